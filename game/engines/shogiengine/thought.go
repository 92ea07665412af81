package shogiengine

import (
	"time"

	"passedpawn/game/engines/mate"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

// longest is the greatest number of plies of the expected line that is reported.
const longest = 12

// thought returns the progress of the search with a position.
func (s *search) thought(pos rules.Position, depth, score int) player.Thought {
	t := player.Thought{Position: pos, Rank: 1, Depth: depth, SelDepth: s.farthest - s.before, Score: score, Threads: 1, Line: s.expected()}
	t = t.Spent(s.nodes, time.Since(s.began))
	t.Mate, _ = mate.In(score)
	return t
}

// expected returns the best moves that the search has found for both sides.
func (s *search) expected() (line []rules.Move) {
	b, root := s.board, &s.stack[0]
	for _, m := range root.line[:min(root.length, longest)] {
		line = append(line, shogi.RulesMove(&b, m))
		b.Make(m)
	}
	return line
}
