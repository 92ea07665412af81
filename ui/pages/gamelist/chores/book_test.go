package chores

import (
	"bytes"
	"path/filepath"
	"testing"

	"passedpawn/game/chess/polyglot"
)

// TestBook makes an opening book of games: a won move counts twice as much as a drawn one, and
// games that are not of chess have no part in it. There is no book without moves.
func TestBook(t *testing.T) {
	b := newBench(t)
	b.write(b.path, "1. e4 e5 1-0\n\n1. e4 c5 1/2-1/2\n\n1. d4 *\n\n1. c4 0-1\n\n[Variant \"shogi\"]\n\n1. P-7f *\n")
	e := Export{Files: b.files, Scope: b.listed(b.path, 0, 1, 2, 3, 4), Path: filepath.Join(t.TempDir(), "my.bin")}
	b.Check(&Book{Export: e})
	b.until("the book", func() bool { return b.said == "Saved 5 games to "+e.Path+"." })
	data := b.contents(e.Path)
	book, err := polyglot.New(bytes.NewReader([]byte(data)), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	const start = 0x463b96181691fc9c // the key of the start, by the description of the format
	moves, err := book.Entries(start)
	if err != nil || len(moves) != 2 || moves[0].Weight != 3 || moves[1].Weight != 1 {
		t.Errorf("%+v, %v", moves, err)
	}
	e.Rows = []int32{4}
	b.said = ""
	b.Check(&Book{Export: e})
	b.until("a reason", func() bool { return b.said != "" })
	if b.said != "None of these games has a move for an opening book." || b.contents(e.Path) != data {
		t.Errorf("it says %q", b.said)
	}
}
