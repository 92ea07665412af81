package notation

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/records/record"
	"passedpawn/ui/look"
	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

// TestKeys goes through the list without a mouse: it reaches every move of both sides and
// of the variations, on each of the lines of a long variation.
func TestKeys(t *testing.T) {
	test.NewTempApp(t)
	g := game(t, "{Go.} 1. e4 (1. d4 d5 2. c4 dxc4 3. e4 Nf6 4. e5 Nd5 5. Bxc4 Nb6 6. Bd3 Nc6) e5 2. Nf3 Nc6 3. Bb5 a6 *")
	var l *List
	left, menu, typed := 0, record.Path(nil), ""
	var keys []fyne.KeyName
	l = New(Config{
		Pieces: look.NewPieces("founders", "kanji"), Tips: widgets.NewTips(soon), Browse: func(p record.Path) { l.Show(g, p) }, Rule: func(record.Path) {},
		Menu:  func(p record.Path, _ fyne.Position) { menu = p },
		Leave: func() { left++ }, Key: func(k fyne.KeyName) { keys = append(keys, k) }, Rune: func(r rune) { typed += string(r) },
	})
	w := test.NewTempWindow(t, l.Content)
	w.Resize(fyne.NewSize(300, 400))
	l.Show(g, nil)
	w.Canvas().Focus(l.list)
	if !l.list.ring.Visible() {
		t.Error("nothing shows that the list has the keys")
	}
	at := func(key fyne.KeyName, san string) {
		t.Helper()
		uitest.Key(l.list, key)
		if got := g.Record.At(l.current).SAN(); got != san {
			t.Errorf("%s leads to %s at %v, want %s", key, got, l.current, san)
		}
	}
	at(fyne.KeyDown, "e4")
	at(fyne.KeyUp, "e4") // the remark above has no move
	at(fyne.KeyDown, "d4")
	first := l.current
	for n := 0; g.Record.At(l.current).SAN() != "e5" || !l.current.Main(); n++ {
		if n > 4 {
			t.Fatalf("Down never leaves the variation: %v", l.current)
		}
		uitest.Key(l.list, fyne.KeyDown)
	}
	at(fyne.KeyDown, "Nc6") // below Black's move is another one of Black's
	at(fyne.KeyDown, "a6")
	at(fyne.KeyDown, "a6")
	l.Show(g, record.Mainline(3))
	at(fyne.KeyDown, "Bb5")
	at(fyne.KeyPageUp, "e4")
	l.Show(g, first)
	at(fyne.KeyDown, "Nd5") // the second line of the variation
	uitest.Key(l.list, desktop.KeyMenu)
	if !menu.Equal(l.current) {
		t.Errorf("the menu is for %v", menu)
	}
	uitest.Key(l.list, fyne.KeyLeft, fyne.KeyRight, fyne.KeyHome, fyne.KeyEnd, fyne.KeyF1)
	if len(keys) != 5 {
		t.Errorf("the page gets %v", keys)
	}
	uitest.Key(l.list, fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace, fyne.KeyEscape)
	if left != 4 {
		t.Errorf("%d of four keys lead back to the board", left)
	}
	test.Type(l.list, "Nf3 ")
	if !strings.HasPrefix(typed, "Nf3") {
		t.Errorf("typed %q", typed)
	}
	w.Canvas().Unfocus()
	if l.list.ring.Visible() {
		t.Error("the list still seems to have the keys")
	}
}

// TestManyMarks checks that a move with more marks than fit stays in its column.
func TestManyMarks(t *testing.T) {
	test.NewTempApp(t)
	l, _ := listed(t, 380, 300)
	l.Show(game(t, "1. Nc3 $40 $36 $22 $32 $44 e5 $1 *"), record.Mainline(1))
	runs := l.runs(0)
	if len(runs) != 3 || !strings.HasPrefix(runs[1].text, "Nc3 attack") || !strings.HasSuffix(runs[1].text, "…") {
		t.Fatalf("the row is %+v", runs)
	}
	if end := runs[1].x + l.ruler.wide(runs[1].word); end > runs[2].x {
		t.Errorf("White's move ends at %v, Black's begins at %v", end, runs[2].x)
	}
}
