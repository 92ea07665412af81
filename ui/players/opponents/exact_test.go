package opponents

import (
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/endgames/tables"
	"passedpawn/game/endgames/tables/tablestest"
	"passedpawn/game/engines/engine"
	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
	"passedpawn/game/variants/altpromo"
)

// TestExact asks the bundled engine in its roles about king and rook against king: it
// answers from the tables, but not at a level that is to make mistakes, and not in games
// with other rules.
func TestExact(t *testing.T) {
	e, chess, other := New(nil, 1, tablestest.Queen(t), review.Store{}), orthodox.Rules{}, altpromo.Games()[0]
	for _, c := range []struct {
		name   string
		rules  rules.Rules
		player player.Player
		want   bool
	}{
		{"adviser", chess, e.Adviser(chess.ID()), true},
		{"analyst", chess, e.Analyst(chess.ID()).Player, true},
		{"reviewer", chess, player.Background(e.Reviewer(chess.ID()).New()), true},
		{"strongest", chess, e.Opponent(session.Rival{Game: chess.ID(), Level: int(engine.Levels)}), true},
		{"weaker", chess, e.Opponent(session.Rival{Game: chess.ID(), Level: int(engine.Levels) - 1}), false},
		{"another game", other, e.Adviser(other.ID()), false},
	} {
		p, err := c.rules.Parse("8/8/8/8/8/2k5/1R6/K7 w - - 0 1")
		if err != nil {
			t.Fatal(err)
		}
		proved := false
		q := player.Question{
			Game: &player.Game{Rules: c.rules.ID()}, Line: []rules.Position{p}, Limits: player.Limits{Nodes: 100},
			Watch: func(now player.Thought) { proved = proved || now.Proved && now.Mate == 16 },
		}
		answer := make(chan bool, 1)
		c.player.Ask(t.Context(), q, func(player.Action, error) { answer <- proved })
		if got := <-answer; got != c.want {
			t.Errorf("%s: proved is %v, want %v", c.name, got, c.want)
		}
	}
}

// TestKnownAtOnce asks the bundled engine about a pawn ending before any table has been built:
// it knows who wins.
func TestKnownAtOnce(t *testing.T) {
	chess := orthodox.Rules{}
	e := New(nil, 1, tables.Open(t.TempDir()), review.Store{})
	for fen, want := range map[string]bool{
		"8/8/4k3/8/4K3/8/4P3/8 w - - 0 1":   true,
		"8/4k3/8/4K3/4P3/8/8/8 w - - 0 1":   false,
		"8/8/4k3/8/4K3/8/4P3/8 b - - 0 1":   true,
		"8/4k3/8/4K3/4P3/8/8/8 b - - 0 1":   true,
		"8/8/4k3/8/8/2n1K3/4P3/8 b - - 0 1": false,
	} {
		p, err := chess.Parse(fen)
		if err != nil {
			t.Fatal(err)
		}
		q := player.Question{
			Game: &player.Game{Rules: chess.ID()}, Line: []rules.Position{p}, Limits: player.Limits{Nodes: 2000},
		}
		var last player.Thought
		q.Watch = func(now player.Thought) { last = now }
		if _, err := e.Reviewer(chess.ID()).New().Think(t.Context(), q); err != nil {
			t.Fatal(err)
		}
		if !last.Proved && last.Mate == 0 || (last.Score != 0) != want {
			t.Errorf("%s: %+v", fen, last)
		}
	}
}
