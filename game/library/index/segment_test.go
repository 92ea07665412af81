package index

import (
	"bytes"
	"cmp"
	"context"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// TestSearchSegments searches 9,990 games, which take more than one segment, for positions
// that occur in all of them, in some, in three or in one, and finds what playing the games
// finds.
func TestSearchSegments(t *testing.T) {
	data, err := os.ReadFile("../../../testdata/pgn/plain-1110-games.pgn")
	if err != nil {
		t.Fatal(err)
	}
	const copies = 9
	table, positions := built(t, strings.Repeat(string(data)+"\n", copies))
	if n := len(positions.sums.segments); n < 2 {
		t.Fatalf("%d segments", n)
	}
	var lines []pgn.Line
	for _, item := range pgn.Scan(string(data)) {
		var line pgn.Line
		line.Read(item, sets)
		lines = append(lines, line)
	}
	for _, ply := range []int{0, 1, 2, 5, 10, 15, 20, 40} {
		p := lines[100].Start
		for _, m := range lines[100].Moves[:ply] {
			p.Make(m)
		}
		full, err := chess.Parse(p.String())
		if err != nil {
			t.Fatal(err)
		}
		rows, next := played(lines, p.Key(), copies)
		f, err := positions.Search(context.Background(), Place{chess, full}, table, nil)
		if err != nil || !slices.Equal(f.Rows, rows) || len(rows) == 0 {
			t.Errorf("ply %d: %v, %d rows, want %d", ply, err, len(f.Rows), len(rows))
		}
		for _, n := range f.Next {
			if n.Games != copies*next[n.Move] {
				t.Errorf("ply %d: %v in %d games, want %d", ply, n.Move, n.Games, copies*next[n.Move])
			}
			delete(next, n.Move)
		}
		if len(next) > 0 {
			t.Errorf("ply %d: without %v", ply, next)
		}
	}
}

// played returns in which rows of copies of games a position occurs, and how often each
// move follows in one copy.
func played(lines []pgn.Line, key uint64, copies int) (rows []int32, next map[rules.Move]int) {
	next = map[rules.Move]int{}
	for row, line := range lines {
		ply := slices.Index(line.Keys, key)
		if ply < 0 {
			continue
		}
		if ply < len(line.Moves) {
			next[convert.Move(line.Moves[ply])]++
		}
		for n := range copies {
			rows = append(rows, int32(n*len(lines)+row))
		}
	}
	slices.Sort(rows)
	return rows, next
}

// TestSearchPrints searches a segment with an entry that has the print and the bucket of
// the position, but belongs to another one.
func TestSearchPrints(t *testing.T) {
	want := place(t, "e4")
	p := bitboard.Start()
	start := p.Key()
	e4, _ := p.ReadSAN("e4")
	d4, _ := p.ReadSAN("d4")
	p.Make(e4)
	w := segmentWriter{limit: segmentRows}
	w.begin(0)
	game := func(keys []uint64, codes ...uint16) (record, []entry) {
		var all []entry
		for i, key := range keys {
			all = append(all, entry{key: key, code: append(codes, lastCode)[i]})
		}
		return record{wide: true, moves: wideMoves(nil, codes)}, all
	}
	first, of := game([]uint64{start, p.Key() ^ 1<<20}, uint16(d4))
	w.add(0, first, of)
	second, of := game([]uint64{start, p.Key(), p.Key(), p.Key() ^ 1<<21}, uint16(e4), 7, 7)
	w.add(2, second, of)
	seg, data := w.end()
	s := newSummer(&bytes.Buffer{})
	_, _ = s.Write(data)
	sums := s.close()
	sums.segments = []segment{seg}
	table, _ := built(t, few)
	f, err := NewPositions(bytes.NewReader(data), sums).Search(context.Background(), want, table, nil)
	if err != nil || !slices.Equal(f.Rows, []int32{2}) {
		t.Errorf("%v, rows %v", err, f.Rows)
	}
}

// TestSortEntries sorts entries, many of them with the same keys or the same highest bits.
func TestSortEntries(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for _, size := range []int{0, 1, 2, 100, 5000} {
		e := make([]entry, size)
		for i := range e {
			e[i] = entry{key: random.Uint64() &^ (1<<62 - 1<<2), row: uint16(i)}
		}
		want := slices.Clone(e)
		slices.SortStableFunc(want, func(a, b entry) int { return cmp.Compare(a.key, b.key) })
		if got, _ := sortEntries(e, make([]entry, size)); !slices.Equal(got, want) {
			t.Errorf("%d entries are in another order", size)
		}
	}
}
