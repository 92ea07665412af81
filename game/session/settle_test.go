package session

import (
	"strings"
	"testing"

	"passedpawn/game/orthodox"
	"passedpawn/game/rules"
)

// vague is chess in which it takes time to decide whether a side can mate.
type vague struct {
	orthodox.Rules
	can, certain bool // the final answer
}

func (v vague) CanMate(_ rules.Position, _ rules.Side, thorough bool) (can, certain bool) {
	if thorough {
		return v.can, v.certain
	}
	return true, false
}

// Find implements rules.Games.
func (v vague) Find(string) (rules.Rules, bool) { return v, true }

// TestSettle resigns a game in which it takes time to decide whether the winner could
// mate.
func TestSettle(t *testing.T) {
	for _, tt := range []struct {
		name string
		game vague
		want rules.Result
		says string
	}{
		{"it can", vague{can: true, certain: true}, rules.BlackWins, ""},
		{"it cannot", vague{can: false, certain: true}, rules.Drawn, ""},
		{"nobody knows", vague{can: true, certain: false}, rules.BlackWins, "could not work out whether Black could still"},
	} {
		tb := sit(t, Setup{})
		tb.config.Variants = tt.game
		if err := tb.Start(Setup{}); err != nil {
			t.Fatal(err)
		}
		tb.plays("e4", "e5")
		tb.Resign()
		if g := tb.Snapshot().Game; g.Outcome.Result != rules.BlackWins || !g.Unsettled || tb.ended != 0 {
			t.Fatalf("%s: at first it is %v, %d ended", tt.name, g.Outcome, tb.ended)
		}
		tb.sayss("is working out whether Black could still mate")
		tb.finish()
		if g := tb.Snapshot().Game; g.Outcome.Result != tt.want || g.Unsettled || tb.ended != 1 || tb.kept.Result != tt.want {
			t.Errorf("%s: it ends %v, saved as %v, %d ended", tt.name, g.Outcome, tb.kept.Result, tb.ended)
		}
		if !strings.Contains(tb.says(), tt.says) || tt.says == "" && tb.says() != "" {
			t.Errorf("%s: it says %q", tt.name, tb.says())
		}
	}
	tb := sit(t, Setup{})
	tb.config.Variants = vague{}
	if err := tb.Start(Setup{}); err != nil {
		t.Fatal(err)
	}
	tb.Resign()
	if err := tb.Start(Setup{}); err != nil {
		t.Fatal(err)
	}
	if tb.finish(); !tb.Snapshot().Playing() {
		t.Error("the answer belongs to a game that is gone")
	}
}
