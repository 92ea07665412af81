// Package polyglot reads and makes opening books in the format of the program PolyGlot, the .bin
// files that many chess programs share. The format was described by Michel Van den Bergh:
// http://hgm.nubati.net/book_format.html
//
// A book is a list of entries of 16 bytes, sorted by the keys of their positions. A lookup
// is a binary search in the file, so a book of any size takes no memory.
package polyglot

import (
	"encoding/binary"
	"io"
	"sort"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/phrase"
)

// Size is the size of an entry in bytes.
const Size = 16

// An Entry is a move in a position, as it is in a file.
type Entry struct {
	Key    uint64 // of the position
	Move   uint16
	Weight uint16
	Learn  uint32 // left to programs that learn from their games
}

func entryOf(data []byte) Entry {
	return Entry{
		Key: binary.BigEndian.Uint64(data), Move: binary.BigEndian.Uint16(data[8:]),
		Weight: binary.BigEndian.Uint16(data[10:]), Learn: binary.BigEndian.Uint32(data[12:]),
	}
}

// append appends an entry as it is in a file.
func (e Entry) append(data []byte) []byte {
	data = binary.BigEndian.AppendUint64(data, e.Key)
	data = binary.BigEndian.AppendUint16(data, e.Move)
	data = binary.BigEndian.AppendUint16(data, e.Weight)
	return binary.BigEndian.AppendUint32(data, e.Learn)
}

// A Book finds the entries of a file. Its methods may be called from any goroutine.
type Book struct {
	in  io.ReaderAt
	len int64
}

// New returns the book in a file of a size in bytes. The error says that no book can have
// that size. New does not look at the entries; Check does.
func New(in io.ReaderAt, size int64) (*Book, error) {
	switch {
	case size == 0:
		return nil, phrase.Errorf("polyglot.empty")
	case size%Size != 0:
		return nil, phrase.Errorf("polyglot.cut", size, size/Size, size%Size)
	}
	return &Book{in, size / Size}, nil
}

// at reads an entry.
func (b *Book) at(n int64) (Entry, error) {
	var data [Size]byte
	if read, err := b.in.ReadAt(data[:], n*Size); read < Size {
		return Entry{}, err
	}
	return entryOf(data[:]), nil
}

// most is the number of entries of a position after which a search stops. No position has
// more moves.
const most = bitboard.Most

// Entries returns the entries of a position by its key, in the order of the file.
func (b *Book) Entries(key uint64) (all []Entry, err error) {
	first := sort.Search(int(b.len), func(n int) bool {
		e, wrong := b.at(int64(n))
		if wrong != nil {
			err = wrong
		}
		return e.Key >= key
	})
	for n := int64(first); err == nil && n < b.len && len(all) < most; n++ {
		var e Entry
		if e, err = b.at(n); err != nil || e.Key != key {
			break
		}
		all = append(all, e)
	}
	return all, err
}
