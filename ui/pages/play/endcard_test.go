package play

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/play/session"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/look"
	"passedpawn/ui/testing/uitest"
)

// card returns the text of the card at the end, "" while it is closed.
func (tb *table) card() string {
	if !tb.end.content.Visible() {
		return ""
	}
	return tb.end.headline.Text + ", " + tb.end.by.Text
}

// lost plays a game against the program that the program wins.
func lost(t *testing.T) *table {
	tb := sit(t, against())
	tb.types("f3")
	tb.bobs("e5")
	tb.types("g4")
	tb.bobs("Qh4")
	return tb
}

// TestTheCardSaysHowAGameEnded ends games in each way that has its own words.
func TestTheCardSaysHowAGameEnded(t *testing.T) {
	for name, c := range map[string]struct {
		setup session.Setup
		end   func(*table)
		want  string
	}{
		"a loss": {against(), func(tb *table) { tb.Actions.Resign() }, "You lost, by resignation"},
		"a win": {
			session.Setup{Engine: true, Side: rules.White, Start: "7k/Q7/6K1/8/8/8/8/8 w - - 0 1"},
			func(tb *table) { tb.types("Qg7") }, "You won, by checkmate",
		},
		"a draw":     {session.Setup{Start: "7k/8/5KQ1/8/8/8/8/8 w - - 0 1"}, func(tb *table) { tb.types("Kf7") }, "Draw, by stalemate"},
		"two people": {session.Setup{Names: [2]string{"Ada", "Ben"}}, func(tb *table) { tb.types("f3", "e5", "g4", "Qh4") }, "Ben won, by checkmate"},
		"no names":   {session.Setup{}, func(tb *table) { tb.types("f3", "e5", "g4", "Qh4") }, "Black won, by checkmate"},
		"shogi":      {session.Setup{Variant: "shogi"}, func(tb *table) { tb.types("P-7f"); tb.Actions.Resign() }, "Sente won, by resignation"},
		"dead":       {session.Setup{Start: "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1"}, func(tb *table) { tb.types("Kxe2") }, "Draw, Neither side can give checkmate."},
	} {
		t.Run(name, func(t *testing.T) {
			tb := sit(t, c.setup)
			c.end(tb)
			if got := tb.card(); got != "" {
				t.Errorf("the last position is covered at once: %q", got)
			}
			tb.pass(endPause)
			if got := tb.card(); got != c.want {
				t.Errorf("the card says %q, want %q", got, c.want)
			}
		})
	}
}

// TestTheCardNamesTheSide says which side a rematch gives the person against a program.
func TestTheCardNamesTheSide(t *testing.T) {
	tb := lost(t)
	tb.SetSettings(tb.settings.WithLevel("chess", tb.Session.Snapshot().Rematch().Level))
	tb.pass(endPause)
	if got := tb.end.buttons[0].Text; got != "Rematch as Black" {
		t.Errorf("against a program: %q", got)
	}
	tb.Escape()
	if face := tb.buttons.all[0].Face(); face.Label != "Rematch" || face.Name != "Rematch as Black" {
		t.Errorf("below the moves: %+v", face)
	}
	tb = lost(t)
	tb.SetSettings(tb.settings.WithLevel("chess", 5)) // as adapted by the result
	tb.pass(endPause)
	if got := tb.end.buttons[0].Text; got != "Rematch as Black (level 5)" {
		t.Errorf("at another level: %q", got)
	}
	tb = sit(t, session.Setup{})
	tb.types("f3", "e5", "g4", "Qh4")
	tb.pass(endPause)
	if got := tb.end.buttons[0].Text; got != "Rematch" {
		t.Errorf("for two people: %q", got)
	}
}

// TestTheCardOnTime lets a clock run out.
func TestTheCardOnTime(t *testing.T) {
	tb := timed(t, "1")
	tb.types("e4")
	tb.bobs("e5")
	tb.pass(2 * time.Minute)
	if got := tb.card(); got != "You lost, on time" {
		t.Errorf("the card says %q", got)
	}
}

// TestTheCardCanBeClosed closes the card in every way: the board has the keys again, and
// the card does not return.
func TestTheCardCanBeClosed(t *testing.T) {
	for name, shut := range map[string]func(*table){
		"Esc on the card":  func(tb *table) { uitest.Key(tb.end.buttons[0], fyne.KeyEscape) },
		"Esc on the page":  func(tb *table) { tb.Escape() },
		"the cross":        func(tb *table) { test.Tap(tb.end.cross) },
		"a move before":    func(tb *table) { uitest.Key(tb.end.buttons[1], fyne.KeyLeft) },
		"browsing":         func(tb *table) { tb.Browse(nil) },
		"the other colour": func(tb *table) { test.ApplyTheme(t, look.NewTheme("dark")); tb.draw(); tb.Escape() },
	} {
		tb := lost(t)
		tb.pass(endPause + deafness)
		if tb.window.Canvas().Focused() != fyne.Focusable(tb.end.buttons[0]) {
			t.Errorf("%s: the keys are with %T", name, tb.window.Canvas().Focused())
		}
		shut(tb)
		tb.pass(time.Minute)
		tb.draw()
		keys := tb.window.Canvas().Focused() // without a focus the board gets the keys
		if tb.card() != "" || keys != nil && keys != fyne.Focusable(tb.Board) {
			t.Errorf("%s: the card says %q, and the keys are with %T", name, tb.card(), keys)
		}
	}
}

// TestTheCardIsForGamesPlayedHere opens games that were finished before, and starts
// another game before the card has appeared.
func TestTheCardIsForGamesPlayedHere(t *testing.T) {
	tb := study(t, "1. f3 e5 2. g4 Qh4# 0-1")
	tb.Browse(tb.snap.LineEnd())
	tb.pass(time.Minute)
	if tb.card() != "" {
		t.Errorf("a game from a file: %q", tb.card())
	}
	tb = lost(t)
	rec := tb.kept.Clone()
	if err := tb.Start(against()); err != nil {
		t.Fatal(err)
	}
	tb.pass(time.Minute)
	if tb.card() != "" {
		t.Errorf("a game that has just begun: %q", tb.card())
	}
	if err := tb.Resume(rec, "a.pgn"); err != nil {
		t.Fatal(err)
	}
	tb.pass(time.Minute)
	if tb.card() != "" {
		t.Errorf("a game of yesterday: %q", tb.card())
	}
}

// TestWhatTheCardOffers presses each of its buttons. What was typed for the last move is
// not taken for an answer.
func TestWhatTheCardOffers(t *testing.T) {
	tb := lost(t)
	tb.pass(endPause)
	uitest.Key(tb.end.buttons[0], fyne.KeyReturn)
	if tb.snap.Playing() {
		t.Fatal("a key that came with the card begins a rematch")
	}
	tb.pass(deafness)
	uitest.Key(tb.end.buttons[0], fyne.KeyReturn)
	if !tb.snap.Playing() || !tb.snap.Game.Human[rules.Black] || tb.card() != "" || tb.window.Canvas().Focused() != fyne.Focusable(tb.Board) {
		t.Errorf("after a rematch: seats %v, the card %q, the keys with %T", tb.snap.Game.Human, tb.card(), tb.window.Canvas().Focused())
	}

	tb = lost(t)
	tb.pass(endPause + deafness)
	test.Tap(tb.end.buttons[1])
	if !tb.snap.Review.On || len(tb.snap.Place.Path) != 0 || tb.card() != "" {
		t.Errorf("a review: %v, %d moves in, the card %q", tb.snap.Review.On, len(tb.snap.Place.Path), tb.card())
	}
	tb.Actions.Review()
	if !tb.snap.Review.On {
		t.Error("a second review closes it")
	}

	tb = lost(t)
	tb.pass(endPause + deafness)
	if test.Tap(tb.end.buttons[2]); tb.news != 1 {
		t.Errorf("a new game was asked for %d times", tb.news)
	}
}

// TestTheCardFits looks for buttons and texts that extend beyond the card, on small
// boards too.
func TestTheCardFits(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 480, Height: 400}, {Width: 400, Height: 480}, {Width: 480, Height: 700}, {Width: 1920, Height: 1080}} {
		tb := sit(t, session.Setup{Start: "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1"})
		tb.window.Resize(size)
		tb.types("Kxe2")
		tb.pass(endPause)
		card := tb.end.card
		if at := card.Position(); at.X < 0 || at.Y < 0 || card.Size().Width > tb.end.content.Size().Width || card.Size().Height > tb.end.content.Size().Height {
			t.Errorf("%v: the card of %v at %v leaves the board of %v", size, card.Size(), at, tb.end.content.Size())
		}
		below := tb.end.by.Position().Y + tb.end.by.MinSize().Height
		for _, b := range tb.end.buttons {
			end := b.Position().Add(b.Size())
			if b.Position().Y < below-look.Gap || end.X > card.Size().Width || end.Y > card.Size().Height || b.Size().Width < b.MinSize().Width {
				t.Errorf("%v: %q of %v at %v in a card of %v", size, b.Text, b.Size(), b.Position(), card.Size())
			}
		}
	}
}

// TestALongNameMakesTheCardSmaller lets a player with a long name win.
func TestALongNameMakesTheCardSmaller(t *testing.T) {
	for name, want := range map[string]fyne.ThemeSizeName{"Ada": theme.SizeNameHeadingText, "Alexandra the Tenth": theme.SizeNameSubHeadingText} {
		tb := sit(t, session.Setup{Names: [2]string{"", name}})
		tb.window.Resize(fyne.NewSize(480, 700))
		tb.types("f3", "e5", "g4", "Qh4")
		tb.pass(endPause)
		if got := tb.end.headline.SizeName; got != want {
			t.Errorf("%s won in %s", name, got)
		}
	}
}

func TestCardGoldens(t *testing.T) {
	for _, mode := range []string{"light", "dark"} {
		tb := lost(t)
		test.ApplyTheme(t, look.NewTheme(mode))
		tb.window.Resize(fyne.NewSize(900, 620))
		tb.pass(endPause)
		test.AssertRendersToImage(t, "end-"+mode+".png", tb.window.Canvas())
	}
}

// TestDeleteTheEnd deletes the mating move: it is asked about first, the card goes with what
// it said, and Undo brings both back.
func TestDeleteTheEnd(t *testing.T) {
	tb := lost(t)
	tb.pass(endPause)
	tb.yes = false
	if tb.Actions.Delete(); tb.sans() != "f3 e5 g4 Qh4#" || !slices.Equal(tb.asked, []string{"Delete the end of the game?"}) {
		t.Errorf("asked %q, the game is %s", tb.asked, tb.sans())
	}
	tb.yes = true
	if tb.Actions.Delete(); tb.sans() != "f3 e5 g4" || tb.card() != "" || tb.footer.Line.Text != "Black wins." {
		t.Errorf("deleted: %s, the card %q, %q", tb.sans(), tb.card(), tb.footer.Line.Text)
	}
	if tb.Undo(); tb.sans() != "f3 e5 g4 Qh4#" || tb.footer.Line.Text != "Black wins by checkmate." {
		t.Errorf("undone: %s, %q", tb.sans(), tb.footer.Line.Text)
	}
	tb = study(t, "1. e4 e5 2. Nf3 1-0")
	tb.Browse(tb.snap.LineEnd())
	if tb.Actions.Delete(); tb.sans() != "e4 e5" || len(tb.asked) > 0 {
		t.Errorf("in a file: asked %q, the game is %s", tb.asked, tb.sans())
	}
}

// TestChangeTheEnd makes a variation the main line of a game that is over: it is asked about
// first, because the result stays. Moving a variation past another one is not.
func TestChangeTheEnd(t *testing.T) {
	tb := lost(t)
	tb.pass(endPause)
	tb.Browse(record.Path{0})
	tb.types("d5")
	tb.Browse(record.Path{0})
	tb.types("c5")
	if tb.Actions.Promote(); len(tb.asked) > 0 || tb.sans() != "f3 e5 g4 Qh4#" {
		t.Errorf("past a variation: asked %q, the game is %s", tb.asked, tb.sans())
	}
	tb.yes = false
	if tb.Actions.PromoteToMainLine(); tb.sans() != "f3 e5 g4 Qh4#" || !slices.Equal(tb.asked, []string{"Change the main line?"}) {
		t.Errorf("asked %q, the game is %s", tb.asked, tb.sans())
	}
	tb.yes = true
	if tb.Actions.Promote(); tb.sans() != "f3 c5" {
		t.Errorf("the game is %s", tb.sans())
	}
	if tb.Undo(); tb.sans() != "f3 e5 g4 Qh4#" {
		t.Errorf("undone: %s", tb.sans())
	}
}
