package play

import (
	"slices"
	"testing"

	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/records/record"
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

// TestDrawOfferToAProgram offers a draw with one click on the icon: it is asked about first,
// because the program may accept at once. The answer is shown although an earlier position
// was on the board. An offer that comes too early is refused without a question.
func TestDrawOfferToAProgram(t *testing.T) {
	tb := sit(t, against())
	tb.Actions.OfferDraw()
	tb.expect("", "A draw can be agreed only when both players have made a move")
	if len(tb.asked) > 0 {
		t.Errorf("asked %q", tb.asked)
	}
	tb.types("e4")
	tb.bobs("e5")
	tb.types("Nf3")
	tb.bobs("Nc6")
	tb.Browse(record.Mainline(1))
	tb.yes = false
	if tb.press("Offer a draw"); tb.snap.Game.Offered || !slices.Equal(tb.asked, []string{"Offer a draw?"}) {
		t.Errorf("asked %q", tb.asked)
	}
	tb.yes = true
	tb.press("Offer a draw")
	q := <-tb.bob.questions
	if q.reply(player.Action{}, nil); !q.q.Offer {
		t.Fatal("it is not asked about the draw")
	}
	(<-tb.todo)()
	tb.expect("e4 e5 Nf3 Nc6", "declines the draw offer.")
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
		if tb.answer(true); !tb.snap.Playing() || tb.footer.Line.Text != "Black to move." {
			t.Errorf("%s: the answer ends another game: %q", name, tb.footer.Line.Text)
		}
	}
}

func TestClaim(t *testing.T) {
	tb := sit(t, session.Setup{})
	tb.Claim()
	tb.expect("", "There is no draw to claim yet")
	tb.types("Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8")
	tb.expect(tb.sans(), "You may claim a draw by threefold repetition")
	tb.Claim()
	tb.expect(tb.sans(), "Draw by threefold repetition.")
}
