package play

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/play/session"
	"passedpawn/ui/widgets"
)

// icons returns what is in a toolbar of a width, from left to right.
func (tb *table) icons(width float32) []fyne.CanvasObject {
	groups := tb.tools.groups(width)
	return slices.Concat(groups[:]...)
}

// enabled returns the names of the icons that can be pressed.
func (tb *table) enabled() (names []string) {
	for _, o := range append(tb.icons(tb.beside.Size().Width), tb.buttons.objects()...) {
		if b := o.(*widgets.IconButton); !b.Disabled() {
			names = append(names, b.Face().Name)
		}
	}
	return names
}

// TestIcons checks what can be done at each stage of a game, and does it.
func TestIcons(t *testing.T) {
	tb := sit(t, session.Setup{})
	if got, want := tb.enabled(), []string{"Flip the board (F)", "Analyse this position", "New game", "Hint", "Resign"}; !slices.Equal(got, want) {
		t.Errorf("at the start: %q", got)
	}
	tb.types("e4", "e5")
	if got, want := tb.enabled(), []string{
		"First position (Home)", "Previous move (Left)", "Flip the board (F)", "Analyse this position", "New game", "Hint", "Take back",
		"Offer a draw", "Resign",
	}; !slices.Equal(got, want) {
		t.Errorf("after two moves: %q", got)
	}
	test.Tap(tb.tools.first)
	if len(tb.snap.Place.Path) != 0 || tb.tools.forward.Disabled() || !tb.tools.back.Disabled() {
		t.Errorf("first shows %v, and there are %q", tb.snap.Place.Path, tb.enabled())
	}
	test.Tap(tb.tools.forward)
	test.Tap(tb.tools.last)
	test.Tap(tb.tools.back)
	if len(tb.snap.Place.Path) != 1 {
		t.Errorf("last and back show %v", tb.snap.Place.Path)
	}
	test.Tap(tb.tools.analyse)
	if !tb.snap.Analysis.On || !tb.tools.analyse.On {
		t.Errorf("the analysis is on %v, and its icon %v", tb.snap.Analysis.On, tb.tools.analyse.On)
	}
	if test.Tap(tb.tools.analyse); tb.snap.Analysis.On || tb.tools.analyse.On {
		t.Error("the analysis stays on")
	}
	if test.Tap(tb.tools.flip); !tb.snap.Flipped {
		t.Error("the board is not flipped")
	}
	tb.yes = true
	if tb.press("Take back"); tb.sans() != "e4" {
		t.Errorf("taken back, the game is %q", tb.sans())
	}
	tb.types("e5")
	if tb.press("Offer a draw"); tb.snap.Playing() {
		t.Error("the draw that was offered and accepted does not end the game")
	}
	if got := tb.labels(); got != "Rematch, Review, New game" {
		t.Errorf("at the end there are %q", got)
	}
	tb = sit(t, session.Setup{})
	if tb.press("Resign"); tb.snap.Playing() {
		t.Error("resigning does not end the game")
	}
}

// TestIconsHaveNames rests on an icon: its name appears and disappears. It is read aloud
// too.
func TestIconsHaveNames(t *testing.T) {
	tb := sit(t, session.Setup{})
	for _, o := range tb.icons(tb.beside.Size().Width) {
		b := o.(*widgets.IconButton)
		if f := b.Face(); f.Label == f.Name { // which can be seen
			continue
		}
		b.MouseIn(nil)
		if tb.tips.Shown() != "" {
			t.Errorf("%q appears at once", tb.tips.Shown())
		}
		if tb.pass(time.Second); tb.tips.Shown() != b.AccessibilityLabel() || b.AccessibilityLabel() == "" {
			t.Errorf("on %q it says %q", b.AccessibilityLabel(), tb.tips.Shown())
		}
		if b.MouseOut(); tb.tips.Shown() != "" {
			t.Errorf("%q stays", tb.tips.Shown())
		}
	}
	tb.tools.flip.MouseIn(nil)
	tb.tools.flip.MouseOut()
	if tb.pass(time.Second); tb.tips.Shown() != "" {
		t.Errorf("%q appears when the pointer has left", tb.tips.Shown())
	}
}

// TestTheToolbarFits lays the icons out in panels of many widths: they keep their size,
// stay inside, and do not overlap.
func TestTheToolbarFits(t *testing.T) {
	tb := sit(t, session.Setup{})
	for width := float32(narrowPanel); width < 700; width += 12 {
		tb.tools.layout(fyne.Position{}, width, true)
		all := tb.icons(width)
		for i, o := range all {
			end := o.Position().Add(o.Size())
			if o.Size() != o.MinSize() || end.X > width+0.5 || end.Y > tb.tools.height(width)+0.5 {
				t.Fatalf("in %v icon %d is %v at %v", width, i, o.Size(), o.Position())
			}
			for _, p := range all[:i] {
				if d := o.Position().Subtract(p.Position()); d.Y < p.Size().Height && d.Y > -o.Size().Height && d.X < p.Size().Width && d.X > -o.Size().Width {
					t.Fatalf("in %v icon %d lies over another", width, i)
				}
			}
		}
	}
}

// TestUndoIsNamed checks the name of the icon that takes back moves and undoes edits.
func TestUndoIsNamed(t *testing.T) {
	tb := sit(t, session.Setup{})
	tb.types("e4")
	if tb.deed("Take back").Disabled() {
		t.Error("a move cannot be taken back")
	}
	tb = study(t, "1. e4 e5 *")
	tb.types("d4")
	if tb.tools.undo.Disabled() {
		t.Error("an edit cannot be undone")
	}
	if test.Tap(tb.tools.undo); tb.body() != "1. e4 e5 *" {
		t.Errorf("undone, the game is %s", tb.body())
	}
}

// TestTheWayToANewGameStays looks for the way to a new game beside buttons with labels: with
// its label where there is room, otherwise as a symbol.
func TestTheWayToANewGameStays(t *testing.T) {
	tb := sit(t, session.Setup{Engine: true, Level: 1})
	for _, c := range []struct {
		size    fyne.Size
		compact bool
	}{{fyne.NewSize(1120, 760), false}, {fyne.NewSize(640, 440), true}} {
		tb.window.Resize(c.size)
		fresh := tb.tools.fresh
		if !tb.buttons.labelled || !fresh.Visible() || !slices.Contains(tb.icons(tb.beside.Size().Width), fyne.CanvasObject(fresh)) {
			t.Errorf("%v: no new game beside labels %v", c.size, tb.buttons.labelled)
		}
		labelled := fresh.MinSize().Width > 2*tb.tools.first.MinSize().Width
		if labelled == c.compact {
			t.Errorf("%v: it has a label %v", c.size, labelled)
		}
		if end := fresh.Position().X + fresh.Size().Width; end > tb.beside.Size().Width+0.5 {
			t.Errorf("%v: it ends at %v of %v", c.size, end, tb.beside.Size().Width)
		}
	}
}
