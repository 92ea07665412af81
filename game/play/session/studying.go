package session

import "passedpawn/game/rules"

// studying is the mode in a game that nobody plays: it came from elsewhere, or it is over.
type studying struct{ edits *Edits }

// move shows a move that is in the tree, and adds any other move to it as a remark.
func (s studying) move(m rules.Move) (replace func()) {
	if !s.edits.walk(s.edits.now.Place, m) {
		s.edits.remark(m)
	}
	return nil
}
