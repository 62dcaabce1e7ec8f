"""The kinds of question: each makes a Question from a position of the game, and asks the engine what is right."""
