package describe

import (
	"fmt"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// A Speaker says the moves and squares inside a sentence in a style. What is drawn of the sentence
// keeps them as they are written.
type Speaker struct {
	Rules rules.Rules // of the game that is spoken of
	Style Style
}

// Word returns what is said for a word of a sentence: the word itself, unless it is a move or a
// square.
func (s Speaker) Word(w phrase.Word) phrase.Word {
	if s.Style == SAN {
		return w
	}
	switch w := w.(type) {
	case rules.SAN:
		if said, ok := s.move(w); ok {
			return s.lead(said)
		}
	case rules.Moves:
		all := make([]phrase.Phrase, len(w))
		for i, m := range w {
			all[i] = phrase.Say("%v", m)
		}
		return s.lead(list(all))
	case rules.Square:
		return s.square(rules.SquareName{Text: w.String()})
	case rules.SquareName:
		return s.square(w)
	case rules.SquareNames:
		all := make([]phrase.Phrase, len(w))
		for i, n := range w {
			all[i] = phrase.Say("%v", n)
		}
		return list(all)
	case rules.Prose:
		if s.Style == Spelled && s.Rules != nil {
			return w.With(rules.ShapeOf(s.Rules), s.square)
		}
	}
	return w
}

// move returns a move as it is said, with the number that is written before it. ok is false if too
// little is known of it.
func (s Speaker) move(w rules.SAN) (said phrase.Phrase, ok bool) {
	if w.Before == nil || s.Rules == nil || s.Rules.ID() != w.Game {
		return said, false
	}
	before, err := s.position(w.Before)
	if err != nil {
		return said, false
	}
	scene := Scene{Rules: s.Rules, Line: []rules.Position{before}, Style: s.Style}
	said = scene.Could(w.Move)
	if number, _ := strings.CutSuffix(w.Text, s.Rules.Write(before, w.Move)); strings.TrimSpace(number) != "" {
		return phrase.Say("%s %v", strings.TrimSpace(number), said), true
	}
	return said, true
}

func (s Speaker) position(p fmt.Stringer) (rules.Position, error) {
	if known, ok := p.(rules.Position); ok {
		return known, nil
	}
	return s.Rules.Parse(p.String())
}

func (s Speaker) square(n rules.SquareName) phrase.Word {
	if s.Style == Spelled {
		return phrase.Leading(n.Spelled())
	}
	return n
}

// lead lets a sentence begin with moves that are said in words. Coordinates are written small
// everywhere.
func (s Speaker) lead(moves phrase.Phrase) phrase.Word {
	if s.Style == UCI {
		return moves
	}
	return phrase.Leading(moves)
}
