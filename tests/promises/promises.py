"""Every promise every game keeps, whatever is asked and however it is answered.

A game is put through all of them by a class that says what is special about it:

    class TestPromises(Promises[State]):
        game = GAME
        definitions = frozenset({"edition"})
        def longest(self, options): ...   # How many answers a game can take.
        def census(self, state): ...      # All its pieces.
        def check(self, state): ...       # Whatever else is always true.
        def hides(self, state, watcher): ...   # Whose answer is a secret to whom.
        def shows(self, option, watcher): ...  # Who may look at what was hidden.

A test is trusted once it was seen failing. `tools/mutate.py` breaks the code in one place at a
time, as `tools/mutations.py` lists it, and says which test noticed. Last seen:

    a clone forgets a number, shares a list, shares its frames; a cloned spell forgets its
    targets, a theft its card, a Temple its tiles
        test_a_clone_is_equal_and_independent
    a save skips a slot
        test_a_state_is_numbers_and_lists_of_numbers_and_all_of_them_are_saved
    a loaded frame forgets its numbers; a script about to repeat can't be loaded; a loaded table
    has the default options
        test_a_save_loads_in_the_middle_of_any_effect
    a replay does not listen, or goes one answer too far
        test_a_journal_replays_to_the_same_state_and_events
    the view shows the other hand, what it costs, to spectators what was seen; everybody sees the
    options, or what is refused; imagining forgets what was seen, or loses a card; where it is a
    secret who is asked (Fireflies), the sight tells, or a refusal, or a bot is seen thinking
        test_nobody_can_tell_an_imagined_state_from_the_true_one
    imagining changes the true state; a spectator imagines what was seen
        test_imagining_changes_nothing_and_peeks_at_nothing
    imagining keeps the old options
        test_an_imagined_state_is_sound_and_offers_only_what_it_holds
    an imagined hand is the true one; everybody is told which card is drawn, or what Wonder finds;
    a spectator is told secrets
        test_a_hidden_answer_looks_the_same_whatever_it_was
    everybody is told what Steal Passion shows
        test_what_is_hidden_makes_no_difference_to_what_is_seen_and_told
    imagining deals kinds, not copies
        test_an_imagined_hand_holds_each_spell_as_often_as_there_are_copies
    luck can take back its answer; what was answered before luck, or a look, can be taken back;
    what is taken back was heard all the same, or stays in the journal
        test_undo_restores_the_last_choice_and_never_crosses_a_barrier
    a reshuffle doubles the cards; a card cast or stolen stays known; a stolen card vanishes
        test_pieces_are_conserved
    a refusal gives no reason; what is offered is refused
        test_whatever_is_not_offered_is_refused_with_a_reason
    idle players play for ever
        test_every_question_has_an_answer_and_the_last_comes_in_time
    a text is missing in one language
        test_every_text_exists_in_every_language_and_is_told_the_same
    what is left out of a Temple is not told in French (`tools/mutations_rare.py` has more such)
        test_wherever_a_scout_comes_all_can_look_answer_and_read

and by the tests of the engine: a damaged save is loaded (test_save); a journal's answer may be
anybody's (test_journal); a spectator sees the options of luck, any number may sit down
(test_game); another's answer can be taken back, an answer without a choice is taken back alone, a
stale answer is taken, anybody may answer, asking again asks the next question (test_match); luck
leans to the first option (test_question); a file of other rules is read (test_heading);

and by the chapters of Day & Night: a book is renewed when the other rule says so, a card is
discarded before its effect, the last hour can't be spent (test_books); every kind of card is drawn
equally often (test_primitives); a spell costs an hour less, a refusal gives the wrong reason
(test_refusals); a spell reaches less far, a changed tile counts for the wrong colour
(test_casting); a spell has no condition (test_spells); a spell freezes one more (test_crystals);
isolated tiles leave room for Night, ripening leaves room for all (test_editions); any eighteen
squares are room for two, idle players have one more turn (test_ending);

and for Bless by the list of its own in `tools/mutations_bless.py`: `tools/mutate.py bless`.
"""

from tests.promises.play import S
from tests.promises.secrets import SecretPromises
from tests.promises.watching import WatchingPromises
from tests.promises.words import WordPromises


class Promises(SecretPromises[S], WordPromises[S], WatchingPromises[S]):
    """About play, about secrets, about words, about all who watch."""
