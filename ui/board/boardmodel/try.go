package boardmodel

import (
	"slices"

	"passedpawn/game/rules"
)

// moves returns the legal moves that a step from a spot to a square can mean. Moving a
// king onto the piece that it castles with means castling on that side.
func (s State) moves(origin rules.Spot, to rules.Square) []rules.Move {
	var found []rules.Move
	for _, m := range s.possible() {
		if m.To == to && m.Origin(s.Mover()) == origin {
			found = append(found, m)
		}
	}
	if from, onBoard := origin.Square(); onBoard {
		found = append(found, s.walks(from, to)...)
	}
	if len(found) > 0 {
		slices.SortStableFunc(found, func(a, b rules.Move) int { return rank(a) - rank(b) })
		return found
	}
	if from, onBoard := origin.Square(); onBoard && s.partner(from, to) {
		for _, m := range s.possible() {
			far := int(m.To.File) - int(m.From.File)
			if m.From == from && m.To.Rank == from.Rank && (far >= 2 && to.File > from.File || far <= -2 && to.File < from.File) {
				return []rules.Move{m}
			}
		}
	}
	return nil
}

// partner reports whether there is a king on one square that could castle with the piece
// on the other: the nearest piece of its side in that direction along the rank. In chess
// that is a rook; in other games it may be a queen.
func (s State) partner(from, to rules.Square) bool {
	king, _ := s.Position.At(from)
	other, ok := s.Position.At(to)
	if king.Kind != rules.King || !ok || other.Side != king.Side || from.Rank != to.Rank || from.File == to.File {
		return false
	}
	step := int8(1)
	if to.File < from.File {
		step = -1
	}
	for file := from.File + step; file != to.File; file += step {
		if p, ok := s.Position.At(rules.Square{File: file, Rank: from.Rank}); ok && p.Side == king.Side {
			return false
		}
	}
	return true
}

// rank is the order in which promotions are offered.
func rank(m rules.Move) int {
	order := []rules.Kind{rules.Queen, rules.Rook, rules.Bishop, rules.Knight}
	if i := slices.Index(order, m.Promote); i >= 0 {
		return i
	}
	return len(order)
}

// try ends every way of moving: if there is one legal move it is played, if there are
// several the chooser opens, and if there is none the step is refused.
func (s State) try(to rules.Square, ask, byHand bool) (State, Result) {
	from := s.Selected
	found := s.moves(from, to)
	switch {
	case s.Free:
		return s.rest(), Result{Carried: true, From: from, At: rules.On(to), ByHand: byHand}
	case len(found) == 0:
		return s.rest(), Result{Refused: true, From: from, To: to}
	case len(found) == 1 || s.AlwaysQueen && !ask && slices.Contains(s.Shape.Gains, found[0].Promote):
		return s.made(found[0], byHand)
	}
	s.Dragging, s.pressed, s.again = false, rules.Spot{}, false
	s.Choices, s.Choice = found, 0
	return s, Result{}
}

func (s State) choose(i int) (State, Result) { return s.made(s.Choices[i], false) }

// made makes a move, to be played now or after the opponent's.
func (s State) made(m rules.Move, byHand bool) (State, Result) {
	s = s.rest()
	if s.Ahead {
		s.Waiting = m
		return s, Result{Move: m, Ahead: true}
	}
	return s, Result{Move: m, Played: true, ByHand: byHand}
}
