"""What is asked before a card is played."""

from game.bela import Rules
from tests.tables.presenters import samples


def asked(match):
    """What whoever is on turn is asked; nobody else is."""
    for seat in match.rules.seats:
        if seat != match.turn:
            assert samples.drawn_from(match, seat).match.question is None
    return samples.drawn_from(match, match.turn).match.question


def in_phase(phase, **options):
    return samples.first_found(lambda match: match.phase == phase, Rules(**options))


def test_the_first_of_three_is_told_that_he_must_call():
    question = asked(in_phase("calling", players=3))
    assert not question.may_pass
    assert question.hint == "Na prvoj si ruci: moraš zvati."


def test_in_the_round_of_the_offered_suit_only_that_one_can_be_called():
    match = in_phase("calling", offered_trump=True)
    question = asked(match)
    assert [choice.suit for choice in question.suits] == [samples.view(match, None).offered.suit.letter]
    assert question.may_pass
    assert question.hint == "Ako nitko ne uzme ponuđenu boju, slijedi još jedan krug."


def test_without_mus_it_is_said_that_a_deal_nobody_calls_is_dealt_again():
    assert asked(in_phase("calling", mus=False)).hint == "Ako svi kažu dalje, dijeli se iznova."


def test_the_card_turned_up_lies_open_until_the_dealer_of_four_takes_it_up():
    offered = Rules(offered_trump=True)
    calling = samples.first_found(lambda match: match.phase == "calling", offered)
    playing = samples.first_found(lambda match: match.phase == "playing", offered)
    shown = samples.drawn_from(calling, 0).match.offered
    assert shown.card == str(samples.view(calling, 0).offered)
    assert samples.drawn_from(playing, 0).match.offered is None


def test_the_card_turned_up_for_two_lies_open_for_the_whole_deal():
    playing = samples.first_found(
        lambda match: match.phase == "playing", Rules(players=2, offered_trump=True, target=501)
    )
    assert samples.drawn_from(playing, 0).match.offered.card == str(samples.view(playing, 0).offered)


def test_after_the_exchange_it_is_the_seven_that_lies_there():
    rules = Rules(players=2, offered_trump=True, seven_exchange=True)
    match = samples.first_found(
        lambda match: match.phase == "playing" and samples.view(match, None).exchanger is not None, rules
    )
    assert samples.drawn_from(match, 0).match.offered.card == f"7{samples.view(match, None).offered.suit.letter}"


def test_everybody_is_asked_about_the_exchange_and_only_the_seven_may_be_exchanged():
    options = {"offered_trump": True, "seven_exchange": True}
    seen = set()
    for wanted in (True, False):
        match = samples.first_found(
            lambda match, wanted=wanted: match.phase == "exchanging" and asked(match).may_exchange == wanted,
            Rules(**options),
        )
        seen.add(asked(match).may_exchange)
        holds = any(
            str(card)[0] == "7" and card.suit == match.stage.trumps.trump
            for card in samples.view(match, match.turn).hand
        )
        assert holds == wanted
    assert seen == {True, False}


def test_who_lays_two_cards_aside_chooses_them_in_the_hand():
    match = in_phase("discarding", players=3, three_stock="to_caller")
    shown = samples.drawn_from(match, match.turn).match
    assert shown.question is not None
    assert [place.state for place in shown.hand.places] == ["choice"] * 12


def test_each_choice_of_announcements_is_one_press_and_nothing_is_the_last():
    match = samples.first_found(
        lambda match: match.phase == "declaring" and len(match.legal_actions(match.turn)) == 4,
        Rules(declaring="manual"),
    )
    choices = asked(match).choices
    assert [choice.action for choice in choices] == [str(action) for action in match.legal_actions(match.turn)]
    assert [len(choice.announcements) for choice in choices] == [2, 1, 1, 0]
    assert choices[0].worth.count(" i ") == 1
    assert (choices[-1].action, choices[-1].worth) == ("declare", "")
