package zstdframe

import (
	"encoding/binary"
	"io"

	"github.com/cespare/xxhash/v2"
)

// A Writer writes a frame of blocks, with a checksum of their text.
type Writer struct {
	out io.Writer
	sum *xxhash.Digest
	err error
}

// NewWriter returns a Writer that writes a frame to out. An error is returned by Close.
func NewWriter(out io.Writer) *Writer {
	w := &Writer{out: out, sum: xxhash.New()}
	const checked = 1 << 2                                                  // has a checksum
	w.write([]byte{0x28, 0xb5, 0x2f, 0xfd, checked, (windowLog - 10) << 3}) // RFC 8878, 3.1.1.1
	return w
}

func (w *Writer) write(b []byte) {
	if w.err == nil {
		_, w.err = w.out.Write(b)
	}
}

// Add writes the next blocks, which a Builder has made.
func (w *Writer) Add(b Blocks) error {
	_, _ = w.sum.Write(b.Text)
	w.write(b.Packed)
	return w.err
}

// Close ends the frame. It returns the first error of writing it.
func (w *Writer) Close() error {
	end := []byte{1, 0, 0} // an empty last block
	w.write(binary.LittleEndian.AppendUint32(end, uint32(w.sum.Sum64())))
	return w.err
}
