package tables

import (
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/endgames/ending"
	"passedpawn/game/endgames/ending/endingtest"
	"passedpawn/game/testing/longtest"
)

// local reports whether a position has the value that follows from those after its moves.
// If all have, all are right: a mate has the value of one, and each win or loss leads to
// a faster one.
func local(t *testing.T, tables *Tables, p *bitboard.Position) bool {
	t.Helper()
	got, ok := tables.value(p)
	var l bitboard.List
	p.Generate(&l)
	var win, loss ending.Value
	draws := l.Count == 0 && !p.InCheck()
	for _, m := range l.All() {
		undo := p.Make(m)
		switch v, known := tables.value(p); {
		case !known:
			ok = false
		case v == ending.Drawn:
			draws = true
		case v.Won():
			loss = max(loss, v+1)
		case win == 0 || v+1 < win:
			win = v + 1
		}
		p.Unmake(m, undo)
	}
	want := loss
	switch {
	case win != 0:
		want = win
	case draws:
		want = ending.Drawn
	case l.Count == 0:
		want = ending.Mated
	}
	if !ok || got != want {
		t.Errorf("%s is worth %d (%v), want %d by its moves", p, got, ok, want)
	}
	return ok && got == want
}

// some are the endings of three men, and some of four with those that their tables need.
func some() []*ending.Ending {
	all := three()
	for _, e := range ending.All() {
		if slices.Contains([]string{"KBNK", "KRKN", "KRKB", "KRKR", "KQKR", "KRKP"}, e.Name) {
			all = append(all, e)
		}
	}
	return all
}

// TestFull builds tables, at night all. It compares the longest wins with those published, the
// counts with a table, and many positions with their moves on the fast board.
func TestFull(t *testing.T) {
	longtest.Only(t)
	dir := t.TempDir()
	tables, all := Open(dir), longtest.OfNight(nil, some(), ending.All())
	if err := tables.build(t.Context(), all, runtime.GOMAXPROCS(0), func(p Progress) { t.Logf("%+v", p) }); err != nil {
		t.Fatal(err)
	}
	check(t, tables, all, longtest.OfNight(100, 2000, 50_000))
	if got, want := tables.Complete(), len(all) == len(ending.All()); got != want {
		t.Errorf("of %d tables, %d are built, and they are complete: %v", len(ending.All()), len(all), got)
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.table"))
	if err != nil || len(files) != len(all) {
		t.Fatalf("%d endings have %d files: %v", len(all), len(files), err)
	}
	size := int64(0)
	for _, file := range files {
		info, err := os.Stat(file)
		if err != nil {
			t.Fatal(err)
		}
		size += info.Size()
	}
	if size > 40<<20 {
		t.Errorf("the files have %d bytes", size)
	}
}

// check checks the full tables of endings, with so many positions of each.
func check(t *testing.T, tables *Tables, all []*ending.Ending, positions int) {
	t.Helper()
	for _, e := range all {
		for _, p := range endingtest.Sample(e, positions) {
			if !local(t, tables, &p) {
				break
			}
		}
		if got, want := count(e, tables.read(e)), counts[e.Name]; got != want {
			t.Errorf("%q: %#v,", e.Name, got)
		}
	}
}
