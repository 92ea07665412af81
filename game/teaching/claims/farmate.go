package claims

import "passedpawn/game/chess/bitboard"

// A mateSearch proves mates by proof numbers, depth first (df-pn; Nagai, 2002), in at most so many
// plies. Because the number of plies is part of what it remembers, repetition needs no special
// care.
type mateSearch struct {
	earlier map[uint64]int
	checks  bool // the attacker only gives check
	left    int  // positions that may still be examined
	bound   int  // how many may be for one question
	table   []proven
	frames  []frame
}

// A proven is what is known about a position with a number of plies to go: the least work left for
// the side to move, and for the other one.
type proven struct {
	key        uint64
	phi, delta uint32
}

// A frame is a position on the way: its moves, and the numbers of the positions after them.
type frame struct {
	list       bitboard.List
	phi, delta [bitboard.Most]uint32
}

const (
	infinite  = 1 << 30
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
	if phi, _ := s.search(p, left, 1, infinite, infinite); phi != 0 {
		return 0
	}
	f := &s.frames[left]
	for i, m := range f.list.All() {
		if f.delta[i] == 0 {
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
	_, delta := s.search(p, 2*n, 0, infinite, infinite)
	return delta == 0
}

// slot is where a position is remembered, and its key there.
func (s *mateSearch) slot(p *bitboard.Position, left int) (*proven, uint64) {
	key := p.Key() ^ mix(left, s.checks)
	return &s.table[key%mateSlots], key
}

// search examines a position until one of its numbers reaches its limit, and returns the numbers.
// The attacker is to move if turn is 1.
func (s *mateSearch) search(p *bitboard.Position, left, turn int, phiMost, deltaMost uint32) (phi, delta uint32) {
	f := &s.frames[left]
	s.left--
	s.expand(p, f, left, turn)
	for {
		best, second := 0, uint32(infinite)
		phi, delta = infinite, 0
		for i := range f.list.Count {
			delta = min(delta+f.phi[i], infinite)
			switch d := f.delta[i]; {
			case d < phi:
				best, second, phi = i, phi, d
			case d < second:
				second = d
			}
		}
		if phi >= phiMost || delta >= deltaMost || s.left <= 0 {
			at, key := s.slot(p, left)
			*at = proven{key, phi, delta}
			return phi, delta
		}
		undo := p.Make(f.list.Moves[best])
		f.phi[best], f.delta[best] = s.search(p, left-1, 1-turn, deltaMost-(delta-f.phi[best]), min(phiMost, second+second/4+1))
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
		phi, delta := s.begin(p, left-1, turn)
		p.Unmake(m, undo)
		mates := turn == 1 && delta == 0
		if mates {
			f.list.Count = 0
		}
		f.phi[f.list.Count], f.delta[f.list.Count] = phi, delta
		f.list.Add(m)
		if mates {
			return // nothing else matters
		}
	}
}

// begin returns the numbers with which the search begins in a position. turn is 1 if the attacker
// has just moved. What leaves the defender fewer replies seems to be nearer to mate.
func (s *mateSearch) begin(p *bitboard.Position, left, turn int) (phi, delta uint32) {
	at, key := s.slot(p, left)
	switch repeats := s.earlier[p.Key()] > 0; { // which gains nothing
	case repeats && turn == 0:
		return infinite, 0
	case repeats:
		return 0, infinite
	case at.key == key:
		return at.phi, at.delta
	case turn == 0:
		return 1, 1
	}
	replies := bitboard.Mobility(p)
	switch {
	case replies == 0 && p.InCheck():
		return infinite, 0
	case replies == 0 || left == 0: // stalemate, or no mate in time
		return 0, infinite
	}
	return 1, uint32(replies)
}
