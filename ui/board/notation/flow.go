package notation

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/look"
)

// A run is drawn as one piece: a move, or remarks side by side.
type run struct {
	word
	x, y, w, line float32
}

const (
	indent = 16 // of a variation in its line
	edge   = look.Gap
)

// mostWidths is how many widths a ruler remembers before it begins anew.
const mostWidths = 20_000

// A ruler measures words, each only once. Fyne remembers them for a minute, and the ruler for
// longer: both get a copy, because the word may be a part of the text of a whole game.
type ruler struct {
	size   float32
	widths map[string]float32
}

func (r *ruler) width(text string) float32 {
	size := theme.TextSize()
	if r.size != size || r.widths == nil || len(r.widths) == mostWidths {
		r.size, r.widths = size, map[string]float32{}
	}
	w, known := r.widths[text]
	if !known {
		text = strings.Clone(text)
		w = fyne.MeasureText(text, size, fyne.TextStyle{}).Width
		r.widths[text] = w
	}
	return w
}

// flow breaks the words of a row into lines of a width, and returns the runs and their
// height.
func (r *ruler) flow(row row, width float32) (runs []run, height float32) {
	space, high := r.width(" "), lineHeight()
	over := row.ends()
	if over { // below the columns of moves
		width = min(width, numberWidth+2*widestMove)
	}
	left := float32(edge)
	if row.depth > 0 {
		left = 36 + indent*float32(min(row.depth-1, 5))
	}
	x, y := left, float32(2)
	for i, w := range row.words {
		wide := r.wide(w)
		need := wide
		for _, next := range row.words[i+1:] {
			if !holds(row.words[i].kind, next.kind) {
				break
			}
			need += space + r.wide(next)
			i++
		}
		if x > left && x+need > width-edge {
			x, y = left, y+high
		}
		if n := len(runs) - 1; n >= 0 && w.kind == runs[n].kind && (w.kind == remark || w.kind == ending) && runs[n].y == y {
			runs[n].text += " " + w.text
			runs[n].w = x + wide - runs[n].x
		} else {
			runs = append(runs, run{word: w, x: x, y: y, w: wide, line: high})
		}
		if x += wide + space; w.kind == result {
			x += space
		}
	}
	if over {
		centre(runs, width)
	}
	return runs, y + high + 2
}

// centre centres the runs of each line in a width.
func centre(runs []run, width float32) {
	for from := 0; from < len(runs); {
		to := from + 1
		for to < len(runs) && runs[to].y == runs[from].y {
			to++
		}
		last := runs[to-1]
		shift := max(0, (width-(last.x+last.w)-runs[from].x)/2)
		for i := from; i < to; i++ {
			runs[i].x += shift
		}
		from = to
	}
}

// cut shortens a word to fit: a move with many marks may be wider than a column.
func (r *ruler) cut(w word, room float32) word {
	end := &w.text
	if w.becomes != rules.NoKind {
		end = &w.tail
	}
	text := []rune(*end)
	for n := len(text) - 1; n > 0 && r.wide(w) > room; n-- {
		*end = strings.TrimRight(string(text[:n]), " ") + "…"
	}
	return w
}

// wide returns the width of a word in a line.
func (r *ruler) wide(w word) float32 {
	return r.width(w.text) + r.width(w.tail) + r.width(w.sign()) + w.figures()
}

// sign returns the sign of a review.
func (w word) sign() string {
	if w.mark == 0 {
		return ""
	}
	return record.NAGText(w.mark)
}

// holds reports whether two words stay on one line: a number and its move, a move and its
// sign.
func holds(a, b wordKind) bool {
	return a == number && b == move || a == move && b == section
}

func lineHeight() float32 { return theme.TextSize() * 1.45 }
