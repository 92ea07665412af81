package play

import (
	"errors"
	"slices"
	"testing"

	"passedpawn/game/record"
	"passedpawn/game/rules"
	"passedpawn/game/session"
)

func TestAGameNobodyMovedInIsDropped(t *testing.T) {
	tb := sit(t, session.Setup{Engine: true, Level: 1, Side: rules.Black})
	tb.bobs("e4")
	if err := tb.Start(against()); err != nil || tb.dropped != 1 {
		t.Errorf("%v: dropped %d games, want 1", err, tb.dropped)
	}
	tb.types("e4")
	if err := tb.Start(against()); err != nil || tb.dropped != 1 {
		t.Errorf("%v: dropped %d games, want 1", err, tb.dropped)
	}
}

// TestWhatAStudyLeavesBehind leaves studies in which no move was made.
func TestWhatAStudyLeavesBehind(t *testing.T) {
	const position = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n*"
	for name, tt := range map[string]struct {
		do      func(*table)
		dropped int
	}{
		"only looked at":   {func(*table) {}, 0},
		"a comment":        {func(tb *table) { tb.writes = "won"; tb.Actions.Comment() }, 0},
		"a comment undone": {func(tb *table) { tb.writes = "won"; tb.Actions.Comment(); tb.Undo() }, 1},
		"a kept one":       {func(tb *table) { _ = tb.Resume(tb.snap.Game.Record.Clone(), "kept.pgn") }, 0},
		"a kept one, and undo": {func(tb *table) {
			_ = tb.Resume(tb.snap.Game.Record.Clone(), "kept.pgn")
			tb.types("e4")
			tb.Undo()
		}, 0},
	} {
		tb := study(t, position)
		tb.dropped = 0
		tt.do(tb)
		if err := tb.Start(against()); err != nil || tb.dropped != tt.dropped {
			t.Errorf("%s: %v, %d files are removed, want %d", name, err, tb.dropped, tt.dropped)
		}
	}
}

// TestTheOnlyMoveTakenBack is not on the board again after a restart.
func TestTheOnlyMoveTakenBack(t *testing.T) {
	tb := sit(t, session.Setup{})
	tb.types("e4")
	tb.TakeBack()
	if tb.sans() != "" || len(tb.kept.Main()) != 0 {
		t.Errorf("the game is %q and its file holds %d plies", tb.sans(), len(tb.kept.Main()))
	}
}

func TestResume(t *testing.T) {
	tb := sit(t, against())
	tb.types("e4")
	tb.bobs("e5")
	tb.Flip()
	again := tb.kept
	if err := tb.Resume(again.Clone(), "a.pgn"); err != nil {
		t.Fatal(err)
	}
	if tb.sans() != "e4 e5" || !tb.snap.Flipped || tb.snap.Game.Human[rules.Black] || !slices.Contains(tb.began, "a.pgn") {
		t.Errorf("resumed %q, flipped %v, seats %v", tb.sans(), tb.snap.Flipped, tb.snap.Game.Human)
	}
	tb.types("Nf3")
	tb.bobs("Nc6")
	tb.expect("e4 e5 Nf3 Nc6", "Your move.")
}

func TestAGameFromElsewhereIsKeptOnlyWhenItGoesOn(t *testing.T) {
	tb := sit(t, session.Setup{})
	rec := record.New("chess", "")
	rec.Add(0, rules.Move{From: rules.Sq(4, 1), To: rules.Sq(4, 3)}, "e4")
	tb.kept = nil
	if err := tb.Show(rec, nil); err != nil || tb.kept != nil {
		t.Fatalf("%v: kept %v", err, tb.kept)
	}
	tb.Browse(tb.snap.LineEnd())
	tb.types("e5")
	if tb.kept == nil || tb.sans() != "e4 e5" {
		t.Errorf("%q is not kept", tb.sans())
	}
}

func TestTroubleWithTheDisk(t *testing.T) {
	tb := sit(t, against())
	tb.SetUnsaved(errors.New("no space left"))
	tb.types("e4")
	tb.expect("e4", "Not saved yet, trying again: no space left.")
	tb.SetUnsaved(nil)
	tb.expect("e4", "is thinking.")
}
