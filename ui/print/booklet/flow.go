package booklet

import "strings"

// A word is text that is never broken. Glued words have no space before them.
type word struct {
	text string
	cut  cut
	glue bool
}

// A flow collects the words of a paragraph.
type flow struct {
	words []word
	open  bool // there is no space before the next word
	loose bool // the lines are not justified
}

// say adds the words of a text.
func (f *flow) say(text string, c cut) {
	for _, w := range strings.Fields(text) {
		f.words = append(f.words, word{text: w, cut: c, glue: f.open})
		f.open = false
	}
}

// begin adds a text without a space after it.
func (f *flow) begin(text string, c cut) {
	f.say(text, c)
	f.open = true
}

// stick adds a text without a space before it.
func (f *flow) stick(text string, c cut) {
	f.words = append(f.words, word{text: text, cut: c, glue: len(f.words) > 0})
}

// A piece is a list of words without spaces between them, with their width.
type piece struct {
	words []word
	width float64
}

// pieces joins glued words. It cuts pieces that are wider than a line.
func (l *layout) pieces(words []word, most float64) (all []piece) {
	for _, w := range words {
		for width := l.measure(w.text, w.cut); width > most; width = l.measure(w.text, w.cut) {
			head := l.fitting(w, most)
			all = append(all, piece{[]word{head}, l.measure(head.text, head.cut)})
			w.text, w.glue = w.text[len(head.text):], false
		}
		width := l.measure(w.text, w.cut)
		if n := len(all) - 1; w.glue && n >= 0 && all[n].width+width <= most {
			all[n].words, all[n].width = append(all[n].words, w), all[n].width+width
			continue
		}
		all = append(all, piece{[]word{w}, width})
	}
	return all
}

// fitting returns the beginning of a word that fits a width, at least one sign.
func (l *layout) fitting(w word, most float64) word {
	end, width := 0, 0.0
	for i, r := range w.text {
		if width += l.glyph(w.cut.face, r).width * w.cut.size; width > most && i > 0 {
			break
		}
		end = i + len(string(r))
	}
	w.text = w.text[:end]
	return w
}

// loosest is the largest number of extra spaces for each space in a justified line.
const loosest = 2.6

// paragraph prints the collected words and starts a new paragraph.
func (l *layout) paragraph() {
	indent := l.indent
	words, loose := l.flow.words, l.flow.loose
	l.flow = flow{}
	if len(words) == 0 {
		return
	}
	most := l.wide() - indent
	var line []piece
	width := 0.0
	for _, p := range l.pieces(words, most) {
		space := l.measure(" ", p.words[0].cut)
		if len(line) > 0 && width+space+p.width > most {
			left := most - width
			if loose {
				left = 0
			}
			l.line(line, indent, left)
			line, width = nil, 0
		}
		if len(line) > 0 {
			width += space
		}
		line, width = append(line, p), width+p.width
	}
	l.line(line, indent, 0)
}

// line prints a line and distributes the remaining width among its spaces.
func (l *layout) line(line []piece, indent, left float64) {
	size := 0.0
	for _, p := range line {
		for _, w := range p.words {
			size = max(size, w.cut.size)
		}
	}
	l.need(size * leading)
	l.y += size * leading
	more := 0.0
	if n := len(line) - 1; n > 0 {
		more = left / float64(n)
	}
	x := l.left() + indent
	for i, p := range line {
		if i > 0 {
			space := l.measure(" ", p.words[0].cut)
			x += space + min(more, space*loosest)
		}
		for _, w := range p.words {
			l.put(mark{x: x, y: l.y - size*(leading-1)/2 - size*0.16, text: w.text, cut: w.cut})
			x += l.measure(w.text, w.cut)
		}
	}
}
