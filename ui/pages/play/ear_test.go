package play

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/play/describe"
	"passedpawn/game/play/match"
	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
	"passedpawn/ui/i18n"
	"passedpawn/ui/testing/uitest"
)

// byEar turns Play by ear on.
func (tb *table) byEar(on bool) {
	s := tb.settings
	s.ByEar = on
	tb.SetSettings(s)
}

// types letters on the board, as a keyboard does.
func (tb *table) letters(text string) {
	for _, r := range text {
		tb.Board.TypedRune(r)
	}
}

// replies checks what is said last.
func (tb *table) replies(what, want string) {
	tb.t.Helper()
	said := tb.Said()
	if got := said[len(said)-1]; !strings.HasPrefix(got, want) {
		tb.t.Errorf("%s: it says %q, want %q", what, got, want)
	}
}

// TestEarKeys asks at the cursor. While Play by ear is off, the same keys mean what they always
// did, and the field for typing keeps its letters in any case.
func TestEarKeys(t *testing.T) {
	tb := sit(t, session.Setup{})
	tb.letters("k")
	if tb.entry.Text != "k" {
		t.Fatalf("the field has %q", tb.entry.Text)
	}
	tb.entry.SetText("")
	tb.byEar(true)
	tb.window.Canvas().Focus(tb.Board)
	tb.letters("k")
	tb.replies("k", "e1: king, White")
	if tb.entry.Text != "" {
		t.Errorf("the field has %q", tb.entry.Text)
	}
	uitest.Key(tb.Board, fyne.KeyRight)
	tb.replies("Right", "f1: bishop, White")
	tb.Board.TypedKey(&fyne.KeyEvent{Name: fyne.Key2})
	tb.letters("2")
	tb.replies("2", "f2: pawn, White")
	tb.Board.KeyDown(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
	tb.Board.TypedKey(&fyne.KeyEvent{Name: fyne.Key7})
	tb.letters("/") // the sign of that key on a German keyboard
	tb.Board.KeyUp(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
	tb.replies("Shift+7", "g2: pawn, White")
	tb.ByEar("alt+x")
	tb.replies("Alt+X", "g2, file and rank: g7: pawn, Black; f2: pawn, White; h2: pawn, White; g1: knight, White")
	tb.letters("y")
	tb.replies("y", "The key y does nothing here.")
	tb.letters("t")
	tb.replies("t", "This game has no clocks.")
	tb.letters("i")
	if tb.keyboard.focused() != tb.entry {
		t.Fatal("I does not open the field")
	}
	tb.entry.SetText("")
	for _, r := range "Nf3" {
		tb.entry.TypedRune(r)
	}
	if tb.entry.Text != "Nf3" {
		t.Errorf("the field has %q", tb.entry.Text)
	}
	uitest.Key(tb.entry, fyne.KeyReturn)
	tb.expect("Nf3", "Black")
}

// TestEarBrowses goes back and on through a game and its variations.
func TestEarBrowses(t *testing.T) {
	tb := study(t, "1. e4 e5 (1... c5 2. Nf3) (1... e6) 2. Nf3 {Develops.} *")
	tb.byEar(true)
	tb.Session.Browse(nil)
	for _, c := range []struct{ keys, move, more string }{
		{"D", "1. White: pawn to e4", ""},
		{"D", "1. Black: pawn to e5", ""},
		{"S", "1. Black: pawn to c5", ""},
		{"S", "1. Black: pawn to e6", ""},
		{"S", "1. Black: pawn to e6", "There is no other variation here."},
		{"D", "1. Black: pawn to e6", "There are no more moves this way."},
		{"WW", "1. Black: pawn to e5", ""},
		{"W", "1. Black: pawn to e5", "There is no other variation here."},
		{"D", "2. White: knight to f3", "Develops."},
		{"A", "1. Black: pawn to e5", ""},
	} {
		tb.letters(c.keys)
		said := tb.Said()
		if said[0] != c.move || !strings.Contains(said[len(said)-1], c.more) {
			t.Errorf("%s: it says %q, want %q and %q", c.keys, said, c.move, c.more)
		}
	}
}

// TestEarHelps gives a hint in a casual game, and none by tournament rules.
func TestEarHelps(t *testing.T) {
	tb := sit(t, session.Setup{Conduct: match.Tournament})
	tb.byEar(true)
	for _, key := range []string{"v", "g"} {
		tb.letters(key)
		tb.replies(key, "This game is played by tournament rules: there are no hints and no analysis")
	}
	if tb.snap.Analysis.On {
		t.Error("an analysis is on")
	}
}

// TestEarEvaluates answers from an analysis as soon as it knows enough.
func TestEarEvaluates(t *testing.T) {
	tb := study(t, "1. e4 e5 *")
	tb.byEar(true)
	tb.Session.Browse(record.Mainline(2))
	tb.letters("v")
	tb.replies("v", "Analysing.")
	<-tb.analyst.questions
	tb.found(1, 4, 90, "Nf3")
	tb.replies("at a little depth", "Analysing.")
	tb.found(1, 12, 35, "Nf3")
	tb.replies("v", "White is better by 0.3 pawns")
	tb.letters("g")
	tb.replies("g", "Best move: knight to f3. White is better by 0.3 pawns.")
	tb.found(1, 14, 60, "Nf3")
	tb.replies("what was answered", "Best move: knight to f3. White is better by 0.3 pawns.")
}

// TestEarProved answers at once from an analysis that has proved its result, which it does not
// deepen, and from one that was paused.
func TestEarProved(t *testing.T) {
	tb := study(t, "[FEN \"8/8/8/8/4k3/8/4p3/4K3 w - - 0 1\"]\n\n*")
	tb.byEar(true)
	tb.letters("v")
	<-tb.analyst.questions
	tb.watch(player.Thought{Position: tb.Shown(), Rank: 1, Depth: 1, Proved: true, Line: tb.Shown().Moves()[:1]})
	(<-tb.todo)()
	tb.pass(time.Second)
	tb.replies("v", "The position is equal")

	tb = study(t, "1. e4 e5 *")
	tb.byEar(true)
	tb.Session.Analysis.Toggle()
	<-tb.analyst.questions
	tb.Session.Analysis.TogglePause()
	tb.letters("v")
	if tb.replies("v", "Analysing."); tb.snap.Analysis.Paused {
		t.Error("the analysis stays paused")
	}
}

// TestEarWaits begins no analysis while the computer thinks, because it would not be answered.
func TestEarWaits(t *testing.T) {
	tb := sit(t, session.Setup{Engine: true, Side: rules.Black})
	tb.byEar(true)
	tb.letters("v")
	if tb.snap.Analysis.On {
		t.Error("an analysis is on")
	}
}

// TestEarOver says nothing of legal moves where the rules end a game that has some.
func TestEarOver(t *testing.T) {
	tb := study(t, "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *")
	tb.byEar(true)
	tb.Session.Browse(record.Mainline(8))
	tb.snap.Review.Evals = make([]review.Eval, 9)
	tb.snap.Review.Evals[8] = review.Eval{Known: true, Sure: true, Score: review.Score{Over: true}}
	tb.letters("v")
	tb.replies("v", "Analysing.")
}

// TestEarInSight answers about the position on the board while a proof is shown there.
func TestEarInSight(t *testing.T) {
	tb := doubting(t)
	tb.byEar(true)
	test.Tap(tb.footer.Section)
	tb.steps(2)
	sight := tb.snap.Sight().Position()
	for file := range int8(8) {
		for rank := range int8(8) {
			at := rules.Square{File: file, Rank: rank}
			now, is := sight.At(at)
			was, had := tb.Shown().At(at)
			if is == had && now == was {
				continue
			}
			tb.types("o " + at.String())
			if tb.replies(at.String(), i18n.P(tb.earGame.scene().Square(at))); !is {
				tb.replies(at.String(), at.String()+": empty")
			}
		}
	}
}

// TestHintsInStyles hears hints and a premove in each style.
func TestHintsInStyles(t *testing.T) {
	for style, want := range map[describe.Style][3]string{
		describe.Words:   {"Hint: move the knight on g1. Press", "Hint: knight to f3.", "Premove: knight to f3."},
		describe.SAN:     {"Hint: move the knight on g1. Press", "Hint: Nf3.", "Premove: knight to f3."},
		describe.UCI:     {"Hint: move the knight on g1. Press", "Hint: g1f3.", "Premove: g1f3."},
		describe.Spelled: {"Hint: move the knight on golf 1. Press", "Hint: knight foxtrot 3.", "Premove: knight foxtrot 3."},
	} {
		tb := sit(t, against())
		s := tb.settings
		s.ByEar, s.EarStyle = true, string(style)
		tb.SetSettings(s)
		tb.Hint()
		q := <-tb.adviser.questions
		tb.replies("a hint that is looked for", "Looking for a good move...")
		q.reply(player.Action{Move: rules.Move{From: rules.Sq(6, 0), To: rules.Sq(5, 2)}}, nil)
		(<-tb.todo)()
		tb.replies(string(style), want[0])
		tb.Hint()
		tb.replies(string(style), want[1])
		tb.types("e4")
		tb.types("Nf3")
		tb.replies(string(style), want[2])
	}
}

// TestDialogsInStyles hears the titles and texts of dialogs about moves in each style. What is
// drawn has the moves as they are written.
func TestDialogsInStyles(t *testing.T) {
	tb := study(t, `[SetUp "1"]
[FEN "1r5k/8/8/8/8/8/8/R3K3 w Q - 0 1"]

1. O-O-O {Long!} *`)
	for style, move := range map[describe.Style]string{
		describe.Words: "1. castles queenside", describe.SAN: "1.O-O-O", describe.UCI: "1. e1c1", describe.Spelled: "1. castles queenside",
	} {
		tb.settings.ByEar, tb.settings.EarStyle = true, string(style)
		tb.Actions.read(record.Path{0})
		if tb.aloud[0] != "Comment on "+move || tb.aloud[1] != "Long!" || tb.told != "Comment on 1.O-O-O: Long!" {
			t.Errorf("%s: the comment is read as %q, and shown as %q", style, tb.aloud, tb.told)
		}
		tb.Actions.explain(record.Path{0})
		if tb.aloud[0] != "About "+move || !strings.HasPrefix(tb.aloud[1], "The rook can pass") || !strings.HasPrefix(tb.told, "About 1.O-O-O: ") {
			t.Errorf("%s: the rule is read as %q, and shown as %q", style, tb.aloud, tb.told)
		}
	}
}

// TestClaimsInStyles hears what a review is certain of in each style. What is drawn has the moves as
// they are written.
func TestClaimsInStyles(t *testing.T) {
	tb := reviewed(t)
	all := tb.snap.Review.Opened()
	test.Tap(tb.review.moments[len(all)-1])
	drawn := tb.review.why.Text
	heard, first := map[string]bool{}, map[describe.Style]string{}
	for _, style := range []describe.Style{describe.Words, describe.SAN, describe.UCI, describe.Spelled} {
		s := tb.settings
		s.ByEar, s.EarStyle = true, string(style)
		tb.SetSettings(s)
		said := tb.Said()
		claim := said[len(said)-2]
		if heard[claim] || claim == drawn != (style == describe.SAN) || tb.review.why.Text != drawn {
			t.Errorf("%s: it says %q and shows %q", style, claim, tb.review.why.Text)
		}
		heard[claim] = true
		first[style] = tb.review.moments[0].Spoken()
	}
	if text := tb.review.moments[0].Text; text != "5.Nxf7??" || first[describe.SAN] != "5.Nxf7, blunder" || first[describe.UCI] != "5. e5f7, blunder" {
		t.Errorf("the first moment shows %q, and is read as %q", text, first)
	}
}

// TestDrawingsBySound hears the circles and arrows that the notes on a move draw.
func TestDrawingsBySound(t *testing.T) {
	tb := study(t, "1. e4 {[%csl Rf7,Gh7][%cal Gd1h5]} e5 *")
	tb.byEar(true)
	tb.Session.Browse(record.Mainline(1))
	says := func(want string) {
		t.Helper()
		if said := tb.Said(); said[len(said)-2] != want {
			t.Errorf("it says %q, want %q", said, want)
		}
	}
	says("Circles: f7, h7. Arrows: d1 to h5.")
	s := tb.settings
	s.EarStyle = string(describe.Spelled)
	tb.SetSettings(s)
	says("Circles: foxtrot 7, hotel 7. Arrows: delta 1 to hotel 5.")
	tb.Session.Browse(record.Mainline(2))
	if said := tb.Said(); len(said) != 2 {
		t.Errorf("after the next move it says %q", said)
	}
}
