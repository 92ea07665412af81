package packed

import (
	"archive/zip"
	"bufio"
	"compress/flate"
	"encoding/binary"
	"errors"
	"io"
	"slices"

	"github.com/klauspost/compress/zstd"
)

// zip reads the members that the directory at the end of a file lists. A file that is cut
// off has lost its directory; then the members are read one after the other.
func (r *run) zip() error {
	z, err := zip.NewReader(r.source, r.Size)
	switch {
	case r.source.err != nil:
		r.note(err)
		return nil
	case err != nil:
		r.note(io.ErrUnexpectedEOF)
		return r.zipInOrder()
	}
	z.RegisterDecompressor(zstd.ZipMethodWinZip, zstd.ZipDecompressor(zstd.WithDecoderMaxWindow(window), zstd.WithDecoderLowmem(true)))
	files := slices.DeleteFunc(z.File, func(f *zip.File) bool { return f.FileInfo().IsDir() })
	if wanted := func(f *zip.File) bool { return r.wants(f.Name) }; slices.ContainsFunc(files, wanted) {
		files = slices.DeleteFunc(files, func(f *zip.File) bool { return !wanted(f) })
	}
	for _, f := range files {
		if err := r.zipped(f); err != nil || r.full() || r.source.err != nil {
			return err
		}
	}
	return nil
}

func (r *run) wants(name string) bool { return r.Wanted == nil || r.Wanted(name) }

// zipped reads a member.
func (r *run) zipped(f *zip.File) error {
	if f.Flags&encrypted != 0 {
		r.note(ErrEncrypted)
		return nil
	}
	in, err := f.Open()
	if err != nil {
		if errors.Is(err, zip.ErrAlgorithm) {
			err = ErrUnknown
		}
		r.note(err)
		return nil
	}
	defer in.Close()
	return r.member(f.Name, in)
}

// A header begins a member, before its name. The sizes are 0 if they follow the contents.
type header struct {
	Magic                 uint32
	Version, Flags        uint16
	Method                uint16
	Time, Sum             uint32
	Packed, Size          uint32
	NameLength, MoreBytes uint16
}

// Values in a header.
const (
	headerMagic = 0x04034b50
	encrypted   = 1 << 0
	sizesFollow = 1 << 3
)

// zipInOrder finds the members by the headers before them, as far as they are whole.
func (r *run) zipInOrder() error {
	in := bufio.NewReaderSize(io.NewSectionReader(r.source, 0, r.Size), 1<<16)
	for !r.full() {
		var h header
		if binary.Read(in, binary.LittleEndian, &h) != nil || h.Magic != headerMagic || h.Flags&encrypted != 0 {
			return nil
		}
		name := make([]byte, h.NameLength)
		if _, err := io.ReadFull(in, name); err != nil {
			return nil
		}
		if _, err := in.Discard(int(h.MoreBytes)); err != nil {
			return nil
		}
		if whole, err := r.inOrder(in, h, string(name)); !whole || err != nil {
			return err
		}
	}
	return nil
}

// inOrder reads the member of a header. whole is false if nothing can be read after it.
func (r *run) inOrder(in *bufio.Reader, h header, name string) (whole bool, err error) {
	known := h.Flags&sizesFollow == 0
	body := io.Reader(in)
	if known {
		body = io.LimitReader(in, int64(h.Packed))
	}
	switch {
	case h.Method == zip.Deflate:
		unpacked := flate.NewReader(body) // reads no byte of in behind the member
		defer unpacked.Close()
		if r.wants(name) {
			if err = r.member(name, unpacked); err != nil {
				return false, err
			}
		}
		_, _ = io.Copy(io.Discard, &bounded{in: unpacked, run: r})
		if _, end := unpacked.Read(make([]byte, 1)); end != io.EOF { // nothing can be found after it
			return false, nil
		}
	case h.Method == zip.Store && known:
		if r.wants(name) {
			if err = r.member(name, body); err != nil {
				return false, err
			}
		}
	default:
		return false, nil
	}
	if known {
		_, _ = io.Copy(io.Discard, body)
		return true, nil
	}
	return r.passSizes(in), nil
}

// passSizes skips the sizes after a member.
func (r *run) passSizes(in *bufio.Reader) bool {
	const magic, short, long = "PK\x07\x08", 12, 20
	head, _ := in.Peek(len(magic))
	if string(head) == magic {
		_, _ = in.Discard(len(magic))
	}
	for _, n := range []int{short, long} {
		if ahead, _ := in.Peek(n + 4); len(ahead) == n+4 && binary.LittleEndian.Uint32(ahead[n:]) == headerMagic {
			_, err := in.Discard(n)
			return err == nil
		}
	}
	return false
}
