package match

import (
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// vague is chess in which it takes time to decide whether a side could mate.
type vague struct{ orthodox.Rules }

// CanMate implements rules.Mater.
func (vague) CanMate(rules.Position, rules.Side, bool) (can, certain bool) { return true, false }

// TestEndingWithdrawn plays on from an earlier position after an ending that was not
// settled: what is found out about it later no longer matters.
func TestEndingWithdrawn(t *testing.T) {
	q := newQueue()
	m, last := begin(t, q, record.New("chess", ""), player.Human{}, player.Human{})
	m, err := New(Config{
		Rules: vague{}, Record: last.Record, Post: q.post, Observe: func(s Snapshot) { *last = s },
		Seats: m.config.Seats,
	})
	if err != nil {
		t.Fatal(err)
	}
	play(t, m, "e4 e5")
	if err := m.Resign(); err != nil || !last.Unsettled {
		t.Fatalf("it ends %v, unsettled %v, %v", last.Outcome, last.Unsettled, err)
	}
	d4, err := chess.Read(m.line.positions[0], "d4")
	if err != nil {
		t.Fatal(err)
	}
	if err := m.PlayFrom(0, d4); err != nil || last.Unsettled {
		t.Errorf("played on, it is unsettled %v, %v", last.Unsettled, err)
	}
	if m.Settle(true); last.Outcome.Over() || last.Record.Result != rules.Ongoing {
		t.Errorf("it ends %v", last.Outcome)
	}
}
