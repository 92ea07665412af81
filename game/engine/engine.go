// Package engine is the bundled opponent for orthodox chess: an alpha-beta
// search with a hand-made evaluation, and twelve levels from a beginner's to
// its full strength. It works on values and knows no stdio and no window.
//
// The files, in the order a reader takes them: engine.go says what is asked and
// answered, searcher.go deepens, search.go and quiesce.go search, prune.go spares work, order.go
// picks the next move, exchange.go weighs captures, transposition.go remembers,
// evaluate.go judges with the weights that tune_test.go tunes, clock.go shares
// out time, level.go plays weaker, opponent.go sits down at a game.
//
// What parts brought, in games at 8,000 nodes a move from balanced openings
// with colours swapped, with the 95 % interval:
//
//	part                                                     games  Elo
//	futility, late-move and exchange pruning that spare
//	checks, continuation history, singular extension           100  +168 +-65
//	the same, sparing no checks (at 0.3 s + 8 ms)              120    -9 +-53
//	weights tuned on 516,534 positions of its own games        100   +45 +-54
package engine

import (
	"context"
	"time"

	"passedpawn/game/bitboard"
)

// A Question is a position to find a move in.
type Question struct {
	Position bitboard.Position
	Earlier  []uint64        // keys of the positions before it, oldest first, for repetition
	Only     []bitboard.Move // the moves to choose from, nil for all
	Limits   Limits
	Table    *Table // what is remembered from the moves before, nil for a fresh one
	Threads  int    // that search side by side, at least one
	Lines    int    // how many of the best moves to report (multi-PV), at least one
}

// Limits end a search; a zero field does not limit. The first limit reached
// ends it, and so does a cancelled context.
type Limits struct {
	Depth  int           // plies of full-width search
	Nodes  int           // positions visited
	Time   time.Duration // of the wall clock
	Enough time.Duration // after which no deeper search is begun
}

// Info is what a finished iteration found.
type Info struct {
	Rank  int             // 1 for the best line, then 2 and so on
	Depth int             // plies
	Score int             // centipawns for the side to move
	Nodes int             // positions visited so far, by all threads
	Time  time.Duration   // since the search began
	Line  []bitboard.Move // best play, the move itself first
}

// An Answer is the last Info of a search: Line is empty only when there is no
// legal move.
type Answer = Info

// Scores beyond the evaluation. A mate in n plies scores Mate-n.
const (
	Mate     = 32000
	mateZone = Mate - 256
	infinite = Mate + 1
)

// Search finds the best move within the limits. It calls onInfo, if it is not
// nil, after each finished iteration, from the calling goroutine.
func Search(ctx context.Context, q Question, onInfo func(Info)) Answer {
	if q.Table == nil {
		q.Table = NewTable(DefaultHash)
	}
	s := newSearcher(ctx, q)
	done := s.help(q)
	best := s.deepen(q, onInfo)
	done()
	best.Nodes, best.Time = s.total(), time.Since(s.began)
	return best
}

// MateIn tells how many moves a score is from mate, less than 0 for being
// mated, and false if it is no mate.
func MateIn(score int) (moves int, ok bool) {
	switch {
	case score > mateZone:
		return (Mate - score + 1) / 2, true
	case score < -mateZone:
		return -(Mate + score + 1) / 2, true
	}
	return 0, false
}
