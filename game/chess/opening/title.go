package opening

import (
	"strings"

	"passedpawn/game/phrase"
)

// A Title is what an opening is called in English, as in PGN and in every index:
// "Sicilian Defence: Najdorf Variation, English Attack".
type Title string

// In returns the title in a language. A part that has no common name there stays English, and
// so does a side in brackets after a part: "Mino (Gote)", as games of shogi have it.
// It implements phrase.Word.
func (t Title) In(l *phrase.Language) string {
	w := wordsOf(l)
	if w == nil || t == "" {
		return string(t)
	}
	var b strings.Builder
	family, _, _ := strings.Cut(string(t), ": ")
	for rest, sign := string(t), ""; ; {
		part, after, next := cut(rest)
		part, side := bracketed(part)
		b.WriteString(w.sign(sign))
		if b.Len() == 0 {
			b.WriteString(w.family(part))
		} else {
			b.WriteString(w.within(family, part))
		}
		b.WriteString(side)
		if next == "" {
			break
		}
		rest, sign = after, next
	}
	return l.Capital(b.String())
}

// cut cuts a title after its first part, and returns the sign there with its space.
func cut(title string) (part, rest, sign string) {
	if i := strings.IndexAny(title, ":,"); i > 0 && strings.HasPrefix(title[i+1:], " ") {
		return title[:i], title[i+2:], title[i : i+2]
	}
	return title, "", ""
}

// bracketed cuts off what is in brackets after a part, with its space.
func bracketed(part string) (name, side string) {
	if i := strings.LastIndex(part, " ("); i > 0 && strings.HasSuffix(part, ")") {
		return part[:i], part[i:]
	}
	return part, ""
}
