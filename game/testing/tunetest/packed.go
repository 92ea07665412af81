//go:build tools

package tunetest

import (
	"encoding/binary"
	"errors"
	"strconv"
	"strings"

	"passedpawn/game/chess/bitboard"
)

// A Packed is a Scored position of orthodox chess in 32 bytes, so that tens of millions fit
// into memory. The number of the move is not kept.
//
// The squares that are not empty are a bit each in the first 8 bytes. Half a byte for each of
// them follows, from a1 on. The score for White takes 2 bytes. One byte is the clock of the
// fifty moves, and one the result in half points and the side to move. The last 4 bytes are
// the number of the game.
type Packed [PackedSize]byte

// PackedSize is the size of a Packed, in bytes.
const PackedSize = 32

const (
	menAt   = 8
	scoreAt = 24
	clockAt = 26
	stateAt = 27
	gameAt  = 28
)

// men are the pieces by their half byte: those of White and of Black, the rooks that may
// castle, and the pawns that may be captured en passant.
const (
	men        = "PNBRQKpnbrqkRrPp"
	castler    = 12
	doubleStep = 14
)

// Pack packs a position with its score in centipawns for White. It has no result yet. There
// must be at most 32 pieces.
func Pack(p *bitboard.Position, score int) (r Packed) {
	binary.LittleEndian.PutUint64(r[:], uint64(p.Occupied()))
	passant, passed := p.Passant()
	n := 0
	for set := p.Occupied(); set != 0; n++ {
		s := set.Pop()
		side := int(p.Side(1) >> s & 1)
		man := side*6 + int(p.On(s))
		if mayCastle(p, s) {
			man = castler + side
		} else if passed && s == passant^8 {
			man = doubleStep + side
		}
		r[menAt+n/2] |= byte(man) << (n % 2 * 4)
	}
	binary.LittleEndian.PutUint16(r[scoreAt:], uint16(int16(score)))
	r[clockAt], r[stateAt] = byte(min(p.HalfmoveClock(), 255)), byte(p.Turn())<<2
	return r
}

// mayCastle reports whether a rook that may castle is on a square.
func mayCastle(p *bitboard.Position, s bitboard.Square) bool {
	for side := range bitboard.Side(2) {
		for _, short := range []bool{true, false} {
			if w, ok := p.CastlingWay(side, short); ok && w.Rook == s {
				return true
			}
		}
	}
	return false
}

// Ended returns the record of a game with a number and a result for White: 1, 0.5 or 0.
func (r Packed) Ended(game uint32, result float64) Packed {
	binary.LittleEndian.PutUint32(r[gameAt:], game)
	r[stateAt] = r[stateAt]&^3 | byte(2*result)
	return r
}

// Game returns the number of the game.
func (r *Packed) Game() uint32 { return binary.LittleEndian.Uint32(r[gameAt:]) }

// Score returns the score in centipawns for White.
func (r *Packed) Score() int { return int(int16(binary.LittleEndian.Uint16(r[scoreAt:]))) }

// Result returns the result of the game for White: 1, 0.5 or 0.
func (r *Packed) Result() float64 { return float64(r[stateAt]&3) / 2 }

// Turn returns the side to move.
func (r *Packed) Turn() bitboard.Side { return bitboard.Side(r[stateAt] >> 2 & 1) }

// Each calls do with every piece, from a1 on.
func (r *Packed) Each(do func(s bitboard.Square, kind bitboard.PieceType, side bitboard.Side)) {
	n := 0
	for set := bitboard.Bitboard(binary.LittleEndian.Uint64(r[:])); set != 0 && n < 32; n++ {
		kind, side := kindOf(r.man(n))
		do(set.Pop(), kind, side)
	}
}

// man returns the half byte of a piece by its index.
func (r *Packed) man(n int) byte { return r[menAt+n/2] >> (n % 2 * 4) & 15 }

func kindOf(man byte) (kind bitboard.PieceType, side bitboard.Side) {
	switch {
	case man >= doubleStep:
		return bitboard.Pawn, bitboard.Side(man - doubleStep)
	case man >= castler:
		return bitboard.Rook, bitboard.Side(man - castler)
	}
	return bitboard.PieceType(man % 6), bitboard.Side(man / 6)
}

// Position returns the position, at move 1. It returns an error for bytes that Pack did not
// write.
func (r *Packed) Position() (bitboard.Position, error) {
	var board [64]byte
	var at [2]bitboard.Square // of the kings
	var castlers []bitboard.Square
	passant, n := "-", 0
	occupied := bitboard.Bitboard(binary.LittleEndian.Uint64(r[:]))
	if occupied.Count() > 32 {
		return bitboard.Position{}, errors.New("more than 32 pieces")
	}
	for set := occupied; set != 0; n++ {
		s, man := set.Pop(), r.man(n)
		board[s] = men[man]
		kind, side := kindOf(man)
		switch {
		case man >= doubleStep:
			passant = (s ^ 8).String()
		case man >= castler:
			castlers = append(castlers, s)
		case kind == bitboard.King:
			at[side] = s
		}
	}
	return bitboard.Parse(strings.Join([]string{
		placement(&board), "wb"[r.Turn():][:1], rights(castlers, at), passant, strconv.Itoa(int(r[clockAt])), "1",
	}, " "))
}

// rights writes the castling rights of rooks as in FEN.
func rights(rooks []bitboard.Square, kings [2]bitboard.Square) string {
	text := ""
	for _, s := range rooks {
		side, letters := 0, "QK"
		if s >= 32 {
			side, letters = 1, "qk"
		}
		if s > kings[side] {
			text += letters[1:]
		} else {
			text += letters[:1]
		}
	}
	if text == "" {
		return "-"
	}
	return text
}

// placement writes a board as in FEN.
func placement(board *[64]byte) string {
	var b strings.Builder
	for rank := 7; rank >= 0; rank-- {
		free := 0
		for _, man := range board[8*rank : 8*rank+8] {
			if man == 0 {
				free++
				continue
			}
			if free > 0 {
				b.WriteString(strconv.Itoa(free))
			}
			b.WriteByte(man)
			free = 0
		}
		if free > 0 {
			b.WriteString(strconv.Itoa(free))
		}
		if rank > 0 {
			b.WriteByte('/')
		}
	}
	return b.String()
}
