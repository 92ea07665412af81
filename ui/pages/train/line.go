package train

import (
	"regexp"
	"strings"

	"passedpawn/ui/board/typed"
)

// number matches the number of a move before it.
var number = regexp.MustCompile(`^[0-9]+\.+`)

// moves returns the moves of a line that was typed, without their numbers.
func moves(text string) (all []string) {
	for word := range strings.FieldsSeq(text) {
		if word = number.ReplaceAllString(word, ""); word != "" {
			all = append(all, word)
		}
	}
	return all
}

// plan plays the next of the moves that were typed together. Those of the opponent are passed
// over if they are what is played.
func (p walk) plan() {
	t := p.trial
	if len(t.planned) == 0 {
		return
	}
	word, rest := t.planned[0], t.planned[1:]
	if m, _, _, err := typed.Read(t.rules, t.puzzle.Line[t.puzzle.ply-1], word); err == nil && m == t.last {
		if len(rest) == 0 {
			return
		}
		word, rest = rest[0], rest[1:]
	}
	t.planned = rest
	p.typed(word)
}
