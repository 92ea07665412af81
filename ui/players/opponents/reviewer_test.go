package opponents

import (
	"slices"
	"testing"

	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

// TestReviewersAnswerAlike asks the reviewer of every game the same question twice: it
// stops at the limit, and thinks the same.
func TestReviewersAnswerAlike(t *testing.T) {
	seen := map[string]bool{}
	for _, v := range variants.All() {
		if seen[v.Rules.ID()] {
			continue
		}
		seen[v.Rules.ID()] = true
		var last [2]player.Thought
		for i := range last {
			q := player.Question{Game: &player.Game{Rules: v.Rules.ID()}, Line: []rules.Position{v.Rules.Start()}, Limits: player.Limits{Nodes: 3000}}
			q.Watch = func(now player.Thought) { last[i] = now }
			if _, err := new(Engines).Reviewer(v.Rules.ID()).New().Think(t.Context(), q); err != nil {
				t.Fatalf("%s: %v", v.Rules.ID(), err)
			}
		}
		if a, b := last[0], last[1]; len(a.Line) == 0 || a.Score != b.Score || a.Mate != b.Mate || !slices.Equal(a.Line, b.Line) {
			t.Errorf("%s: %+v, then %+v", v.Rules.ID(), a, b)
		}
	}
}
