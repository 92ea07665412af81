package kifu

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

// csa writes a game in CSA V3.0.
func (w *writer) csa() {
	w.line("'CSA encoding=" + string(w.as))
	w.line("V3.0")
	for i, p := range players {
		if v := w.value(p.tag); v != "" {
			w.line([...]string{"N+", "N-"}[i] + v)
		}
	}
	w.csaHeaders()
	w.csaStart()
	root := w.rec.Root()
	for _, t := range w.rec.Tags {
		if _, _, ok := cutHeader(t.Value); t.Name == otherHeader && !ok && !strings.HasPrefix(t.Value, "$") && !strings.HasPrefix(t.Value, "#") {
			w.line("'*" + t.Value)
		}
	}
	w.csaRemarks(root)
	first, ok := root.Next()
	if !ok {
		w.csaClose(root, w.start.Turn())
		return
	}
	all := w.steps(first, w.start, [2]time.Duration{})
	timed := false
	for _, s := range all {
		timed = timed || s.took > 0
	}
	for i, s := range all {
		if i > 0 {
			for text := range s.node.Texts(record.Before) {
				w.csaSaid(said(text, false))
			}
		}
		w.line(shogi.CSA(s.before, s.node.Move()))
		if timed {
			w.line("T" + csaSeconds(s.took))
		}
		w.csaRemarks(s.node)
	}
	last := all[len(all)-1]
	w.csaClose(last.node, last.before.Turn().Other())
}

// csaSeconds returns a time in seconds.
func csaSeconds(d time.Duration) string { return strconv.Itoa(int(d/time.Second)) + fraction(d) }

func (w *writer) csaHeaders() {
	began := false
	for _, t := range w.rec.Tags {
		value := strings.NewReplacer("\r\n", " ", "\n", " ", "\r", " ").Replace(t.Value)
		switch {
		case t.Name == otherHeader:
			w.csaOther(value)
		case t.Name == "Date" && w.rec.Tag(startTag) != "", w.told(t.Name), w.value(t.Name) == "":
		case t.Name == "Date", t.Name == startTag:
			if start := startOf(w.value); start != "" && !began {
				began = true
				w.line("$START_TIME:" + start)
			}
		default:
			w.line("$" + csaName(t.Name) + ":" + value)
		}
	}
	if why := w.value("Termination"); why != "" && !reasonKnown(why) {
		w.line("$Termination:" + why)
	}
}

// csaOther writes a header line that came from another format.
func (w *writer) csaOther(text string) {
	name, value, ok := cutHeader(text)
	switch {
	case strings.HasPrefix(text, "$"):
		w.line(text)
	case strings.HasPrefix(text, "#"): // it belongs to the file, not to the game
	case ok:
		w.line("$" + name + ":" + value)
	}
}

// csaName returns the CSA name of a tag.
func csaName(tag string) string {
	for _, h := range headers {
		if h.tag == tag && h.csa != "" {
			return h.csa
		}
	}
	return tag
}

// csaStart writes the start position.
func (w *writer) csaStart() {
	d, _ := diagramOf(w.start.String())
	if w.rec.Start == "" {
		w.line("PI")
		w.line("+")
		return
	}
	for rank, row := range d.board {
		text := "P" + strconv.Itoa(rank+1)
		for _, piece := range row {
			switch {
			case piece == "":
				text += " * "
			case piece == strings.ToUpper(piece):
				text += "+" + csaPiece(piece)
			default:
				text += "-" + csaPiece(piece)
			}
		}
		w.line(text)
	}
	for side, held := range d.hand {
		text := ""
		for i, n := range held {
			text += strings.Repeat("00"+csaPiece(inHand[i:i+1]), n)
		}
		if text != "" {
			w.line([...]string{"P+", "P-"}[side] + text)
		}
	}
	w.line([...]string{"+", "-"}[d.turn])
}

// csaPiece returns the CSA name of a piece.
func csaPiece(letter string) string {
	for name, l := range csaPieces {
		if l == strings.ToUpper(letter) {
			return name
		}
	}
	return ""
}

func (w *writer) csaRemarks(n record.Node) {
	said := w.remarks(n)
	if _, more := n.Next(); more { // the game continued
		said = slices.DeleteFunc(said, func(r remark) bool { return r.end })
	}
	w.csaSaid(said)
	for text := range n.Texts(record.Stray) {
		w.line("'" + strings.TrimPrefix(strings.ReplaceAll(text, "\n", ""), "%"))
	}
}

func (w *writer) csaSaid(all []remark) {
	for _, r := range all {
		switch {
		case r.end:
			word, took, _ := strings.Cut(r.text, " ")
			w.line("%" + word)
			if d, ok := clockTime(took); ok {
				w.line("T" + csaSeconds(d))
			}
		case r.bookmark:
			w.line("'*" + record.Command{Name: bookmarkCommand, Value: r.text}.String())
		default:
			w.line("'*" + r.text)
		}
	}
}

// csaClose ends the game if no remark has ended it, and writes the text that could not be
// read.
func (w *writer) csaClose(last record.Node, turn rules.Side) {
	if last.Command(endCommand) == "" {
		if word, _, ok := w.ends(turn); ok {
			w.line("%" + word)
		}
	}
	for text := range last.Texts(record.Rest) {
		for _, l := range strings.Split(text, "\n") {
			bare, own := strings.CutPrefix(strings.TrimLeft(l, " "), unread)
			if !own {
				bare = "'" + l
			}
			w.line(bare)
		}
	}
}
