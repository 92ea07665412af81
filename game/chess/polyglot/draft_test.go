package polyglot

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/chess/bitboard"
)

// said returns the moves of a draft in a position as "e2e4 3, d2d4 1".
func (d *Draft) said(t *testing.T, p *bitboard.Position) string {
	t.Helper()
	moves, err := d.Moves(p)
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, m := range moves {
		all = append(all, fmt.Sprint(m.Move, " ", m.Weight))
	}
	return strings.Join(all, ", ")
}

// written returns a draft as a file, read again.
func (d *Draft) written(t *testing.T) (*Book, []byte) {
	t.Helper()
	var out bytes.Buffer
	if err := d.Version().Write(&out); err != nil {
		t.Fatal(err)
	}
	b, err := New(bytes.NewReader(out.Bytes()), int64(out.Len()))
	if err == nil {
		err = b.Check(t.Context())
	}
	if err != nil {
		t.Fatal(err)
	}
	return b, out.Bytes()
}

// TestDraft changes, adds and removes moves, and undoes that.
func TestDraft(t *testing.T) {
	d, start := NewDraft(nil), bitboard.Start()
	set := func(san string, weight int, want bool) {
		t.Helper()
		m, _ := start.ReadSAN(san)
		if changed, err := d.Set(&start, m, weight); err != nil || changed != want {
			t.Fatalf("%s %d: %v, %v", san, weight, changed, err)
		}
	}
	is := func(want string) {
		t.Helper()
		if got := d.said(t, &start); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	if err := d.Version().Write(&bytes.Buffer{}); !errors.Is(err, errNothing) {
		t.Errorf("an empty book: %v", err)
	}
	set("e4", 3, true)
	set("d4", 70_000, true)
	set("e4", 3, false)
	is("d2d4 65535, e2e4 3")
	b, before := d.written(t)
	d = NewDraft(b)
	set("c4", 9, true)
	set("e4", 20, true)
	e4, _ := start.ReadSAN("e4")
	if changed, err := d.Remove(&start, e4); err != nil || !changed {
		t.Fatal(changed, err)
	}
	if changed, err := d.Remove(&start, e4); err != nil || changed {
		t.Error("removed twice")
	}
	is("d2d4 65535, c2c4 9")
	d.Undo()
	is("d2d4 65535, e2e4 20, c2c4 9")
	version := d.Version()
	d.Undo()
	d.Undo()
	d.Undo()
	if done, undone := d.Steps(); done != 0 || undone != 3 {
		t.Errorf("%d done, %d undone", done, undone)
	}
	if _, now := d.written(t); !bytes.Equal(now, before) {
		t.Error("with everything undone, the book is another")
	}
	d.Redo()
	is("d2d4 65535, c2c4 9, e2e4 3")
	set("c4", 1, true) // and what was undone is gone
	d.Redo()
	is("d2d4 65535, e2e4 3, c2c4 1")
	var out bytes.Buffer
	if err := version.Write(&out); err != nil || out.Len() != 3*Size {
		t.Errorf("the version of before: %d bytes, %v", out.Len(), err)
	}
}

// TestWriteKeepsTheRest edits random positions of a random book: the others keep their bytes, and
// the file stays in order.
func TestWriteKeepsTheRest(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	var data []byte
	want := map[uint64][]Entry{}
	for key := uint64(10); key < 4000; key += 1 + r.Uint64N(20) {
		for n := range 1 + r.IntN(3) {
			e := Entry{Key: key, Move: uint16(n), Weight: uint16(r.Uint32()), Learn: r.Uint32()}
			want[key] = append(want[key], e)
			data = e.append(data)
		}
	}
	b, err := New(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	d := NewDraft(b)
	for range 200 {
		key := r.Uint64N(4100)
		before, err := d.entries(key)
		if err != nil {
			t.Fatal(err)
		}
		now := slices.Clone(before)
		if r.IntN(3) > 0 {
			now = append(now, Entry{Key: key, Move: uint16(100 + r.IntN(9)), Weight: 5})
		} else {
			now = nil
		}
		d.change(step{key, before, now})
		want[key] = now
	}
	_, got := d.written(t)
	var all []byte
	for key := range uint64(4101) {
		for _, e := range want[key] {
			all = e.append(all)
		}
	}
	if !bytes.Equal(got, all) {
		t.Errorf("%d bytes, want %d", len(got), len(all))
	}
}
