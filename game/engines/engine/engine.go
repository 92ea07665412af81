// Package engine is the bundled opponent for orthodox chess: an alpha-beta search, an
// evaluation learnt from games against itself, and sixteen levels from beginner to full
// strength. It works on values and knows nothing of stdio and windows.
//
// The files, in a good order for reading: engine.go defines questions and answers.
// deepen.go deepens the search, and threads.go adds threads. searcher.go contains the state
// of a search. search.go and quiesce.go search, reduce.go searches late moves less deeply,
// prune.go prunes, order.go orders the moves, exchange.go values captures, transposition.go
// stores results, and memory.go what is learnt about moves and positions. evaluate.go
// evaluates positions with the network of network.go, which views.go updates with each move
// and lanes.go adds up. endings.go and kpk.go evaluate the simplest endings. book.go plays
// openings, and clock.go divides the time. level.go, human.go and whim.go play weaker.
// opponent.go answers the questions of a game.
//
// TRIED.md says what parts of it gained, and what was tried in vain.
package engine

import (
	"context"
	"time"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/mate"
	"passedpawn/game/play/player"
)

// A Question is a position to find a move in.
type Question struct {
	Position bitboard.Position
	Earlier  []uint64        // keys of the positions before it, oldest first, for repetitions
	Only     []bitboard.Move // the moves to choose from, nil for all
	Limits   Limits
	Table    *Table          // what is known from earlier moves, nil for a new table
	Threads  int             // the number of threads that search, at least one
	Book     bool            // a level may answer from the opening book
	Lines    int             // how many of the best moves to report (multi-PV), at least one
	Now      <-chan struct{} // closed when the best move so far is wanted; nil for never
}

// stop returns a function that reports whether a search must end: ctx is done, the answer is
// wanted now, or the time is up.
func (q Question) stop(ctx context.Context) func() bool {
	began, asked := time.Now(), player.Question{Now: q.Now}
	return func() bool {
		return asked.Stopped(ctx) || q.Limits.Time > 0 && time.Since(began) > q.Limits.Time
	}
}

// Limits end a search. A zero field means no limit. The search ends when it reaches the
// first limit or its context is cancelled.
type Limits struct {
	Depth  int           // plies of full-width search
	Nodes  int           // positions visited
	Time   time.Duration // wall-clock time
	Enough time.Duration // after this no deeper search begins
}

// Info is the result of a finished iteration.
type Info struct {
	Rank     int             // 1 for the best line, then 2 and so on
	Depth    int             // plies
	SelDepth int             // plies of the longest line examined at this depth
	Score    int             // centipawns for the side to move
	Nodes    int             // positions visited so far, by all threads
	Time     time.Duration   // since the search began
	HashFull int             // thousandths of the table in use
	Line     []bitboard.Move // the best line, beginning with the move itself
}

// An Answer is the last Info of a search. Line is empty only if there is no legal move.
type Answer = Info

// infinite is beyond every score.
const infinite = mate.Score + 1

// Search finds the best move within the limits. After each finished iteration it calls
// onInfo, if that is not nil, on the calling goroutine.
func Search(ctx context.Context, q Question, onInfo func(Info)) Answer {
	if q.Table == nil {
		q.Table = NewTable(DefaultHash)
	}
	s := newSearcher(ctx, q)
	done := s.help(ctx, q)
	best := s.deepen(q, onInfo)
	done()
	best.Nodes, best.Time = s.total(), time.Since(s.began)
	return best
}
