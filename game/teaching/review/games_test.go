package review

import (
	"os"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/play/player"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

// A judged is a game with evaluations from a file.
type judged struct {
	Game
	record *record.Record
}

// lichess returns the games of lichess-clocks.pgn that have evaluations.
func lichess(t testing.TB) (games []judged) {
	t.Helper()
	text, err := os.ReadFile("../../../testdata/pgn/lichess-clocks.pgn")
	if err != nil {
		t.Fatal(err)
	}
	for _, item := range pgn.Scan(string(text)) {
		rec, err := pgn.Read(item, variants.All())
		if err != nil {
			t.Fatal(err)
		}
		if first, ok := rec.Root().Next(); ok && first.Command("eval") != "" {
			games = append(games, judged{gameOf(t, rec), rec})
		}
	}
	return games
}

// gameOf returns the main line of a record of orthodox chess.
func gameOf(t testing.TB, rec *record.Record) Game {
	t.Helper()
	g := Game{Game: &player.Game{Rules: "chess"}, Rules: orthodox.Rules{}}
	at := g.Rules.Start()
	if rec.Start != "" {
		var err error
		if at, err = g.Rules.Parse(rec.Start); err != nil {
			t.Fatal(err)
		}
	}
	g.Line = []rules.Position{at}
	for _, m := range rec.Moves() {
		next, err := at.Play(m)
		if err != nil {
			t.Fatal(err)
		}
		at = next
		g.Line, g.Moves = append(g.Line, at), append(g.Moves, m)
	}
	return g
}

// read returns the first game of a PGN text.
func read(t testing.TB, text string) (*record.Record, Game) {
	t.Helper()
	rec := matchtest.Record(t, text)
	return rec, gameOf(t, rec)
}
