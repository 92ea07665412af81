package csvexport

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/files/zstdframe"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/pgn/pgntest"
)

// plainly writes the rows of a line without looking at what repeats.
func plainly(all []byte, number int, p bitboard.Position, moves []bitboard.Move) []byte {
	for ply := range len(moves) + 1 {
		fields := strings.Fields(p.String())
		all = fmt.Appendf(all, "\n%d,%s,%d,", number, strings.Join(fields[:4], " "), ply)
		if ply < len(moves) {
			all = append(all, moves[ply].String()...)
			p.Make(moves[ply])
		}
	}
	return all
}

// rowsAgree compares the rows of lines with plain ones. They are taken after so many lines.
func rowsAgree(t *testing.T, lines []pgn.Line, together int) {
	t.Helper()
	var r rows
	var want []byte
	var packed bytes.Buffer
	out, count := zstdframe.NewWriter(&packed), 0
	var made zstdframe.Blocks
	for i, l := range lines {
		want = plainly(want, i+1, l.Start, l.Moves)
		if r.line(i+1, &l); i%together == 0 || i == len(lines)-1 {
			n := 0
			if made, n = r.take(made); out.Add(made) != nil {
				t.Fatal("a buffer cannot be written")
			}
			count += n
		}
	}
	d, err := zstd.NewReader(nil)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	if err := out.Close(); err != nil {
		t.Fatal(err)
	}
	text, err := d.DecodeAll(packed.Bytes(), nil)
	if err != nil || !bytes.Equal(text, want) {
		t.Errorf("%d lines: %d bytes, want %d; %v", len(lines), len(text), len(want), err)
	}
	if n := bytes.Count(want, []byte("\n")); count != n {
		t.Errorf("%d rows are counted, want %d", count, n)
	}
}

// TestRowsOfFiles compares the rows of real games.
func TestRowsOfFiles(t *testing.T) {
	for _, name := range []string{"plain-1110-games.pgn", "lichess-clocks.pgn"} {
		var lines []pgn.Line
		for _, item := range pgn.Scan(pgntest.File(t, name)) {
			var l pgn.Line
			if l.Read(item, nil) {
				lines = append(lines, l)
			}
		}
		if len(lines) < 400 {
			t.Errorf("%s has %d games", name, len(lines))
		}
		rowsAgree(t, lines, 128)
	}
}

// TestRowsOfRandomGames compares the rows of random games of chess and Chess960, some of which
// begin elsewhere.
func TestRowsOfRandomGames(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	starts := []string{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
		"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
		"8/PPPk4/8/8/8/8/4Kppp/8 b - - 0 1",
		"8/8/8/3pP3/8/1k6/8/K7 w - d6 0 3",
		"k7/8/8/8/8/8/8/K7 w - - 0 1",
	}
	shuffled := []string{
		"rk2r3/pppppppp/8/8/8/8/PPPPPPPP/RK2R3 w EAea - 0 1",
		"3k4/8/8/8/8/8/7R/1K2R3 w E - 0 1", // the rook on h2 changes what the right is called
	}
	var lines []pgn.Line
	for i := range 300 {
		p, err := bitboard.Parse(starts[r.IntN(len(starts))])
		if i%3 == 0 {
			p, err = bitboard.Parse960(shuffled[r.IntN(len(shuffled))])
		}
		if err != nil {
			t.Fatal(err)
		}
		l := pgn.Line{Start: p, Keys: []uint64{p.Key()}, States: []bitboard.State{bitboard.StateOf(&p)}}
		for range r.IntN(200) {
			var all bitboard.List
			if p.Generate(&all); all.Count == 0 {
				break
			}
			m := all.All()[r.IntN(all.Count)]
			l.Moves = append(l.Moves, m)
			p.Make(m)
			l.Keys, l.States = append(l.Keys, p.Key()), append(l.States, bitboard.StateOf(&p))
		}
		lines = append(lines, l)
	}
	rowsAgree(t, lines, 7)
}
