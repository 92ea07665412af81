package index

import (
	"encoding/binary"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/library/pattern"
)

// A record is a game as it is kept in a segment:
//
//	head   twice the length of the start, as a varint, and one more if the moves are wide
//	start  where the game starts: nothing for the usual start of chess; a FEN or, in other
//	       games, the name of the rule set and a FEN
//	least  the pattern.Least of the game, in pattern.LeastSize bytes
//	moves  as a bitboard.Coder writes them or, if they are wide, the code of each as uint16
//
// Moves of other games than chess are wide, and those of positions that no Coder knows.
type record struct {
	start []byte
	least pattern.Least
	wide  bool
	moves []byte
}

// readRecord takes a game in a segment apart.
func readRecord(game []byte) (r record, ok bool) {
	head, n := binary.Uvarint(game)
	if n <= 0 || head/2 > uint64(len(game)-n) {
		return r, false
	}
	r.start, game, r.wide = game[n:n+int(head/2)], game[n+int(head/2):], head&1 != 0
	if len(game) < pattern.LeastSize {
		return r, false
	}
	for i := range pattern.LeastSize {
		r.least |= pattern.Least(game[i]) << (8 * i)
	}
	r.moves = game[pattern.LeastSize:]
	return r, true
}

// appendRecord appends a game to a segment.
func appendRecord(b []byte, r record) []byte {
	head := 2 * uint64(len(r.start))
	if r.wide {
		head++
	}
	b = append(binary.AppendUvarint(b, head), r.start...)
	for i := range pattern.LeastSize {
		b = append(b, byte(r.least>>(8*i)))
	}
	return append(b, r.moves...)
}

// wideMoves appends codes of moves as they are, two bytes each.
func wideMoves(b []byte, codes []uint16) []byte {
	for _, code := range codes {
		b = binary.LittleEndian.AppendUint16(b, code)
	}
	return b
}

// A gameReader reads the moves of games of chess.
type gameReader struct {
	usual bitboard.Position
	coder bitboard.Coder // at the usual start
}

func newGameReader() gameReader {
	r := gameReader{usual: bitboard.Start()}
	r.coder, _ = bitboard.NewCoder(&r.usual)
	return r
}

// begin returns the start of a game, and a coder for its moves unless they are wide.
func (g *gameReader) begin(r record) (p bitboard.Position, c bitboard.Coder, ok bool) {
	if len(r.start) == 0 {
		return g.usual, g.coder, true
	}
	p, err := setUp(string(r.start))
	if err != nil {
		return p, c, false
	}
	if !r.wide {
		c, ok = bitboard.NewCoder(&p)
		return p, c, ok
	}
	return p, c, true
}
