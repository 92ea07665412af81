package index

import (
	"bytes"
	"context"
	"fmt"
	"iter"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/orthodox"
	"passedpawn/game/pgn"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

var (
	chess orthodox.Rules
	sets  = variants.All()
)

const few = `[Event "Cup"]
[Date "2024.05.01"]
[Round "10"]
[White "Ädam, A"]
[Black "Berg, B"]
[Result "1-0"]

1. Nf3 d5 2. d4 Nf6 3. c4 e6 4. Nc3 1-0

[Event "Cup"]
[Date "2023.??.??"]
[Round "9"]
[White "Carl, C"]
[Black "Ädam, A"]
[Result "1/2-1/2"]
[ECO "A00"]

1. d4 Nf6 (1... d5 2. e4) 2. c4 e6 3. Nf3 d5 4. Nc3 Be7 1/2-1/2

[White "Dora, D"]
[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]

1. e4 Kd7 0-1

[Event "Cup"]
[White "Ädam, A"]
[Black "Berg, B"]
[Result "0-1"]

1. Nf3 d5 2. d4 Nf6 3. c4 e6 4. Nc3 0-1
`

func items(text string) iter.Seq2[int, pgn.Item] {
	return func(yield func(int, pgn.Item) bool) {
		s := pgn.NewScanner(strings.NewReader(text))
		for s.Scan() {
			if !yield(s.Item().Number-1, s.Item()) {
				return
			}
		}
	}
}

func built(t testing.TB, text string) (*Table, *Positions) {
	t.Helper()
	table, err := Scan(context.Background(), strings.NewReader(text), func() bool { return true }, func(*Table, int64) {})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	table, size, err := Deepen(context.Background(), table, sets, items(text), &out, func(int64, int) {})
	if err != nil || size != int64(out.Len()) {
		t.Fatal(err, size, out.Len())
	}
	return table, NewPositions(bytes.NewReader(out.Bytes()), size)
}

func TestTable(t *testing.T) {
	table, _ := built(t, few)
	for _, tt := range []struct {
		row  int
		c    Column
		want string
	}{
		{0, White, "Ädam, A"},
		{0, Date, "2024.05.01"},
		{1, Date, "2023"},
		{1, Result, "1/2-1/2"},
		{2, Black, ""},
		{2, Result, "0-1"},
		{0, Plies, "7"},
		{1, Plies, "8"},
		{2, Plies, "2"},
		{0, ECO, "D37"},
		{1, ECO, "A00"},
		{2, ECO, ""},
		{3, Round, ""},
	} {
		if got := table.Text(tt.row, tt.c); got != tt.want {
			t.Errorf("row %d, column %d: %q, want %q", tt.row, tt.c, got, tt.want)
		}
	}
	if !strings.HasPrefix(table.Text(1, Opening), "Queen's Gambit Declined") {
		t.Errorf("opening %q", table.Text(1, Opening))
	}
	offset, size := table.Place(1)
	if !strings.HasPrefix(few[offset:int(offset)+size], "[Event \"Cup\"]\n[Date \"2023") {
		t.Errorf("the second game is at %q", few[offset:int(offset)+size])
	}
	if got := table.Duplicates(table.Filter("", nil)); !slices.Equal(got, []int32{0, 3}) {
		t.Errorf("duplicates %v", got)
	}
}

func TestFilterAndSort(t *testing.T) {
	table, _ := built(t, few)
	for _, tt := range []struct {
		filter string
		want   []int32
	}{
		{"", []int32{0, 1, 2, 3}},
		{"äDAM", []int32{0, 1, 3}},
		{"white:ädam", []int32{0, 3}},
		{"ädam berg", []int32{0, 3}},
		{"2024", []int32{0}},
		{"year:2023", []int32{1}},
		{"1-0", []int32{0}},
		{"draw", []int32{1}},
		{"gambit declined 0-1", []int32{3}},
		{"eco:d37", []int32{0, 3}},
		{"nobody", nil},
	} {
		if got := table.Filter(tt.filter, nil); !slices.Equal(got, tt.want) {
			t.Errorf("%q gives %v, want %v", tt.filter, got, tt.want)
		}
	}
	for _, tt := range []struct {
		by   Column
		down bool
		want []int32
	}{
		{White, false, []int32{1, 2, 0, 3}},
		{White, true, []int32{0, 3, 2, 1}},
		{Round, false, []int32{1, 0, 2, 3}},
		{Date, true, []int32{0, 1, 2, 3}},
		{Plies, false, []int32{2, 0, 3, 1}},
	} {
		rows := table.Filter("", nil)
		if table.Sort(rows, tt.by, tt.down); !slices.Equal(rows, tt.want) {
			t.Errorf("by %d, down %v: %v, want %v", tt.by, tt.down, rows, tt.want)
		}
	}
}

// place is where moves of chess lead.
func place(t testing.TB, sans string) Place {
	t.Helper()
	return after(t, chess, sans)
}

func after(t testing.TB, r rules.Rules, sans string) Place {
	t.Helper()
	p := r.Start()
	for _, san := range strings.Fields(sans) {
		m, err := r.Read(p, san)
		if err == nil {
			p, err = p.Play(m)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return Place{r, p}
}

// TestSearchVariant looks for positions of another game among games of several,
// reached by another order of moves, and not those of a game with the same board.
func TestSearchVariant(t *testing.T) {
	tag := func(name string) string { return "[Variant \"Alternate Promotion Chess, " + name + "\"]\n" }
	text := tag("Crowned-sequence") + "[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n" +
		"1. Nf3 e5 2. e4 0-1\n\n" +
		tag("Crowned-sequence") + "[Result \"0-1\"]\n\n1. Nf3 e5 2. e4 Nf6 0-1\n\n" +
		tag("Timur-sequence") + "1. Nf3 e5 2. e4 *\n\n" +
		tag("Crowned-sequence") + "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=C *\n\n" +
		tag("No such sequence") + "1. e4 *\n"
	table, positions := built(t, text)
	crowned, _ := sets.Find("apc-crowned")
	for _, tt := range []struct {
		at   Place
		rows []int32
		next string
	}{
		{after(t, crowned, "e4 e5 Nf3"), []int32{0, 2}, "b8c6 1-0, g8f6 0-1"},
		{after(t, crowned, ""), []int32{0, 2}, "e2e4 1-0, g1f3 0-1"},
		{place(t, "e4 e5 Nf3"), []int32{1}, ""},
	} {
		f, err := positions.Search(context.Background(), tt.at, table)
		var next []string
		for _, n := range f.Next {
			next = append(next, fmt.Sprintf("%v%v %d-%d", n.Move.From, n.Move.To, n.Wins[0], n.Wins[1]))
		}
		slices.Sort(next)
		if err != nil || !slices.Equal(f.Rows, tt.rows) || strings.Join(next, ", ") != tt.next {
			t.Errorf("%s: %v, rows %v, next %q", tt.at.Position, err, f.Rows, next)
		}
	}
	end, err := crowned.Parse("C3k3/8/8/8/8/8/8/4K3 b - - 7 9")
	if err != nil {
		t.Fatal(err)
	}
	if f, err := positions.Search(context.Background(), Place{crowned, end}, table); err != nil || !slices.Equal(f.Rows, []int32{4}) {
		t.Errorf("%v, rows %v", err, f.Rows)
	}
	if got := table.Text(0, Plies); got != "4" {
		t.Errorf("%s plies", got)
	}
}

func TestSearch(t *testing.T) {
	table, positions := built(t, few)
	for _, tt := range []struct {
		moves string
		rows  []int32
		next  string
	}{
		{"", []int32{0, 1, 3}, "g1f3 2 1-1-0, d2d4 1 0-0-1"},
		{"d4 d5 c4 e6 Nc3 Nf6 Nf3", []int32{0, 1, 3}, "f8e7 1 0-0-1"}, // by an order that none of them has
		{"d4 Nf6", []int32{1}, "c2c4 1 0-0-1"},
		{"e4", nil, ""},
	} {
		f, err := positions.Search(context.Background(), place(t, tt.moves), table)
		var next []string
		for _, n := range f.Next {
			next = append(next, fmt.Sprintf("%v%v %d %d-%d-%d", n.Move.From, n.Move.To, n.Games, n.Wins[0], n.Wins[1], n.Draws))
		}
		if err != nil || !slices.Equal(f.Rows, tt.rows) || strings.Join(next, ", ") != tt.next {
			t.Errorf("%q: %v, rows %v, next %q; want %v, %q", tt.moves, err, f.Rows, next, tt.rows, tt.next)
		}
	}
	last, err := chess.Parse("8/3k4/8/8/4P3/8/8/4K3 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	p := Place{chess, last}
	if f, err := positions.Search(context.Background(), p, table); err != nil || !slices.Equal(f.Rows, []int32{2}) || f.Next != nil {
		t.Errorf("the last position of the third: %v %+v", err, f)
	}
	done, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := positions.Search(done, p, table); err == nil {
		t.Error("a cancelled search finds")
	}
}

func TestOtherGames(t *testing.T) {
	table, _ := built(t, "[Variant \"Alternate Promotion Chess, Timur-sequence\"]\n\n1. e4 e5 *\n\n[Variant \"Standard\"]\n\n1. e4 e5 *\n")
	if got := table.Text(0, Opening); got != "Alternate Promotion Chess, Timur-sequence" {
		t.Errorf("the first is %q", got)
	}
	if got := table.Text(1, Opening); got != "King's Pawn Game" {
		t.Errorf("the second is %q", got)
	}
	if found := table.Filter("timur", nil); len(found) != 1 || found[0] != 0 {
		t.Errorf("found %v", found)
	}
}

func TestCancelled(t *testing.T) {
	text := strings.Repeat(few, 300)
	done, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Scan(done, strings.NewReader(text), func() bool { return true }, func(*Table, int64) {}); err == nil {
		t.Error("a cancelled scan ends well")
	}
	table, _ := built(t, text)
	var out bytes.Buffer
	if again, _, err := Deepen(done, table, sets, items(text), &out, func(int64, int) {}); err == nil || again != table {
		t.Error("a cancelled reading of the moves ends well")
	}
}

// many is a file of that many games, with names that differ.
func many(b *testing.B, games int) string {
	b.Helper()
	folder := os.Getenv("PASSEDPAWN_PGN")
	if folder == "" {
		folder = "../../../shared/testdata/pgn"
	}
	data, err := os.ReadFile(filepath.Join(folder, "plain-1110-games.pgn"))
	if err != nil {
		b.Skipf("the file is not here: %v", err)
	}
	var text strings.Builder
	for n := 0; n < games; {
		for _, item := range pgn.Scan(string(data)) {
			if n < games {
				text.WriteString(strings.Replace(item.Raw, "[White \"", fmt.Sprintf("[White \"%x ", n/11100), 1) + "\n\n")
			}
			n++
		}
	}
	return text.String()
}

func benchmarkSizes(b *testing.B, run func(b *testing.B, text string, games int)) {
	for _, games := range []int{1_000, 10_000, 100_000, 1_000_000} {
		b.Run(fmt.Sprint(games), func(b *testing.B) { run(b, many(b, games), games) })
	}
}

func BenchmarkScan(b *testing.B) {
	benchmarkSizes(b, func(b *testing.B, text string, games int) {
		b.SetBytes(int64(len(text)))
		for b.Loop() {
			if t, err := Scan(context.Background(), strings.NewReader(text), func() bool { return false }, func(*Table, int64) {}); err != nil || t.Len() != games {
				b.Fatal(err)
			}
		}
	})
}

func BenchmarkFirstScreen(b *testing.B) {
	benchmarkSizes(b, func(b *testing.B, text string, _ int) {
		for b.Loop() {
			ctx, cancel := context.WithCancel(context.Background())
			_, _ = Scan(ctx, strings.NewReader(text), func() bool { return false }, func(*Table, int64) { cancel() })
			cancel()
		}
	})
}

func BenchmarkDeepen(b *testing.B) {
	benchmarkSizes(b, func(b *testing.B, text string, games int) {
		t, _ := Scan(context.Background(), strings.NewReader(text), func() bool { return false }, func(*Table, int64) {})
		for b.Loop() {
			var out bytes.Buffer
			if _, _, err := Deepen(context.Background(), t, sets, items(text), &out, func(int64, int) {}); err != nil {
				b.Fatal(err)
			}
		}
		b.ReportMetric(float64(games)*float64(b.N)/b.Elapsed().Seconds(), "games/s")
	})
}

func BenchmarkSearch(b *testing.B) {
	benchmarkSizes(b, func(b *testing.B, text string, _ int) {
		table, positions := built(b, text)
		for _, moves := range []string{"", "e4", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6"} {
			p := place(b, moves)
			b.Run(fmt.Sprintf("%d plies", len(strings.Fields(moves))), func(b *testing.B) {
				for b.Loop() {
					if _, err := positions.Search(context.Background(), p, table); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	})
}

func BenchmarkFilter(b *testing.B) {
	benchmarkSizes(b, func(b *testing.B, text string, _ int) {
		table, _ := built(b, text)
		for b.Loop() {
			table.Filter("carl 2025 1-0", nil)
		}
	})
}

func BenchmarkSort(b *testing.B) {
	benchmarkSizes(b, func(b *testing.B, text string, _ int) {
		table, _ := built(b, text)
		for b.Loop() {
			table.Sort(table.Filter("", nil), White, false)
		}
	})
}

// BenchmarkMemory tells the bytes that a game takes in the list of a file.
func BenchmarkMemory(b *testing.B) {
	benchmarkSizes(b, func(b *testing.B, text string, games int) {
		for b.Loop() {
			var before, after runtime.MemStats
			runtime.GC()
			runtime.ReadMemStats(&before)
			t, err := Scan(context.Background(), strings.NewReader(text), func() bool { return false }, func(*Table, int64) {})
			if err != nil {
				b.Fatal(err)
			}
			runtime.GC()
			runtime.ReadMemStats(&after)
			b.ReportMetric(float64(after.HeapAlloc-before.HeapAlloc)/float64(t.Len()), "B/game")
			runtime.KeepAlive(t)
		}
	})
}
