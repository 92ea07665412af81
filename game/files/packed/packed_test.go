package packed

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"context"
	"encoding/hex"
	"errors"
	"hash/crc32"
	"io"
	"path"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"

	"passedpawn/game/files/packed/packedtest"
)

const text = "[Event \"x\"]\n\n1. e4 e5 *\n"

// bz2 is "1. e4 *\n" in bzip2, which the standard library cannot write.
var bz2, _ = hex.DecodeString("425a683931415926535958476ca2000002d90000104011240002002000221a66a62180e240f745dc914e14241611db2880")

func zst(t testing.TB, text string) string {
	t.Helper()
	var out bytes.Buffer
	w, err := zstd.NewWriter(&out)
	if err != nil {
		t.Fatal(err)
	}
	_, err = w.Write([]byte(text))
	if err = errors.Join(err, w.Close()); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// sized packs members as most programs do: their sizes are before them.
func sized(t testing.TB, method uint16, members ...string) string {
	t.Helper()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for i := 0; i < len(members); i += 2 {
		text := members[i+1]
		var body bytes.Buffer
		f, err := flate.NewWriter(&body, flate.BestSpeed)
		if err != nil {
			t.Fatal(err)
		}
		_, err = f.Write([]byte(text))
		if err = errors.Join(err, f.Close()); err != nil {
			t.Fatal(err)
		}
		if method == zip.Store {
			body.Reset()
			body.WriteString(text)
		}
		m, err := w.CreateRaw(&zip.FileHeader{
			Name: members[i], Method: method, CRC32: crc32.ChecksumIEEE([]byte(text)),
			CompressedSize64: uint64(body.Len()), UncompressedSize64: uint64(len(text)),
		})
		if err == nil {
			_, err = m.Write(body.Bytes())
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// unpack returns the members of a file, as "name:text|".
func unpack(name, data string, limits Limits) (got string, err error) {
	f := File{
		In: strings.NewReader(data), Size: int64(len(data)), Name: name, Limits: limits,
		Wanted: func(name string) bool { return path.Ext(name) != ".txt" },
	}
	err = f.Each(context.Background(), func(name string, in io.Reader) error {
		text, err := io.ReadAll(in)
		got += name + ":" + string(text) + "|"
		return err
	})
	return got, err
}

func TestEach(t *testing.T) {
	twice := packedtest.Gzip(t, "1. e4 *\n") + packedtest.Gzip(t, "1. d4 *\n")
	for name, tt := range map[string]struct{ file, data, want string }{
		"gzip":                {"a/x.pgn.gz", packedtest.Gzip(t, text), "x.pgn:" + text + "|"},
		"two parts":           {"x.pgn.gz", twice, "x.pgn:1. e4 *\n1. d4 *\n|"},
		"zstd":                {"x.kif.ZST", zst(t, text), "x.kif:" + text + "|"},
		"bzip2":               {"x.pgn.bz2", string(bz2), "x.pgn:1. e4 *\n|"},
		"a wrong name":        {"x.pgn", zst(t, text), "x.pgn:" + text + "|"},
		"zip":                 {"x.zip", packedtest.Zip(t, zip.Deflate, "d/", "", "d/a.pgn", "1. e4 *", "readme.txt", "x", "b.kif", "y"), "a.pgn:1. e4 *|b.kif:y|"},
		"zip, stored":         {"x.zip", packedtest.Zip(t, zip.Store, "a.pgn", text), "a.pgn:" + text + "|"},
		"zip of other names":  {"x.zip", packedtest.Zip(t, zip.Deflate, "a.txt", "1", "b.txt", "2"), "a.txt:1|b.txt:2|"},
		"zip without members": {"x.zip", packedtest.Zip(t, zip.Deflate), ""},
		"a folder above":      {"x.zip", packedtest.Zip(t, zip.Deflate, "../../a.pgn", "1", `..\\b.pgn`, "2"), "a.pgn:1|b.pgn:2|"},
	} {
		if Recognise([]byte(tt.data)) == None {
			t.Errorf("%s is not recognised", name)
		}
		if got, err := unpack(tt.file, tt.data, Usual()); got != tt.want || err != nil {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
	for _, plain := range []string{"", "1", text, "PK", "BZh9 is a word", "\x1f", "(\xb5/"} {
		if f := Recognise([]byte(plain)); f != None {
			t.Errorf("%q is %v", plain, f)
		}
	}
}

// noise is a text that hardly gets smaller when it is compressed.
func noise(n int) string {
	b, x := make([]byte, n), uint32(1)
	for i := range b {
		x ^= x << 13
		x ^= x >> 17
		x ^= x << 5
		b[i] = ' ' + byte(x%64)
	}
	return string(b)
}

// TestBroken reads files that are cut off or damaged: what can be read comes out, and then
// the reason why there is no more.
func TestBroken(t *testing.T) {
	long := noise(1 << 19)
	zip2 := packedtest.Zip(t, zip.Deflate, "a.pgn", long, "b.pgn", long)
	stored := packedtest.Zip(t, zip.Store, "a.pgn", long)
	deflated := sized(t, zip.Deflate, "a.pgn", long, "b.txt", "x", "c.pgn", long)
	copied := sized(t, zip.Store, "a.pgn", long, "b.txt", "x", "c.pgn", long)
	hurt := []byte(packedtest.Gzip(t, long))
	hurt[len(hurt)-6]++ // in its checksum
	for name, tt := range map[string]struct {
		data string
		min  int // bytes that come out
		want error
	}{
		"gzip":             {packedtest.Gzip(t, long)[:200_000], 100_000, ErrCut},
		"zstd":             {zst(t, long)[:200_000], 100_000, ErrCut},
		"gzip's head":      {packedtest.Gzip(t, long)[:5], 0, ErrCut},
		"a checksum":       {string(hurt), len(long), ErrDamaged},
		"zip":              {zip2[:len(zip2)*3/4], len(long) + 100_000, ErrCut},
		"zip, stored":      {stored[:len(stored)-9], 0, ErrCut},
		"zip, sizes first": {deflated[:len(deflated)*3/4], len(long) + 100_000, ErrCut},
		"the same, stored": {copied[:len(copied)*3/4], len(long) + 100_000, ErrCut},
		"bzip2":            {string(bz2[:len(bz2)-9]), 0, ErrCut},
		"7z":               {"7z\xbc\xaf\x27\x1c and more", 0, ErrUnknown},
	} {
		got, err := unpack("x.pgn.gz", tt.data, Usual())
		if !errors.Is(err, tt.want) || len(got) < tt.min {
			t.Errorf("%s: %d bytes, %v", name, len(got), err)
		}
	}
}

// TestBomb unpacks small files that become far larger.
func TestBomb(t *testing.T) {
	zeros := strings.Repeat("\x00", 10<<20)
	small := Limits{Bytes: 1 << 30, Free: 1 << 20, Ratio: 100}
	for name, data := range map[string]string{
		"gzip": packedtest.Gzip(t, zeros), "zstd": zst(t, zeros),
		"zip": packedtest.Zip(t, zip.Deflate, "a", zeros), "zip, cut off": packedtest.Zip(t, zip.Deflate, "a", zeros)[:9000],
	} {
		got, err := unpack("x", data, small)
		if !errors.Is(err, ErrLarge) && name != "zip, cut off" || err == nil || len(got) > 3<<20 {
			t.Errorf("%s: %d bytes, %v", name, len(got), err)
		}
		if got, err := unpack("x", data, Limits{1 << 16, 1 << 16, 100}); err == nil || len(got) > 1<<20 {
			t.Errorf("%s: %d bytes, %v", name, len(got), err)
		}
	}
}

// TestStopped stops unpacking, by the caller and in the middle of a member.
func TestStopped(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	data := packedtest.Gzip(t, noise(1<<20))
	f := File{In: strings.NewReader(data), Size: int64(len(data)), Limits: Usual(), Progress: func(int64) { cancel() }}
	n := int64(0)
	err := f.Each(ctx, func(_ string, in io.Reader) (err error) {
		n, err = io.Copy(io.Discard, in)
		return err
	})
	if !errors.Is(err, context.Canceled) || n > 1<<19 {
		t.Errorf("%d bytes, %v", n, err)
	}
	enough := errors.New("enough")
	f = File{In: strings.NewReader(data), Size: int64(len(data)), Limits: Usual()}
	if err := f.Each(context.Background(), func(string, io.Reader) error { return enough }); err != enough {
		t.Errorf("%v", err)
	}
}

// FuzzEach unpacks anything: it ends, within the limits.
func FuzzEach(f *testing.F) {
	for _, seed := range []string{
		packedtest.Gzip(f, text), zst(f, text), string(bz2), packedtest.Zip(f, zip.Deflate, "a.pgn", text, "b", text), packedtest.Zip(f, zip.Store, "a.pgn", text),
		packedtest.Zip(f, zip.Deflate, "a.pgn", text, "b", text)[:80], "\x50\x2a\x4d\x18\x00\x00\x00\x00" + zst(f, text),
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		const most = 1 << 20
		got, err := unpack("x.gz", string(data), Limits{most, most, 10})
		if len(got) > 2*most {
			t.Errorf("%d bytes come out of %d, %v", len(got), len(data), err)
		}
	})
}
