package index

import (
	"bytes"
	"context"
	"iter"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/records/pgn"
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
	table, err := Scan(context.Background(), pgn.NewScanner(strings.NewReader(text)), func() bool { return true }, func(*Table, int64) {})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	table, sums, err := ReadMoves(context.Background(), table, sets, items(text), &out, func(int64, int) {})
	if err != nil || sums.size != int64(out.Len()) {
		t.Fatal(err, sums, out.Len())
	}
	return table, NewPositions(bytes.NewReader(out.Bytes()), sums)
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
		{1, ECO, "D37"}, // the code in the game is not that of any of its positions
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
	if got := table.Duplicates(filtered(t, table, "")); !slices.Equal(got, []int32{0, 3}) {
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
		{"eco:d37", []int32{0, 1, 3}},
		{"eco:", []int32{0, 1, 2, 3}}, // and more to come
		{"nobody", nil},
	} {
		if got := filtered(t, table, tt.filter); !slices.Equal(got, tt.want) {
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
		rows := filtered(t, table, "")
		if table.Sort(rows, tt.by, tt.down); !slices.Equal(rows, tt.want) {
			t.Errorf("by %d, down %v: %v, want %v", tt.by, tt.down, rows, tt.want)
		}
	}
}
