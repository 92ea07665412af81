package rules

import (
	"regexp"

	"passedpawn/game/phrase"
)

// A Prose is a text written for people, in any language, in which squares may be named.
type Prose string

// In returns the text. It implements phrase.Word.
func (p Prose) In(*phrase.Language) string { return string(p) }

// prosaic is what can be the name of a square. A move in notation, such as Nf3 or a8=Q, is one word.
var prosaic = regexp.MustCompile(`[\p{L}\d=#+]+`)

// With returns the text with what say returns instead of each name of a square of a board.
func (p Prose) With(s Shape, say func(SquareName) phrase.Word) phrase.Phrase {
	named := map[string]SquareName{}
	for i := range s.Files * s.Ranks {
		n := s.NameOf(Sq(i%s.Files, i/s.Files))
		named[n.Text] = n
	}
	text, from := string(p), 0
	var parts []phrase.Phrase
	for _, at := range prosaic.FindAllStringIndex(text, -1) {
		if n, is := named[text[at[0]:at[1]]]; is {
			parts = append(parts, phrase.Say("%s", text[from:at[0]]), phrase.Say("%v", say(n)))
			from = at[1]
		}
	}
	return phrase.Join("", append(parts, phrase.Say("%s", text[from:]))...)
}
