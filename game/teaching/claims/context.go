package claims

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/rules"
)

// A moveContext is the move that claims are about, on the fast board: the positions before and
// after it, the better move, and the reply.
type moveContext struct {
	before, after  bitboard.Position
	played, better bitboard.Move
	reply          bitboard.Move  // to the played move
	ways           ways           // how an engine goes on after the better move, and after the reply
	earlier        map[uint64]int // how often each position came up before, by its key
}

// ways are the moves that follow the better one, and those that follow the reply.
type ways struct{ better, reply []bitboard.Move }

func newMoveContext(line []rules.Position, played rules.Move, better, reply []rules.Move) (*moveContext, bool) {
	if len(line) == 0 {
		return nil, false
	}
	before, err := convert.Fast(line[len(line)-1])
	if err != nil {
		return nil, false
	}
	q := &moveContext{before: before, played: legal(&before, played)}
	if q.played == 0 {
		return nil, false
	}
	if q.better, q.ways.better = path(before, better); q.better == q.played {
		q.better = 0
	}
	q.after = before
	q.after.Make(q.played)
	q.reply, q.ways.reply = path(q.after, reply)
	q.earlier = keys(line, before.HalfmoveClock())
	return q, true
}

// keys counts the positions of a line that can come up again: those since the last
// capture or pawn move.
func keys(line []rules.Position, quiet int) map[uint64]int {
	all := map[uint64]int{}
	for _, p := range line[max(0, len(line)-1-quiet):] {
		if fast, err := convert.Fast(p); err == nil {
			all[fast.Key()]++
		}
	}
	return all
}

// first returns the first of some moves, the null move if there is none.
func first(all []rules.Move) (m rules.Move) {
	if len(all) > 0 {
		m = all[0]
	}
	return m
}

// path returns the first of some moves on the fast board, 0 if there is none, and the rest, as
// far as they are legal.
func path(p bitboard.Position, all []rules.Move) (m bitboard.Move, rest []bitboard.Move) {
	for _, next := range all {
		fast := legal(&p, next)
		if fast == 0 {
			break
		}
		p.Make(fast)
		rest = append(rest, fast)
	}
	if len(rest) == 0 {
		return 0, nil
	}
	return rest[0], rest[1:]
}

// legal returns a move on the fast board, 0 if it is not legal.
func legal(p *bitboard.Position, m rules.Move) bitboard.Move {
	kind, known := convert.PieceType(m.Promote)
	if !known || m.Drop != rules.NoKind {
		return 0
	}
	return p.Legal(convert.FastSquare(m.From), convert.FastSquare(m.To), kind)
}

// then returns the position after another move than the played one.
func (q *moveContext) then(m bitboard.Move) bitboard.Position {
	p := q.before
	p.Make(m)
	return p
}

// us is the side that played the move.
func (q *moveContext) us() bitboard.Side { return q.before.Turn() }
