package session

import "passedpawn/game/rules"

// Read returns the move in the position on the board, or the premove, that a text in
// English letters means. open reports whether it is a promotion to a piece not yet
// chosen. m is then one of the promotions.
func (s Snapshot) Read(text string) (m rules.Move, open bool, err error) {
	at := s.Sight().Position()
	if s.Ahead {
		return readAhead(s.Rules, at, text)
	}
	return rules.ReadOpen(s.Rules, at, text)
}
