package bundle

import (
	"archive/zip"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/phrase"
	"passedpawn/game/teaching/repertoire"
)

// A Bundle is an open bundle.
type Bundle struct {
	zip    *zip.ReadCloser
	folder string // the data folder to which it is added
	store  *repertoire.Store
	files  []*zip.File
}

// ErrNone means that a file is no bundle.
var ErrNone = phrase.Errorf("bundle.none")

// Open opens a bundle that is to be added to a data folder and its list of openings.
func Open(file, folder string, store *repertoire.Store) (*Bundle, error) {
	z, err := zip.OpenReader(file)
	if err != nil {
		return nil, err
	}
	b := &Bundle{zip: z, folder: folder, store: store}
	if !marked(z) {
		return nil, errors.Join(ErrNone, z.Close())
	}
	size := uint64(0)
	for _, f := range z.File {
		if f.Mode().IsRegular() && member(f.Name) {
			b.files = append(b.files, f)
		}
		if size += f.UncompressedSize64; size > most {
			return nil, errors.Join(phrase.Errorf("bundle.large"), z.Close())
		}
	}
	return b, nil
}

// Close closes the file.
func (b *Bundle) Close() error { return b.zip.Close() }

// Take writes what is new into the data folder. No file that is there changes: a game whose name is
// taken gets another one. What was written before an error stays, and another Take goes on from
// there.
func (b *Bundle) Take(ctx context.Context, n News) error {
	for _, w := range n.writes {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err := w.do(b.folder); err != nil {
			return phrase.Errorf("bundle.unwritten", w.name, err)
		}
	}
	for _, a := range n.adopts {
		text, err := read(a.from)
		if err == nil {
			err = b.store.Adopt(a.Entry, text)
		}
		if err != nil {
			return phrase.Errorf("bundle.unwritten", a.from.Name, err)
		}
	}
	return nil
}

// do makes the file, under another name if there is a file with this one.
func (w write) do(folder string) error {
	file := filepath.Join(folder, filepath.FromSlash(w.name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	stem, ext := strings.TrimSuffix(file, filepath.Ext(file)), filepath.Ext(file)
	for i := 2; ; i++ {
		_, err := os.Lstat(file)
		switch {
		case os.IsNotExist(err):
			return w.to(file)
		case err != nil:
			return err
		case w.once:
			return nil
		}
		file = fmt.Sprintf("%s %d%s", stem, i, ext)
	}
}

// to writes a file that is not there yet.
func (w write) to(file string) error {
	if w.lines != nil {
		return atomicfile.Write(file, []byte(strings.Join(w.lines, "\n")+"\n"))
	}
	err := atomicfile.WriteFunc(file, func(out io.Writer) error {
		in, err := w.from.Open()
		if err != nil {
			return err
		}
		defer in.Close()
		_, err = io.Copy(out, in)
		return err
	})
	if err != nil {
		return err
	}
	return os.Chtimes(file, w.from.Modified, w.from.Modified)
}

// read returns the text of a member.
func read(f *zip.File) (string, error) {
	in, err := f.Open()
	if err != nil {
		return "", err
	}
	defer in.Close()
	text, err := io.ReadAll(io.LimitReader(in, int64(f.UncompressedSize64)+1))
	return string(text), err
}
