package describe

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// A Reader reads texts aloud that were written for the eye: rows of lists, names, remarks. Moves of
// chess in them, as SAN writes them, are said in a style. The reader knows no position. So a move
// does not say what it captures, and is in words where coordinates are wanted. A Speaker says all
// that, where the moves themselves are known.
type Reader struct {
	language *phrase.Language
	style    Style
	kinds    map[string]rules.Kind // by their letters
	move     *regexp.Regexp
}

// NewReader creates a reader of texts in a language. A letter that means no piece in it is the
// English one.
func NewReader(l *phrase.Language, s Style) Reader {
	r := Reader{language: l, style: s, kinds: map[string]rules.Kind{}}
	for _, letters := range [][]string{rules.LettersIn(l), strings.Split(rules.Letters, "")} {
		for i, kind := range rules.LetteredKinds {
			if _, taken := r.kinds[letters[i]]; !taken {
				r.kinds[letters[i]] = kind
			}
		}
	}
	var letters []string
	for letter := range r.kinds {
		letters = append(letters, regexp.QuoteMeta(letter))
	}
	slices.SortFunc(letters, func(a, b string) int { return cmp.Or(cmp.Compare(len(b), len(a)), cmp.Compare(a, b)) })
	piece := "(" + strings.Join(letters, "|") + ")"
	r.move = regexp.MustCompile(`^(\d+(?:\.+|…))?(?:(O-O-O|O-O)|` + piece + `?([a-h]?[1-8]?)(x?)([a-h][1-8])(?:=` + piece + `)?)([+#]?)([!?]*)$`)
	return r
}

// The parts of what the pattern of a move finds.
const (
	partNumber = iota + 1
	partCastling
	partPiece
	partFrom
	partTakes
	partTo
	partBecomes
	partCheck
	partMark
)

// counted is the number of a move that stands alone, as in "1. e4".
var counted = regexp.MustCompile(`^\d+(?:\.+|…)$`)

// Signs that can stand before and after a move.
const (
	opens  = `("'“„«[`
	closes = `.,;:)"'”“»]…`
)

// Read returns a text as it is read aloud.
func (r Reader) Read(text string) string {
	if r.style == SAN || !strings.ContainsAny(text, "12345678O") {
		return text
	}
	if strings.Contains(text, "\n") {
		lines := strings.Split(text, "\n")
		for i, line := range lines {
			lines[i] = r.Read(line)
		}
		return strings.Join(lines, "\n")
	}
	words := strings.Split(text, " ")
	moves, played := false, false // a move can come next; a move has just come
	for i, w := range words {
		bare := strings.TrimLeft(w, opens)
		before := w[:len(w)-len(bare)]
		number := counted.MatchString(bare)
		bare = strings.TrimRight(bare, closes)
		after := w[len(before)+len(bare):]
		said, is := r.said(bare, moves)
		if said != "" {
			words[i] = before + said + after
		}
		if played && (is || number) && before == "" {
			words[i-1] += ","
		}
		moves, played = number || is && after == "", is && after == ""
	}
	return strings.Join(words, " ")
}

// said returns a move or a square as it is read aloud, "" for any other word, and reports whether
// it is a move. The name of a square is one only where a move can be: after a number, or after
// another move.
func (r Reader) said(word string, here bool) (text string, move bool) {
	p := r.move.FindStringSubmatch(word)
	if p == nil || p[partPiece] == "" && p[partFrom] != "" && p[partTakes] == "" { // coordinates
		return "", false
	}
	if strings.Join(p[partCastling:partTo], "")+p[partBecomes]+p[partCheck]+p[partMark]+p[partNumber] == "" && !here {
		if r.style == Spelled {
			text = r.square(word).In(r.language)
		}
		return text, false
	}
	said := r.moved(p)
	switch p[partCheck] {
	case "+":
		said = phrase.Say("describe.check", said)
	case "#":
		said = phrase.Say("describe.mate", said)
	}
	text = said.In(r.language) + p[partMark]
	if p[partNumber] != "" {
		text = p[partNumber] + " " + text
	}
	return text, true
}

// moved returns a move in words, without what it does to the other king.
func (r Reader) moved(p []string) phrase.Phrase {
	switch p[partCastling] {
	case "O-O":
		return phrase.Say("describe.kingside")
	case "O-O-O":
		return phrase.Say("describe.queenside")
	}
	piece := phrase.Say("%v", cmp.Or(r.kinds[p[partPiece]], rules.Pawn))
	if from := p[partFrom]; from != "" {
		piece = phrase.Say("%v %v", piece, r.square(from))
	}
	to := r.square(p[partTo])
	said := phrase.Say("describe.moves", piece, to)
	switch {
	case p[partTakes] != "":
		said = phrase.Say("describe.takes", piece, to)
	case r.style == Spelled:
		said = phrase.Say("describe.moves-spelled", piece, to)
	}
	if becomes := p[partBecomes]; becomes != "" {
		said = phrase.Say("describe.promotes", said, r.kinds[becomes])
	}
	return said
}

// square returns the name of a square, a file or a rank.
func (r Reader) square(name string) phrase.Phrase {
	n := rules.SquareName{Text: name}
	if r.style == Spelled {
		return n.Spelled()
	}
	return phrase.Say("%v", n)
}
