package kifu

import (
	"slices"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
)

// comment reads a line of a comment, or the part of it that is one.
func (b *builder) comment(l line, text string) {
	text = strings.TrimRight(text, blanks)
	switch {
	case b.tooMany(l):
		return
	case text == "":
		b.blank++
		return
	case b.fresh:
		b.early = append(b.early, text)
		return
	}
	n := b.node()
	if n.Says(record.After) {
		for range b.blank {
			n.Remark(record.After, record.Command{Name: lineCommand}.String())
		}
	}
	b.blank = 0
	if g := nagIn(text); g > 0 {
		n.AddNAG(g)
		return
	}
	n.Remark(record.After, text)
}

// tooMany counts an annotation and reports whether it is left as text: because the last
// move has too many, which ends the line of moves, or because that line ended before.
func (b *builder) tooMany(l line) bool {
	if b.broken != nil {
		b.keep(l)
		return true
	}
	why := b.bounds.Note(&b.notes, l.text)
	if why != "" {
		b.fail(l, "", why)
	}
	return why != ""
}

// stray keeps a line without a meaning.
func (b *builder) stray(l line) {
	if b.tooMany(l) {
		return
	}
	if b.path == nil {
		b.tags = append(b.tags, record.Tag{Name: otherHeader, Value: l.text})
		return
	}
	b.node().Remark(record.Stray, "\n%"+l.text)
	b.unusual(l, phrase.Say("common.text-neither-move-nor"))
}

// unusual notes something that was read leniently. Each kind is reported once.
func (b *builder) unusual(l line, what phrase.Phrase) {
	if !b.seen[what.Form] {
		b.seen[what.Form] = true
		b.rec.Unusual = append(b.rec.Unusual, record.Unusual{Line: l.number, What: what})
	}
}

// nagIn returns the NAG if a comment consists of one, otherwise 0.
func nagIn(text string) int {
	if n, ok := strings.CutPrefix(text, "$"); ok && len(n) < 6 && strings.Trim(n, "0123456789") == "" && n != "" {
		g := 0
		for _, c := range n {
			g = 10*g + int(c-'0')
		}
		if g < 1<<16 {
			return g
		}
	}
	return slices.Index(judgements, text) + 1
}

// judgements lists the comments for the NAGs $1 to $6.
var judgements = []string{"!", "?", "!!", "??", "!?", "?!"}
