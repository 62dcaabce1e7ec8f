"""Changing a match in everything that a seat cannot see, and in nothing else."""

from dataclasses import replace

from game.bela import CARDS, announcements_in, cards_of, set_of, side_of
from game.bela.calling import Calling, has_said_all
from game.bela.cards import BELA
from game.bela.deal import Deal, offered_place, places_by_seat
from game.bela.declaring import Declaring
from game.bela.discarding import Discarding
from game.bela.exchanging import Exchanging
from game.bela.match import Over
from game.bela.play import allowed_cards
from game.bela.playing import Playing
from game.bela.review import Review
from game.bela.showing import values_known


def with_hidden_shuffled(match, seat, chance):
    """The match with all cards dealt anew that this seat (None: a spectator) cannot see; earlier deals are forgotten."""
    standing = replace(match.standing, finished=())
    return match._replace(standing=standing, stage=_stage(match.stage, seat, chance))


def _stage(stage, seat, chance):
    match stage:
        case Calling():
            seen = seat is not None and _sees_talon(seat, stage.deal, stage.calls)
            return Calling(_deal(stage.deal, seat, seen, chance), stage.calls)
        case Exchanging():
            seen = seat is not None and _sees_talon(seat, stage.trumps.deal, stage.trumps.calls)
            return replace(stage, trumps=_trumps(stage.trumps, seat, seen, chance))
        case Discarding():
            return replace(stage, trumps=_trumps(stage.trumps, seat, True, chance))
        case Declaring():
            return replace(stage, trumps=_trumps(stage.trumps, seat, True, chance))
        case Playing():
            return _play(stage, seat, chance)
        case Review() | Over():
            return replace(stage, ended=_ended(stage.ended, seat, chance))
    return stage


def _sees_talon(seat, deal, calls):
    return deal.rules.talon_seen == "after_own_call" and has_said_all(seat, deal, calls)


def _deal(deal, seat, talon_seen, chance):
    """The deck with every place shuffled that this seat cannot see: not its own cards, nor the one turned up."""
    seen = set()
    if seat is not None:
        own = places_by_seat(deal.rules, deal.dealer)[seat]
        seen |= {*own.first, *(own.talon if talon_seen else ())}
    if deal.offered is not None:
        seen.add(offered_place(deal.rules))
    return Deal.of(deal.rules, deal.dealer, deal.totals, _shuffled_but(deal.order, seen, chance))


def _shuffled_but(order, seen, chance):
    hidden = [place for place in range(32) if place not in seen]
    mixed = [order[place] for place in hidden]
    chance.shuffle(mixed)
    order = [*order]
    for place, card in zip(hidden, mixed, strict=True):
        order[place] = card
    return tuple(order)


def _mixed(sets, kept, chance):
    """These sets of cards with the cards outside `kept` dealt anew, each as large as it was."""
    loose = [card for cards in sets for card in cards_of(cards & ~kept)]
    chance.shuffle(loose)
    return [(cards & kept) | set_of(loose.pop() for _ in cards_of(cards & ~kept)) for cards in sets]


def _trumps(trumps, seat, talon_seen, chance):
    """Other hands and talons, the cards that are nobody's, and what others laid aside."""
    players = trumps.deal.rules.players
    own = 0
    if seat is not None:
        own = trumps.first[seat] | (trumps.talons[seat] if talon_seen else 0)
        if seat == trumps.caller:
            own |= trumps.aside
    everywhere = [*trumps.first, *trumps.talons, trumps.aside]
    nobodys = set_of(CARDS) & ~sum(everywhere)
    mixed = _mixed([*everywhere, nobodys], own, chance)
    deal = trumps.deal
    return replace(
        trumps,
        deal=replace(
            deal,
            order=_shuffled_but(deal.order, (), chance),
            stock=_mixed([deal.stock, ~deal.stock & 0xFFFFFFFF], 0, chance)[0],
        ),
        first=tuple(mixed[:players]),
        talons=tuple(mixed[players : 2 * players]),
        aside=mixed[2 * players],
    )


def _play(play, seat, chance):
    """Hands, the cards nobody sees, undeclared announcements, an unsaid bela and revokes."""
    opening, rules = play.opening, play.rules
    trumps = _trumps(opening.trumps, seat, True, chance)
    own = 0 if seat is None else play.hands[seat]
    aside = opening.trumps.aside
    played = set_of(play.plays)
    nobodys = set_of(CARDS) & ~(sum(play.hands) | played | aside)
    kept = own | (aside if seat == opening.trumps.caller else 0)
    *hands, aside, _ = _mixed([*play.hands, aside, nobodys], kept, chance)
    opening = replace(
        opening,
        trumps=replace(trumps, aside=aside),
        hands=tuple(chance.sample([hand | played for hand in hands], len(hands))),
        declared=_declared(play, chance),
        announcing=opening.announcing if values_known(play) else chance.randrange(rules.sides),
        bela_holder=_bela_holder(play, hands, seat),
    )
    allowed = play.allowed
    if play.turn != seat:
        allowed = (
            hands[play.turn]
            if not play.trick
            else allowed_cards(hands[play.turn], play.trick[0], play.best, opening.trump, rules)
        )
    return play._replace(
        opening=opening, hands=tuple(hands), allowed=allowed, revoked=chance.randrange(1 << rules.players)
    )


def _ended(ended, seat, chance):
    """A judged claim shows what the accused held: which card was wrong, and what was allowed."""
    play = _play(ended.play, seat, chance)
    if ended.claim is not None:
        hands, accused = [*play.opening.hands], ended.claim.against
        hands[accused] = ended.play.opening.hands[accused]
        play = play._replace(opening=replace(play.opening, hands=tuple(hands)), revoked=ended.play.revoked)
    return replace(ended, play=play)


def _declared(play, chance):
    """With automatic ones the losers' are secret, and everybody's until the winners' values are known."""
    opening, rules = play.opening, play.rules
    if rules.declaring == "manual" or opening.belot is not None:
        return opening.declared
    known = values_known(play)
    return tuple(
        said
        if known and side_of(seat, rules.players) == opening.announcing
        else announcements_in(chance.getrandbits(32))
        for seat, said in zip(rules.seats, opening.declared, strict=True)
    )


def _bela_holder(play, hands, seat):
    """Only what was said, or what a seat holds itself, is known."""
    opening = play.opening
    holder, bela = opening.bela_holder, BELA[opening.trump]
    if play.bela_at is not None or holder == seat or (holder is None and seat is None):
        return holder
    others = [other for other in play.rules.seats if other != seat]
    return next((other for other in others if hands[other] & bela == bela), None)
