package ui

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

// many returns a rig with the list of a file of games: of each two, one begins with the
// Ruy Lopez and one with the Queen's Gambit.
func many(t *testing.T) *rig {
	t.Helper()
	d := open(t, t.TempDir())
	d.shows("1. e4 e5 2. Nf3 *", "e4 e5 Nf3")
	var text strings.Builder
	for n := range 60 {
		line := "1. d4 d5 2. c4 e6"
		if n%2 == 0 {
			line = "1. Nf3 e5 2. e4 Nc6 3. Bb5 a6" // the position arises by another move order
		}
		fmt.Fprintf(&text, "[White \"Ada %02d\"]\n[Black \"Ben\"]\n[Date \"%d.01.01\"]\n[Result \"*\"]\n\n%s *\n\n", n, 2000+n, line)
	}
	d.Open(d.file("many.pgn", text.String()))
	d.says("60 games.")
	d.until("the openings, for which the moves are read", func() bool { return slices.Contains(d.seen(), "Ruy Lopez: Morphy Defence") })
	return d
}

// seen returns all text in the window, including the rows of lists.
func (d *rig) seen() []string {
	var all []string
	for _, o := range test.LaidOutObjects(d.window.Content()) {
		switch o := o.(type) {
		case *canvas.Text:
			if o.Visible() {
				all = append(all, o.Text)
			}
		case *widget.Entry:
			all = append(all, "line: "+o.Text)
		}
	}
	return all
}

func (d *rig) tick(text string) {
	d.t.Helper()
	for _, o := range test.LaidOutObjects(d.window.Content()) {
		if c, ok := o.(*widgets.Check); ok && c.Text == text {
			c.SetChecked(!c.Checked)
			return
		}
	}
	d.t.Fatalf("there is no %q", text)
}

// key types keys into the widget with the focus, or else into the window.
func (d *rig) key(names ...fyne.KeyName) {
	for _, n := range names {
		if f := d.window.Canvas().Focused(); f != nil {
			uitest.Key(f, n)
		} else {
			d.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: n})
		}
	}
}

// TestBackToTheList searches for the position on the board, sorted and with words,
// scrolls far down, opens a game and returns with Esc: the list is unchanged.
func TestBackToTheList(t *testing.T) {
	d := many(t)
	d.until("the moves to be read", func() bool { return !strings.Contains(d.texts(), "Reading") })
	test.Type(d.window.Canvas().Focused(), "ada")
	d.tick("Search by position")
	d.says("30 games found.")
	d.key(fyne.KeyDown)
	d.key(slices.Repeat([]fyne.KeyName{fyne.KeyDown}, 25)...)
	before := d.seen()
	if !slices.Contains(before, "Ada 50") || slices.Contains(before, "Ada 00") {
		t.Fatalf("the list shows %q", before)
	}
	d.key(fyne.KeyReturn)
	d.until("the game", func() bool { return d.onBoard() && d.session.Snapshot().Game.Record.Tag("White") == "Ada 50" })
	if got := d.session.Snapshot().Place.Position().String(); !strings.HasPrefix(got, "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2") {
		t.Errorf("the game opens at %s", got)
	}
	d.key(fyne.KeyEscape)
	if d.onBoard() || !slices.Equal(before, d.seen()) {
		t.Errorf("the list was\n%q\nand is\n%q", before, d.seen())
	}
	if _, list := d.window.Canvas().Focused().(interface{ GetScrollOffset() float32 }); !list {
		t.Errorf("%T has the keys", d.window.Canvas().Focused())
	}
}

// TestOpensAtAPattern opens a game where what was searched for came up.
func TestOpensAtAPattern(t *testing.T) {
	d := many(t)
	d.until("the moves to be read", func() bool { return !strings.Contains(d.texts(), "Reading") })
	test.Type(d.window.Canvas().Focused(), "material:KvK OR position:wbb5,-a6")
	d.says("30 games found.")
	d.key(fyne.KeyDown, fyne.KeyReturn)
	d.until("the game", func() bool { return d.onBoard() && d.session.Snapshot().Game.Record.Tag("White") == "Ada 00" })
	if got := d.session.Snapshot().Place.Position().String(); !strings.HasPrefix(got, "r1bqkbnr/pppp1ppp/2n5/1B2p3/") {
		t.Errorf("the game opens at %s", got)
	}
}

// TestTheMoveStaysInSight leaves the board at the end of a long game and returns.
func TestTheMoveStaysInSight(t *testing.T) {
	d := open(t, t.TempDir())
	d.shows(strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", 40)+"1-0", strings.TrimSpace(strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", 40)))
	last := func() bool { return slices.Contains(d.seen(), "80.") }
	if !last() {
		t.Fatalf("the last move is out of sight: %q", d.seen())
	}
	d.toLearn()
	if d.toBoard(); !last() {
		t.Error("back from the lessons it is")
	}
}

// TestNextGame steps from game to game of the list without showing it, to its end.
func TestNextGame(t *testing.T) {
	d := many(t)
	if !d.menus.next.Disabled || !d.menus.toList.Disabled {
		t.Error("a game that is in no list has a next one")
	}
	d.key(fyne.KeyDown, fyne.KeyEnd, fyne.KeyUp, fyne.KeyReturn)
	white := func(name string) {
		t.Helper()
		d.until(name, func() bool { return d.onBoard() && d.session.Snapshot().Game.Record.Tag("White") == name })
		if !d.page.Listed() || d.menus.next.Disabled {
			t.Errorf("%s is not marked as one of the list", name)
		}
	}
	white("Ada 58")
	d.menus.next.Action()
	white("Ada 59")
	d.menus.next.Action()
	d.says("This is the last game in the list.")
	listedGame{d.Window}.step(-1)
	white("Ada 58")
	d.menus.toList.Action()
	if d.onBoard() || !slices.Contains(d.seen(), "Ada 58") {
		t.Errorf("the list shows %q", d.seen())
	}
	d.toBoard()
	if err := d.session.Start(d.setup()); err != nil {
		t.Fatal(err)
	}
	if d.page.Listed() || !d.menus.next.Disabled {
		t.Error("a new game is taken for one of the list")
	}
	d.key(fyne.KeyEscape)
	if !d.onBoard() {
		t.Error("Esc leaves a new game")
	}
}

// TestListKeepsTheWindow opens the list of games for the first time in a low window: it needs
// no more than a window of 480 by 400 has below its menus.
func TestListKeepsTheWindow(t *testing.T) {
	d := open(t, t.TempDir())
	d.window.Resize(fyne.NewSize(640, 435))
	if high := d.gameList.Content().MinSize().Height; high > 400-32 {
		t.Errorf("it needs %v", high)
	}
}
