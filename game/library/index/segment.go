package index

import (
	"encoding/binary"
	"math/bits"

	"passedpawn/game/library/pattern"
)

// A segment is the positions of games in consecutive rows. It consists of
//
//	games      one after the other: the length of the start position as uint16, 0 for the
//	           standard one of chess; the start position: a FEN or, in other games, the
//	           name of the rule set and a FEN; the pattern.Least of the game as uint64; and
//	           the code of each move as uint16
//	buckets    the entries, sorted by key, see bucket
//	places     games+1 of uint32: where each game begins
//	directory  2^Bits+1 of uint32: where each bucket begins
//
// all little endian. The highest bits of a key say which bucket it is in.
type segment struct {
	First   uint32 // row of the first game
	Rows    uint32
	Bits    uint32
	Games   uint32 // bytes
	Buckets uint32 // bytes
	Source  uint32 // the checksum of its piece of the file, see piece
}

// Limits of a segment. They bound the memory for writing one to 50 MB, because a game
// has at most longestGame moves.
const (
	segmentRows    = 8192
	segmentEntries = 1 << 20
	longestGame    = 1 << 15
)

// placesAt returns the offset of the places in the segment.
func (s segment) placesAt() int64 { return int64(s.Games) + int64(s.Buckets) }

// directoryAt returns the offset of the directory in the segment.
func (s segment) directoryAt() int64 { return s.placesAt() + 4*(int64(s.Rows)+1) }

// size returns the size of the segment in bytes.
func (s segment) size() int64 { return s.directoryAt() + 4*(1<<s.Bits+1) }

// valid reports whether the numbers of a segment from a file are within its limits.
func (s segment) valid() bool { return s.Rows <= segmentRows && s.Bits <= digit }

// bucketOf returns the number of the bucket with a key.
func (s segment) bucketOf(key uint64) int64 { return int64(key >> (64 - s.Bits)) }

// A segmentWriter collects games for a segment.
type segmentWriter struct {
	segment
	limit   int // of rows, at most segmentRows
	games   []byte
	places  []uint32
	entries []entry
	spare   []entry
	buffer  []byte
}

// fits reports whether a game with a number of positions fits into the segment.
func (w *segmentWriter) fits(row, positions int) bool {
	return row < int(w.First)+w.limit && len(w.entries)+positions <= segmentEntries
}

// begin begins a segment with a row.
func (w *segmentWriter) begin(row int) {
	w.segment = segment{First: uint32(row)}
	w.games, w.places, w.entries = w.games[:0], w.places[:0], w.entries[:0]
}

// add adds a game, which fits. Rows that were left out become games without positions.
func (w *segmentWriter) add(row int, start string, least pattern.Least, keys []uint64, codes []uint16) {
	at := row - int(w.First)
	for len(w.places) <= at {
		w.places = append(w.places, uint32(len(w.games)))
	}
	w.games = binary.LittleEndian.AppendUint16(w.games, uint16(len(start)))
	w.games = append(w.games, start...)
	w.games = binary.LittleEndian.AppendUint64(w.games, uint64(least))
	for i, key := range keys {
		code := uint16(lastCode)
		if i < len(codes) {
			code = codes[i]
			w.games = binary.LittleEndian.AppendUint16(w.games, code)
		}
		w.entries = append(w.entries, entry{key, uint16(at), code})
	}
}

// end returns the segment as it is written. The result is valid until the next call.
func (w *segmentWriter) end() (segment, []byte) {
	w.Rows, w.Games = uint32(len(w.places)), uint32(len(w.games))
	w.places = append(w.places, w.Games)
	w.Bits = uint32(min(digit, max(0, bits.Len(uint(len(w.entries))/bucketEntries))))
	if cap(w.spare) < len(w.entries) {
		w.spare = make([]entry, cap(w.entries))
	}
	w.entries, w.spare = sortEntries(w.entries, w.spare[:len(w.entries)])
	w.entries = firsts(w.entries)
	b, directory := append(w.buffer[:0], w.games...), make([]uint32, 0, 1<<w.Bits+1)
	rest := w.entries
	for n := range int64(1) << w.Bits {
		count := 0
		for count < len(rest) && w.bucketOf(rest[count].key) == n {
			count++
		}
		directory = append(directory, uint32(len(b)))
		b, rest = appendBucket(b, rest[:count]), rest[count:]
	}
	directory = append(directory, uint32(len(b)))
	w.Buckets = uint32(len(b)) - w.Games
	for _, numbers := range [][]uint32{w.places, directory} {
		for _, n := range numbers {
			b = binary.LittleEndian.AppendUint32(b, n)
		}
	}
	w.buffer = b
	return w.segment, b
}
