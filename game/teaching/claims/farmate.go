package claims

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/dfpn"
)

// A mateSearch proves mates by proof numbers, depth first, in at most so many plies. Because the
// number of plies is part of what it remembers, repetition needs no special care.
type mateSearch struct {
	earlier map[uint64]int
	checks  bool // the attacker only gives check
	left    int  // positions that may still be examined
	bound   int  // how many may be for one question
	table   []proven
	frames  []frame
}

// A proven is what is known about a position with a number of plies to go.
type proven struct {
	key     uint64
	numbers dfpn.Numbers
}

// A frame is a position on the way: its moves, and the numbers of the positions after them.
type frame struct {
	list  bitboard.List
	after [bitboard.Most]dfpn.Numbers
}

const (
	mateSlots = 1 << 14

	farthestMate = 12    // moves of the attacker, with checks only
	farthestFull = 5     // with all moves
	farBound     = 1_500 // positions of which all moves are looked at, for one try
	farProof     = 20 * farBound
)

func newMateSearch(earlier map[uint64]int) *mateSearch {
	return &mateSearch{earlier: earlier, bound: farBound, table: make([]proven, mateSlots), frames: make([]frame, 2*farthestMate+1)}
}

// attack returns a move that mates in at most n moves, 0 if there is none or the bound is
// reached.
func (s *mateSearch) attack(p *bitboard.Position, n int) bitboard.Move {
	left := 2*n - 1
	if s.search(p, left, 1, dfpn.Unlimited()).Phi != 0 {
		return 0
	}
	f := &s.frames[left]
	for i, m := range f.list.All() {
		if f.after[i].Delta == 0 {
			return m
		}
	}
	return 0
}

// defend reports whether the side to move is mated, or is mated in n moves whatever it
// plays.
func (s *mateSearch) defend(p *bitboard.Position, n int) bool {
	if !bitboard.CanMove(p) || n == 0 {
		return p.InCheck() && !bitboard.CanMove(p)
	}
	return s.search(p, 2*n, 0, dfpn.Unlimited()).Delta == 0
}

// slot is where a position is remembered, and its key there.
func (s *mateSearch) slot(p *bitboard.Position, left int) (*proven, uint64) {
	key := p.Key() ^ mix(left, s.checks)
	return &s.table[key%mateSlots], key
}

// search examines a position until its numbers reach the limits, and returns them. The attacker
// is to move if turn is 1.
func (s *mateSearch) search(p *bitboard.Position, left, turn int, limits dfpn.Numbers) dfpn.Numbers {
	f := &s.frames[left]
	s.left--
	s.expand(p, f, left, turn)
	for {
		own, best, next := dfpn.Combine(f.after[:f.list.Count], limits)
		if own.Reach(limits) || s.left <= 0 {
			at, key := s.slot(p, left)
			*at = proven{key, own}
			return own
		}
		undo := p.Make(f.list.Moves[best])
		f.after[best] = s.search(p, left-1, 1-turn, next)
		p.Unmake(f.list.Moves[best], undo)
	}
}

// expand lists the moves of a position with the numbers of the positions after them.
func (s *mateSearch) expand(p *bitboard.Position, f *frame, left, turn int) {
	var all bitboard.List
	p.Generate(&all)
	f.list.Count = 0
	checks, sights := turn == 1 && (s.checks || left == 1), bitboard.NewSights(p)
	for _, m := range all.All() {
		if checks && !sights.Checks(p, m) {
			continue
		}
		undo := p.Make(m)
		numbers := s.begin(p, left-1, turn)
		p.Unmake(m, undo)
		mates := turn == 1 && numbers.Delta == 0
		if mates {
			f.list.Count = 0
		}
		f.after[f.list.Count] = numbers
		f.list.Add(m)
		if mates {
			return // nothing else matters
		}
	}
}

// begin returns the numbers with which the search begins in a position. turn is 1 if the attacker
// has just moved. What leaves the defender fewer replies seems to be nearer to mate.
func (s *mateSearch) begin(p *bitboard.Position, left, turn int) dfpn.Numbers {
	at, key := s.slot(p, left)
	switch repeats := s.earlier[p.Key()] > 0; { // which gains nothing
	case repeats && turn == 0:
		return dfpn.Lost()
	case repeats:
		return dfpn.Won()
	case at.key == key:
		return at.numbers
	case turn == 0:
		return dfpn.Numbers{Phi: 1, Delta: 1}
	}
	replies := bitboard.Mobility(p)
	switch {
	case replies == 0 && p.InCheck():
		return dfpn.Lost()
	case replies == 0 || left == 0: // stalemate, or no mate in time
		return dfpn.Won()
	}
	return dfpn.Numbers{Phi: 1, Delta: uint32(replies)}
}
