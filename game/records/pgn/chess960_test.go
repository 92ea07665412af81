package pgn_test

import (
	"strings"
	"testing"

	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

// TestChess960 reads games as programs write them: with any name of the game, or none if
// the FEN says enough, and with castling rights in both forms. Castling is written O-O.
func TestChess960(t *testing.T) {
	const moves = "1. Nc3 Nc6 2. d3 d6 3. Be3 Be6 4. O-O-O (4. a3 a6) 4... O-O-O"
	for _, tags := range []string{
		`[Variant "Chess960"] [SetUp "1"] [FEN "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 0 1"]`,
		`[Variant "chess 960"] [SetUp "1"] [FEN "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w HAha - 0 1"]`,
		`[Variant "Fischerandom"] [FEN "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 0 1"]`,
		`[Variant "Fischer Random"] [FEN "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 0 1"]`,
		`[FEN "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w HAha - 0 1"]`,
		`[FEN "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 0 1"]`,
		`[Variant "From Position"] [FEN "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 0 1"]`,
	} {
		text := "[White \"A\"]\n" + strings.ReplaceAll(tags, "] ", "]\n") + "\n\n" + moves + " *\n"
		item := pgn.Scan(text)[0]
		rec, err := pgn.Read(item, variants.All())
		if err != nil || rec.Rules != "chess960" || len(rec.Moves()) != 8 {
			t.Errorf("%s: %v", tags, err)
			continue
		}
		if last := rec.Moves()[7]; last != (rules.Move{From: rules.Sq(3, 7), To: rules.Sq(0, 7)}) {
			t.Errorf("%s: castling is %v", tags, last)
		}
		if got := pgn.Text(rec, variants.All()); got != text+"\n" {
			t.Errorf("%s is written\n%s", tags, got)
		}
		rec.SetTag("Event", "edited")
		got := pgn.Write(rec)
		again, err := pgn.Read(pgn.Scan(got)[0], variants.All())
		if err != nil || pgn.Write(again) != got || !strings.Contains(got, "4. O-O-O (4. a3 a6) 4... O-O-O") || !strings.Contains(got, "[Variant ") {
			t.Errorf("%s is written, %v\n%s", tags, err, got)
		}
		var line pgn.Line
		if !line.Read(item, variants.All()) || len(line.Moves) != 8 || line.Moves[7].String() != "d8a8" {
			t.Errorf("%s: the main line is %v", tags, line.Moves)
		}
	}
}

// TestChess960Usual writes the start even if it is that of chess: other programs expect it.
func TestChess960Usual(t *testing.T) {
	const text = "[Variant \"Chess960\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *\n"
	item := pgn.Scan(text)[0]
	rec, err := pgn.Read(item, variants.All())
	if err != nil || rec.Start != "" {
		t.Fatalf("%v, start %q", err, rec.Start)
	}
	got := pgn.Write(rec)
	if !strings.Contains(got, `[FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]`) || !strings.Contains(got, "O-O") {
		t.Error(got)
	}
	if again, err := pgn.Read(pgn.Scan(got)[0], variants.All()); err != nil || again.Start != "" || pgn.Write(again) != got || !again.Equal(rec) {
		t.Errorf("reads back as %v, %v", again, err)
	}
	var w pgn.Walker
	if c, plain := w.Walk(item); !plain || c.Plies != 7 {
		t.Errorf("walked %+v, %v", c, plain)
	}
}

// TestChess960Rights reads castling rights without a rook as a mistake, and not as another
// game. A right that only Chess960 knows means that.
func TestChess960Rights(t *testing.T) {
	for fen, want := range map[string]string{
		"4k3/8/8/8/8/8/8/3K3R w KQ - 0 1":      "chess",
		"4k3/8/8/8/8/8/8/R4RK1 w KQ - 0 1":     "chess",
		"4k3/8/8/8/8/8/3K4/R6R w KQ - 0 1":     "chess",
		"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1": "chess",
		"4k3/8/8/8/8/8/8/R2K3R w KQ - 0 1":     "chess960",
		"4k3/8/8/8/8/8/8/1R2K1R1 w Q - 0 1":    "chess960",
		"1r2k2r/8/8/8/8/8/8/4K3 w kq - 0 1":    "chess960",
	} {
		rec, err := pgn.Read(pgn.Scan("[FEN \"" + fen + "\"]\n\n*\n")[0], variants.All())
		if err != nil || rec.Rules != want {
			t.Errorf("%s: %v, %v", fen, rec, err)
		}
	}
}
