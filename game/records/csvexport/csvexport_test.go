package csvexport

import (
	"bytes"
	"context"
	"encoding/csv"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/records/pgn/pgntest"
)

const games = `[Event "Cup, \"A\""]
[Date "2024.05.03"]
[White "Müller; Anna"]
[Black "?"]
[WhiteElo "2001"]
[BlackElo "-"]
[Result "1-0"]

1. e4 d5 2. exd5 (2. e5 f5) c5 3. dxc6 {en passant} 1-0

[Date "2024.??.??"]
[FEN "k7/7P/8/8/8/8/8/K7 w - - 0 1"]

1. h8=N+ Kb7 2. Ke8 Kc7 *

[Variant "Chess960"]
[FEN "rk2r3/pppppppp/8/8/8/8/PPPPPPPP/RK2R3 w EAea - 0 1"]

1. O-O O-O-O 1/2-1/2
`

const shogi = `手合割：平手
先手：A
後手：B
   1 ７六歩(77)
   2 ３四歩(33)
   3 ２二角成(88)
   4 投了
`

// exported exports files, and returns the rows of the tables by their names.
func exported(t *testing.T, paths ...string) (folder string, tables map[string][][]string) {
	t.Helper()
	folder = filepath.Join(t.TempDir(), "a", "b")
	var out, errs bytes.Buffer
	if status := Files(paths, folder, &out, &errs); status != 0 {
		t.Fatalf("status %d: %s", status, errs.String())
	}
	tables = map[string][][]string{}
	for _, name := range []string{gamesName, positionsName, columnsName} {
		f, err := os.Open(filepath.Join(folder, name))
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		in := io.Reader(f)
		if strings.HasSuffix(name, ".zst") {
			d, err := zstd.NewReader(f)
			if err != nil {
				t.Fatal(err)
			}
			defer d.Close()
			in = d
		}
		if tables[name], err = csv.NewReader(in).ReadAll(); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
	}
	return folder, tables
}

func file(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestExport exports games of several kinds, one of which breaks off.
func TestExport(t *testing.T) {
	chess, kif := file(t, "chess.pgn", games), file(t, "shogi.kif", shogi)
	_, tables := exported(t, chess, kif)
	const fen960 = "rk2r3/pppppppp/8/8/8/8/PPPPPPPP/RK2R3 w KQkq - 0 1"
	want := []string{
		"1|" + chess + `|1|Cup, "A"||2024-05-03|2024||Müller; Anna||2001||1-0|1|B01|Scandinavian Defence|chess|||||5|true`,
		"2|" + chess + "|2||||2024||||||*||||chess|k7/7P/8/8/8/8/8/K7 w - - 0 1||||2|false",
		"3|" + chess + "|3||||||||||1/2-1/2|0.5|||chess960|" + fen960 + "||||2|true",
		"4|" + kif + "|1||||||A|B|||1-0|1|||shogi|||resignation||3|true",
	}
	got := tables[gamesName][1:]
	for i := range want {
		if i < len(got) && strings.Join(got[i], "|") != want[i] {
			t.Errorf("game %d:\ngot  %q\nwant %q", i+1, strings.Join(got[i], "|"), want[i])
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d games, want %d", len(got), len(want))
	}
	positions := tables[positionsName][1:]
	for _, row := range [][]string{
		{"1", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", "0", "e2e4"},
		{"1", "rnbqkbnr/pp2pppp/8/2pP4/8/8/PPPP1PPP/RNBQKBNR w KQkq c6", "4", "d5c6"},
		{"1", "rnbqkbnr/pp2pppp/2P5/8/8/8/PPPP1PPP/RNBQKBNR b KQkq -", "5", ""},
		{"2", "k7/7P/8/8/8/8/8/K7 w - -", "0", "h7h8n"},
		{"2", "7N/1k6/8/8/8/8/8/K7 w - -", "2", ""},
		{"3", "rk2r3/pppppppp/8/8/8/8/PPPPPPPP/RK2R3 w KQkq -", "0", "b1e1"},
		{"3", "2krr3/pppppppp/8/8/8/8/PPPPPPPP/R4RK1 w - -", "2", ""},
		{"4", "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b -", "2", "8h2b+"},
	} {
		if !slices.ContainsFunc(positions, func(p []string) bool { return slices.Equal(p, row) }) {
			t.Errorf("there is no %q in\n%q", row, positions)
		}
	}
	if n := 6 + 3 + 3 + 4; len(positions) != n {
		t.Errorf("%d positions, want %d", len(positions), n)
	}
	var described []string
	for _, row := range tables[columnsName][1:] {
		described = append(described, row[0]+"."+row[1])
	}
	var named []string
	for _, name := range []string{gamesName, positionsName} {
		for _, column := range tables[name][0] {
			named = append(named, strings.TrimSuffix(name, ".csv.zst")+"."+column)
		}
	}
	if !slices.Equal(described, named) {
		t.Errorf("described are %q, there are %q", described, named)
	}
}

// TestPositionsAgree compares the positions of real games with those that the moves lead to
// from the position before, and the numbers of plies with the numbers of rows.
func TestPositionsAgree(t *testing.T) {
	_, tables := exported(t, file(t, "games.pgn", pgntest.File(t, "plain-1110-games.pgn")))
	games, rows := tables[gamesName][1:], tables[positionsName][1:]
	if len(games) != 1110 {
		t.Errorf("%d games", len(games))
	}
	at := 0
	for _, g := range games {
		p, plies := bitboard.Start(), 0
		for ; at < len(rows) && rows[at][0] == g[0]; at++ {
			fen := p.String()
			if row := rows[at]; !strings.HasPrefix(fen, row[1]+" ") {
				t.Fatalf("game %s, ply %d: %s, want %s", g[0], plies, row[1], fen)
			}
			if move := rows[at][3]; move != "" {
				p.Make(p.Find(move))
				plies++
			}
		}
		if g[slices.Index(tables[gamesName][0], "plies")] != rows[at-1][2] {
			t.Fatalf("game %s ends with %q", g[0], rows[at-1])
		}
	}
	if at != len(rows) {
		t.Errorf("%d rows of %d belong to games", at, len(rows))
	}
}

// TestNothingIsOverwritten exports into a folder that has a table, and leaves it alone.
func TestNothingIsOverwritten(t *testing.T) {
	path := file(t, "chess.pgn", games)
	folder, _ := exported(t, path)
	before := listed(t, folder)
	if err := os.Remove(filepath.Join(folder, gamesName)); err != nil {
		t.Fatal(err)
	}
	var out, errs bytes.Buffer
	if status := Files([]string{path}, folder, &out, &errs); status != 1 || !strings.Contains(errs.String(), positionsName+" is there already") {
		t.Errorf("status %d, it says %q", status, errs.String())
	}
	if after := listed(t, folder); len(after) != len(before)-1 {
		t.Errorf("the folder had %q and has %q", before, after)
	}
}

func listed(t *testing.T, folder string) (names []string) {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

// TestInterrupted stops an export: nothing is left. A file that cannot be read is told, and
// the others are exported.
func TestInterrupted(t *testing.T) {
	path, folder := file(t, "chess.pgn", games), t.TempDir()
	ctx, stop := context.WithCancel(context.Background())
	stop()
	if _, _, err := Export(ctx, []string{path}, folder, nil); !errors.Is(err, context.Canceled) || len(listed(t, folder)) > 0 {
		t.Errorf("%v, and the folder has %q", err, listed(t, folder))
	}
	var wrong []string
	tell := func(path string, err error) { wrong = append(wrong, path) }
	games, positions, err := Export(context.Background(), []string{"nowhere.pgn", path}, folder, tell)
	if err != nil || games != 3 || positions != 12 || !slices.Equal(wrong, []string{"nowhere.pgn"}) {
		t.Errorf("%d games, %d positions, %v, wrong are %q", games, positions, err, wrong)
	}
}
