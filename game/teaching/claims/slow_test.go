package claims

import (
	"slices"

	"passedpawn/game/rules"
)

// slow is a second implementation of what claims mean. It shares no code with the first:
// it plays with the moves of rules.Position, and tries everything that the definitions
// name, without bounds or tables. It is only told the line.
type slow struct {
	earlier map[string]bool
	last    map[int]rules.Move // what won last, by the plies that were left; it is tried first
	further int                // how far a gain must be safe
}

// values are what the kinds of a game are worth, by the names that its rules have for them.
type values map[rules.Kind]int

var points = values{rules.Pawn: 1, rules.Knight: 3, rules.Bishop: 3, rules.Rook: 5, rules.Queen: 9}

// balance counts the material of a side, on the board and in hand, less that of the other.
func (v values) balance(p rules.Position, side rules.Side) (sum int) {
	for file := range 9 { // shogi has nine files and ranks, and chess eight
		for rank := range 9 {
			if piece, ok := p.At(rules.Sq(file, rank)); ok && piece.Side == side {
				sum += v[piece.Kind]
			} else if ok {
				sum -= v[piece.Kind]
			}
		}
	}
	for _, h := range p.Hand(side) {
		sum += h.Count * v[h.Kind]
	}
	for _, h := range p.Hand(side.Other()) {
		sum -= h.Count * v[h.Kind]
	}
	return sum
}

// after plays a move that must be legal.
func after(p rules.Position, m rules.Move) rules.Position {
	next, err := p.Play(m)
	if err != nil {
		panic(err)
	}
	return next
}

func checked(p rules.Position) bool { return len(p.Checks()) > 0 }

// noisy reports whether a move captures or promotes to a queen.
func noisy(p rules.Position, m rules.Move) bool {
	piece, _ := p.At(m.From)
	passing := piece.Kind == rules.Pawn && m.From.File != m.To.File
	return occupied(p, m.To) || passing || m.Promote == rules.Queen
}

func occupied(p rules.Position, s rules.Square) bool {
	_, ok := p.At(s)
	return ok
}

// again reports whether a position has been in the game.
func (s slow) again(p rules.Position) bool { return s.earlier[rules.Placement(p)] }

// mates reports whether the side to move has a mate in n, if check only by moves that give
// check.
func (s slow) mates(p rules.Position, n int, check bool) bool {
	for _, m := range p.Moves() {
		next := after(p, m)
		if (checked(next) || !check && n > 1) && !s.again(next) && s.mated(next, n-1, check) {
			return true
		}
	}
	return false
}

// mated reports whether the side to move is mated in n, whatever it does.
func (s slow) mated(p rules.Position, n int, check bool) bool {
	moves := p.Moves()
	if len(moves) == 0 || n == 0 {
		return len(moves) == 0 && checked(p)
	}
	for _, m := range moves {
		if next := after(p, m); s.again(next) || !s.mates(next, n, check) {
			return false
		}
	}
	return true
}

// wins reports whether the side to move can bring its balance to want within some plies.
func (s slow) wins(p rules.Position, want, plies int) bool {
	moves := p.Moves()
	last, won := s.last[plies]
	guess := func(m rules.Move) int {
		if won && m == last {
			return 100
		}
		return s.guess(p, m)
	}
	slices.SortStableFunc(moves, func(a, b rules.Move) int { return guess(b) - guess(a) })
	for _, m := range moves {
		if next := after(p, m); !s.again(next) && s.holds(next, want, plies-1) {
			s.last[plies] = m
			return true
		}
	}
	return false
}

// guess puts captures first, and those of the greatest pieces before others.
func (s slow) guess(p rules.Position, m rules.Move) int {
	piece, _ := p.At(m.To)
	return 2*points[piece.Kind] + points[m.Promote]
}

// holds reports whether the side that has just moved has, or gets, a balance of want
// whatever the other does.
func (s slow) holds(p rules.Position, want, plies int) bool {
	if plies == 0 {
		return s.settled(p, want, s.further)
	}
	moves := p.Moves()
	if len(moves) == 0 {
		return checked(p)
	}
	for _, m := range moves {
		if next := after(p, m); s.again(next) || !s.wins(next, want, plies-1) {
			return false
		}
	}
	return true
}

// settled reports whether the side that has just moved keeps a balance of want against every
// capture, promotion and check, which it may answer by any move, so many times. Then exchanges
// on one square decide, and checks are not looked at any more.
func (s slow) settled(p rules.Position, want, further int) bool {
	side, moves, check := p.Turn().Other(), p.Moves(), checked(p)
	if len(moves) == 0 {
		return check
	}
	if points.balance(p, side) < want {
		return false
	}
	for _, m := range moves {
		forcing := check || noisy(p, m)
		if !forcing && further == 0 {
			continue
		}
		next := after(p, m)
		switch {
		case !forcing && !checked(next):
		case checked(next) && len(next.Moves()) == 0:
			return false
		case further == 0 && points.balance(next, side)+points.trade(next, m.To) < want:
			return false
		case further > 0 && !s.answers(next, want, further-1):
			return false
		}
	}
	return true
}

// answers reports whether the side to move still has a balance of want, or a move that keeps
// it.
func (s slow) answers(p rules.Position, want, further int) bool {
	if !checked(p) && points.balance(p, p.Turn()) >= want {
		return true
	}
	for _, m := range p.Moves() {
		if s.settled(after(p, m), want, further) {
			return true
		}
	}
	return false
}

// trade returns the most that the side to move can win by captures on a square.
func (v values) trade(p rules.Position, on rules.Square) (most int) {
	for _, m := range p.Moves() {
		if m.To == on && occupied(p, on) {
			next := after(p, m)
			most = max(most, v.balance(next, p.Turn())-v.balance(p, p.Turn())-v.trade(next, on))
		}
	}
	return most
}

// sees reports whether the piece on one square attacks another.
func sees(p rules.Position, from, to rules.Square) bool {
	piece, ok := p.At(from)
	df, dr := to.File-from.File, to.Rank-from.Rank
	if !ok || df == 0 && dr == 0 {
		return false
	}
	straight, slant := df == 0 || dr == 0, df == dr || df == -dr
	switch piece.Kind {
	case rules.Pawn:
		return dr == 1-2*int8(piece.Side) && (df == 1 || df == -1)
	case rules.Knight:
		return df*df+dr*dr == 5
	case rules.King:
		return df*df <= 1 && dr*dr <= 1
	case rules.Rook:
		return straight && open(p, from, to)
	case rules.Bishop:
		return slant && open(p, from, to)
	}
	return (straight || slant) && open(p, from, to)
}

// open reports whether the squares between two on a line are empty.
func open(p rules.Position, from, to rules.Square) bool {
	return len(standing(p, from, to)) == 0
}

// standing returns the squares with pieces between two on a line.
func standing(p rules.Position, from, to rules.Square) (all []rules.Square) {
	step := func(d int8) int8 { return min(max(d, -1), 1) }
	df, dr := step(to.File-from.File), step(to.Rank-from.Rank)
	for s := (rules.Square{File: from.File + df, Rank: from.Rank + dr}); s != to; s.File, s.Rank = s.File+df, s.Rank+dr {
		if occupied(p, s) {
			all = append(all, s)
		}
	}
	return all
}
