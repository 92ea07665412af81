package kifu

import (
	"slices"
	"strings"

	"passedpawn/game/rules"
)

// kifTags writes the tags as headers, and returns those that follow all others.
func (w *writer) kifTags() (late []string) {
	began := false
	for _, t := range w.rec.Tags {
		switch {
		case t.Name == otherHeader:
			if name, _, ok := cutHeader(t.Value); ok && known(name) { // the first header of a name counts
				late = append(late, t.Value)
			} else {
				w.line(t.Value)
			}
		case t.Name == "Date" && w.rec.Tag(startTag) != "", w.told(t.Name), w.value(t.Name) == "":
		case t.Name == "Date", t.Name == startTag:
			if start := startOf(w.value); start != "" && !began {
				began = true
				w.line("開始日時：" + start)
			}
		default:
			w.line(kifName(t.Name) + "：" + strings.NewReplacer("\r\n", " ", "\n", " ", "\r", " ").Replace(t.Value))
		}
	}
	return late
}

// kifHeaders writes the headers and the start position.
func (w *writer) kifHeaders() {
	late := w.kifTags()
	w.strays(w.rec.Root())
	name, handicap := handicapOf(w.rec.Start), w.handicap()
	switch d, _ := diagramOf(w.start.String()); {
	case w.format == BOD || name == "":
		w.lines = append(w.lines, d.lines(handicap)...)
	default:
		w.line(handicapName + "：" + name)
	}
	w.kifPlayers()
	w.lines = append(w.lines, late...)
}

// kifPlayers writes the players, and the reason for the result if no ending says it.
func (w *writer) kifPlayers() {
	for _, p := range players {
		if v := w.value(p.tag); v != "" {
			w.line(p.kif[w.handicap()] + "：" + v)
		}
	}
	if why := w.value("Termination"); why != "" && !reasonKnown(why) {
		w.line("Termination：" + why)
	}
}

// handicap returns 1 for a game with a handicap, in which the sides have other names, and
// 0 for others.
func (w *writer) handicap() int {
	if name := handicapOf(w.rec.Start); name != "" && name != even {
		return 1
	}
	return 0
}

// reasonKnown reports whether the formats have a word for a reason, so that the ending of
// the moves states it.
func reasonKnown(why string) bool {
	return slices.ContainsFunc(gameEnds, func(e ending) bool { return e.why != rules.NoReason && strings.EqualFold(e.why.String(), why) })
}

// kifName returns the KIF name of a tag.
func kifName(tag string) string {
	for _, h := range headers {
		if h.tag == tag && len(h.kif) > 0 {
			return h.kif[0]
		}
	}
	return tag
}
