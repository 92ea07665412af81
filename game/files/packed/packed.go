// Package packed reads compressed files: zstd, gzip, bzip2 and zip. The first bytes of a
// file say what it is, never its name. What comes out is bounded, because a small file can
// be made to unpack without end.
package packed

import (
	"context"
	"io"
	"os"
	"strings"

	"passedpawn/game/files/openfile"
	"passedpawn/game/phrase"
)

// A Format is a way of compressing files.
type Format int

// The formats. Unknown ones are recognised but cannot be read.
const (
	None Format = iota
	Gzip
	Bzip2
	Zstandard
	Zip
	Unknown
)

// Magic is how many bytes of a file Recognise needs.
const Magic = 10

// Recognise returns the format of a file that begins with some bytes.
func Recognise(head []byte) Format {
	for _, k := range []struct {
		magic  string
		format Format
	}{
		{"\x1f\x8b\x08", Gzip},
		{"\x28\xb5\x2f\xfd", Zstandard},
		{"PK\x03\x04", Zip},
		{"PK\x05\x06", Zip}, // without members
		{"\xfd7zXZ\x00", Unknown},
		{"7z\xbc\xaf\x27\x1c", Unknown},
		{"Rar!\x1a\x07", Unknown},
	} {
		if strings.HasPrefix(string(head), k.magic) {
			return k.format
		}
	}
	switch {
	case len(head) >= Magic && string(head[:3]) == "BZh" && (string(head[4:Magic]) == "1AY&SY" || string(head[4:Magic]) == "\x17rE8P\x90"):
		return Bzip2
	case len(head) >= 4 && head[0]&0xf0 == 0x50 && string(head[1:4]) == "\x2a\x4d\x18": // a frame that zstd skips
		return Zstandard
	}
	return None
}

// FormatOf returns the format of an open file.
func FormatOf(in io.ReaderAt) Format {
	head := make([]byte, Magic)
	n, _ := in.ReadAt(head, 0)
	return Recognise(head[:n])
}

// Is reports whether the file at a path is compressed.
func Is(path string) bool {
	f, err := openfile.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	return FormatOf(f) != None
}

// Extensions returns the file name extensions of compressed files.
func Extensions() []string { return []string{".zst", ".gz", ".bz2", ".zip"} }

// Plain returns the name of a file without the extension of its format.
func Plain(path string) string {
	for _, e := range append(Extensions(), ".zstd", ".bz", ".gzip") {
		if n := len(path) - len(e); n > 0 && strings.EqualFold(path[n:], e) {
			return path[:n]
		}
	}
	return path
}

// The reasons why a file cannot be unpacked, or only in part. What came out before is good.
var (
	ErrCut       = phrase.Errorf("packed.cut-off")
	ErrDamaged   = phrase.Errorf("packed.damaged")
	ErrLarge     = phrase.Errorf("packed.too-large")
	ErrUnknown   = phrase.Errorf("packed.unknown-format")
	ErrEncrypted = phrase.Errorf("packed.encrypted")
)

// A File is a compressed file that is being read.
type File struct {
	In     io.ReaderAt
	Size   int64
	Name   string
	Limits Limits
	// Wanted reports, by its name, whether a member of a zip is read. If none is wanted,
	// all are read.
	Wanted func(name string) bool
	// Progress is called with the number of bytes read. It may be nil.
	Progress func(bytes int64)
}

// Of returns an open compressed file, with the usual limits.
func Of(f *os.File, path string, wanted func(name string) bool) (File, error) {
	info, err := f.Stat()
	if err != nil {
		return File{}, err
	}
	return File{In: f, Size: info.Size(), Name: path, Limits: Usual(), Wanted: wanted}, nil
}

// Each calls do with the name and the contents of each member, until do returns an error.
// Where the file is damaged or too large, the contents just end. Each returns the reason
// after it has passed everything that can be read to do.
func (f File) Each(ctx context.Context, do func(name string, in io.Reader) error) error {
	r := newRun(ctx, f, do)
	var err error
	switch format := FormatOf(f.In); format {
	case None, Unknown:
		return ErrUnknown
	case Zip:
		err = r.zip()
	default:
		err = r.stream(format)
	}
	if err != nil {
		return err
	}
	return r.wrong
}
