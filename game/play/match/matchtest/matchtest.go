// Package matchtest reads games for tests.
package matchtest

import (
	"os"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

// Record returns the first game of a text, in any game with rules. If it cannot be read,
// the test fails.
func Record(t testing.TB, text string) *record.Record {
	t.Helper()
	rec, err := pgn.Read(pgn.Scan(text)[0], variants.All())
	if err != nil {
		t.Fatal(err)
	}
	return rec
}

// A Mainline is the main line of a game: a position more than moves and their nodes.
type Mainline struct {
	Positions []rules.Position
	Moves     []rules.Move
	Nodes     []record.Node
}

// Mainlines returns the main lines of a file of chess in order, each up to its first move that
// cannot be played from the start of the game, and without the games that cannot be read.
func Mainlines(t testing.TB, path string) (all []Mainline) {
	t.Helper()
	for _, item := range scan(t, path) {
		rec, err := pgn.Read(item, orthodox.Rules{})
		if err != nil {
			continue
		}
		line := Mainline{Positions: []rules.Position{orthodox.Rules{}.Start()}}
		for _, node := range rec.Main() {
			next, err := line.Positions[len(line.Moves)].Play(node.Move())
			if err != nil {
				break
			}
			line.Positions, line.Moves, line.Nodes = append(line.Positions, next), append(line.Moves, node.Move()), append(line.Nodes, node)
		}
		all = append(all, line)
	}
	return all
}

// Rounds returns the players, result and moves of each game of a file of chess by its round. A game
// that cannot be read, or a round that is there twice, fails the test.
func Rounds(t testing.TB, path string) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, item := range scan(t, path) {
		rec, err := pgn.Read(item, orthodox.Rules{})
		if err != nil {
			t.Fatal(err)
		}
		text := rec.Tag("White") + " " + rec.Tag("Black") + " " + string(rec.Result)
		for _, n := range rec.Main() {
			text += " " + n.SAN()
		}
		if _, twice := all[rec.Tag("Round")]; twice {
			t.Errorf("game %s was played twice", rec.Tag("Round"))
		}
		all[rec.Tag("Round")] = text
	}
	return all
}

func scan(t testing.TB, path string) []pgn.Item {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return pgn.Scan(string(data))
}
