package polyglot

import (
	"context"
	"io"

	"passedpawn/game/files/openfile"
)

// Open opens the book in a file and checks it whole, as Check does. The caller closes it.
func Open(ctx context.Context, path string) (*Book, error) {
	f, err := openfile.Open(path)
	if err != nil {
		return nil, err
	}
	b, err := checked(ctx, f)
	if err != nil {
		_ = f.Close()
		return nil, err
	}
	return b, nil
}

// A file is what Open needs of an os.File.
type file interface {
	io.ReaderAt
	io.Seeker
}

func checked(ctx context.Context, f file) (*Book, error) {
	size, err := f.Seek(0, io.SeekEnd)
	if err != nil {
		return nil, err
	}
	b, err := New(f, size)
	if err != nil {
		return nil, err
	}
	return b, b.Check(ctx)
}

// Close closes the file of a book. Lookups after that return an error.
func (b *Book) Close() error {
	if c, ok := b.in.(io.Closer); ok {
		return c.Close()
	}
	return nil
}
