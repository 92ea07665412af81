package rulestest

import (
	"testing"

	"passedpawn/game/rules"
)

// Play returns the positions of a line of moves from a position, "" for the usual one, and the
// moves, which are written as a person may write them.
func Play(t testing.TB, r rules.Rules, start string, moves ...string) (line []rules.Position, played []rules.Move) {
	t.Helper()
	p, err := r.Start(), error(nil)
	if start != "" {
		if p, err = r.Parse(start); err != nil {
			t.Fatal(err)
		}
	}
	line = append(line, p)
	for _, text := range moves {
		m, err := r.Read(p, text)
		if err != nil {
			t.Fatal(err)
		}
		if p, err = p.Play(m); err != nil {
			t.Fatal(err)
		}
		line, played = append(line, p), append(played, m)
	}
	return line, played
}
