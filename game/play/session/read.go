package session

import "passedpawn/game/rules"

// Read returns the move in the position on the board, or the premove, that a text in
// English letters means. open reports whether it is a promotion to a piece not yet
// chosen. m is then one of the promotions.
func (s Snapshot) Read(text string) (m rules.Move, open bool, err error) {
	at := s.Place.Position()
	if s.Ahead {
		return readAhead(s.Rules, at, text)
	}
	return readAt(s.Rules, at, text)
}

func readAt(r rules.Rules, at rules.Position, text string) (m rules.Move, open bool, err error) {
	if m, err = r.Read(at, text); err == nil {
		return m, false, nil
	}
	for _, promoted := range []string{"=Q", "+"} { // the first choice in chess and in shogi
		if m, wrong := r.Read(at, text+promoted); wrong == nil {
			return m, true, nil
		}
	}
	return rules.Move{}, false, err
}
