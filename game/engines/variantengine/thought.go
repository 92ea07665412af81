package variantengine

import (
	"slices"
	"time"

	"passedpawn/game/engines/mate"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/rules/board"
)

// longest is the greatest number of plies of the expected line that is reported.
const longest = 12

// thought returns the progress of the search with a position.
func (s *search) thought(pos rules.Position, depth, score int) player.Thought {
	t := player.Thought{Position: pos, Rank: 1, Depth: depth, SelDepth: s.farthest - s.before, Score: score, Threads: 1, Line: s.line()}
	t = t.Spent(s.nodes, time.Since(s.began))
	t.Mate, _ = mate.In(score)
	return t
}

// line returns the best moves according to the table, starting from the root.
func (s *search) line() (line []rules.Move) {
	var legal []board.Move
	for len(line) < longest {
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
