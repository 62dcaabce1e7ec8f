"""The ids of what is chosen on a page: its version, which a program of the same person may use as well."""

from .test_learning import JSON, client_of


def test_bug_a_number_that_a_program_used_as_id_swallows_no_press_on_the_page(begun):
    first = begun.fold.match.turn
    player, address = client_of(begun.people[first]), f"/stol/{begun.row.code}/potez/"
    assert player.post(address, {"action": "pass", "version": 0, "action_id": "4"}, headers=JSON).status_code == 200
    for version, action in enumerate(("pass", "pass", "call H"), start=1):
        begun.act((first + version) % 4, action)
    fold = begun.fold
    assert (fold.version, fold.match.turn) == (4, first)
    card = str(fold.match.legal_actions(first)[0])
    for _press in range(2):
        assert player.post(address, {"action": card, "version": 4, "action_id": "4"}).status_code == 303
    assert begun.fold.version == 5
