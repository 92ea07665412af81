package play

import (
	"testing"

	"passedpawn/game/play/session"
)

func TestDrawOfferBetweenPeople(t *testing.T) {
	tb := sit(t, session.Setup{})
	tb.OfferDraw()
	tb.expect("", "A draw can be agreed only when both players have made a move")
	tb.types("e4", "e5")
	tb.yes = false
	tb.OfferDraw()
	tb.expect("e4 e5", "Black declines the draw offer.")
	tb.yes = true
	tb.OfferDraw()
	tb.expect("e4 e5", "Draw by agreement.")
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

// TestALateAnswer resigns a game, and offers a draw in it, when another one is on the
// board by the time of the answer.
func TestALateAnswer(t *testing.T) {
	for name, question := range map[string]func(*table){
		"resigning": func(tb *table) { tb.Actions.Resign() },
		"a draw":    func(tb *table) { tb.OfferDraw() },
	} {
		tb := sit(t, session.Setup{})
		tb.types("e4", "e5") // no draw can be agreed before that
		tb.waits = true
		tb.types("d4", "d5")
		question(tb)
		if err := tb.Start(session.Setup{}); err != nil || tb.answer == nil {
			t.Fatal(err, tb.asked)
		}
		tb.types("e4")
		if tb.answer(true); !tb.snap.Playing() || tb.line.Text != "Black to move." {
			t.Errorf("%s: the answer ends another game: %q", name, tb.line.Text)
		}
	}
}

func TestClaim(t *testing.T) {
	tb := sit(t, session.Setup{})
	tb.Claim()
	tb.expect("", "You cannot claim a draw now")
	tb.types("Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8")
	tb.expect(tb.sans(), "You may claim a draw by threefold repetition")
	tb.Claim()
	tb.expect(tb.sans(), "Draw by threefold repetition.")
}
