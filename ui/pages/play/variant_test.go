package play

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/ui/look"
)

// TestLinesHaveFigurines analyses Alternate Promotion Chess: the lines have the figurines of
// the list, and letters if the person prefers those.
func TestLinesHaveFigurines(t *testing.T) {
	tb := sit(t, session.Setup{Variant: "Alternate Promotion Chess, Crowned-sequence", Start: "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", Below: session.WhiteBelow})
	m, err := tb.snap.Rules.Read(tb.snap.Place.Position(), "a8=C")
	if err != nil {
		t.Fatal(err)
	}
	thought := player.Thought{Position: tb.snap.Place.Position(), Line: []rules.Move{m}}
	tb.thoughts.lines.list.show([]lineRow{rowOf(tb.snap, thought, false, nil)})
	tb.thoughts.lines.list.setRoom(1)
	tb.thoughts.lines.list.Resize(fyne.NewSize(300, 40))
	drawn := func() (pictures int, texts []string) {
		for _, o := range test.WidgetRenderer(tb.thoughts.lines.list).Objects() {
			switch o := o.(type) {
			case *canvas.Image:
				pictures++
			case *canvas.Text:
				texts = append(texts, o.Text)
			}
		}
		return pictures, texts[1:] // after the score
	}
	s := tb.settings
	for _, on := range []bool{true, false} {
		s.Figurines = on
		tb.thoughts.lines.list.setFigures(figured(s, tb.snap.Rules))
		tb.thoughts.lines.list.Refresh()
		want, letters := 1, []string{"1.", "a8="}
		if !on {
			want, letters = 0, []string{"1.a8=C"}
		}
		if pictures, texts := drawn(); pictures != want || !slices.Equal(texts, letters) {
			t.Errorf("figurines %v: %d pictures, %q", on, pictures, texts)
		}
	}
}

// TestOpeningOfShogi shows the name of an opening beside a game of shogi, and else that of the
// game.
func TestOpeningOfShogi(t *testing.T) {
	tb := sit(t, session.Setup{Variant: "Shogi"})
	if got := tb.opening.label.Text; got != "The game shogi" || tb.opening.named != "" {
		t.Errorf("the game is called %q", got)
	}
	tb.named = "Yagura (Sente)"
	if tb.types("P-7f"); tb.opening.label.Text != tb.named || tb.opening.named != tb.named {
		t.Errorf("the opening is called %q", tb.opening.label.Text)
	}
	tb.window.Resize(fyne.NewSize(480, 700)) // the panel has no room for it
	if tb.footer.describe(""); tb.footer.About.Text != tb.named {
		t.Errorf("in a low window it is called %q", tb.footer.About.Text)
	}
}

// TestVariant plays Alternate Promotion Chess on the page: a promotion asks nothing, the
// line describes the piece under the pointer, and the record names the game.
func TestVariant(t *testing.T) {
	tb := sit(t, session.Setup{Variant: "Alternate Promotion Chess, Crowned-sequence", Start: "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", Below: session.WhiteBelow})
	tb.hovers(rules.On(rules.Sq(0, 6)))
	if want := "The pawn becomes a camel on the far rank (2 of 9). It moves one square forward"; !strings.HasPrefix(tb.footer.About.Text, want) {
		t.Errorf("it says %q, want %q", tb.footer.About.Text, want)
	}
	tb.hovers(rules.Spot{})
	if got := tb.opening.label.Text; got != "The game apc-crowned" {
		t.Errorf("beside the board the game is called %q", got)
	}
	// The climb beside the board says the same.
	camel := tb.climb.corner(1).AddXY(4, 4)
	tb.climb.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: camel}})
	if want := "The camel becomes a knight on its own first rank (3 of 9)."; !strings.HasPrefix(tb.footer.About.Text, want) || tb.climb.marked != "camel" {
		t.Errorf("it says %q, want %q", tb.footer.About.Text, want)
	}
	tb.climb.MouseOut()
	tb.types("a8")
	rec := tb.snap.Game.Record
	if got := rec.Main(); len(got) != 1 || got[0].SAN() != "a8=C" || rec.Rules != "apc-crowned" {
		t.Errorf("played %v in %s", got, rec.Rules)
	}
	if rec.Tag("Variant") != "Alternate Promotion Chess, Crowned-sequence" {
		t.Errorf("the game is called %q", rec.Tag("Variant"))
	}
	// A refused move gets a reason of this game.
	tb.Session.Reasons.Refuse(rules.On(rules.Sq(4, 7)), rules.Sq(4, 3))
	if tb.footer.Line.Text != "The king moves one square in any direction." {
		t.Errorf("it says %q", tb.footer.Line.Text)
	}
	// Another sequence of the same length replaces it.
	if err := tb.Start(session.Setup{Variant: "Alternate Promotion Chess, Timur-sequence", Below: session.WhiteBelow}); err != nil {
		t.Fatal(err)
	}
	if got := tb.climb.kinds[3]; got != "picket" {
		t.Errorf("the fourth of the Timur sequence is the %s", got)
	}
	// A game of orthodox chess after it is orthodox again.
	if err := tb.Start(session.Setup{Below: session.WhiteBelow}); err != nil {
		t.Fatal(err)
	}
	if tb.hovers(rules.On(rules.Sq(0, 0))); tb.hover.about(tb.snap) != "" || tb.climb.Visible() || tb.snap.Game.Record.Rules != "chess" {
		t.Errorf("it says %q of a rook", tb.hover.about(tb.snap))
	}
}

// TestGameIsNamed checks that the game is named in a large window and in the smallest one,
// where the sentence about a piece has precedence.
func TestGameIsNamed(t *testing.T) {
	tb := sit(t, session.Setup{Variant: "Alternate Promotion Chess, Crowned-sequence", Below: session.WhiteBelow})
	const name = "The game apc-crowned"
	if !tb.opening.label.Visible() || tb.opening.label.Text != name || tb.footer.About.Text != "" {
		t.Errorf("a large window says %q and %q", tb.opening.label.Text, tb.footer.About.Text)
	}
	tb.window.Resize(fyne.NewSize(480, 640))
	if tb.opening.label.Visible() || tb.footer.About.Text != name {
		t.Errorf("a small window says %q", tb.footer.About.Text)
	}
	tb.hovers(rules.On(rules.Sq(4, 0)))
	if want := "The king moves one square in any direction."; tb.footer.About.Text != want {
		t.Errorf("of the king it says %q", tb.footer.About.Text)
	}
	if tb.hovers(rules.Spot{}); tb.footer.About.Text != name {
		t.Errorf("after that it says %q", tb.footer.About.Text)
	}
	tb.window.Resize(fyne.NewSize(900, 640))
	if tb.footer.About.Text != "" {
		t.Errorf("large again, the window says %q", tb.footer.About.Text)
	}
	if err := tb.Start(session.Setup{Below: session.WhiteBelow}); err != nil {
		t.Fatal(err)
	}
	if tb.window.Resize(fyne.NewSize(480, 640)); tb.footer.About.Text != "" {
		t.Errorf("orthodox chess is called %q", tb.footer.About.Text)
	}
}

// TestVariantGoldens compares pictures of the board in a game that climbs: a pawn has
// just become a camel, and the pointer is on the tank.
func TestVariantGoldens(t *testing.T) {
	for _, mode := range []string{"light", "dark"} {
		t.Run(mode, func(t *testing.T) {
			tb := sit(t, session.Setup{
				Variant: "Alternate Promotion Chess, Eurasian-sequence", Below: session.WhiteBelow,
				Start: "4k2r/P1PA1g2/1c3n2/3p1T2/2n5/2G1A1N1/5PPP/4K2R w Kk - 0 20",
			})
			test.ApplyTheme(t, look.NewTheme(mode))
			tb.types("a8")
			x, y := float32(5.5), float32(3.5) // f5
			cell := tb.Board.Size().Width / 8
			tb.Board.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(x*cell, y*cell)}})
			tb.draw()
			test.AssertRendersToImage(t, "climb-"+mode+".png", tb.window.Canvas())
		})
	}
}
