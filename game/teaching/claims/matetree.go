package claims

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
)

// tree returns the node of a position in which the defender is to move, and false if no proof is
// found that it is mated in n moves whatever it plays.
func (s *mateProver) tree(p *bitboard.Position, n int) (Node, bool) {
	var all bitboard.List
	p.Generate(&all)
	if all.Count == 0 {
		return Node{Cover: Every, Gain: mated}, p.InCheck()
	}
	var replies []Node
	for _, m := range all.All() {
		undo := p.Make(m)
		next, ok := s.mating(p, n)
		ok = ok && s.earlier[p.Key()] == 0
		p.Unmake(m, undo)
		if !ok {
			return Node{}, false
		}
		next.Move = convert.Move(m)
		replies = append(replies, next)
	}
	return collect(Every, mated, replies), true
}

// mating is tree for a position in which the attacker is to move. The shortest mate that is found
// is its answer.
func (s *mateProver) mating(p *bitboard.Position, n int) (node Node, ok bool) {
	for _, t := range tries() {
		if t.n > n {
			break
		}
		s.checks = t.checks
		m := s.attack(p, t.n)
		if m == 0 {
			continue
		}
		undo := p.Make(m)
		next, ok := s.tree(p, t.n-1)
		p.Unmake(m, undo)
		if ok {
			next.Move = convert.Move(m)
			node.take(next)
			return node, true
		}
	}
	return node, false
}
