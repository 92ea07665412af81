package repertoire

import (
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

// counted counts some games.
func counted(t testing.TB, g *Graph, games ...string) *Counts {
	t.Helper()
	c := NewCounts(g)
	for _, text := range games {
		var l pgn.Line
		for _, item := range pgn.Scan(text) {
			if !l.Read(item, nil) {
				t.Fatalf("%q cannot be read", text)
			}
			c.Add(l.Start, l.Moves)
		}
	}
	return c
}

// TestCover says how far a repertoire goes, whatever the games have played on the person's side,
// and what it lacks. A move that transposes is no gap.
func TestCover(t *testing.T) {
	g := read(t, "1. d4 d5 (1... Nf6 2. c4 e6 3. Nc3) 2. c4 e6 3. Nc3 Nf6 4. Bg5 *")
	r := New(g, rules.White, nil, "")
	c := counted(
		t, g,
		"1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bf4 *",
		"1. d4 d5 2. c4 c6 *",
		"1. d4 d5 2. Nf3 *",
		"1. d4 Nf6 2. c4 e6 3. Nc3 d5 4. Bg5 *", // transposes to the first line
		"1. e4 e5 *",
	)
	if c.Games() != 5 {
		t.Errorf("%d games", c.Games())
	}
	cover := r.Cover(c)
	// All games begin in it; each of 1...d5 (3 of 4) and 1...Nf6 has an answer. Of the two games
	// with 2.c4 after 1...d5, one goes on with 2...e6; after 1...Nf6, the only one does.
	want := []float64{1, 1, 0.375 + 0.25, 0.375 + 0.25, 0}
	for i, w := range want {
		if math.Abs(cover.Share[i]-w) > 1e-9 {
			t.Errorf("move %d: %v, not %v", i+1, cover.Share[i], w)
		}
	}
	if cover.Games != 5 || len(cover.Gaps) != 1 || math.Abs(cover.Gaps[0].Share-0.375) > 1e-9 || cover.Gaps[0].Games != 1 || cover.Gaps[0].End {
		t.Fatalf("it covers %+v", cover)
	}
	if got := r.Written(cover.Gaps[0].At, cover.Gaps[0].Reply).String(); got != "1.d4 d5 2.c4 c6" {
		t.Errorf("the gap is %q", got)
	}
}

// TestLineEnds tells a gap at the end of a line from one beside it.
func TestLineEnds(t *testing.T) {
	g := read(t, "1. e4 e5 2. Nf3 *")
	r := New(g, rules.White, nil, "")
	cover := r.Cover(counted(t, g, "1. e4 e5 2. Nf3 Nc6 *", "1. e4 e5 2. Nf3 Nf6 *", "1. e4 c5 *", "1. e4 c5 *"))
	var all []string
	for _, gap := range cover.Gaps {
		all = append(all, fmt.Sprintf("%v %v%% %v", r.Written(gap.At, gap.Reply), 100*gap.Share, gap.End))
	}
	if got := strings.Join(all, "; "); got != "1.e4 c5 50% false; 1.e4 e5 2.Nf3 Nc6 25% true; 1.e4 e5 2.Nf3 Nf6 25% true" {
		t.Errorf("the gaps are %s", got)
	}
}

func TestLeave(t *testing.T) {
	g := read(t, "1. d4 d5 (1... Nf6 2. c4 e6 3. Nc3) 2. c4 e6 3. Nc3 Nf6 4. Bg5 *")
	white, black := New(g, rules.White, nil, ""), New(g, rules.Black, nil, "")
	for _, c := range []struct {
		r     *Repertoire
		moves string
		exit  Exit
		ply   int
		has   string
	}{
		{white, "d4 d5 c4 e6 Nf3", Mine, 4, "Nc3"},
		{white, "d4 e6 c4 d5 Nc3 Nf6 Bg5 Be7", LineEnds, 7, ""}, // it came back in another order
		{white, "d4 d5 c4 c6 Nc3", Theirs, 3, "e6"},
		{white, "d4 d5 c4", Inside, 3, ""},
		{white, "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7", LineEnds, 7, ""},
		{black, "d4 Nf6 c4 g6", Mine, 3, "e6"},
		{black, "d4 d5 Nc3", Theirs, 2, "c4"},
	} {
		p := game.Start()
		line, moves := []rules.Position{p}, []rules.Move{}
		for san := range strings.FieldsSeq(c.moves) {
			m, err := game.Read(p, san)
			if err != nil {
				t.Fatal(err)
			}
			p, _ = p.Play(m)
			line, moves = append(line, p), append(moves, m)
		}
		books := []Book{{Err: errors.New("it cannot be read")}, {Entry: Entry{Side: c.r.Side, Path: "a/My lines.pgn"}, Repertoire: c.r}}
		of, l := LeaveGame(books, c.r.Side, line, moves)
		has := ""
		if l.At != Nowhere {
			has = sans(line[l.Ply], l.Has)
		}
		if l.Exit != c.exit || l.Ply != c.ply || has != c.has || of.Name() != "My lines" {
			t.Errorf("%q: %+v has %q", c.moves, l, has)
		}
		if p, ok := l.After(game); ok != (c.exit != Inside) || ok && strings.Fields(p.String())[0] != strings.Fields(line[l.Ply+1].String())[0] {
			t.Errorf("%q: then the position is %v", c.moves, p)
		}
		if _, l := LeaveGame(books, c.r.Side.Other(), line, moves); l.Exit != Never || l.Sentence("x").Form != "" {
			t.Errorf("%q left a repertoire of the other side: %+v", c.moves, l)
		}
	}
	if l := white.Leave(bitboard.Start(), movesOf(t, "1. e4 e5 *")); l.Exit != Never {
		t.Errorf("a game of another opening left it: %+v", l)
	}
	if _, l := LeaveGame(nil, rules.White, nil, nil); l.Exit != Never {
		t.Errorf("nothing left it: %+v", l)
	}
}

// movesOf returns the moves of a game.
func movesOf(t *testing.T, text string) []bitboard.Move {
	t.Helper()
	var l pgn.Line
	if !l.Read(pgn.Scan(text)[0], nil) {
		t.Fatalf("%q cannot be read", text)
	}
	return l.Moves
}

// TestCountFile counts the games of a file that are wanted.
func TestCountFile(t *testing.T) {
	g := read(t, "1. e4 e5 *")
	path := filepath.Join(t.TempDir(), "games.pgn")
	const games = "[White \"Ada\"]\n\n1. e4 c5 *\n\n[White \"Bea\"]\n\n1. e4 e5 *\n\n[Variant \"Atomic\"]\n\n1. e4 *\n"
	if err := os.WriteFile(path, []byte(games), 0o600); err != nil {
		t.Fatal(err)
	}
	c, err := g.Count(t.Context(), path, variants.All(), func(white, _ string) bool { return white != "Bea" })
	if err != nil || c.Games() != 1 || len(New(g, rules.White, nil, "").Cover(c).Gaps) != 1 {
		t.Errorf("%d games, %v", c.Games(), err)
	}
	if _, err := g.Count(t.Context(), path+"x", variants.All(), nil); err == nil {
		t.Error("there is no such file")
	}
}

// TestLongest names the repertoire in which a game stayed longest.
func TestLongest(t *testing.T) {
	books := []Book{
		{Entry: Entry{Path: "short.pgn"}, Repertoire: New(read(t, "1. e4 e5 2. Nf3 *"), rules.White, nil, "")},
		{Entry: Entry{Path: "long.pgn"}, Repertoire: New(read(t, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 *"), rules.White, nil, "")},
		{Entry: Entry{Path: "other.pgn"}, Repertoire: New(read(t, "1. d4 d5 2. c4 *"), rules.White, nil, "")},
	}
	moves := movesOf(t, "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 *")
	if of, left := LeaveOne(books, rules.White, bitboard.Start(), moves); of.Name() != "long" || left.Exit != Mine || left.Ply != 4 {
		t.Errorf("it left %s: %+v", of.Name(), left)
	}
}
