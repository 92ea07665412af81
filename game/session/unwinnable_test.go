package session

import (
	"errors"
	"strings"
	"testing"

	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// TestResigningToAWall is a draw, and the last move of the game tells why.
func TestResigningToAWall(t *testing.T) {
	tb := sit(t, Setup{Start: "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1"})
	tb.plays("Kg3", "Kg7")
	tb.Resign()
	if o := tb.Snapshot().Game.Outcome; o.Result != rules.Drawn || o.Reason != rules.Resignation {
		t.Fatalf("White resigns, and the game ends %+v", o)
	}
	why, ok := tb.Explain(record.Mainline(2))
	if !ok || why.Article.Now != "5.1.2" || !strings.HasPrefix(why.Text.String(), "No legal moves at all could lead to a checkmate by Black") {
		t.Errorf("%v, %s (%s)", ok, why.Text, why.Article.Now)
	}
}

// TestADeadPositionEndsTheGame ends it with the move that shuts the wall.
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

// TestWhenTheRightWasLost types castling after the king has moved.
func TestWhenTheRightWasLost(t *testing.T) {
	tb := sit(t, Setup{Start: "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 7"})
	tb.plays("Ke2", "Kd8")
	tb.RefuseText("O-O", "O-O", errors.New("not a move"))
	if !strings.Contains(tb.says(), "your king moved on move 7") {
		t.Errorf("it says %q", tb.says())
	}
	tb.plays("Ke1", "Ke8")
	if tb.tries("e1", "g1"); !strings.Contains(tb.says(), "your king moved on move 7") {
		t.Errorf("it says %q", tb.says())
	}
}
