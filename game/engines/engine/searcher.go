package engine

import (
	"cmp"
	"context"
	"math"
	"sync/atomic"
	"time"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/search"
)

const maxPly = 128

// counted is the number of nodes after which a search checks whether it must end.
const counted = 1024

// A searcher contains everything that one search changes. Nothing of it is shared, and no
// node allocates memory.
type searcher struct {
	search.Count
	search.Deepening[bitboard.Move]
	pos     bitboard.Position
	keys    []uint64 // of the positions of the game and the current line, for repetitions
	table   *Table
	only    []bitboard.Move // allowed at the root
	killers [maxPly + 2][2]bitboard.Move
	*memory
	played       [maxPly + 2]label // the moves of the current line, 0 for a pass
	pickers      [maxPly + 2]picker
	sparePickers [maxPly + 2]picker // used while a move is excluded
	excluded     [maxPly + 2]bitboard.Move
	prospects    [maxPly + 2]prospect
	evals        [maxPly + 2]int
	views        [maxPly + 8][2]layer      // the network's hidden layers along the current line
	trail        [maxPly + 8]bitboard.Move // the moves made, from the root
	top          int                       // the index in views and trail
	lines        [maxPly + 2][maxPly + 2]bitboard.Move
	lengths      [maxPly + 2]int

	human  *human // nil at full strength
	found  []Info // the lines of the last depth and, before them, those of this depth
	best   int    // the score of the best line of this depth
	forced bool   // there is only one move to choose from
	limits Limits
	onInfo func(Info)   // may be nil
	others atomic.Int64 // nodes of the helpers, on the first searcher
	first  *searcher    // nil on the first
	began  time.Time
}

// DefaultHash is the size of a new table, in megabytes.
const DefaultHash = 16

func newSearcher(ctx context.Context, q Question) *searcher {
	s := &searcher{
		pos: q.Position, table: q.Table, only: q.Only, began: time.Now(), limits: q.Limits,
		keys: make([]uint64, 0, len(q.Earlier)+maxPly+2),
	}
	s.Limit, s.Every, s.Stop = cmp.Or(q.Limits.Nodes, math.MaxInt), counted, q.stop(ctx)
	if s.table == nil {
		s.table = NewTable(DefaultHash)
	}
	s.memory = &s.table.memory
	s.keys = append(append(s.keys, q.Earlier...), s.pos.Key())
	s.views[0][0].look(&s.pos, 0)
	s.views[0][1].look(&s.pos, 1)
	return s
}

func (s *searcher) make(m bitboard.Move) bitboard.Undo {
	s.trail[s.top] = m
	s.follow(m)
	undo := s.pos.Make(m)
	s.keys = append(s.keys, s.pos.Key())
	return undo
}

func (s *searcher) unmake(m bitboard.Move, undo bitboard.Undo) {
	s.keys = s.keys[:len(s.keys)-1]
	s.pos.Unmake(m, undo)
	s.top--
}

// drawn reports whether the position is drawn by fifty moves, a repetition in the line,
// or material that cannot mate. Mate counts before fifty moves.
func (s *searcher) drawn() bool {
	return s.looksDrawn() && !(s.pos.InCheck() && !bitboard.CanMove(&s.pos))
}

// looksDrawn is drawn for a position without mate. One repetition is enough, because it can
// be repeated again.
func (s *searcher) looksDrawn() bool {
	if s.pos.HalfmoveClock() >= 100 {
		return true
	}
	key, n := s.pos.Key(), len(s.keys)-1
	for i := n - 4; i >= max(0, n-s.pos.HalfmoveClock()); i -= 2 {
		if s.keys[i] == key {
			return true
		}
	}
	return bare(&s.pos)
}

// bare reports whether the material cannot mate.
func bare(p *bitboard.Position) bool {
	rest := p.Occupied()
	return rest.Count() <= 3 &&
		rest&^p.Pieces(bitboard.King, 0)&^p.Pieces(bitboard.King, 1)&^minors(p, 0)&^minors(p, 1) == 0
}

func minors(p *bitboard.Position, side bitboard.Side) bitboard.Bitboard {
	return p.Pieces(bitboard.Knight, side) | p.Pieces(bitboard.Bishop, side)
}
