package typed

import "passedpawn/game/rules"

// Read reads a move with the person's letters or the English ones, and returns how it is written
// with these. open reports that the promotion is left open.
func Read(r rules.Rules, at rules.Position, move string) (m rules.Move, open bool, text string, err error) {
	text = English(move, rules.Chess(r.ID()), func(text string) bool {
		_, _, err := rules.ReadOpen(r, at, text)
		return err == nil
	})
	m, open, err = rules.ReadOpen(r, at, text)
	return m, open, text, err
}
