package index

import (
	"encoding/binary"
	"iter"
	"slices"
)

// bucketEntries is the maximum of the average number of entries in a bucket.
const bucketEntries = 128

// crowd is the least number of games in a group of a bucket.
const crowd = 4

// The sizes of the parts of a bucket in bytes.
const (
	groupHead = 8 + 2
	entrySize = 2 + 2
)

// appendBucket writes a bucket from its sorted entries. A bucket consists of
//
//	groups   uint32, how many
//	heads    the key of each group as uint64, and how many games it has as uint16
//	entries  of all the groups: row and code as uint16
//	rare     the other entries by their rows, up to the end: how much greater the row is
//	         than the one before, as a varint, and a print
//
// A group is a position that occurs in several games. It is certain and needs no look at
// its games. Most positions occur in one game only: for them a byte of the key is enough,
// and the game is played to be certain.
func appendBucket(b []byte, entries []entry) []byte {
	at := len(b)
	b = append(b, 0, 0, 0, 0)
	groups := uint32(0)
	for run := range runs(entries) {
		if len(run) >= crowd {
			groups++
			b = binary.LittleEndian.AppendUint64(b, run[0].key)
			b = binary.LittleEndian.AppendUint16(b, uint16(len(run)))
		}
	}
	binary.LittleEndian.PutUint32(b[at:], groups)
	for run := range runs(entries) {
		if len(run) >= crowd {
			for _, e := range run {
				b = binary.LittleEndian.AppendUint16(b, e.row)
				b = binary.LittleEndian.AppendUint16(b, e.code)
			}
		}
	}
	return appendRare(b, entries)
}

// appendRare writes the entries that are in no group.
func appendRare(b []byte, entries []entry) []byte {
	var rare []uint32 // the row and the print
	for run := range runs(entries) {
		if len(run) < crowd {
			for _, e := range run {
				rare = append(rare, uint32(e.row)<<8|uint32(print(e.key)))
			}
		}
	}
	slices.Sort(rare)
	before := uint32(0)
	for _, r := range rare {
		b = binary.AppendUvarint(b, uint64(r>>8-before))
		b = append(b, byte(r))
		before = r >> 8
	}
	return b
}

// rareRows iterates over the rows of rare entries that may be of a key, each row once: two
// positions of a game can have the same print. It ends early if they are damaged.
func rareRows(rare []byte, key uint64) iter.Seq[int] {
	return func(yield func(int) bool) {
		row, want, last := uint64(0), print(key), -1
		for len(rare) > 0 {
			more, n := binary.Uvarint(rare)
			if n <= 0 || n == len(rare) || more > segmentRows {
				return
			}
			row += more
			if rare[n] == want && int(row) != last {
				if last = int(row); !yield(last) {
					return
				}
			}
			rare = rare[n+1:]
		}
	}
}

// runs iterates over the entries of each key.
func runs(entries []entry) iter.Seq[[]entry] {
	return func(yield func([]entry) bool) {
		for len(entries) > 0 {
			n := 1
			for n < len(entries) && entries[n].key == entries[0].key {
				n++
			}
			if !yield(entries[:n]) {
				return
			}
			entries = entries[n:]
		}
	}
}

// print returns the part of a key that is stored for a rare entry. The bucket says more
// of it.
func print(key uint64) byte { return byte(key) }

// find returns the entries of a key in a bucket: those of its group or, if there is no
// group, the rare ones that may be of that key. ok is false if the bucket is damaged.
func find(bucket []byte, key uint64) (group, rare []byte, ok bool) {
	if len(bucket) < 4 {
		return nil, nil, false
	}
	groups := int64(binary.LittleEndian.Uint32(bucket))
	if bucket = bucket[4:]; groups*groupHead > int64(len(bucket)) {
		return nil, nil, false
	}
	heads, rest := bucket[:groups*groupHead], bucket[groups*groupHead:]
	for ; len(heads) > 0; heads = heads[groupHead:] {
		size := entrySize * int(binary.LittleEndian.Uint16(heads[8:]))
		if size > len(rest) {
			return nil, nil, false
		}
		if binary.LittleEndian.Uint64(heads) == key {
			return rest[:size], nil, true
		}
		rest = rest[size:]
	}
	return nil, rest, true
}
