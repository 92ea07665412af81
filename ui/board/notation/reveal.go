package notation

import (
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/records/record"
)

// Reveal scrolls to the move on the board. A list that was out of sight is at its top.
func (l *List) Reveal() { l.reveal() }

// reveal scrolls as little as possible to show the move on the board, with a row before
// and after it if there is room. A row begins at the top, so that none is cut there.
// List.ScrollTo would show rows, and one row can be higher than the list.
func (l *List) reveal() {
	top, bottom, found := l.place()
	if !found {
		l.list.ScrollToTop()
		return
	}
	room := l.list.Size().Height
	margin := max(0, min(pairHeight()+2*theme.Padding(), (room-(bottom-top))/2))
	at := l.list.GetScrollOffset()
	switch {
	case top-margin < at:
		at = max(l.list.Snap(max(0, top-margin), false), min(l.list.Snap(bottom-room, true), top))
	case bottom+margin > at+room:
		at = min(l.list.Snap(bottom+margin-room, true), top)
	default:
		return
	}
	l.list.ScrollToOffset(at)
}

// place returns where the move on the board is, measured from the top of the first row.
func (l *List) place() (top, bottom float32, found bool) {
	at, above := l.row()
	if at < 0 {
		return 0, 0, false
	}
	if l.rows[at].number == "" && !l.rows[at].folded {
		for _, u := range l.runs(at) {
			if u.kind == move && u.path.Equal(l.current) {
				return above + u.y, above + u.y + u.line, true
			}
		}
	}
	return above, above + l.high(at), true
}

// row returns the row with the move on the board, or with the collapsed variation that
// contains the move, and how far down the row is; -1 for none.
func (l *List) row() (at int, top float32) {
	for i := range l.rows {
		if r := &l.rows[i]; r.holds(l.current) {
			l.list.Measure(i-near, i+near)
			return i, l.list.Top(i)
		}
	}
	return -1, 0
}

// near is how many rows around the move on the board may come into sight with it.
const near = 40

// holds reports whether a row contains a move, or the collapsed variation that contains
// it.
func (r *row) holds(p record.Path) bool {
	for i := range r.pair {
		if w := &r.pair[i]; w.kind == move && w.text != "" && w.path.Equal(p) {
			return true
		}
	}
	for i := range r.words {
		if w := &r.words[i]; w.kind == move && w.path.Equal(p) {
			return true
		}
	}
	n := len(r.fold)
	return r.folded && n <= len(p) && r.fold.Equal(p[:n])
}
