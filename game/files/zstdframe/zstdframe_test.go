package zstdframe_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strconv"
	"testing"

	"github.com/klauspost/compress/zstd"

	"passedpawn/game/files/zstdframe"
)

// taken returns the blocks of a builder.
func taken(b *zstdframe.Builder) zstdframe.Blocks { return b.Take(zstdframe.Blocks{}) }

// frame returns a frame of parts.
func frame(t *testing.T, parts ...zstdframe.Blocks) []byte {
	t.Helper()
	var out bytes.Buffer
	w := zstdframe.NewWriter(&out)
	for _, p := range parts {
		if err := w.Add(p); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// check reads a frame with another program's decoder.
func check(t *testing.T, f, want []byte) {
	t.Helper()
	d, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1))
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	if got, err := d.DecodeAll(f, nil); err != nil || !bytes.Equal(got, want) {
		t.Fatalf("%d bytes in %d: read are %d, %v", len(want), len(f), len(got), err)
	}
}

// TestRows compresses rows of fields that change little, as several builders make them.
func TestRows(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var parts []zstdframe.Blocks
	var all []byte
	packed := 0
	for range 3 {
		var b zstdframe.Builder
		var at [5]int // of the fields of the row before
		var fields [5]string
		for i := range 20000 {
			for j, field := range []string{
				fmt.Sprintf("%d,%d", i/100, i%100), ",something that does not change,",
				strconv.Itoa(r.IntN(4)), ",or changes little,", fmt.Sprintf("%c\n", 'a'+r.IntN(26)),
			} {
				before := at[j]
				at[j] = b.Len()
				if field == fields[j] {
					b.Repeat(before, len(field))
				} else {
					b.Append([]byte(field))
				}
				fields[j] = field
				all = append(all, field...)
			}
		}
		parts = append(parts, taken(&b))
		packed += len(parts[len(parts)-1].Packed)
	}
	check(t, frame(t, parts...), all)
	if packed*10 > len(all) {
		t.Errorf("%d bytes of %d", packed, len(all))
	}
}

// FuzzFrame takes its input as instructions: to add text, to repeat some, to change some,
// to end the blocks.
func FuzzFrame(f *testing.F) {
	r := rand.New(rand.NewPCG(3, 4))
	for i := range 200 {
		script := make([]byte, r.IntN(400))
		for j := range script {
			script[j] = byte(r.Uint32N(1 + uint32(i)*2))
		}
		f.Add(script)
	}
	f.Fuzz(func(t *testing.T, script []byte) {
		var b zstdframe.Builder
		var all, since []byte
		var parts []zstdframe.Blocks
		next := func() (n int) {
			if len(script) > 0 {
				n, script = int(script[0]), script[1:]
			}
			return n
		}
		for len(script) > 0 {
			before := b.Len()
			if before != len(since) {
				t.Fatalf("the length is %d, want %d", before, len(since))
			}
			switch what, n := next(), next(); what % 8 {
			case 0:
				n = min(n, len(script))
				b.Append(script[:n])
				since, script = append(since, script[:n]...), script[n:]
			case 1: // long
				text := bytes.Repeat([]byte{byte(n), byte(next())}, 500*n)
				b.Append(text)
				since = append(since, text...)
			case 2, 3, 4, 5:
				from := max(0, before-1-n*(1+what/64))
				n = min(before-from, next()*(1+what/32*what/32))
				b.Repeat(from, n)
				since = append(since, since[from:from+n]...)
			case 6:
				from := max(0, before-n-next())
				n = min(n, before-from, zstdframe.RowSize)
				text := bytes.Clone(since[from : from+n])
				if n > 0 {
					text[next()%n] = byte(next())
				}
				copy(b.Row()[:], text)
				var row []zstdframe.Part
				for at := 0; at < n; { // turns of what is the same and what is new
					same := 0
					for at+same < n && text[at+same] == since[from+at+same] {
						same++
					}
					at += same
					fresh := min(n-at, 1+next()%12)
					at += fresh
					row = append(row, zstdframe.Part{Same: uint32(same), Distance: uint32(before - from), New: uint32(fresh)})
				}
				if what >= 128 {
					b.Parts(row)
					row = nil
				}
				for _, part := range row {
					b.Same(int(part.Same), int(part.Distance))
					b.New(int(part.New))
				}
				since = append(since, text...)
			case 7:
				parts = append(parts, taken(&b))
				all, since = append(all, since...), since[:0]
			}
		}
		check(t, frame(t, append(parts, taken(&b))...), append(all, since...))
	})
}
