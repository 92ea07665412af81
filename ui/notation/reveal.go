package notation

import "fyne.io/fyne/v2/theme"

// Reveal shows the move on the board. A list that was out of sight begins at its top.
func (l *List) Reveal() { l.reveal() }

// reveal scrolls as little as is needed to show the move on the board, with a row
// before and after it where there is room. List.ScrollTo shows rows, and one row can be
// higher than the list.
func (l *List) reveal() {
	top, bottom, found := l.place()
	if !found {
		l.list.ScrollToTop()
		return
	}
	room := l.list.Size().Height
	margin := max(0, min(pairHeight(), (room-(bottom-top))/2))
	at := l.list.GetScrollOffset()
	switch {
	case top-margin < at:
		at = top - margin
	case bottom+margin > at+room:
		at = bottom + margin - room
	default:
		return
	}
	l.list.ScrollToOffset(min(at, l.height()-room))
}

// place is where the move on the board is, from the top of the first row.
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
	return above, above + l.heights[at], true
}

// row is the row with the move on the board, or with the collapsed variation that the
// move is in, and how far down it is; -1 for none.
func (l *List) row() (at int, top float32) {
	for i, r := range l.rows {
		for _, w := range append(r.pair[:], r.words...) {
			if w.kind == move && w.text != "" && w.path.Equal(l.current) {
				return i, top
			}
		}
		if n := len(r.fold); r.folded && n <= len(l.current) && r.fold.Equal(l.current[:n]) {
			return i, top
		}
		top += l.heights[i] + theme.Padding()
	}
	return -1, 0
}

// height is that of all rows.
func (l *List) height() (sum float32) {
	for _, h := range l.heights {
		sum += h + theme.Padding()
	}
	return sum - theme.Padding()
}
