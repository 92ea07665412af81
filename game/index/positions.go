package index

import (
	"bufio"
	"encoding/binary"
	"io"

	"passedpawn/game/bitboard"
	"passedpawn/game/opening"
	"passedpawn/game/pgn"
)

// Positions are the main lines of games, written one behind the other:
//
//	row       uint32
//	plies     uint16
//	fen       uint16, the length of the start in FEN, 0 for the usual one
//	start     that many bytes
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

// A Writer writes Positions, and gathers what else the moves tell.
type Writer struct {
	out    *bufio.Writer
	size   int64
	names  opening.Table
	line   []bitboard.Move
	buffer []byte
	usual  uint64
}

// NewWriter writes to out.
func NewWriter(out io.Writer, names opening.Table) *Writer {
	start, _, _ := pgn.Mainline(pgn.Item{}, nil)
	return &Writer{out: bufio.NewWriterSize(out, 1<<20), names: names, usual: start.Key()}
}

// Told is what the moves of a game tell.
type Told struct {
	Plies int
	Name  opening.Name
	Hash  uint64 // of the start and the moves: games with equal ones are the same game
}

// Add writes the main line of the game in a row.
func (w *Writer) Add(row int, item pgn.Item) (Told, error) {
	start, line, ok := pgn.Mainline(item, w.line[:0])
	w.line = line
	if !ok {
		return Told{}, nil
	}
	line = line[:min(len(line), 1<<15)]
	fen := ""
	if start.Key() != w.usual {
		fen = start.String()
	}
	told := Told{Plies: len(line), Hash: start.Key()}
	b := binary.LittleEndian.AppendUint32(w.buffer[:0], uint32(row))
	b = binary.LittleEndian.AppendUint16(b, uint16(len(line)))
	b = binary.LittleEndian.AppendUint16(b, uint16(len(fen)))
	b = append(b, fen...)
	b = binary.LittleEndian.AppendUint16(b, print(start.Key()))
	for ply, m := range line {
		start.Make(m)
		b = binary.LittleEndian.AppendUint16(b, print(start.Key()))
		told.Hash = (told.Hash ^ uint64(m)) * 0x100000001b3 // FNV-1a, a move at a time
		if ply < opening.Depth {
			if n := w.names.Of(&start); n.ECO != "" {
				told.Name = n
			}
		}
	}
	for _, m := range line {
		b = binary.LittleEndian.AppendUint16(b, uint16(m))
	}
	w.buffer = b
	n, err := w.out.Write(b)
	w.size += int64(n)
	return told, err
}

// Close writes what is left, and tells how many bytes there are.
func (w *Writer) Close() (size int64, err error) { return w.size, w.out.Flush() }
