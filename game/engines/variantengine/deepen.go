package variantengine

import (
	"slices"

	"passedpawn/game/engines/mate"
	"passedpawn/game/engines/search"
	"passedpawn/game/rules"
	"passedpawn/game/rules/board"
)

// Line implements search.Root.
func (s *searcher) Line(depth, rank int) bool {
	root := &s.table[s.key()&uint64(len(s.table)-1)]
	if rank == 1 {
		s.root = *root
	}
	s.Farthest = 0
	score := s.best(depth, 0, -mate.Score, mate.Score)
	if root.key == s.key() && (!s.Over || depth == 1 && rank == 1) {
		if rank == 1 {
			s.Best, s.root = root.move, *root
		}
		s.Tell(depth, rank, score, s.line)
		s.Taken = append(s.Taken, root.move)
	}
	sure := mate.Is(score) && mate.Score-abs(score) <= depth
	s.ended = sure && (rank == 1 || s.ended) || s.Single
	return !s.Over
}

// Settled implements search.Root: it ends the search when all lines are mates that no
// deeper search can shorten, or if there is no choice of moves. The searches of the other
// lines have overwritten the table's entry for the root.
func (s *searcher) Settled(int) bool {
	s.table[s.key()&uint64(len(s.table)-1)] = s.root
	return s.ended
}

// key returns the key of the current position.
func (s *searcher) key() uint64 { return s.keys[len(s.keys)-1] }

// line returns the best moves according to the table, starting from the root.
func (s *searcher) line() (line []rules.Move) {
	var legal []board.Move
	for len(line) < search.LongestLine {
		key := s.mover.Key()
		e := s.table[key&uint64(len(s.table)-1)]
		legal = s.mover.Legal(legal[:0])
		if e.key != key || !slices.Contains(legal, e.move) {
			break
		}
		line = append(line, s.mover.RulesMove(e.move))
		s.mover.Make(e.move)
	}
	for range line {
		s.mover.Unmake()
	}
	return line
}
