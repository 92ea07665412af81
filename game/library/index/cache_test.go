package index

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/records/pgn"
)

// cache returns the cache of a text, as the bytes of its file.
func cache(t testing.TB, text, stamp string) (*Table, []byte) {
	t.Helper()
	table, err := Scan(context.Background(), pgn.NewScanner(strings.NewReader(text)), func() bool { return true }, func(*Table, int64) {})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	table, sums, err := ReadMoves(context.Background(), table.Of(stamp), sets, items(text), &out, func(int64, int) {})
	if err == nil {
		err = WriteCache(&out, table, sums)
	}
	if err != nil {
		t.Fatal(err)
	}
	return table, out.Bytes()
}

// listing returns everything in a table, and the results of searches.
func listing(t testing.TB, table *Table, positions *Positions) string {
	t.Helper()
	var b strings.Builder
	for row := range table.Len() {
		for c := range Columns {
			if c != texted {
				fmt.Fprintf(&b, "%s\t", table.Text(row, c))
			}
		}
		fmt.Fprintln(&b, table.spot[row])
	}
	rows := filtered(t, table, "ädam")
	for c := range Columns {
		if c != texted {
			table.Sort(rows, c, true)
		}
	}
	fmt.Fprintln(&b, rows, table.Duplicates(filtered(t, table, "")))
	for _, moves := range []string{"", "d4 Nf6 c4"} {
		found, err := positions.Search(context.Background(), place(t, moves), table, nil)
		fmt.Fprintln(&b, found, err)
	}
	return b.String()
}

func open(data []byte, stamp string) (*Table, *Positions, error) {
	return OpenCache(bytes.NewReader(data), int64(len(data)), stamp)
}

func TestCache(t *testing.T) {
	table, data := cache(t, few, "now")
	again, positions, err := open(data, "now")
	if err != nil {
		t.Fatal(err)
	}
	_, fresh := built(t, few)
	if got, want := listing(t, again, positions), listing(t, table, fresh); got != want {
		t.Errorf("the cache lists\n%s\nwant\n%s", got, want)
	}
	if again.Stamp() != "now" {
		t.Errorf("it is of %q", again.Stamp())
	}
	if _, _, err := open(data, "later"); err == nil {
		t.Error("a cache of another time is taken")
	}
	for size := range data {
		if _, _, err := open(data[:size], "now"); err == nil {
			t.Errorf("%d bytes of it are taken", size)
		}
	}
}

// TestCacheMutated changes a cache in 34,505 ways: each is refused, or lists and finds
// the same as before.
func TestCacheMutated(t *testing.T) {
	table, data := cache(t, few, "now")
	_, fresh := built(t, few)
	want := listing(t, table, fresh)
	random := rand.New(rand.NewPCG(8, 22))
	refused, damaged := 0, 0
	for range 34_505 {
		now := mutated(random, data)
		again, positions, err := open(now, "now")
		if err != nil {
			refused++
			continue
		}
		_, err = positions.Search(context.Background(), place(t, "d4 Nf6 c4"), again, nil)
		if errors.Is(err, ErrDamaged) {
			damaged++
			continue
		}
		if got := listing(t, again, positions); got != want {
			t.Fatalf("a changed cache lists\n%s\nwant\n%s", got, want)
		}
	}
	if refused == 0 || damaged == 0 {
		t.Errorf("%d were refused, %d found damaged", refused, damaged)
	}
}

// mutated returns a copy of data with up to four changes: of a byte, a bit, a run of
// bytes, or the length of the whole.
func mutated(random *rand.Rand, data []byte) []byte {
	now := slices.Clone(data)
	for range 1 + random.IntN(4) {
		at := random.IntN(len(now))
		switch random.IntN(6) {
		case 0:
			now[at] = 0xff
		case 1:
			now[at] ^= 1 << random.IntN(8)
		case 2:
			for i := range now[at:min(at+random.IntN(64), len(now))] {
				now[at+i] = byte(random.Uint32())
			}
		case 3:
			now = slices.Delete(now, at, min(at+1+random.IntN(16), len(now)))
		case 4:
			now = slices.Insert(now, at, now[:random.IntN(min(16, len(now)))]...)
		case 5:
			now[at] = byte(random.Uint32())
		}
		if len(now) == 0 {
			return now
		}
	}
	return now
}

// A counter is a cache that counts the bytes it is asked for.
type counter struct {
	*bytes.Reader
	asked int64
}

func (c *counter) ReadAt(b []byte, at int64) (int, error) {
	c.asked += int64(len(b))
	return c.Reader.ReadAt(b, at)
}

// TestCacheClaims opens a cache that claims to have 2^28 games, unchanged and with
// corrected checksums. It is refused after its footer: what a cache claims is allocated
// only behind that.
func TestCacheClaims(t *testing.T) {
	_, data := cache(t, few, "now")
	honest := &counter{Reader: bytes.NewReader(data)}
	if _, _, err := OpenCache(honest, int64(len(data)), "now"); err != nil || honest.asked <= footerSize {
		t.Fatalf("the cache itself: %v, after %d bytes", err, honest.asked)
	}
	for name, at := range map[string]int{"positions": 24, "segments": 32, "rows": 40, "texts": 48, "text size": 56} {
		for _, claim := range []uint64{1 << 28, 1 << 40, 1 << 62, 1<<64 - 1} {
			now := slices.Clone(data)
			// The footer: version, stamp, and then the numbers.
			place := len(now) - int(footerSize) + len(version) + 32 + at - 24
			binary.LittleEndian.PutUint64(now[place:], claim)
			for _, data := range [][]byte{now, repaired(now)} {
				in := &counter{Reader: bytes.NewReader(data)}
				if _, _, err := OpenCache(in, int64(len(data)), "now"); err == nil || in.asked > footerSize {
					t.Errorf("%s of %d: %v, after %d bytes", name, claim, err, in.asked)
				}
			}
		}
	}
}

// repaired returns a cache with corrected checksums, as far as the parts they belong to
// exist.
func repaired(data []byte) []byte {
	now := slices.Clone(data)
	if int64(len(now)) < footerSize {
		return now
	}
	var f footer
	foot := now[int64(len(now))-footerSize:]
	_, _ = binary.Decode(foot, binary.LittleEndian, &f)
	if f.fits(int64(len(now))) {
		for n := range blocks(int64(f.Positions)) {
			part := now[n*block : min((n+1)*block, int64(f.Positions))]
			binary.LittleEndian.PutUint32(now[int64(f.Positions)+4*n:], crc32.Checksum(part, castagnoli))
		}
		f.Sum = crc32.Checksum(now[f.Positions:int64(f.Positions)+f.behind()], castagnoli)
	}
	f.Own = f.sum()
	_, _ = binary.Encode(foot, binary.LittleEndian, f)
	return now
}

// FuzzCache opens any data as a cache, unchanged and with corrected checksums. An
// accepted cache can be listed and searched.
func FuzzCache(f *testing.F) {
	for _, text := range []string{few, "", "1. e4 *\n\n[Variant \"Alternate Promotion Chess, Timur-sequence\"]\n\n1. e4 e5 *\n"} {
		_, data := cache(f, text, "now")
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		for _, data := range [][]byte{data, repaired(data)} {
			table, positions, err := open(data, "now")
			if err != nil {
				continue
			}
			listing(t, table, positions)
			if timur, ok := sets.Find("apc-timur"); ok {
				_, _ = positions.Search(context.Background(), after(t, timur, "e4"), table, nil)
			}
		}
	})
}

// FuzzPositions searches any data as positions with correct checksums.
func FuzzPositions(f *testing.F) {
	for _, text := range []string{few, "[Variant \"Alternate Promotion Chess, Timur-sequence\"]\n\n1. e4 e5 *\n"} {
		_, data := cache(f, text, "now")
		var foot footer
		_, _ = binary.Decode(data[int64(len(data))-footerSize:], binary.LittleEndian, &foot)
		_, positions, err := open(data, "now")
		if err != nil {
			f.Fatal(err)
		}
		s := positions.sums.segments[0]
		f.Add(data[:foot.Positions], s.Rows, s.Bits, s.Games, s.Buckets)
	}
	table, _ := built(f, few)
	timur, _ := sets.Find("apc-timur")
	places := []Place{place(f, ""), place(f, "d4 Nf6 c4"), place(f, "Nf3 d5"), after(f, timur, "e4")}
	f.Fuzz(func(t *testing.T, data []byte, rows, bits, games, buckets uint32) {
		s := newSummer(io.Discard)
		_, _ = s.Write(data)
		sums := s.close()
		sums.segments = []segment{{Rows: rows, Bits: bits, Games: games, Buckets: buckets}}
		if !sums.segments[0].valid() {
			return
		}
		positions := NewPositions(bytes.NewReader(data), sums)
		for _, at := range places {
			found, err := positions.Search(context.Background(), at, table, nil)
			if err != nil && !errors.Is(err, ErrDamaged) {
				t.Fatal(err)
			}
			for _, row := range found.Rows {
				table.Text(int(row), White)
			}
		}
	})
}

// TestCheckedOnce searches a cache while it changes: each block is checked when it is
// first read, and again when the cache is opened again.
func TestCheckedOnce(t *testing.T) {
	_, data := cache(t, few, "now")
	search := func(table *Table, positions *Positions) (Find, error) {
		return positions.Search(context.Background(), place(t, "d4 Nf6 c4"), table, nil)
	}
	table, positions, err := open(data, "now")
	if err != nil {
		t.Fatal(err)
	}
	want, err := search(table, positions)
	if err != nil || len(want.Rows) == 0 {
		t.Fatal(want, err)
	}
	data[2] ^= 1 // the first move of the first game
	if _, err := search(table, positions); err != nil {
		t.Errorf("it is checked again: %v", err)
	}
	table, positions, err = open(data, "now")
	if err != nil {
		t.Fatal(err)
	}
	for range 2 { // a damaged block stays damaged
		if _, err := search(table, positions); !errors.Is(err, ErrDamaged) {
			t.Errorf("opened again it is not checked: %v", err)
		}
	}
}
