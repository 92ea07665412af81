package csvexport

import (
	"encoding/binary"
	"math/bits"
	"strconv"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/files/zstdframe"
)

// A row is the text of a row of chess, in parts. It begins with the end of the line before.
// Nothing in a field has to be quoted.
type row struct {
	head      text // with the number of the game
	placement bitboard.Placement
	state     text // the fields of the position after the pieces
	ply, move word
	digits    int // how many at the beginning of ply are as in the row before
	shape
}

// A shape is where the state in a row is, and the size of the row.
type shape struct{ fields, size int }

// A text has at most 16 bytes. The others have no meaning.
type text struct {
	bytes [16]byte
	size  int
}

// set replaces the text.
func (t *text) set(b []byte) { t.size = copy(t.bytes[:], b) }

// write writes the text, and returns where it ends.
func (t *text) write(to *[zstdframe.RowSize]byte, at int) (end int) {
	*(*[16]byte)(to[at:]) = t.bytes
	return at + t.size
}

// A word is a text of at most eight bytes, the first the lowest.
type word struct {
	bytes uint64
	size  int
}

// write writes the word, and returns where it ends.
func (w word) write(to *[zstdframe.RowSize]byte, at int) (end int) {
	binary.LittleEndian.PutUint64(to[at:], w.bytes)
	return at + w.size
}

// begin begins the first row of a game.
func (r *row) begin(number int, p *bitboard.Position) {
	var buffer [32]byte
	r.head.set(append(strconv.AppendInt(append(buffer[:0], '\n'), int64(number), 10), ','))
	r.placement = bitboard.NewPlacement(p)
	r.setState(bitboard.StateOf(p), bitboard.RightsOf(p))
	r.ply = plyWord(0)
}

// next turns the row into the next one. kept says that the fields of the position after the
// pieces are as they were, but for the side to move.
func (r *row) next(ply int, state bitboard.State, letters bitboard.Rights, kept bool) {
	if kept {
		r.state.bytes[0] ^= 'w' ^ 'b'
	} else {
		r.setState(state, letters)
	}
	r.digits = r.ply.size - 2 // all but the last one, which is below 9 for most
	if place := uint(8*r.digits) & 63; r.ply.bytes>>place&255 < '9' {
		r.ply.bytes += 1 << place
		return
	}
	now := plyWord(ply)
	r.digits = bits.TrailingZeros64(now.bytes^r.ply.bytes) / 8
	r.ply = now
}

func (r *row) setState(state bitboard.State, letters bitboard.Rights) {
	var buffer [32]byte
	r.state.set(append(state.Append(buffer[:0], letters), ','))
}

// write writes the row with the first of the moves that follow, if there is one.
func (r *row) write(to *[zstdframe.RowSize]byte, moves []bitboard.Move) {
	r.move = word{}
	if len(moves) > 0 {
		r.move.bytes, r.move.size = moves[0].Word()
	}
	at := r.head.write(to, 0)
	r.fields = at + r.placement.Write((*[bitboard.PlacementRoom]byte)(to[at:]))
	at = r.state.write(to, r.fields)
	r.size = r.move.write(to, r.ply.write(to, at))
}

// plyWord returns the number of a ply with the comma after it.
func plyWord(ply int) word {
	w := word{',', 1}
	for {
		w.bytes, w.size = w.bytes<<8|uint64('0'+ply%10), w.size+1
		if ply /= 10; ply == 0 {
			return w
		}
	}
}
