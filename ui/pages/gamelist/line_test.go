package gamelist

import (
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
)

// TestLine plays moves along a line and leaves it.
func TestLine(t *testing.T) {
	r := orthodox.Rules{}
	l := Line{Rules: r, Positions: []rules.Position{r.Start()}}
	move := func(at int, san string) rules.Move {
		t.Helper()
		m, err := r.Read(l.Positions[at], san)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	for at, san := range []string{"e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4"} {
		var ok bool
		if l, ok = l.play(at, move(at, san)); !ok || l.end() != at+1 {
			t.Fatalf("%s: %v, the end is %d", san, ok, l.end())
		}
	}
	for at, want := range map[int]string{0: "Moves played from here", 2: "After e4 e5", 7: "After … e5 Nf3 Nc6 Bb5 a6 Ba4"} {
		if got := l.path(at); got != want {
			t.Errorf("the path to %d is %q, want %q", at, got, want)
		}
	}
	if same, _ := l.play(2, move(2, "Nf3")); same.end() != 7 {
		t.Errorf("the same move leaves %d moves", same.end())
	}
	other, _ := l.play(2, move(2, "Nc3"))
	if other.end() != 3 || l.end() != 7 || l.said(2, l.Moves[2]) != "Nf3" {
		t.Errorf("another move leaves %d moves, of the old line %d", other.end(), l.end())
	}
	if _, ok := l.play(1, move(0, "e4")); ok {
		t.Error("an illegal move is played")
	}
}
