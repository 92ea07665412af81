package index

import (
	"io"
)

// Positions are the main lines of games, written one behind the other:
//
//	row       uint32
//	plies     uint16
//	fen       uint16, the length of the start, 0 for the usual one of chess
//	start     that many bytes: a FEN; in other games the rule set's name before it
//	keys      plies+1 of uint16: 16 bits of each position's key, the start's first
//	moves     plies of uint16
//
// all little endian. To find a position its 16 bits are looked for, which takes
// one pass over plain memory, and where they are found the game is played up to
// there, so that a find is certain.
type Positions struct {
	in   io.ReaderAt
	size int64
}

// NewPositions reads what a Writer wrote.
func NewPositions(in io.ReaderAt, size int64) *Positions { return &Positions{in, size} }

const header = 8

// print is the part of a key that is kept.
func print(key uint64) uint16 { return uint16(key >> 48) }
