package index

import (
	"encoding/binary"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/library/pattern"
)

// A record is a game as it is kept in a segment:
//
//	size   of the rest in bytes, as a varint; 0 for a game without positions
//	least  the pattern.Least of the game, in leastSize bytes; the highest bit is set if a head
//	       follows
//	head   if the game does not begin as usual or its moves are wide: twice the length of the
//	       start, as a varint, and one more if the moves are wide
//	start  where the game starts: nothing for the usual start of chess; a FEN or, in other
//	       games, the name of the rule set and a FEN
//	moves  as a bitboard.Coder writes them or, if they are wide, the code of each as uint16
//
// Moves of other games than chess are wide, and those of positions that no Coder knows.
type record struct {
	start []byte
	least pattern.Least
	wide  bool
	moves []byte
}

// leastSize is how many bytes a pattern.Least takes, the lowest first, and headed the bit in them
// that says that a head follows.
const (
	leastSize = 3
	headed    = 1 << (8*leastSize - 1)
)

// cutRecord splits a game off the games of a segment.
func cutRecord(games []byte) (game, rest []byte, ok bool) {
	if len(games) > 0 && games[0] < 0x80 { // most are so short
		size := int(games[0]) + 1
		if size > len(games) {
			return nil, nil, false
		}
		return games[1:size], games[size:], true
	}
	size, n := binary.Uvarint(games)
	if n <= 0 || size > uint64(len(games)-n) {
		return nil, nil, false
	}
	return games[n : n+int(size)], games[n+int(size):], true
}

// readRecord takes a game apart. It returns false for one without positions.
func readRecord(game []byte) (r record, ok bool) {
	if len(game) < leastSize {
		return r, false
	}
	least := pattern.Least(game[0]) | pattern.Least(game[1])<<8 | pattern.Least(game[2])<<16
	r.least, r.moves = least&^headed, game[leastSize:]
	if least&headed == 0 {
		return r, true
	}
	head, n := binary.Uvarint(r.moves)
	if n <= 0 || head/2 > uint64(len(r.moves)-n) {
		return r, false
	}
	end := n + int(head/2)
	r.start, r.moves, r.wide = r.moves[n:end], r.moves[end:], head&1 != 0
	return r, true
}

// appendRecord appends a game without its size.
func appendRecord(b []byte, r record) []byte {
	head, least := 2*uint64(len(r.start)), r.least
	if r.wide {
		head++
	}
	if head > 0 {
		least |= headed
	}
	b = append(b, byte(least), byte(least>>8), byte(least>>16))
	if head > 0 {
		b = append(binary.AppendUvarint(b, head), r.start...)
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
