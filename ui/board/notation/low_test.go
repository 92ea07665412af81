package notation

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/game/records/record"
)

// TestLowList shows each move in lists hardly higher than a row, and reveals it again, as
// after a change of the layout: the move stays in sight.
func TestLowList(t *testing.T) {
	test.NewTempApp(t)
	g := game(t, strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", 5)+"*")
	for height := float32(38); height < 90; height += 3 {
		l, _ := listed(t, 300, height)
		for _, back := range []bool{false, true} {
			for n := 1; n <= g.Plies; n++ {
				at := n
				if back {
					at = g.Plies + 1 - n
				}
				l.Show(g, record.Mainline(at))
				for range 2 {
					if l.Reveal(); !seen(l) {
						t.Fatalf("in a list of %v after %d plies the move is out of sight, from %v", l.list.Size().Height, at, l.list.GetScrollOffset())
					}
				}
			}
		}
	}
}
