package notation

import "fyne.io/fyne/v2/theme"

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
	for i, r := range l.rows {
		for _, w := range append(r.pair[:], r.words...) {
			if w.kind == move && w.text != "" && w.path.Equal(l.current) {
				above, below := l.within(i)
				return top + above, top + below, true
			}
		}
		if n := len(r.fold); r.folded && n <= len(l.current) && r.fold.Equal(l.current[:n]) {
			return top, top + l.heights[i], true
		}
		top += l.heights[i] + theme.Padding()
	}
	return 0, 0, false
}

// within is where the move on the board is in its row.
func (l *List) within(i int) (top, bottom float32) {
	if l.rows[i].number == "" {
		runs, _ := l.ruler.flow(l.rows[i], l.width)
		for _, u := range runs {
			if u.kind == move && u.path.Equal(l.current) {
				return u.y, u.y + u.line
			}
		}
	}
	return 0, l.heights[i]
}

// height is that of all rows.
func (l *List) height() (sum float32) {
	for _, h := range l.heights {
		sum += h + theme.Padding()
	}
	return sum - theme.Padding()
}
