package law

import (
	"maps"
	"slices"
	"testing"

	"passedpawn/game/rules"
)

// TestEveryRefusalHasARule checks that the rule behind each refusal is stated, and not in
// the words of the refusal.
func TestEveryRefusalHasARule(t *testing.T) {
	var all []Reason
	for v := NothingThere; v <= BadPromotion; v++ {
		for _, k := range []rules.Kind{rules.Pawn, rules.Knight, rules.Bishop, rules.Rook, rules.Queen, rules.King} {
			all = append(all, Reason{Violation: v, Piece: k}, Reason{Violation: v, Piece: k, Pinned: true}, Reason{Violation: v, Piece: k, Chess960: true})
		}
	}
	all = append(all, Reason{Violation: GameOver, At: rules.Sq(1, 1)})
	left := maps.Clone(stated)
	for _, r := range all {
		article := r.Article().Now
		if article == "" {
			continue
		}
		delete(left, article)
		rule, ok := Rule(article)
		if !ok || rule.String() == r.Phrase().String() || rule.String() == rule.Form {
			t.Errorf("the rule behind %q, article %s, is %q", r.Phrase(), article, rule)
		}
	}
	if touched := slices.Sorted(maps.Keys(left)); !slices.Equal(touched, []string{"4.3.1", "4.3.2", "4.4.1", "4.7"}) {
		t.Errorf("no refusal names the articles %v", touched)
	}
	if _, ok := Rule("12.9"); ok {
		t.Error("there is a rule of an article that no refusal names")
	}
}
