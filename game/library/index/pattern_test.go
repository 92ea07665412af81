package index

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/library/pattern"
	"passedpawn/game/records/pgn"
	"passedpawn/game/testing/longtest"
)

// reading are sources with the moves and the texts of games.
func reading(text string, positions *Positions) Sources {
	items := pgn.Scan(text)
	return Sources{Positions: positions, Sets: sets, Texts: func(rows []int32, has func(pgn.Item) bool) (kept []int32, err error) {
		for _, r := range rows {
			if has(items[r]) {
				kept = append(kept, r)
			}
		}
		return kept, nil
	}}
}

const ways = `[White "A"]

1. e4 e5 2. Nf3 (2. f4 exf4) 2... Nc6 *

[White "B"]
[FEN "4k3/8/8/8/8/8/4P3/4K2R w - - 0 1"]

1. e4 (1. Rh8+ Kd7 2. Re8 Kxe8) 1... Kf7 *

[White "C"]
[Variant "Shogi"]

1. P-7f P-3d *

[White "D"]

*

[White "E"]
[Variant "Chess960"]

1. e4 e5 2. f4 exf4 *
`

// TestQueryOfPositions asks for what was on the board.
func TestQueryOfPositions(t *testing.T) {
	table, positions := built(t, ways)
	for query, want := range map[string]string{
		"material:KRPvK": "[1]", "material:kvkrp": "[1]", "position:kvkrp": "[]", "position:krpvk,wpe4": "[1]",
		"material:kpvk": "[]", "material:kpvk/variations": "[1]", "position:bpf4": "[4]", "position:bpf4/variations": "[0 4]",
		"position:bpf4/mirror": "[4]", "position:bpc4/mirror/variations": "[0 4]", "-position:wpe4": "[2 3]",
		"position:bpf4 OR white:b": "[1 4]", "material:rook": "[]", "position:wpe4,bpe5/2 a": "[0 4]", "structure:isolani": "[]",
		"position:wnf3/3": "[]", "position:wnf3/2 -(x y)": "[0]",
	} {
		if got := fmt.Sprint(filteredFrom(t, table, query, reading(ways, positions))); got != want {
			t.Errorf("%s: %s, want %s", query, got, want)
		}
	}
	if got := filteredFrom(t, table, "position:wpe4", reading(ways, nil)); len(got) != 0 {
		t.Errorf("before the moves are read, %v is found", got)
	}
	if terms := ParseQuery("material:xyz").Terms; !terms[0].Wrong {
		t.Error("xyz is a material")
	}
}

// TestPartsOfFilter counts what a search reports on its way, and stops it.
func TestPartsOfFilter(t *testing.T) {
	longtest.Alone(t)
	text := many(t, 3*partRows)
	table, positions := built(t, text)
	one := ParseQuery("position:wnf3,bnc6")
	var sizes []int
	all, err := table.Filter(context.Background(), one, nil, reading(text, positions), func(rows []int32, part float64) {
		if sizes = append(sizes, len(rows)); part <= 0 || part > 1 || !slices.IsSorted(rows) {
			t.Errorf("%d rows at %f", len(rows), part)
		}
	})
	if err != nil || len(sizes) < 1 || sizes[len(sizes)-1] != len(all) || !slices.IsSorted(sizes) || len(all) < 3*partRows/20 {
		t.Errorf("%v: %d rows after %v", err, len(all), sizes)
	}
	m := pattern.NewMatcher(*one.Terms[0].Pattern)
	var want []int32
	for i, item := range pgn.Scan(text) {
		rec, _ := pgn.Read(item, sets)
		if _, ok := m.Path(rec, sets, false); ok {
			want = append(want, int32(i))
		}
	}
	if !slices.Equal(all, want) {
		t.Errorf("%d rows were found, %d have the pattern", len(all), len(want))
	}
	ctx, cancel := context.WithCancel(context.Background())
	if _, err := table.Filter(ctx, one, nil, reading(text, positions), func([]int32, float64) { cancel() }); !errors.Is(err, context.Canceled) {
		t.Errorf("a stopped search ends with %v", err)
	}
	sparse := slices.DeleteFunc(slices.Clone(want), func(r int32) bool { return r%7 != 0 })
	got, err := table.Filter(context.Background(), one, sparse, reading(text, positions), func([]int32, float64) {})
	if err != nil || !slices.Equal(got, sparse) {
		t.Errorf("%v: of %d rows %d are found", err, len(sparse), len(got))
	}
}

// BenchmarkPatterns searches for material, formations and pieces.
func BenchmarkPatterns(b *testing.B) {
	benchmarkSizes(b, func(b *testing.B, text string, _ int) {
		table, positions := built(b, text)
		for _, query := range []string{
			"material:krp*vkrp*", "structure:isolani/4", "position:wnf5,wqg4",
			"position:wnf5/mirror/colours/variations", "material:q=rr",
		} {
			b.Run(strings.ReplaceAll(query, "/", "+"), func(b *testing.B) {
				for b.Loop() {
					filteredFrom(b, table, query, reading(text, positions))
				}
			})
		}
	})
}
