package index

import (
	"hash"
	"hash/crc32"
	"io"
	"sync/atomic"
)

// Positions are the main lines of games, written one after the other:
//
//	row       uint32
//	plies     uint16
//	fen       uint16, the length of the start position, 0 for the standard one of chess
//	start     that many bytes: a FEN; in other games, the name of the rule set before it
//	keys      plies+1 of uint16: 16 bits of each position's key, the start's first
//	moves     plies of uint16
//
// all little endian. A search for a position compares these 16 bits, which takes one pass
// over memory. If they match, it plays the game up to that point, so that the result is
// certain.
type Positions struct {
	in    io.ReaderAt
	sums  Sums
	whole []atomic.Bool // the blocks whose checksum has been verified
}

// NewPositions returns the positions that were written when the sums were computed.
func NewPositions(in io.ReaderAt, sums Sums) *Positions {
	return &Positions{in, sums, make([]atomic.Bool, blocks(sums.size))}
}

// block is how much is read and checked at a time, in bytes.
const block = 1 << 20

// blocks returns the number of blocks in size bytes.
func blocks(size int64) int64 { return (size + block - 1) / block }

// read reads block n. It returns ErrDamaged if the block has changed since it was
// written. It verifies the checksum only the first time: that costs as much as the search
// itself, and a cache is never rewritten in place.
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

// Sums are the size of positions, and a checksum of each block of them.
type Sums struct {
	size   int64
	blocks []uint32
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

const header = 8

// print returns the part of a key that is stored.
func print(key uint64) uint16 { return uint16(key >> 48) }
