package claims

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
)

// An answer finds the first move of a mate in at most n moves, as short as it can, and in how many
// moves it mates. It returns 0 if it finds none.
type answer func(p *bitboard.Position, n int) (bitboard.Move, int)

// line returns a mate in n moves that begins with m. The defender holds out for as long
// as possible.
func (a answer) line(p bitboard.Position, m bitboard.Move, n int) []bitboard.Move {
	line := []bitboard.Move{m}
	for p.Make(m); ; p.Make(m) {
		reply, answer, longest := a.toughest(p, n-1)
		if reply == 0 {
			return line
		}
		p.Make(reply)
		m, n = answer, longest
		line = append(line, reply, m)
	}
}

// toughest returns the reply that takes longest to mate, the attacker's answer, and in
// how many moves it mates.
func (a answer) toughest(p bitboard.Position, n int) (reply, answer bitboard.Move, longest int) {
	var all bitboard.List
	p.Generate(&all)
	for _, r := range all.All() {
		undo := p.Make(r)
		if m, k := a(&p, n); k > longest {
			reply, answer, longest = r, m, k
		}
		p.Unmake(r, undo)
	}
	return reply, answer, longest
}

// tree returns the node of a position in which the defender is to move, and false if a reply has
// no answer that mates in n moves, or leads to an earlier position.
func (a answer) tree(p *bitboard.Position, n int, earlier map[uint64]int) (Node, bool) {
	var all bitboard.List
	p.Generate(&all)
	if all.Count == 0 {
		return Node{Cover: Every, Gain: mated}, p.InCheck()
	}
	var replies []Node
	for _, m := range all.All() {
		undo := p.Make(m)
		next, ok := a.mating(p, n, earlier)
		ok = ok && earlier[p.Key()] == 0
		p.Unmake(m, undo)
		if !ok {
			return Node{}, false
		}
		next.Move = convert.Move(m)
		replies = append(replies, next)
	}
	return collect(Every, mated, replies), true
}

// mating is tree for a position in which the attacker is to move.
func (a answer) mating(p *bitboard.Position, n int, earlier map[uint64]int) (node Node, ok bool) {
	m, k := a(p, n)
	if m == 0 {
		return node, false
	}
	undo := p.Make(m)
	next, ok := a.tree(p, k-1, earlier)
	p.Unmake(m, undo)
	next.Move = convert.Move(m)
	node.take(next)
	return node, ok
}
