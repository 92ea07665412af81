package index

import (
	"hash"
	"hash/crc32"
	"io"
	"sync/atomic"
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
	in    io.ReaderAt
	sums  Sums
	whole []atomic.Bool // the blocks found to match their checksum
}

// NewPositions reads what was written when the sums were taken.
func NewPositions(in io.ReaderAt, sums Sums) *Positions {
	return &Positions{in, sums, make([]atomic.Bool, blocks(sums.size))}
}

// block is how much is read and checked at a time, in bytes.
const block = 1 << 20

// blocks is how many of them some bytes take.
func blocks(size int64) int64 { return (size + block - 1) / block }

// read reads the block at a place, and fails with ErrDamaged where it is not as it
// was written. Its checksum is taken the first time only: that costs as much as the
// search itself, and a cache is never written in place.
func (p *Positions) read(n int64, into []byte) (size int, err error) {
	size = int(min(block, p.sums.size-n*block))
	switch got, err := p.in.ReadAt(into[:size], n*block); {
	case got < size && err == io.EOF:
		return 0, ErrDamaged
	case got < size:
		return 0, err
	case p.whole[n].Load():
	case crc32.Checksum(into[:size], castagnoli) != p.sums.blocks[n]:
		return 0, ErrDamaged
	default:
		p.whole[n].Store(true)
	}
	return size, nil
}

// Sums are the size of positions and a checksum of each block of them.
type Sums struct {
	size   int64
	blocks []uint32
}

// A summer takes the sums of what is written through it.
type summer struct {
	out   io.Writer
	sums  Sums
	sum   hash.Hash32 // of the block in the making
	taken int         // bytes of that block
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

// close is the sums of all that was written.
func (s *summer) close() Sums {
	if s.taken > 0 {
		s.end()
	}
	return s.sums
}

const header = 8

// print is the part of a key that is kept.
func print(key uint64) uint16 { return uint16(key >> 48) }
