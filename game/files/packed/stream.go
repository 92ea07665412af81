package packed

import (
	"bufio"
	"compress/bzip2"
	"compress/gzip"
	"context"
	"errors"
	"io"
	"path"
	"path/filepath"
	"strings"

	"github.com/klauspost/compress/zstd"
)

// window is the most memory that a zstd file may ask for.
const window = 128 << 20

// A run goes once through the members of a file.
type run struct {
	File
	source *source
	out    int64 // bytes unpacked
	wrong  error // the first reason why not everything can be read
	do     func(name string, in io.Reader) error
}

func newRun(ctx context.Context, f File, do func(string, io.Reader) error) *run {
	s := &source{in: io.NewSectionReader(f.In, 0, f.Size), ctx: ctx, progress: f.Progress}
	return &run{File: f, source: s, do: do}
}

// member calls do with the contents of a member.
func (r *run) member(name string, in io.Reader) error {
	return r.do(path.Base(strings.ReplaceAll(name, `\`, "/")), &bounded{in: in, run: r})
}

// note keeps the first error of unpacking, as one of the errors that people read.
func (r *run) note(err error) {
	switch {
	case err == nil, err == io.EOF, r.wrong != nil:
	case r.source.err != nil:
		r.wrong = r.source.err
	case err == ErrEncrypted, err == ErrUnknown:
		r.wrong = err
	case err == ErrLarge, errors.Is(err, zstd.ErrWindowSizeExceeded), errors.Is(err, zstd.ErrDecoderSizeExceeded):
		r.wrong = ErrLarge
	case errors.Is(err, io.ErrUnexpectedEOF):
		r.wrong = ErrCut
	default:
		r.wrong = ErrDamaged
	}
}

// stream reads a format without members.
func (r *run) stream(f Format) error {
	in := bufio.NewReaderSize(r.source, 1<<16)
	out, err := decoder(f, in)
	if err != nil {
		if err == io.EOF {
			err = io.ErrUnexpectedEOF
		}
		r.note(err)
		return nil
	}
	defer out.Close()
	return r.member(Plain(filepath.Base(r.Name)), out)
}

func decoder(f Format, in io.Reader) (io.ReadCloser, error) {
	switch f {
	case Gzip:
		return gzip.NewReader(in)
	case Bzip2:
		return io.NopCloser(bzip2.NewReader(in)), nil
	}
	z, err := zstd.NewReader(in, zstd.WithDecoderMaxWindow(window), zstd.WithDecoderLowmem(true), zstd.WithDecoderConcurrency(1))
	if err != nil {
		return nil, err
	}
	return z.IOReadCloser(), nil
}
