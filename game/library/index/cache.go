package index

import (
	"bufio"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"io"
	"math"
	"slices"
	"strings"
)

// A cache is one file, so that its table and its positions belong together:
//
//	positions  as a Writer wrote them
//	sums       uint32, one for each block of the positions
//	segments   their sizes
//	table      the texts, one per line, and the columns, see Table.write
//	footer     the source of the cache, the size of each part, and the sums of the rest
//
// All numbers are little endian, all sums CRC-32C. The table is checked when the cache is
// opened, and a block of the positions when it is read.

// version is the version of the cache format and of the way games are read. A cache of
// another version is not used.
const version = "passedpawn index 16\n"

// ErrDamaged means that the contents of a cache have changed since they were written.
var ErrDamaged = errors.New("the index of the file is damaged")

// errOther means that a cache belongs to another source.
var errOther = errors.New("the cache is of another file, or of another time")

// A footer is the end of a cache.
type footer struct {
	Version   [len(version)]byte
	Stamp     [sha256.Size]byte
	Positions uint64 // bytes
	Segments  uint64
	Rows      uint64
	Texts     uint64
	TextSize  uint64 // bytes
	Columns   uint64 // bytes
	Source    uint64 // bytes of the file with the games, if its segments have checksums
	Sum       uint32 // checksum of the sums and the table
	Own       uint32 // checksum of the footer before this number
}

// rowsByte is how many rows a byte of the columns has at most: a size, which is never 0, takes
// at least a bit.
const rowsByte = 8

var (
	footerSize  = int64(binary.Size(footer{}))
	segmentSize = int64(binary.Size(segment{}))
	castagnoli  = crc32.MakeTable(crc32.Castagnoli)
)

// sum returns the checksum of the footer itself.
func (f footer) sum() uint32 {
	data, _ := binary.Append(nil, binary.LittleEndian, f)
	return crc32.Checksum(data[:len(data)-4], castagnoli)
}

// fits reports whether the sizes of the parts of a cache add up to its size. If so, no
// part is larger than the whole, and it is safe to allocate memory for it.
func (f footer) fits(size int64) bool {
	all := uint64(size)
	if f.Positions > all || f.TextSize > all || f.Texts > f.TextSize+1 || f.Columns > all || f.Rows/rowsByte > f.Columns ||
		f.Segments > all/uint64(segmentSize) || f.Rows > math.MaxInt32 {
		return false
	}
	return int64(f.Positions)+f.behind()+footerSize == size
}

// behind returns the size of the data between the positions and the footer.
func (f footer) behind() int64 {
	return 4*blocks(int64(f.Positions)) + int64(f.Segments)*segmentSize + int64(f.TextSize) + int64(f.Columns)
}

// WriteCache completes a cache whose positions have just been written: it writes their
// sums and the table.
func WriteCache(out io.Writer, t *Table, sums Sums) error {
	texts := []byte(strings.Join(t.texts, "\n"))
	f := footer{
		Version: [len(version)]byte([]byte(version)), Stamp: sha256.Sum256([]byte(t.stamp)),
		Positions: uint64(sums.size), Segments: uint64(len(sums.segments)), Rows: uint64(t.Len()), Texts: uint64(len(t.texts)), TextSize: uint64(len(texts)),
		Source: uint64(sums.source),
	}
	sum := crc32.New(castagnoli)
	w := bufio.NewWriterSize(io.MultiWriter(out, sum), 1<<16)
	for _, part := range []any{sums.blocks, sums.segments, texts} {
		if err := binary.Write(w, binary.LittleEndian, part); err != nil {
			return err
		}
	}
	columns := sizer{out: w}
	if err := t.write(&columns); err != nil {
		return err
	}
	f.Columns = columns.size
	if err := w.Flush(); err != nil {
		return err
	}
	f.Sum = sum.Sum32()
	f.Own = f.sum()
	return binary.Write(out, binary.LittleEndian, f)
}

// A sizer counts the bytes that are written.
type sizer struct {
	out  io.Writer
	size uint64
}

// Write implements io.Writer.
func (c *sizer) Write(b []byte) (int, error) {
	n, err := c.out.Write(b)
	c.size += uint64(n)
	return n, err
}

// OpenCache opens a cache of a given size that was made from the source named by a stamp.
// After an error, the cache cannot be used and has to be built again.
func OpenCache(in io.ReaderAt, size int64, stamp string) (*Table, *Positions, error) {
	f, err := openFooter(in, size)
	switch {
	case err != nil:
		return nil, nil, err
	case f.Stamp != sha256.Sum256([]byte(stamp)):
		return nil, nil, errOther
	}
	t, p, err := f.open(in)
	return t.Of(stamp), p, err
}

// OpenFormer opens the table of a cache, whatever the state of the source was when it was
// made. Its games may no longer be where the table says.
func OpenFormer(in io.ReaderAt, size int64) (*Table, error) {
	f, err := openFooter(in, size)
	if err != nil {
		return nil, err
	}
	t, _, err := f.open(in)
	return t, err
}

// openFooter reads the footer of a cache of a given size.
func openFooter(in io.ReaderAt, size int64) (f footer, err error) {
	if size < footerSize {
		return f, errOther
	}
	data := make([]byte, footerSize)
	if _, err := in.ReadAt(data, size-footerSize); err != nil && err != io.EOF {
		return f, err
	}
	_, _ = binary.Decode(data, binary.LittleEndian, &f)
	switch {
	case string(f.Version[:]) != version:
		return f, errOther
	case f.Own != f.sum(), !f.fits(size):
		return f, ErrDamaged
	}
	return f, nil
}

// open reads the rest of a cache.
func (f footer) open(in io.ReaderAt) (*Table, *Positions, error) {
	sum := crc32.New(castagnoli)
	part := io.NewSectionReader(in, int64(f.Positions), f.behind())
	t, sums, err := f.read(io.TeeReader(part, sum))
	switch {
	case err != nil:
		return t, nil, err
	case sum.Sum32() != f.Sum, !t.whole(f.Texts), !sums.whole():
		return t, nil, ErrDamaged
	}
	t.fold, t.ranks = folds(t.texts), &ranks{}
	t.shed()
	return t, NewPositions(in, sums), nil
}

// read reads the data before the footer.
func (f footer) read(r io.Reader) (*Table, Sums, error) {
	n := f.Rows
	t := &Table{spot: make([]uint64, n), date: make([]uint32, n)}
	t.result, t.plies, t.hash = make([]uint8, n), make([]uint16, n), make([]uint64, n)
	sums := Sums{size: int64(f.Positions), source: int64(f.Source), segments: make([]segment, f.Segments), blocks: make([]uint32, blocks(int64(f.Positions)))}
	texts, room := make([]byte, f.TextSize), make([]byte, 1<<17)
	for _, part := range []any{sums.blocks, sums.segments, texts} {
		if err := readPart(r, part, room); err != nil {
			return t, Sums{}, err
		}
	}
	t.texts = strings.Split(string(texts), "\n")
	return t, sums, t.read(r, room)
}

// whole reports whether all numbers in a table are valid.
func (t *Table) whole(texts uint64) bool {
	if uint64(len(t.texts)) != texts || t.texts[0] != "" {
		return false
	}
	for _, c := range t.column {
		if slices.ContainsFunc(c, func(id uint32) bool { return int64(id) >= int64(len(t.texts)) }) {
			return false
		}
	}
	return !slices.ContainsFunc(t.result, func(r uint8) bool { return int(r) >= len(results) })
}

// whole reports whether the segments are as long as the positions.
func (s Sums) whole() bool {
	size := int64(0)
	for _, seg := range s.segments {
		if !seg.valid() {
			return false
		}
		size += seg.size()
	}
	return size == s.size
}
