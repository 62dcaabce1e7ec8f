"""The cards before the call, and who calls trumps."""

from django.utils.translation import gettext as _

from game.bela import Rules

from .words import OptionWords, Subject


def calling() -> Subject:
    return Subject(
        _("Calling trumps"),
        (
            OptionWords(
                "first_look",
                _("Cards before the call"),
                {
                    6: (_("six"), _("Six cards are seen before the call; the last two are the talon.")),
                    5: (_("five"), _("Five cards are seen before the call; the last three are the talon.")),
                },
                otherwise=_ten_cards,
            ),
            OptionWords(
                "talon_seen",
                _("The talon is seen"),
                {
                    "after_trump": (_("when trumps are known"), _("You see your talon when trumps are known.")),
                    "after_own_call": (
                        _("after your own word"),
                        _("You see your talon as soon as you have called, or passed for the last time."),
                    ),
                },
                otherwise=_("You see your talon when trumps are known."),
            ),
            OptionWords(
                "offered_trump",
                _("Choice of trumps"),
                {False: (_("free"), _free_choice), True: (_("a suit is offered"), _offered_suit)},
                otherwise=_("The one after the dealer must call."),
            ),
            OptionWords(
                "two_second_round",
                _("After two passes"),
                {
                    "dealer_forced": (
                        _("the dealer calls"),
                        _("After two passes the dealer must call another suit."),
                    ),
                    "non_dealer_first": (
                        _("first the one who doesn't deal"),
                        _(
                            "After two passes the one who doesn't deal may call another suit first; else the dealer must."
                        ),
                    ),
                },
            ),
            OptionWords(
                "mus",
                _("If nobody calls"),
                {
                    True: (_("the dealer must"), _("The dealer, last, must call.")),
                    False: (_("the cards are dealt again"), _("Nobody must call: if all pass, the next one deals.")),
                },
            ),
            OptionWords(
                "seven_exchange",
                _("The seven for the offered card"),
                {
                    False: (_("isn't swapped"), _("The offered card can't be swapped for.")),
                    True: (
                        _("can be swapped"),
                        _("If the offered suit is trumps, its seven among the first cards can be swapped for it."),
                    ),
                },
            ),
            OptionWords(
                "three_stock",
                _("The two cards left over"),
                {
                    "out_of_play": (_("stay out of play"), _("The two cards left over stay out of play.")),
                    "to_caller": (
                        _("go to the caller"),
                        _(
                            "The caller takes the two cards left over and lays any two aside; their points are the caller's."
                        ),
                    ),
                },
            ),
        ),
    )


def _ten_cards(rules: Rules) -> str:
    if rules.players == 3:
        return _("Each gets ten cards: six are seen before the call, four are the talon.")
    return _("Each gets ten cards: six are seen before the call, four are the talon. Twelve stay out of play.")


def _free_choice(rules: Rules) -> str:
    if rules.players == 2:
        return _("The one who doesn't deal calls any suit or passes; then the dealer must call.")
    return _("Each in turn calls any suit or passes.")


def _offered_suit(rules: Rules) -> str:
    if rules.players == 2:
        return _("One of the cards left over lies open: its suit is called or passed first, then another one.")
    return _(
        "The dealer's last card lies open: in the first round its suit is called or passed, in the second any suit."
    )
