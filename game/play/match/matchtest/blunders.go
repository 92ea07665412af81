package matchtest

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
)

// A Blunder is a blunder of a real game, or a wrong move in a puzzle: the positions up to it, the
// move, how it should have gone on, and how it would go on after it, both as far as that is known.
// In a puzzle, there is one position, and no game.
type Blunder struct {
	Game, Ply     int
	Line          []rules.Position
	Played        rules.Move
	Better, Reply []rules.Move
}

// Blunders returns the blunders in the games of a file. They are listed in the file that
// TestClaims of game/testing/calibrate writes; PASSEDPAWN_BLUNDERS names it.
func Blunders(t testing.TB, path string) (all []Blunder) {
	t.Helper()
	content, err := os.ReadFile(os.Getenv("PASSEDPAWN_BLUNDERS"))
	if err != nil {
		t.Fatalf("PASSEDPAWN_BLUNDERS does not name the file: %v", err)
	}
	games := Mainlines(t, path)
	for text := range strings.Lines(string(content)) {
		var b struct {
			Game, Ply                  int
			Played, Better, Reply, FEN string
			Instead, Then              []string
		}
		if err := json.Unmarshal([]byte(text), &b); err != nil {
			t.Fatal(err)
		}
		line, played := games[b.Game].Positions[:b.Ply+2], games[b.Game].Moves[b.Ply]
		if b.FEN != "" {
			line, played = puzzle(t, b.FEN, b.Played)
		}
		all = append(all, Blunder{
			Game: b.Game, Ply: b.Ply, Line: line[:b.Ply+1], Played: played,
			Better: moves(t, line[b.Ply], b.Better, b.Instead), Reply: moves(t, line[b.Ply+1], b.Reply, b.Then),
		})
	}
	return all
}

// puzzle returns the positions before and after a move, and the move.
func puzzle(t testing.TB, fen, played string) ([]rules.Position, rules.Move) {
	t.Helper()
	p, err := orthodox.Rules{}.Parse(fen)
	if err != nil {
		t.Fatal(err)
	}
	m := Move(t, p, played)
	next, err := p.Play(m)
	if err != nil {
		t.Fatal(err)
	}
	return []rules.Position{p, next}, m
}

// moves returns a move and those that follow it, none without the first.
func moves(t testing.TB, p rules.Position, first string, then []string) (all []rules.Move) {
	t.Helper()
	for _, text := range append([]string{first}, then...) {
		m := Move(t, p, text)
		if m.Null() {
			break
		}
		all = append(all, m)
		p, _ = p.Play(m)
	}
	return all
}

// Move returns the legal move with a UCI notation, the null move for none.
func Move(t testing.TB, p rules.Position, text string) rules.Move {
	t.Helper()
	if text == "" {
		return rules.Move{}
	}
	for _, m := range p.Moves() {
		if rules.Coordinates(orthodox.Rules{}, m) == text {
			return m
		}
	}
	t.Fatalf("%v has no move %s", p, text)
	return rules.Move{}
}
