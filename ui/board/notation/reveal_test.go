package notation

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/records/record"
	"passedpawn/game/testing/longtest"
)

// seen reports whether the move on the board is completely in sight, judging by the
// scroll offset and the rows.
func seen(l *List) bool {
	y := -l.list.GetScrollOffset()
	for _, r := range l.rows {
		runs, high := []run{{word: r.pair[0], line: pairHeight()}, {word: r.pair[1], line: pairHeight()}}, pairHeight()
		if r.number == "" {
			runs, high = l.ruler.flow(r, l.width)
		}
		for _, u := range runs {
			if u.kind == move && u.text != "" && u.path.Equal(l.current) {
				return y+u.y >= -0.5 && y+u.y+u.line <= l.list.Size().Height+0.5
			}
		}
		y += high + theme.Padding()
	}
	return false
}

// TestTheMoveOnTheBoardIsInSight goes forward and back through a game with long remarks
// and variations higher than the list, and jumps to its ends, in lists of several
// heights, one of which changes on the way.
func TestTheMoveOnTheBoardIsInSight(t *testing.T) {
	longtest.Alone(t)
	test.NewTempApp(t)
	long := strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", 60)
	text := strings.Repeat("Nf3 Nf6 {a remark that is long enough for some lines of the list} Ng1 Ng8 ", 12) +
		"Nf3 (" + long + ") Nf6 Ng1 Ng8 *"
	g := game(t, text)
	var paths []record.Path
	for n := 1; n <= g.Plies; n++ {
		paths = append(paths, record.Mainline(n))
	}
	for n := range 240 {
		paths = append(paths, append(record.Mainline(48), append(record.Path{1}, make(record.Path, n)...)...))
	}
	for _, height := range []float32{70, 130, 400} {
		l, w := listed(t, 380, height)
		show := func(p record.Path) {
			t.Helper()
			if l.Show(g, p); !seen(l) {
				t.Errorf("in a list of %v the move at %v is out of sight", height, p)
			}
		}
		show(paths[g.Plies-1]) // as End does
		show(paths[0])
		for _, p := range paths {
			show(p)
		}
		for i := len(paths) - 1; i >= 0; i-- {
			show(paths[i])
		}
		show(paths[g.Plies-1])
		w.Resize(fyne.NewSize(380, height-2*theme.Padding()))
		if !seen(l) {
			t.Errorf("in a list of %v that gets lower the move is out of sight", height)
		}
	}
}

// TestFoldedStaysInSight shows the row of a collapsed variation for the moves in it.
func TestFoldedStaysInSight(t *testing.T) {
	test.NewTempApp(t)
	l, _ := listed(t, 380, 100)
	g := game(t, strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", 20)+"Nf3 (Nc3 Nc6) *")
	l.Show(g, record.Mainline(81))
	l.FoldAll(true)
	l.Show(g, append(record.Mainline(80), 1, 0))
	if l.list.GetScrollOffset() < 500 {
		t.Errorf("the list is scrolled to %v", l.list.GetScrollOffset())
	}
}
