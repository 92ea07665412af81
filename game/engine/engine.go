// Package engine is the bundled opponent for orthodox chess: an alpha-beta
// search, an evaluation half written by people and half learnt, and twelve levels
// from a beginner's to its full strength. It works on values and knows no stdio
// and no window.
//
// The files, in the order a reader takes them: engine.go says what is asked and
// answered, deepen.go deepens, searcher.go holds what a search changes, search.go
// and quiesce.go search, prune.go spares work, order.go picks the next move,
// exchange.go weighs captures, transposition.go remembers. evaluate.go judges
// with the weights of values.go, pawns.go with those of pawns and kings, and the
// network of network.go, which views.go keeps up with the moves; endings.go and
// kpk.go know the plainest endings.
// book.go opens the game, clock.go shares out time. level.go and human.go play
// weaker, opponent.go sits down at a game, pace.go takes its time.
//
// What parts brought, at 8,000 nodes a move from balanced openings with colours
// swapped, with the 95 % interval:
//
//	part                                                     games  Elo
//	futility, late-move and exchange pruning that spare
//	checks, continuation history, singular extension           100  +168 +-65
//	weights tuned on 516,534 positions of its own games        100   +45 +-54
//	network of 32 hidden values beside them, on the scores
//	of 1.2 million positions                                   120  +137 +-50
//	results of quiescence in the table                         160   +28 +-41
//	network trained on 2.3 million positions, part of them
//	searched with the first network                            160  +129 +-47
//	checks and captures of the first plies searched in full
//	(at 12,000 nodes)                                          160   +24 +-38
//	network trained on 2.8 million positions                   160   +13 +-42
//	checks in the first ply of quiescence (at 0.4 s + 5 ms;
//	Win at Chess 287 of 300 instead of 283)                    880   -11 +-18
//	razoring two plies from the leaves and not three (at
//	0.5 s + 5 ms; Win at Chess 285 instead of 284)             800    -4 +-19
//
// Tried and dropped: sparing no checks in pruning (-9 +-53 in 120 games at 0.3
// s + 8 ms); quiet checks in quiescence in an earlier form (-46 +-40 in 160
// games at 0.2 s + 5 ms); no reduction of any check (-42); learning 30 % from
// results, which the network learns by heart (-22 +-65 in 80 games, against
// +137 without); a network of 64 values alone, so taught (-301); one of 64
// beside the weights (-3 +-54 in 120); correction of the evaluation by pawn
// structure (-15 +-41 in 160); no table in quiescence (-55 +-41 in 160); at the
// root a third of the reduction or half of it (-8 +-27 and -11 +-27 in 400 at 0.5 s
// + 5 ms, though Win at Chess 288 and 287 instead of 285).
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
	Book     bool   // a level may answer from the opening book
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
