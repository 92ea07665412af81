package shogiengine

import (
	"time"

	"passedpawn/game/player"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/shogiboard"
)

// longest is the greatest number of plies of the expected line that is reported.
const longest = 12

// thought returns the progress of the search with a position.
func (s *search) thought(pos rules.Position, depth, score int) player.Thought {
	t := player.Thought{Position: pos, Rank: 1, Depth: depth, SelDepth: s.farthest - s.before, Score: score, Threads: 1, Line: s.expected()}
	t = t.Spent(s.nodes, time.Since(s.began))
	if abs(score) >= known {
		t.Mate = (mate - abs(score) + 1) / 2
		if score < 0 {
			t.Mate = -t.Mate
		}
	}
	return t
}

// expected returns the best moves according to the table, starting from the root.
func (s *search) expected() (line []rules.Move) {
	b := s.board
	for len(line) < longest {
		e := s.table[b.Key()&uint64(len(s.table)-1)]
		if e.key != b.Key() || !legal(&b, e.move) {
			break
		}
		line = append(line, shogi.RulesMove(&b, e.move))
		b.Make(e.move)
	}
	return line
}

func legal(b *shogiboard.Position, m shogiboard.Move) bool {
	var l shogiboard.List
	b.Generate(&l)
	for _, known := range l.All() {
		if known == m {
			return true
		}
	}
	return false
}
