package unwinnable

import "passedpawn/game/chess/bitboard"

// A stage is one run of the search: how many positions it keeps for each ply, how many
// plies deep it goes, and how many moves of men other than the king the loser tries in a
// position. Most of these only pass the turn.
type stage struct{ width, plies, others int }

// The stages become wider and deeper. The narrow ones find most mates. The last wide one
// ends at the bound.
var (
	narrow = [...]stage{{1, 48, 12}, {3, 40, 12}, {8, 40, all}}
	wide   = [...]stage{{24, 60, all}, {128, 120, all}, {1024, 1000, all}, {16384, 10000, all}}
)

// all is more moves than any position has.
const all = 1000

// pruned is the width from which on a stage checks each new pawn structure for a wall. In
// narrower stages the check takes longer than it saves.
const pruned = 128

// help looks for a mate in which both sides cooperate. Every stage keeps the positions of
// a ply that look nearest to a mate. A stage that never had to drop one has seen every
// position that can be reached.
func (s *Solver) help(p *bitboard.Position, stages []stage, bound int) Verdict {
	s.looked, s.bound = 0, bound
	for _, stage := range stages {
		s.prunes = stage.width >= pruned
		if v := s.run(p, stage); v != Undecided || s.looked >= bound {
			return v
		}
	}
	return Undecided
}

// A candidate is a move from a position of the front, with a score of how far from a mate
// it looks.
type candidate struct {
	key   uint64
	score int32
	from  int32
	move  bitboard.Move
}

// A step is a move of the trail, with the index of the step before it.
type step struct {
	before int32
	move   bitboard.Move
}

// run runs one stage of the search.
func (s *Solver) run(p *bitboard.Position, st stage) Verdict {
	s.front, s.trail = append(s.front[:0], *p), append(s.trail[:0], step{before: -1})
	s.base, s.width, s.left = 0, st.width, false
	s.known.clear()
	s.known.add(p.Key())
	for ply := 0; ply < st.plies; ply++ {
		s.best = s.best[:0]
		for i := range s.front {
			if s.expand(int32(i), st.others) {
				return Possible
			}
			if s.looked >= s.bound {
				return Undecided
			}
		}
		if s.advance(); len(s.front) == 0 {
			if s.left {
				return Undecided
			}
			return Impossible
		}
	}
	return Undecided
}

// expand tries the moves from a position of the front, and reports whether one of them
// mates.
func (s *Solver) expand(i int32, others int) bool {
	p := &s.front[i]
	s.moves.Count = 0
	p.Generate(&s.moves)
	ours := p.Turn() == s.winner
	for _, m := range s.moves.All() {
		if !ours && p.On(m.From()) != bitboard.King {
			if others--; others < 0 {
				s.left = true
				continue
			}
		}
		wall := s.prunes && final(p, m)
		undo := p.Make(m)
		s.looked++
		if ours && p.InCheck() && !movable(p) {
			s.trail = append(s.trail, step{s.base + i, m})
			return true
		}
		if score := s.score(p); s.wants(score, p.Key()) && !(wall && s.reach.never(p, s.winner)) {
			s.keep(candidate{p.Key(), score, i, m})
		}
		p.Unmake(m, undo)
	}
	return false
}

// final reports whether a move is irreversible: a capture or a pawn move.
func final(p *bitboard.Position, m bitboard.Move) bool {
	return p.Captured(m) != bitboard.NoKind || p.On(m.From()) == bitboard.Pawn
}

func movable(p *bitboard.Position) bool {
	var l bitboard.List
	p.Generate(&l)
	return l.Count > 0
}

// advance makes the best candidates the new front.
func (s *Solver) advance() {
	s.next = s.next[:0]
	base := int32(len(s.trail))
	for _, c := range s.best {
		if !s.known.add(c.key) {
			continue
		}
		s.next = append(s.next, s.front[c.from])
		s.next[len(s.next)-1].Make(c.move)
		s.trail = append(s.trail, step{s.base + c.from, c.move})
	}
	s.front, s.next, s.base = s.next, s.front, base
}

// line returns the moves to the last step of the trail.
func (s *Solver) line() (moves []bitboard.Move) {
	plies := 0
	for i := int32(len(s.trail) - 1); i > 0; i = s.trail[i].before {
		plies++
	}
	moves = make([]bitboard.Move, plies)
	for i := int32(len(s.trail) - 1); i > 0; i = s.trail[i].before {
		plies--
		moves[plies] = s.trail[i].move
	}
	return moves
}
