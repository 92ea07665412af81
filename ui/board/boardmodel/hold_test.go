package boardmodel

import (
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/rules/rulestest"
)

// TestHands follows what a hand takes up and lets go.
func TestHands(t *testing.T) {
	s := board(t, "1r2k3/P7/8/8/8/8/8/R3K3 w Q - 0 1")
	on := func(name string) rules.Spot { return rules.On(rulestest.Square(name)) }
	type told struct{ taken, from, to string }
	for _, step := range []struct {
		name  string
		event Event
		want  told
	}{
		{"the rook", Press{At: on("a1")}, told{taken: "a1"}},
		{"it is let go where it was", Release{At: on("a1")}, told{}},
		{"the king instead", Press{At: on("e1")}, told{taken: "e1"}},
		{"a click", Release{At: on("e1")}, told{}},
		{"the rook to castle with", Press{At: on("e4")}, told{}},
		{"nowhere", Release{At: on("e4")}, told{}},
		{"an enemy", Press{At: on("b8")}, told{taken: "b8"}},
		{"let go", Release{At: on("b8")}, told{}},
		{"the pawn", Press{At: on("a7")}, told{taken: "a7"}},
		{"a click on it", Release{At: on("a7")}, told{}},
		{"its target", Press{At: on("a8")}, told{}},
		{"the chooser", Release{At: on("a8")}, told{from: "a7", to: "a8"}},
		{"the next choice", Step{Files: 0, Ranks: -1}, told{}},
		{"not after all", Cancel{}, told{}},
		{"typed", Ask{From: on("a7"), To: rulestest.Square("b8")}, told{taken: "a7", from: "a7", to: "b8"}},
	} {
		next, _ := s.On(step.event)
		var got told
		if spot, ok := next.TakenUp(s); ok {
			got.taken = spot.String()
		}
		if from, to, ok := next.LetGo(s); ok {
			got.from, got.to = from.String(), to.String()
		}
		if got != step.want {
			t.Errorf("%s: %+v, want %+v", step.name, got, step.want)
		}
		s = next
	}
	s.Enabled = false
	if next, _ := s.On(Press{At: on("b8")}); next.foreign {
		if _, ok := next.TakenUp(s); ok {
			t.Error("a piece is taken up while nobody may move")
		}
	}
}
