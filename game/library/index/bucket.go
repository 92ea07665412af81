package index

import (
	"encoding/binary"
	"iter"
)

// bucketHints is the maximum of the average number of hints in a bucket.
const bucketHints = 128

// crowd is the least number of games in a group of a bucket.
const crowd = 6

// groupKey is how many bytes of the key of a group are written, the lowest. The bucket says more
// of it: together they are about 58 bits.
const groupKey = 6

// written returns the part of a key that is written.
func written(key uint64) uint64 { return key & (1<<(8*groupKey) - 1) }

// parted splits sorted entries into those of positions that many games have, and the others.
// Both stay in order. It overwrites the slice and needs a spare one as long; rest is what it
// leaves of that, which is as long as rare.
func parted(entries, spare []entry) (crowds, rare, rest []entry) {
	crowds, rare = spare[:0], entries[:0]
	for run := range runs(entries) {
		if len(run) >= crowd {
			crowds = append(crowds, run...)
		} else {
			rare = append(rare, run...)
		}
	}
	return crowds, rare, spare[len(crowds):len(entries)]
}

// appendBucket writes a bucket from sorted entries of positions that many games have and
// sorted hints of others. A bucket consists of
//
//	groups  how many, as a varint; each is a key in groupKey bytes, the size of the rest as
//	        a varint and, for each move, its code as uint16, how many games there are and how
//	        many rows lie between each of them and the one before, as varints
//	rare    the hints, up to the end, see appendRare
//
// A group is a position that occurs in several games. It is certain and needs no look at
// its games. Other positions are found by hints, and games are played to be certain.
func appendBucket(b []byte, crowds []entry, hints []uint64) []byte {
	groups := 0
	for range runs(crowds) {
		groups++
	}
	b = binary.AppendUvarint(b, uint64(groups))
	var body []byte
	for run := range runs(crowds) {
		body = appendGroup(body[:0], run)
		b = binary.LittleEndian.AppendUint64(b, run[0].key)[:len(b)+groupKey]
		b = binary.AppendUvarint(b, uint64(len(body)))
		b = append(b, body...)
	}
	return appendRare(b, hints)
}

// keyIn returns the key at the beginning of a group.
func keyIn(group []byte) uint64 {
	return uint64(binary.LittleEndian.Uint32(group)) | uint64(binary.LittleEndian.Uint16(group[4:]))<<32
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

// find returns the group of a key in a bucket, nil if there is none, and the rare hints.
// ok is false if the bucket is damaged.
func find(bucket []byte, key uint64) (group, rare []byte, ok bool) {
	key = written(key)
	groups, n := binary.Uvarint(bucket)
	if n <= 0 {
		return nil, nil, false
	}
	for bucket = bucket[n:]; groups > 0; groups-- {
		if len(bucket) < groupKey {
			return nil, nil, false
		}
		size, n := binary.Uvarint(bucket[groupKey:])
		if n <= 0 || size > uint64(len(bucket)-groupKey-n) {
			return nil, nil, false
		}
		body := bucket[groupKey+n:]
		if keyIn(bucket) == key {
			return body[:size], nil, true
		}
		bucket = body[size:]
	}
	return nil, bucket, true
}
