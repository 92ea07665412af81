package boardsearch

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/library/pattern"
	"passedpawn/game/rules"
	"passedpawn/game/rules/rulestest"
	"passedpawn/settings"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/look"
	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

// A desk is a sheet in a window of the test driver.
type desk struct {
	*Sheet
	t      *testing.T
	window fyne.Window
	found  string // the last pattern searched for
	closed bool
}

func lay(t *testing.T, theme, from string, size fyne.Size) *desk {
	t.Helper()
	uitest.App(t, look.NewTheme(theme))
	d := &desk{t: t}
	p, ok := pattern.Parse(from)
	if !ok && from != "" {
		t.Fatal(from)
	}
	isolani, _ := pattern.ParseStructure("isolani")
	d.Sheet = New(Config{
		Pieces: look.NewPieces("founders", "kanji"), Chess: orthodox.Rules{}, Structures: []Structure{{"Isolated", isolani}},
		Said:   func(c pattern.Clause) string { return c.String() },
		Here:   func() (rules.Position, bool) { return orthodox.Rules{}.Start(), true },
		Search: func(p pattern.Pattern) { d.found = p.String() }, Close: func() { d.closed = true }, Key: func(fyne.KeyName) {},
		Tell: func(string, string) {}, ToBoard: func() {},
	}, settings.Default(), p)
	d.window = test.NewTempWindow(t, d.Content())
	d.window.SetPadded(false)
	d.window.Resize(size)
	return d
}

var wide = fyne.NewSize(900, 640)

func (d *desk) on(name string) fyne.Position {
	size := d.board.Size()
	return fyne.NewPos(boardmodel.Fit(rules.ShapeOf(orthodox.Rules{}), size.Width, size.Height, 1, d.flipped).Centre(rules.On(rulestest.Square(name))))
}

func (d *desk) click(square string) {
	d.t.Helper()
	uitest.Click(d.board, d.on(square), desktop.MouseButtonPrimary, 0)
}

// tile taps a tile by its number.
func (d *desk) tile(i int) {
	d.panel.tiles.Tapped(&fyne.PointEvent{Position: d.panel.tiles.Middle(i)})
}

// is searches, and compares what is searched for.
func (d *desk) is(want string) {
	d.t.Helper()
	d.found = ""
	if d.search(); d.found != want {
		d.t.Errorf("searched for %q, want %q", d.found, want)
	}
}

// TestByMouse draws with the mouse.
func TestByMouse(t *testing.T) {
	d := lay(t, "light", "", wide)
	if d.is(""); !d.panel.search.Disabled() {
		t.Error("nothing at all can be searched for")
	}
	d.click("e4") // a pawn is chosen at first
	d.tile(7)
	d.click("e5")
	d.tile(6)
	d.click("a1")
	d.tile(tileColumns + 6)
	d.click("h8")
	d.tile(tileColumns + 1)
	d.click("f6")
	d.click("c6")
	d.is("wa1,wpe4,-e5,bnc6,bnf6,bh8")
	d.click("c6") // the same again
	d.tile(tileColumns + 7)
	d.click("a1")
	uitest.Click(d.board, d.on("f6"), desktop.MouseButtonSecondary, 0)
	d.Flip()
	d.panel.turned.SetChecked(true)
	d.panel.plies.SetSelectedIndex(2)
	d.is("wpe4,-e5,bh8/colours/4")
	d.panel.material.SetText("Q=RR")
	d.panel.variations.SetChecked(true)
	d.is("wpe4,-e5,bh8,q=rr/colours/4/variations")
	if d.panel.material.SetText("xyz"); !d.panel.search.Disabled() {
		t.Error("material of no meaning is searched for")
	}
	d.panel.clear()
	d.panel.structure.SetSelectedIndex(0)
	d.is("wpd4,!wpc,!wpe,!bpd/colours/4/variations")
	d.panel.rest.Objects[1].(*widgets.Button).OnTapped()
	d.is("wpd4,!wpc,!bpd/colours/4/variations")
	d.panel.here()
	if d.search(); len(d.found) < 32*5 {
		t.Errorf("the position on the board is %q", d.found)
	}
}

// TestByKeys draws without the mouse, and begins with a pattern.
func TestByKeys(t *testing.T) {
	d := lay(t, "light", "wke1,-e2,!bpc,krvk/mirror/5", wide)
	d.is("wke1,-e2,!bpc,krvk/mirror/5")
	if d.panel.material.Text != "KRvK" {
		t.Errorf("the material is %q", d.panel.material.Text)
	}
	uitest.Key(d.board, fyne.KeyUp, fyne.KeyUp)
	d.board.TypedRune('Q')
	uitest.Key(d.board, fyne.KeyRight)
	d.board.TypedRune('n')
	uitest.Key(d.board, fyne.KeyRight)
	d.board.TypedRune('-')
	d.board.TypedRune('!')
	d.board.TypedRune('ö')
	d.Draw("nonsense")
	d.is("wke1,wqe2,bnf2,-g2,!bpc,krvk/mirror/5")
	uitest.Key(d.panel.tiles, fyne.KeyDown, fyne.KeyRight, fyne.KeyReturn)
	if d.tool != pattern.Of('n', true) {
		t.Errorf("the keys chose %b", d.tool)
	}
	for i := range d.panel.tiles.contents {
		d.panel.tiles.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: d.panel.tiles.Middle(i)}})
		if said := d.panel.about.Text; (said == "An empty square") != (i == 7) {
			t.Errorf("tile %d is %q", i, said)
		}
	}
}

// TestRevealed moves the focus to a choice below the edge of a small window.
func TestRevealed(t *testing.T) {
	d := lay(t, "light", "", fyne.NewSize(480, 700))
	at := func() float32 {
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(d.panel.plies).Y - d.panel.content.Position().Y
	}
	room := d.panel.content.Size().Height
	if at() < room {
		t.Fatal("everything is in sight already")
	}
	if d.window.Canvas().Focus(d.panel.plies); at() > room-d.panel.plies.Size().Height {
		t.Errorf("the choice is at %v of %v", at(), room)
	}
}

// TestCarries moves a piece on the board.
func TestCarries(t *testing.T) {
	d := lay(t, "light", "wke1,bke8", wide)
	d.carried(rules.On(squareOf(4)), rules.On(squareOf(12)))
	d.carried(rules.On(squareOf(4)), rules.Spot{})
	d.is("wke2,bke8")
}

func TestLooks(t *testing.T) {
	for _, tt := range []struct {
		name, theme, from string
		size              fyne.Size
	}{
		{"wide-light", "light", "wpd4,wnf5,-e4,wa1,bh8,bkg8,!wpc,!wpe/colours/6", wide},
		{"narrow-dark", "dark", "wpc4,wpe4,krpvkr/mirror", fyne.NewSize(480, 900)},
	} {
		t.Run(tt.name, func(t *testing.T) {
			d := lay(t, tt.theme, tt.from, tt.size)
			test.AssertImageMatches(t, tt.name+".png", d.window.Canvas().Capture())
		})
	}
}
