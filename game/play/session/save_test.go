package session

import (
	"slices"
	"testing"

	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

func TestAGameNobodyMovedInIsDropped(t *testing.T) {
	tb := sit(t, Setup{Engine: true, Level: 1, Side: rules.Black})
	tb.bobs("e4")
	if err := tb.Start(against()); err != nil || tb.dropped != 1 {
		t.Errorf("%v: dropped %d games, want 1", err, tb.dropped)
	}
	tb.plays("e4")
	if err := tb.Start(against()); err != nil || tb.dropped != 1 {
		t.Errorf("%v: dropped %d games, want 1", err, tb.dropped)
	}
}

// TestWhatAStudyLeavesBehind leaves studies in which no move was made.
func TestWhatAStudyLeavesBehind(t *testing.T) {
	const position = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n*"
	resume := func(tb *table) {
		if err := tb.Resume(tb.Snapshot().Game.Record.Clone(), "kept.pgn"); err != nil {
			t.Error(err)
		}
	}
	for name, tt := range map[string]struct {
		do      func(*table)
		dropped int
	}{
		"only looked at":       {func(*table) {}, 0},
		"a comment":            {func(tb *table) { tb.Edits.Comment(tb.Snapshot().Place, "won") }, 0},
		"a comment undone":     {func(tb *table) { tb.Edits.Comment(tb.Snapshot().Place, "won"); tb.Edits.Undo() }, 1},
		"a kept one":           {resume, 0},
		"a kept one, and undo": {func(tb *table) { resume(tb); tb.plays("e4"); tb.Edits.Undo() }, 0},
	} {
		tb := study(t, position)
		tt.do(tb)
		if err := tb.Start(against()); err != nil || tb.dropped != tt.dropped {
			t.Errorf("%s: %v, %d files are removed, want %d", name, err, tb.dropped, tt.dropped)
		}
	}
}

// TestTheOnlyMoveTakenBack checks that the move is no longer in the file.
func TestTheOnlyMoveTakenBack(t *testing.T) {
	tb := sit(t, Setup{})
	tb.plays("e4")
	tb.TakeBack()
	if tb.sans() != "" || len(tb.kept.Main()) != 0 {
		t.Errorf("the game is %q and its file holds %d plies", tb.sans(), len(tb.kept.Main()))
	}
}

func TestResume(t *testing.T) {
	tb := sit(t, against())
	tb.plays("e4")
	tb.bobs("e5")
	tb.Flip()
	if err := tb.Resume(tb.kept.Clone(), "a.pgn"); err != nil {
		t.Fatal(err)
	}
	s := tb.Snapshot()
	if tb.sans() != "e4 e5" || !s.Flipped || s.Game.Human[rules.Black] || !slices.Contains(tb.began, "a.pgn") {
		t.Errorf("resumed %q, flipped %v, seats %v", tb.sans(), s.Flipped, s.Game.Human)
	}
	tb.plays("Nf3")
	tb.bobs("Nc6")
	tb.is("e4 e5 Nf3 Nc6", record.Mainline(4))
}

// TestAGameFromElsewhereIsSavedOnlyWhenItGoesOn checks that the game opens at its start
// and gets a file with the first move.
func TestAGameFromElsewhereIsSavedOnlyWhenItGoesOn(t *testing.T) {
	tb := study(t, "1. e4 *")
	tb.is("e4", nil)
	tb.Browse(tb.Snapshot().LineEnd())
	if tb.kept != nil {
		t.Fatal("it was saved")
	}
	tb.plays("e5")
	if tb.kept == nil || tb.sans() != "e4 e5" {
		t.Errorf("%q is not saved", tb.sans())
	}
}

// TestLookingChangesNothing opens a game of the library, walks through it, and checks
// that its file was not written.
func TestLookingChangesNothing(t *testing.T) {
	tb := sit(t, Setup{})
	if err := tb.Resume(matchtest.Record(t, "[Termination \"Normal\"]\n\n1. e4 {x} e5 1-0"), "kept.pgn"); err != nil {
		t.Fatal(err)
	}
	tb.Browse(nil)
	tb.Browse(record.Mainline(2))
	if tb.kept != nil {
		t.Error("it was written")
	}
	tb.Edits.ToggleNAG(1)
	if tb.kept == nil || tb.kept.Tag("Termination") != "Normal" {
		t.Errorf("after an edit: %+v", tb.kept)
	}
}

// TestAGameThatCannotBeShown checks that the game on the board is not affected: its
// opponent still answers, and it is still saved in its own file.
func TestAGameThatCannotBeShown(t *testing.T) {
	tb := sit(t, against())
	tb.plays("e4")
	before, began := tb.Snapshot().Game.Game, len(tb.began)
	broken := record.New("chess", "")
	broken.Add(0, rules.Move{From: rules.Sq(0, 0), To: rules.Sq(7, 7)}, "Rh8")
	for name, err := range map[string]error{
		"an illegal move":  tb.Resume(broken, "broken.pgn"),
		"an unknown game":  tb.Show(record.New("whist", ""), nil),
		"an unknown setup": tb.Start(Setup{Variant: "Whist"}),
	} {
		if err == nil || tb.Snapshot().Game.Game != before || len(tb.began) != began {
			t.Errorf("%s: %v", name, err)
		}
	}
	tb.bobs("e5")
	if tb.is("e4 e5", record.Mainline(2)); len(tb.kept.Main()) != 2 {
		t.Error("it is not saved any more")
	}
}
