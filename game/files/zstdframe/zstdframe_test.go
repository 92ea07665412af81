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

// frame returns a frame of blocks.
func frame(blocks ...[]byte) []byte {
	f := zstdframe.Header()
	for _, b := range blocks {
		f = append(f, b...)
	}
	return append(f, zstdframe.End()...)
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
	var blocks [][]byte
	var all []byte
	packed := 0
	for range 3 {
		var b zstdframe.Builder
		var at, sizes [4]int // of the fields of the row before
		for i := range 20000 {
			for j, field := range []string{
				fmt.Sprintf("%d,%d", i/100, i%100), ",something that does not change,",
				strconv.Itoa(r.IntN(4)), fmt.Sprintf(",or changes little,%c\n", 'a'+r.IntN(26)),
			} {
				before, size := at[j], sizes[j]
				at[j], sizes[j] = b.Len(), len(field)
				b.Edit(before, 0, size, []byte(field))
				all = append(all, field...)
			}
		}
		blocks = append(blocks, b.Take())
		packed += len(blocks[len(blocks)-1])
	}
	check(t, frame(blocks...), all)
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
		var blocks [][]byte
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
				b.Edit(from, n, 0, nil)
				since = append(since, since[from:from+n]...)
			case 6:
				from := max(0, before-n-next())
				n = min(n, before-from)
				text := bytes.Clone(since[from : from+n])
				if n > 0 {
					text[next()%n] = byte(next())
				}
				b.Edit(from, 0, n, text)
				since = append(since, text...)
			case 7:
				blocks = append(blocks, b.Take())
				all, since = append(all, since...), since[:0]
			}
		}
		check(t, frame(append(blocks, b.Take())...), append(all, since...))
	})
}
