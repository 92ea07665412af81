package index

import (
	"hash"
	"hash/crc32"
	"io"
	"slices"
	"sync/atomic"
)

// Positions are the positions in the main lines of games: segments, one after the other.
// A search reads one bucket of each segment.
type Positions struct {
	in    io.ReaderAt
	sums  Sums
	whole []atomic.Bool // the blocks whose checksum has been verified
	views []view
}

// NewPositions returns the positions that were written when the sums were computed.
func NewPositions(in io.ReaderAt, sums Sums) *Positions {
	p := &Positions{in: in, sums: sums, whole: make([]atomic.Bool, blocks(sums.size))}
	p.views = viewsOf(p)
	return p
}

// block is how much is checked at a time, in bytes.
const block = 1 << 16

// blocks returns the number of blocks in size bytes.
func blocks(size int64) int64 { return (size + block - 1) / block }

// read reads size bytes from an offset into room, which it makes longer if necessary. It
// returns ErrDamaged if there are not so many, or if their blocks have changed since they
// were written. It verifies the checksum of a block only the first time: a cache is never
// rewritten in place.
func (p *Positions) read(room []byte, from, size int64) ([]byte, error) {
	if from < 0 || size < 0 || from > p.sums.size-size {
		return room, ErrDamaged
	}
	for n := from / block; n*block < from+size; n++ {
		if p.whole[n].Load() {
			continue
		}
		part, err := p.at(room, n*block, min(block, p.sums.size-n*block))
		if err != nil {
			return part, err
		}
		if crc32.Checksum(part, castagnoli) != p.sums.blocks[n] {
			return part, ErrDamaged
		}
		p.whole[n].Store(true)
		room = part
	}
	return p.at(room, from, size)
}

// at reads bytes without checking them.
func (p *Positions) at(room []byte, from, size int64) ([]byte, error) {
	room = slices.Grow(room[:0], int(size))[:size]
	n, err := p.in.ReadAt(room, from)
	switch {
	case int64(n) == size:
		return room, nil
	case err == io.EOF:
		return room, ErrDamaged
	}
	return room, err
}

// Sums are the size of positions, their segments, and a checksum of each block of them.
type Sums struct {
	size     int64
	segments []segment
	blocks   []uint32
	source   int64 // the size of the file with the games, 0 if it has no checksums
}

// A summer computes the sums of what is written through it.
type summer struct {
	out   io.Writer
	sums  Sums
	sum   hash.Hash32 // of the current block
	taken int         // bytes of the current block so far
}

func newSummer(out io.Writer) *summer { return &summer{out: out, sum: crc32.New(castagnoli)} }

// Write implements io.Writer.
func (s *summer) Write(b []byte) (int, error) {
	n, err := s.out.Write(b)
	for b = b[:n]; len(b) > 0; {
		part := b[:min(len(b), block-s.taken)]
		_, _ = s.sum.Write(part)
		b, s.taken, s.sums.size = b[len(part):], s.taken+len(part), s.sums.size+int64(len(part))
		if s.taken == block {
			s.end()
		}
	}
	return n, err
}

func (s *summer) end() {
	s.sums.blocks = append(s.sums.blocks, s.sum.Sum32())
	s.sum.Reset()
	s.taken = 0
}

// close returns the sums of everything that was written.
func (s *summer) close() Sums {
	if s.taken > 0 {
		s.end()
	}
	return s.sums
}
