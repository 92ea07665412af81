package boardmodel

import "passedpawn/game/rules"

// walks returns castling for a step of the king, in games in which castling is a move onto
// the rook: two squares towards the rook, or to the square where castling leaves the king.
// That square may also be one that the king can simply move to.
func (s State) walks(from, to rules.Square) (castling []rules.Move) {
	if from.Rank != to.Rank {
		return nil
	}
	for _, m := range s.possible() {
		if m.From != from || m.To == to || !s.onto(m) {
			continue
		}
		short := m.To.File > from.File
		target, two := rules.Square{File: 2, Rank: from.Rank}, from.File-2
		if short {
			target.File, two = 6, from.File+2
		}
		if to == target || to.File == two {
			castling = append(castling, m)
		}
	}
	return castling
}

// onto reports whether a move is castling by a move of the king onto a piece of its side.
func (s State) onto(m rules.Move) bool {
	king, _ := s.Position.At(m.From)
	rook, there := s.Position.At(m.To)
	return there && rook.Side == king.Side && rules.Castles(s.Position, m)
}

// Face returns the kind that stands for a choice in the open chooser: what a piece
// becomes, or the rook for castling. It is NoKind for a move that changes nothing.
func (s State) Face(choice int) rules.Kind {
	m := s.Choices[choice]
	if m.Promote == rules.NoKind && s.onto(m) {
		return rules.Rook
	}
	return m.Promote
}

// Becomes returns the kind that a piece becomes by moving to a square, NoKind if it stays
// what it is or if there is a choice.
func (s State) Becomes(from rules.Spot, to rules.Square) rules.Kind {
	if found := s.moves(from, to); len(found) == 1 {
		return found[0].Promote
	}
	return rules.NoKind
}
