package uci

import (
	"time"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/engine"
)

// bench searches fixed positions to a fixed depth. The number of nodes identifies a
// version of the search, and the speed compares machines.
func (s *server) bench([]string) {
	s.stop()
	began := time.Now()
	nodes := engine.Bench()
	ms := time.Since(began).Milliseconds()
	s.say("Nodes searched: %d\nNodes a second: %d", nodes, int64(nodes)*1000/max(ms, 1))
}

// perft prints its counts in Stockfish's format: a line for each move, then the sum.
func (s *server) perft(depth int) {
	var l bitboard.List
	pos, all := s.pos, 0
	pos.Generate(&l)
	for _, m := range l.All() {
		n := 1
		if depth > 1 {
			undo := pos.Make(m)
			n = pos.Perft(depth - 1)
			pos.Unmake(m, undo)
		}
		all += n
		s.say("%v: %d", m, n)
	}
	s.say("\nNodes searched: %d\n", all)
}
