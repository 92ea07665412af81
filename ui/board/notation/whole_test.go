package notation

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/game/records/record"
)

// TestWholeRows goes through a game in lists of many heights: no row with moves, nor
// the one with the result, is cut at an edge of the list.
func TestWholeRows(t *testing.T) {
	test.NewTempApp(t)
	g := game(t, strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", 20)+"*")
	g.Result, g.End = "1-0", "White wins."
	for height := float32(90); height < 150; height += 7 {
		l, _ := listed(t, 300, height)
		for n := 0; n <= g.Plies; n++ {
			l.Show(g, record.Mainline(n))
			if cut := cutRows(l); len(cut) > 0 {
				t.Fatalf("in a list of %v after %d plies, rows are at %v", height, n, cut)
			}
		}
		for n := g.Plies; n >= 0; n -= 3 {
			l.Show(g, record.Mainline(n))
			if cut := cutRows(l); len(cut) > 0 {
				t.Fatalf("back in a list of %v after %d plies, rows are at %v", height, n, cut)
			}
		}
	}
}

// cutRows returns where the rows are that are only partly in sight.
func cutRows(l *List) (all []string) {
	offset, high := l.list.GetScrollOffset(), l.list.Size().Height
	for _, o := range l.list.Shown() {
		top := o.Position().Y - offset
		if end := top + o.Size().Height; top < -0.5 && end > 0.5 || top < high-0.5 && end > high+0.5 {
			all = append(all, fmt.Sprintf("%v to %v", top, end))
		}
	}
	return all
}
