package session

import (
	"errors"
	"strings"
	"testing"
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// TestResigningToAWall checks that the game is a draw and that its last move explains
// why.
func TestResigningToAWall(t *testing.T) {
	tb := sit(t, Setup{Start: "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1"})
	tb.plays("Kg3", "Kg7")
	tb.Resign()
	if o := tb.Snapshot().Game.Outcome; o.Result != rules.Drawn || o.Reason != rules.Resignation {
		t.Fatalf("White resigns, and the game ends %+v", o)
	}
	tb.finish()
	why, ok := tb.Reasons.Explain(record.Mainline(2))
	if !ok || why.Article.Now != "5.1.2" || !strings.HasPrefix(why.Text.String(), "Black could never have given checkmate, whatever") {
		t.Errorf("%v, %s (%s)", ok, why.Text, why.Article.Now)
	}
}

// TestADeadPositionEndsTheGame checks that the move that closes the wall ends the game.
func TestADeadPositionEndsTheGame(t *testing.T) {
	tb := sit(t, Setup{Start: "8/2k5/8/1p4p1/1P1p2P1/8/2KP4/8 w - - 0 1"})
	if tb.plays("d3"); !tb.Snapshot().Playing() {
		t.Fatalf("it ends %+v while the kings get through", tb.Snapshot().Game.Outcome)
	}
	tb = sit(t, Setup{Start: "8/2k5/8/1p1p2p1/1P4P1/3P4/2K5/8 w - - 0 1"})
	if tb.plays("d4"); tb.Snapshot().Game.Outcome.Reason != rules.DeadPosition {
		t.Errorf("it ends %+v", tb.Snapshot().Game.Outcome)
	}
}

// TestWhenTheRightWasLost types a castling move after the king has moved.
func TestWhenTheRightWasLost(t *testing.T) {
	tb := sit(t, Setup{Start: "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 7"})
	tb.plays("Ke2", "Kd8")
	tb.Reasons.RefuseText("O-O", "O-O", errors.New("not a move"))
	if !strings.Contains(tb.says(), "your king moved on move 7") {
		t.Errorf("it says %q", tb.says())
	}
	tb.plays("Ke1", "Ke8")
	if tb.tries("e1", "g1"); !strings.Contains(tb.says(), "your king moved on move 7") {
		t.Errorf("it says %q", tb.says())
	}
}

// TestWhatShowsIt checks that the wall of a draw is shown on the board, and adds to the
// game the moves with which a lone knight could still have mated.
func TestWhatShowsIt(t *testing.T) {
	tb := sit(t, Setup{Start: "8/2k5/8/1p1p2p1/1P4P1/3P4/2K5/8 w - - 0 1"})
	tb.plays("d4")
	if _, ok := tb.Reasons.Explain(record.Mainline(1)); !ok || len(tb.Snapshot().Proof.Wall) != 6 {
		t.Errorf("the wall is %+v", tb.Snapshot().Proof)
	}
	control, _ := clock.Parse("60")
	tb = sit(t, Setup{Start: "7k/5p2/8/8/8/8/5K2/5B2 w - - 0 1", Time: control})
	tb.plays("Ke1")
	tb.pass(time.Hour)
	before := tb.body()
	tb.finish()
	why, ok := tb.Reasons.Explain(record.Mainline(1))
	if !ok || len(why.Line) == 0 {
		t.Fatalf("%+v", why)
	}
	tb.Edits.ShowMate(record.Mainline(1), why.Line)
	tb.is("Ke1", record.Mainline(2))
	tb.Browse(tb.Snapshot().Game.Record.End(record.Mainline(1)))
	if p := tb.Snapshot().Place.Position(); len(p.Moves()) != 0 || len(p.Checks()) == 0 {
		t.Errorf("it leads to %v", p)
	}
	if tb.Edits.Undo(); tb.body() != before {
		t.Errorf("undone, the game is %s", tb.body())
	}
}

// TestNothingInADeadPosition analyses a dead position that looks won.
func TestNothingInADeadPosition(t *testing.T) {
	tb := study(t, "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. Kf2 *")
	for _, dead := range []bool{false, true} {
		if dead {
			tb = study(t, "[FEN \"8/2k5/8/1p1p2p1/1P1P2P1/8/2K5/8 w - - 0 1\"]\n\n*")
		}
		tb.Analysis.Toggle()
		q := tb.next(tb.analyst)
		q.q.Tell(player.Thought{Position: q.q.Position(), Rank: 1, Score: 250, Line: q.q.Position().Moves()[:1]})
		tb.run()
		if f := tb.Snapshot().Analysis.Found; len(f) != 1 || (f[0].Score == 0) != dead {
			t.Errorf("dead: %v, found %+v", dead, f)
		}
	}
}
