package index

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// place returns the position after moves of chess.
func place(t testing.TB, sans string) Place {
	t.Helper()
	return after(t, chess, sans)
}

func after(t testing.TB, r rules.Rules, sans string) Place {
	t.Helper()
	return from(t, Place{r, r.Start()}, sans)
}

// from returns the position after moves from another one.
func from(t testing.TB, at Place, sans string) Place {
	t.Helper()
	r, p := at.Rules, at.Position
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

// TestSearchVariant searches for positions of a variant among games of several variants.
// It finds those reached by another order of moves, but not those of a game with the same
// board.
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
		f, err := positions.Search(context.Background(), tt.at, table, nil)
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
	if f, err := positions.Search(context.Background(), Place{crowned, end}, table, nil); err != nil || !slices.Equal(f.Rows, []int32{4}) {
		t.Errorf("%v, rows %v", err, f.Rows)
	}
	if got := table.Text(0, Plies); got != "4" {
		t.Errorf("%s plies", got)
	}
}

// TestSearchChess960 searches games of chess and Chess960 together, because they have
// positions in common. Castling from the usual start is one move in both.
func TestSearchChess960(t *testing.T) {
	const (
		usual = "[Variant \"Chess960\"]\n"
		other = usual + "[FEN \"rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 0 1\"]\n"
	)
	text := "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O 1-0\n\n" +
		usual + "[Result \"0-1\"]\n\n1. Nf3 Nf6 2. e4 e5 3. Bc4 Bc5 4. O-O 0-1\n\n" +
		other + "[Result \"1-0\"]\n\n1. Nc3 Nc6 2. d3 d6 3. Be3 Be6 4. O-O-O 1-0\n\n" +
		other + "[Result \"0-1\"]\n\n1. d3 d6 2. Nc3 Nc6 3. Be3 Be6 4. O-O-O 0-1\n\n"
	table, positions := built(t, text)
	game, _ := sets.Find("chess960")
	set, err := game.Parse("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		at   Place
		rows []int32
		next string
	}{
		{place(t, "e4 e5 Nf3 Nf6 Bc4 Bc5"), []int32{0, 1}, "e1g1 1-1"},
		{after(t, game, "e4 e5 Nf3 Nf6 Bc4 Bc5"), []int32{0, 1}, "e1h1 1-1"},
		{from(t, Place{game, set}, "Nc3 Nc6 d3 d6 Be3 Be6"), []int32{2, 3}, "d1a1 1-1"},
	} {
		f, err := positions.Search(context.Background(), tt.at, table, nil)
		var next []string
		for _, n := range f.Next {
			next = append(next, fmt.Sprintf("%v%v %d-%d", n.Move.From, n.Move.To, n.Wins[0], n.Wins[1]))
		}
		if err != nil || !slices.Equal(f.Rows, tt.rows) || strings.Join(next, ", ") != tt.next {
			t.Errorf("%s: %v, rows %v, next %q", tt.at.Position, err, f.Rows, next)
		}
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
		f, err := positions.Search(context.Background(), place(t, tt.moves), table, nil)
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
	if f, err := positions.Search(context.Background(), p, table, nil); err != nil || !slices.Equal(f.Rows, []int32{2}) || f.Next != nil {
		t.Errorf("the last position of the third: %v %+v", err, f)
	}
	done, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := positions.Search(done, p, table, nil); err == nil {
		t.Error("a cancelled search finds")
	}
}

// TestShogiOpenings names the openings of shogi. The name of the game comes last.
func TestShogiOpenings(t *testing.T) {
	table, _ := built(t, "[Variant \"Shogi\"]\n\n1. P-5f 2. P-3d 3. R-5h *\n\n[Variant \"Shogi\"]\n\n1. P-5f *\n")
	for row, want := range []string{"Central Rook (Sente), Shogi", "Shogi"} {
		if got := table.Text(row, Opening); got != want {
			t.Errorf("row %d is %q, want %q", row, got, want)
		}
	}
}

func TestOtherGames(t *testing.T) {
	table, _ := built(t, "[Variant \"Alternate Promotion Chess, Timur-sequence\"]\n\n1. e4 e5 *\n\n[Variant \"Standard\"]\n\n1. e4 e5 *\n")
	if got := table.Text(0, Opening); got != "Timur-sequence (Alternate Promotion Chess)" {
		t.Errorf("the first is %q", got)
	}
	if got := table.Text(1, Opening); got != "King's Pawn Game" {
		t.Errorf("the second is %q", got)
	}
	if found := filtered(t, table, "timur"); len(found) != 1 || found[0] != 0 {
		t.Errorf("found %v", found)
	}
}

func TestCancelled(t *testing.T) {
	text := strings.Repeat(few, 300)
	done, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Scan(done, pgn.NewScanner(strings.NewReader(text)), func() bool { return true }, func(*Table, int64) {}); err == nil {
		t.Error("a cancelled scan ends well")
	}
	table, _ := built(t, text)
	var out bytes.Buffer
	if again, _, err := ReadMoves(done, table, sets, items(text), &out, func(int64, int) {}); err == nil || again != table {
		t.Error("a cancelled reading of the moves ends well")
	}
}
