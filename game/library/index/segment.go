package index

import (
	"encoding/binary"
	"math/bits"
)

// A segment is the positions of games in consecutive rows. It consists of
//
//	games      one after the other, see record
//	buckets    where positions occurred, see appendBucket
//	places     of uint32: where each group of games begins, and where the last ends
//	directory  2^Bits+1 of uint32: where each bucket begins
//
// all little endian. The highest bits of a hint say which bucket it is in, and those of a
// key which one a position is in that many games have.
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

// placed is how many games have a place together. Those before a game in its group are skipped by
// their sizes.
const placed = 16

// groups returns the number of groups of games that have a place.
func (s segment) groups() int64 { return (int64(s.Rows) + placed - 1) / placed }

// placesAt returns the offset of the places in the segment.
func (s segment) placesAt() int64 { return int64(s.Games) + int64(s.Buckets) }

// directoryAt returns the offset of the directory in the segment.
func (s segment) directoryAt() int64 { return s.placesAt() + 4*(s.groups()+1) }

// size returns the size of the segment in bytes.
func (s segment) size() int64 { return s.directoryAt() + 4*(1<<s.Bits+1) }

// valid reports whether the numbers of a segment from a file are within its limits.
func (s segment) valid() bool { return s.Rows <= segmentRows && s.Bits <= digit }

// bucketOf returns the number of the bucket with a hint.
func (s segment) bucketOf(hint uint32) int64 { return int64(hint >> (32 - s.Bits)) }

// A segmentWriter collects games for a segment.
type segmentWriter struct {
	segment
	limit   int // of rows, at most segmentRows
	games   []byte
	rows    int      // of the games
	places  []uint32 // of the groups of them
	record  []byte
	entries []entry
	spare   []entry
	hints   []uint64
	buffer  []byte
}

// fits reports whether a game with a number of positions fits into the segment.
func (w *segmentWriter) fits(row, positions int) bool {
	return row < int(w.First)+w.limit && len(w.entries)+positions <= segmentEntries
}

// begin begins a segment with a row.
func (w *segmentWriter) begin(row int) {
	w.segment = segment{First: uint32(row)}
	w.games, w.rows, w.places, w.entries = w.games[:0], 0, w.places[:0], w.entries[:0]
}

// add adds a game, which fits. Rows that were left out become games without positions.
func (w *segmentWriter) add(row int, r record, entries []entry) {
	at := row - int(w.First)
	for w.rows < at {
		w.append(nil)
	}
	w.record = appendRecord(w.record[:0], r)
	w.append(w.record)
	for _, e := range entries {
		e.row = uint16(at)
		w.entries = append(w.entries, e)
	}
}

// append appends a game in the next row, nothing for one without positions.
func (w *segmentWriter) append(game []byte) {
	if w.rows%placed == 0 {
		w.places = append(w.places, uint32(len(w.games)))
	}
	w.rows++
	w.games = append(binary.AppendUvarint(w.games, uint64(len(game))), game...)
}

// end returns the segment as it is written. The result is valid until the next call.
func (w *segmentWriter) end() (segment, []byte) {
	w.Rows, w.Games = uint32(w.rows), uint32(len(w.games))
	w.places = append(w.places, w.Games)
	if cap(w.spare) < len(w.entries) {
		w.spare = make([]entry, cap(w.entries))
	}
	w.entries, w.spare = sortEntries(w.entries, w.spare[:len(w.entries)])
	crowds, rare, rest := parted(firsts(w.entries), w.spare)
	w.hints = hints(rare, rest, w.hints[:0])
	w.Bits = uint32(min(digit, max(0, bits.Len(uint(len(w.hints))/bucketHints))))
	b, directory := append(w.buffer[:0], w.games...), make([]uint32, 0, 1<<w.Bits+1)
	left := w.hints
	for n := range int64(1) << w.Bits {
		common, count := 0, 0
		for common < len(crowds) && w.bucketOf(hintOf(crowds[common].key)) == n {
			common++
		}
		for count < len(left) && w.bucketOf(uint32(left[count]>>16)) == n {
			count++
		}
		directory = append(directory, uint32(len(b)))
		b = appendBucket(b, crowds[:common], left[:count])
		crowds, left = crowds[common:], left[count:]
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
