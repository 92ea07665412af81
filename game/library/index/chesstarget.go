package index

import (
	"encoding/binary"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/rules"
)

// A chessTarget is a position of orthodox chess or Chess960. Its moves are coded as in
// bitboard.
type chessTarget struct {
	want bitboard.Position
	gameReader
	moves []bitboard.Move // buffer
}

func (q *chessTarget) key() uint64 { return q.want.Key() }

func (q *chessTarget) shape() shape {
	return shapeOf(q.want.Pieces(bitboard.Pawn, 0), q.want.Pieces(bitboard.Pawn, 1))
}

func (q *chessTarget) reached(r record) (code uint16, ok bool) {
	p, coder, ok := q.begin(r)
	switch {
	case !ok:
		return 0, false
	case r.wide:
		return q.reachedWide(p, r.moves)
	}
	q.moves = q.moves[:0]
	rest, made := r.moves, 0
	for {
		if q.alike(&coder) {
			for ; made < len(q.moves); made++ {
				if !legal(&p, q.moves[made]) {
					return 0, false
				}
				p.Make(q.moves[made])
			}
			if p.Key() == q.want.Key() {
				if m, _ := coder.Next(rest); m != 0 {
					return uint16(m), true
				}
				return lastCode, true
			}
		}
		var m bitboard.Move
		if m, rest = coder.Next(rest); m == 0 {
			return 0, false
		}
		q.moves = append(q.moves, m)
	}
}

// alike reports whether the same squares are taken as in the target. Only then are the
// moves so far worth being judged.
func (q *chessTarget) alike(c *bitboard.Coder) bool {
	for side := range bitboard.Side(2) {
		if c.Side(side) != q.want.Side(side) || c.Pawns(side) != q.want.Pieces(bitboard.Pawn, side) {
			return false
		}
	}
	return true
}

// reachedWide is reached for moves that are not coded.
func (q *chessTarget) reachedWide(p bitboard.Position, moves []byte) (code uint16, ok bool) {
	for ; p.Key() != q.want.Key(); moves = moves[2:] {
		if len(moves) < 2 {
			return 0, false
		}
		m := bitboard.Move(binary.LittleEndian.Uint16(moves))
		if !legal(&p, m) {
			return 0, false
		}
		p.Make(m)
	}
	return firstCode(moves), true
}

// firstCode returns the first of some codes, lastCode if there is none.
func firstCode(moves []byte) uint16 {
	if len(moves) < 2 {
		return lastCode
	}
	return binary.LittleEndian.Uint16(moves)
}

func (q *chessTarget) move(code uint16) rules.Move {
	m := bitboard.Move(code)
	if m.Castling() { // the same move has two codes
		m = q.want.Castle(m.To() > m.From())
	}
	if !legal(&q.want, m) {
		return rules.Move{}
	}
	return convert.Move(m)
}
