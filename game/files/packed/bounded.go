package packed

import (
	"context"
	"io"
)

// Limits bound what is unpacked.
type Limits struct {
	Bytes int64 // most bytes that come out of a file
	Free  int64 // bytes that may come out whatever the ratio
	Ratio int64 // after that, most bytes that come out of each byte read
}

// Usual returns the limits for files of games. Compression makes games in PGN 5 to 15
// times smaller, and the same game repeated over and over 2,000 times.
func Usual() Limits { return Limits{Bytes: 8 << 30, Free: 256 << 20, Ratio: 250} }

// A source is the compressed file. It counts what is read, and ends when the reading is
// cancelled.
type source struct {
	in       *io.SectionReader
	ctx      context.Context
	progress func(int64)
	read     int64
	err      error // why it cannot be read, nil if it can
}

// Read implements io.Reader.
func (s *source) Read(b []byte) (int, error) {
	return s.pass(func() (int, error) { return s.in.Read(b) })
}

// ReadAt implements io.ReaderAt.
func (s *source) ReadAt(b []byte, at int64) (int, error) {
	return s.pass(func() (int, error) { return s.in.ReadAt(b, at) })
}

func (s *source) pass(read func() (int, error)) (n int, err error) {
	if err = s.ctx.Err(); err == nil {
		n, err = read()
	}
	if err != nil && err != io.EOF {
		s.err = err
	}
	if s.read += int64(n); s.progress != nil {
		s.progress(s.read)
	}
	return n, err
}

// A bounded reader is what comes out of a file. It ends where reading fails, and at the
// limits; the run notes the reason.
type bounded struct {
	in    io.Reader
	run   *run
	ended bool
}

// Read implements io.Reader.
func (b *bounded) Read(p []byte) (n int, err error) {
	if b.ended {
		return 0, io.EOF
	}
	n, err = b.in.Read(p)
	r := b.run
	r.out += int64(n)
	if r.full() {
		err = ErrLarge
	}
	if b.ended = err != nil; b.ended {
		r.note(err)
		err = io.EOF
	}
	return n, err
}

// full reports whether a limit is reached.
func (r *run) full() bool {
	l := r.Limits
	return r.out > l.Bytes || r.out > l.Free && r.out/l.Ratio > r.source.read
}
