package uci

import (
	"fmt"
	"io"
	"time"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/engine"
)

// Bench searches fixed positions to a fixed depth, and writes how many nodes that took and how
// many a second, in the line that programs for testing engines expect. The number of nodes
// identifies a version of the search, and the speed compares machines.
func Bench(out io.Writer) {
	began := time.Now()
	nodes := engine.Bench()
	ms := time.Since(began).Milliseconds()
	fmt.Fprintf(out, "%d nodes %d nps\n", nodes, int64(nodes)*1000/max(ms, 1))
}

// bench is Bench as a command.
func (s *server) bench([]string) {
	s.stop()
	Bench(s.out) // no search runs that could write at the same time
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
