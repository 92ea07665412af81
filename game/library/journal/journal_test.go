package journal

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// A bench is a file and the folder of its journal.
type bench struct {
	t    *testing.T
	dir  Dir
	path string
}

func newBench(t *testing.T, text string) bench {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	b := bench{t, Dir(filepath.Join(dir, "journal")), filepath.Join(dir, "file")}
	b.put(text)
	return b
}

func (b bench) put(text string) {
	b.t.Helper()
	if err := os.WriteFile(b.path, []byte(text), 0o644); err != nil {
		b.t.Fatal(err)
	}
}

func (b bench) open() *File {
	b.t.Helper()
	f, err := b.dir.Open(b.path)
	if err != nil {
		b.t.Fatal(err)
	}
	return f
}

// add replaces a text of the file by another.
func (b bench) add(old, text string) {
	b.t.Helper()
	f := b.open()
	defer f.Close()
	at := strings.Index(b.read(), old)
	state, err := b.dir.Add(f, Change{Cuts: []Cut{{At: int64(at), Old: []byte(old), New: []byte(text)}}})
	if err != nil {
		b.t.Fatal(err)
	}
	if now := b.open(); now.State() != state || state == f.State() {
		b.t.Errorf("the state is %q, want %q; it was %q", now.State(), state, f.State())
	}
}

// read returns the file with its changes.
func (b bench) read() string {
	b.t.Helper()
	f := b.open()
	defer f.Close()
	text, err := io.ReadAll(f)
	if err != nil || int64(len(text)) != f.Size() {
		b.t.Fatal(err)
	}
	return string(text)
}

// disk returns the file without its changes.
func (b bench) disk() string {
	b.t.Helper()
	text, err := os.ReadFile(b.path)
	if err != nil {
		b.t.Fatal(err)
	}
	return string(text)
}

func (b bench) bring(before func()) error {
	return b.dir.Bring(b.path, Host{
		Lock:   func() (func(), error) { return func() {}, nil },
		Before: func() error { before(); return nil },
	})
}

func (b bench) want(disk, read string, pending int) {
	b.t.Helper()
	f := b.open()
	defer f.Close()
	if b.disk() != disk || b.read() != read || len(f.Pending()) != pending {
		b.t.Errorf("the file is %q and reads %q with %d changes, want %q and %q with %d", b.disk(), b.read(), len(f.Pending()), disk, read, pending)
	}
}

// TestBring changes a file, and a second time while it is brought up to date.
func TestBring(t *testing.T) {
	b := newBench(t, "one two three")
	b.add("two", "2")
	b.want("one two three", "one 2 three", 1)
	if err := b.bring(func() { b.add("three", "3, four") }); err != nil {
		t.Fatal(err)
	}
	b.want("one 2 three", "one 2 3, four", 1)
	state := b.open().State()
	if err := b.bring(func() {}); err != nil || b.open().State() != state {
		t.Errorf("%v: the state was %q, became %q", err, state, b.open().State())
	}
	b.want("one 2 3, four", "one 2 3, four", 0)
	b.add("one", "")
	b.want("one 2 3, four", " 2 3, four", 1)
}

// TestTorn cuts a journal off anywhere in its last record, as a crash does.
func TestTorn(t *testing.T) {
	b := newBench(t, "one two three")
	b.add("one", "1")
	name := b.dir.name(b.path)
	whole, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	b.add("two", "2")
	all, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	for n := len(whole); n < len(all); n++ {
		torn := append([]byte{}, all[:n]...)
		if n%2 == 1 {
			torn = append(torn, make([]byte, len(all)-n)...)
		}
		if err := os.WriteFile(name, torn, 0o644); err != nil {
			t.Fatal(err)
		}
		b.want("one two three", "1 two three", 1)
		b.add("three", "3")
		b.want("one two three", "1 two 3", 2)
	}
}

// TestCrashAfterReplacing finds a file that was replaced by one with its changes, and a
// journal that still has them.
func TestCrashAfterReplacing(t *testing.T) {
	b := newBench(t, "one two three")
	b.add("one", "1")
	b.add("two", "2")
	f := b.open()
	b.add("three", "3")
	b.put("1 2 three")
	info, err := os.Stat(b.path)
	if err != nil {
		t.Fatal(err)
	}
	l, err := read(b.dir.name(b.path))
	if err != nil {
		t.Fatal(err)
	}
	if err := l.add(b.dir.name(b.path), record{Done: l.upTo(f.State()), After: StateOf(info)}); err != nil {
		t.Fatal(err)
	}
	b.want("1 2 three", "1 2 3", 1)
	b.add("1 ", "1, ")
	b.want("1 2 three", "1, 2 3", 2)
	if err := b.bring(func() {}); err != nil {
		t.Fatal(err)
	}
	b.want("1, 2 3", "1, 2 3", 0)
}

// TestForeign lets another program change a file to which changes are to be written.
func TestForeign(t *testing.T) {
	b := newBench(t, "one two three")
	b.add("two", "2")
	b.put("one two three four")
	if err := b.bring(func() {}); !errors.Is(err, ErrForeign) || !b.open().Foreign() {
		t.Errorf("it is brought up to date: %v", err)
	}
	b.want("one two three four", "one two three four", 1)
	if err := b.dir.Drop(b.path); err != nil {
		t.Fatal(err)
	}
	b.want("one two three four", "one two three four", 0)
	b.add("two", "2")
	late := func() { b.put("other") }
	if err := b.bring(late); err == nil || b.disk() != "other" {
		t.Errorf("it is brought up to date: %v, the file is %q", err, b.disk())
	}
}

// TestOvertaken brings a file up to date in two windows at once.
func TestOvertaken(t *testing.T) {
	b := newBench(t, "one two three")
	b.add("two", "2")
	err := b.bring(func() {
		if err := b.bring(func() {}); err != nil {
			t.Fatal(err)
		}
		b.add("three", "3")
	})
	if err == nil || b.disk() != "one 2 three" {
		t.Errorf("%v: the file is %q", err, b.disk())
	}
	b.want("one 2 three", "one 2 3", 1)
}

// TestRandom reads a file with many changes in pieces.
func TestRandom(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	b := newBench(t, strings.Repeat("0123456789", 20))
	text := b.disk()
	for n := range 100 {
		from := r.IntN(len(text))
		to := from + r.IntN(min(len(text)-from, 30))
		put := strings.Repeat(string(rune('a'+n%26)), r.IntN(40))
		f := b.open()
		if _, err := b.dir.Add(f, Change{Cuts: []Cut{{At: int64(from), Old: []byte(text[from:to]), New: []byte(put)}}}); err != nil {
			t.Fatal(err)
		}
		_ = f.Close()
		text = text[:from] + put + text[to:]
		f = b.open()
		at := r.IntN(len(text) + 1)
		room := make([]byte, r.IntN(60))
		got, err := f.ReadAt(room, int64(at))
		want := text[at:min(len(text), at+len(room))]
		if string(room[:got]) != want || (got < len(room)) != (err == io.EOF) {
			t.Fatalf("after %d changes at %d: %q, %v, want %q", n, at, room[:got], err, want)
		}
		_ = f.Close()
	}
	if err := b.bring(func() {}); err != nil || b.disk() != text {
		t.Errorf("%v: the file is %q, want %q", err, b.disk(), text)
	}
}

// TestDamaged changes a file whose journal cannot be read.
func TestDamaged(t *testing.T) {
	b := newBench(t, "one two three")
	b.add("two", "2")
	if err := os.WriteFile(b.dir.name(b.path), []byte(fmt.Sprint(time.Now())), 0o644); err != nil {
		t.Fatal(err)
	}
	b.want("one two three", "one two three", 0)
	b.add("three", "3")
	b.want("one two three", "one two 3", 1)
	if kept, _ := filepath.Glob(filepath.Join(string(b.dir), "*.damaged")); len(kept) != 1 {
		t.Errorf("the damaged journals are %q", kept)
	}
}

// TestSince asks what has been replaced since earlier states of a file, while changes are
// written to it.
func TestSince(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	b := newBench(t, strings.Repeat("0123456789", 20))
	type version struct{ state, text string }
	versions := []version{{b.open().State(), b.read()}}
	for n := range 60 {
		text := b.read()
		from := r.IntN(len(text))
		to := from + r.IntN(min(len(text)-from, 30))
		f := b.open()
		put := strings.Repeat(string(rune('a'+n%26)), r.IntN(40))
		state, err := b.dir.Add(f, Change{Cuts: []Cut{{At: int64(from), Old: []byte(text[from:to]), New: []byte(put)}}})
		if err != nil {
			t.Fatal(err)
		}
		_ = f.Close()
		versions = append(versions, version{state, b.read()})
		if n%5 == 0 {
			if err := b.bring(func() {}); err != nil {
				t.Fatal(err)
			}
		}
		f = b.open()
		now := b.read()
		if got := f.Former(); len(got) != len(versions)-1 || got[0] != versions[len(versions)-2].state {
			t.Fatalf("%d former states, want %d", len(got), len(versions)-1)
		}
		for _, v := range versions {
			regions, ok := f.Since(v.state)
			if !ok {
				t.Fatalf("nothing is known since %q", v.state)
			}
			text, at := "", int64(0)
			for _, g := range regions {
				text += v.text[at:g.From] + now[g.NowFrom:g.NowFrom+g.NowSize]
				at = g.From + g.Size
			}
			if text += v.text[at:]; text != now {
				t.Fatalf("after %d changes, the regions give %q, want %q", n, text, now)
			}
		}
		_ = f.Close()
	}
	b.put("other")
	if _, ok := b.open().Since(versions[0].state); ok {
		t.Error("it is known what another program has replaced")
	}
}

// TestAdopt touches a file to which changes are to be written, and changes bytes elsewhere
// in it: they are written all the same. A file that lacks what they replace is another one.
func TestAdopt(t *testing.T) {
	b := newBench(t, "one two three")
	b.add("two", "2")
	b.add("three", "3")
	b.put("ONE two three")
	if same, err := b.dir.Adopt(b.path); err != nil || !same {
		t.Fatal(same, err)
	}
	b.want("ONE two three", "ONE 2 3", 2)
	b.put("ONE TWO three")
	if same, err := b.dir.Adopt(b.path); err != nil || same {
		t.Errorf("%v: another file is the same", err)
	}
	b.put("ONE two three ")
	if same, err := b.dir.Adopt(b.path); err != nil || same {
		t.Errorf("%v: a longer file is the same", err)
	}
}
