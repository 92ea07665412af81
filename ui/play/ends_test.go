package play

import (
	"testing"

	"passedpawn/game/record"
	"passedpawn/game/rules"
	"passedpawn/game/session"
)

func TestDrawOfferBetweenPeople(t *testing.T) {
	tb := sit(t, session.Setup{})
	tb.yes = false
	tb.OfferDraw()
	tb.expect("", "Black declines the draw.")
	tb.yes = true
	tb.OfferDraw()
	tb.expect("", "Draw by agreement.")
}

// What is tried on the board when the game is over is a remark, not a move of the
// game; at a mate nothing can be tried.
func TestTriedAfterTheEnd(t *testing.T) {
	tb := sit(t, session.Setup{})
	tb.types("f3", "e5")
	tb.Actions.Resign()
	tb.types("g4", "Qh4")
	tb.expect("f3 e5", "You look at the game after 2...Qh4#.")
	if at := (record.Path{0, 0, 0, 0}); !tb.kept.Has(at) || tb.kept.At(at).SAN() != "Qh4#" || tb.kept.Result != rules.BlackWins {
		t.Errorf("kept is %v, %v", at, tb.kept.Result)
	}
	tb.types("a3")
	tb.expect("f3 e5", "The game is over: checkmate by the queen on h4.")
	if err := tb.Resume(tb.kept.Clone(), "game.pgn"); err != nil {
		t.Fatal(err)
	}
	tb.expect("f3 e5", "Black wins by resignation.")
	tb.Browse(record.Path{0, 0, 0})
	tb.Delete()
	if tb.expect("f3 e5", "Black wins by resignation."); tb.kept.Has(record.Path{0, 0, 0}) {
		t.Error("what was tried cannot be taken out")
	}
	tb.types("g4")
	if tb.Undo(); len(tb.snap.Game.Record.Main()) != 2 {
		t.Error("what was tried cannot be undone")
	}
}

func TestResignIsAskedOnce(t *testing.T) {
	tb := sit(t, against())
	tb.yes = false
	tb.Actions.Resign()
	tb.expect("", "Your move")
	tb.yes = true
	tb.Actions.Resign()
	tb.expect("", "Black wins by resignation.")
	if len(tb.asked) != 2 {
		t.Errorf("asked %q", tb.asked)
	}
}

func TestClaim(t *testing.T) {
	tb := sit(t, session.Setup{})
	tb.Claim()
	tb.expect("", "There is no draw to claim")
	tb.types("Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8")
	tb.expect(tb.sans(), "You may claim a draw by threefold repetition")
	tb.Claim()
	tb.expect(tb.sans(), "Draw by threefold repetition.")
}
