package booklet

import "strconv"

// lineOf is the height of a line in the list of games, underHeading the space for the
// title of the booklet, with letters of the usual size.
const (
	lineOf       = 17
	underHeading = 60
)

// contents returns the pages with the list of games, none for a single game.
func (l *layout) contents() (front []page) {
	type line struct {
		entry
		page int
	}
	var lines []line
	for i, p := range l.pages {
		for _, e := range p.games {
			lines = append(lines, line{e, i + 1})
		}
	}
	if len(lines) < 2 {
		return nil
	}
	heading, listed := l.cuts.heading, l.cuts.listed
	high, under := lineOf*l.times, underHeading*l.times
	first := int((l.bottom() - margin - under) / high)
	most := int((l.bottom() - margin) / high)
	pages := 1 + max(0, len(lines)-first+most-1)/most
	right := l.Paper.Width - margin
	for i := range pages {
		room, y := most, float64(margin)
		var p page
		if i == 0 {
			room, y = first, margin+under
			title := l.fitted(l.Title, heading, right-margin)
			p.marks = append(p.marks, mark{x: margin, y: margin + heading.size, text: title, cut: heading})
		}
		n := min(room, len(lines))
		for j, e := range lines[:n] {
			base := y + high*float64(j+1)
			number := strconv.Itoa(e.page + pages)
			at := right - l.measure(number, listed)
			p.marks = append(p.marks,
				mark{x: margin, y: base, text: l.fitted(e.title, listed, at-margin-2*listed.size), cut: listed},
				mark{x: at, y: base, text: number, cut: listed},
				mark{x: margin, y: base - listed.size, link: e.id, side: right - margin, cut: listed})
		}
		lines = lines[n:]
		front = append(front, p)
	}
	return front
}

// fitted returns the beginning of a text that fits a width.
func (l *layout) fitted(text string, c cut, most float64) string {
	if l.measure(text, c) <= most {
		return text
	}
	return l.fitting(word{text: text, cut: c}, most-l.measure("…", c)).text + "…"
}
