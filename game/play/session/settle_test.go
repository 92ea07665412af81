package session

import (
	"strings"
	"testing"
	"time"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/records/record"
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
		if tb.says() != "" {
			t.Errorf("%s: it says %q at once", tt.name, tb.says())
		}
		tb.pass(patience)
		tb.sayss("whether Black could still give mate")
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

// TestSettleTheLaterEnd resigns while the program asks whether to replace a move, replaces it, and
// resigns again before it is known whether the winner of the first time could mate.
func TestSettleTheLaterEnd(t *testing.T) {
	tb := sit(t, Setup{})
	tb.config.Variants = vague{can: true, certain: true}
	if err := tb.Start(Setup{}); err != nil {
		t.Fatal(err)
	}
	tb.plays("e4", "e5")
	tb.Browse(record.Mainline(1))
	replace := tb.moves("c5")
	tb.Resign()
	earlier := len(tb.work)
	replace()
	tb.Resign()
	if g := tb.Snapshot().Game; !g.Unsettled || len(tb.work) <= earlier || tb.sans() != "e4 c5" {
		t.Fatalf("unsettled %v, %d works, %s", g.Unsettled, len(tb.work), tb.sans())
	}
	for range earlier {
		tb.does()
		tb.run()
	}
	if !tb.Snapshot().Game.Unsettled {
		t.Error("the answer belongs to the earlier end")
	}
	if tb.finish(); tb.Snapshot().Game.Unsettled || tb.ended != 1 {
		t.Errorf("unsettled %v, %d ended", tb.Snapshot().Game.Unsettled, tb.ended)
	}
}

// TestTheEndIsJudgedAside resigns positions that take longer to judge than the UI thread
// may: the result is settled away from it, and so is the reason.
func TestTheEndIsJudgedAside(t *testing.T) {
	const start = "8/2R5/3P4/3k4/2N3Pp/1P5P/2Q5/6K1 w - - 7 62" // a mate needs 3,000 positions
	tb := sit(t, Setup{Start: start})
	tb.Resign()
	if g := tb.Snapshot().Game; !g.Unsettled || len(tb.work) == 0 || tb.ended != 0 {
		t.Fatalf("it is judged at once: %+v, %d ended", g.Outcome, tb.ended)
	}
	tb.finish()
	if g := tb.Snapshot().Game; g.Unsettled || g.Outcome.Result != rules.BlackWins || tb.ended != 1 || tb.says() != "" {
		t.Errorf("it ends %+v, %d ended, and says %q", g.Outcome, tb.ended, tb.says())
	}
	tb.pass(time.Minute)
	tb.sayss("")
}

// TestAReasonForAnotherEnd starts another game before the reason why the first one ended
// has arrived.
func TestAReasonForAnotherEnd(t *testing.T) {
	tb := sit(t, Setup{Start: "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1"})
	tb.plays("Kg3", "Kg7")
	tb.Resign()
	if _, ok := tb.Reasons.Explain(record.Mainline(2)); ok {
		t.Fatal("the end is explained at once")
	}
	if err := tb.Start(Setup{}); err != nil {
		t.Fatal(err)
	}
	tb.plays("e4", "e5")
	if tb.finish(); len(tb.Snapshot().Allowed) != 0 {
		t.Errorf("explained is %v", tb.Snapshot().Allowed)
	}
}
