package polyglot

import (
	"context"
	"errors"
	"io"

	"passedpawn/game/phrase"
)

// Check reads the whole book. The error says where it is broken: books are sorted, and
// anything else cannot be searched. It is the error of ctx if that ends first.
func (b *Book) Check(ctx context.Context) error {
	room := make([]byte, Size<<13)
	before := uint64(0)
	for n := int64(0); n < b.len; {
		if err := ctx.Err(); err != nil {
			return err
		}
		part := room[:min(int64(len(room)), (b.len-n)*Size)]
		if read, err := b.in.ReadAt(part, n*Size); read < len(part) {
			if errors.Is(err, io.EOF) { // the file has become shorter
				err = phrase.Errorf("polyglot.short", n+int64(read/Size))
			}
			return err
		}
		for ; len(part) > 0; part, n = part[Size:], n+1 {
			e := entryOf(part)
			if e.Key < before {
				return phrase.Errorf("polyglot.unsorted", n+1, n*Size)
			}
			before = e.Key
		}
	}
	return nil
}
