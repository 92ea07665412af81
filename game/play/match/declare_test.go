package match

import (
	"errors"
	"testing"

	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

// TestDeclare ends a game of shogi by a valid declaration, which only the side to move
// can make, and checks the reason in the record.
func TestDeclare(t *testing.T) {
	const entered = "K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/7k1 "
	for _, tt := range []struct {
		name, start string
		game        shogi.Rules
		want        rules.Outcome
		err         error
	}{
		{"it holds", entered + "b 2R2B 1", shogi.Rules{}, rules.Outcome{Result: rules.WhiteWins, Reason: rules.Declaration}, nil},
		{"too few points", entered + "b R2B 1", shogi.Rules{}, rules.Outcome{Result: rules.Ongoing}, ErrNoClaim},
		{"the other side's", entered + "w 2R2B 1", shogi.Rules{}, rules.Outcome{Result: rules.Ongoing}, ErrNoClaim},
		{"24 points", entered + "b 2R2B 1", shogi.Rules{Points24: true}, rules.Outcome{Result: rules.Drawn, Reason: rules.Impasse}, nil},
	} {
		last := new(Snapshot)
		m, err := New(Config{
			Rules: tt.game, Record: record.New(tt.game.ID(), tt.start), Post: newQueue().post, Observe: func(s Snapshot) { *last = s },
			Seats: [2]Seat{{phrase.Say("Ada"), player.Human{}}, {phrase.Say("Bob"), player.Human{}}},
		})
		if err != nil {
			t.Fatal(err)
		}
		m.Begin()
		err = m.Claim()
		if got := m.Snapshot(); !errors.Is(err, tt.err) || got.Outcome.Result != tt.want.Result || got.Outcome.Reason != tt.want.Reason {
			t.Errorf("%s: %+v, %v", tt.name, got.Outcome, err)
		} else if tag := got.Record.Tag("Termination"); tag != tt.want.Reason.String() {
			t.Errorf("%s: kept as %q", tt.name, tag)
		}
	}
}

// TestProgramDeclares lets a program declare that it has won.
func TestProgramDeclares(t *testing.T) {
	q, ada := newQueue(), newScripted()
	last := new(Snapshot)
	m, err := New(Config{
		Rules: shogi.Rules{}, Record: record.New("shogi", "K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/7k1 b 2R2B 1"), Post: q.post, Observe: func(s Snapshot) { *last = s },
		Seats: [2]Seat{{phrase.Say("Ada"), ada}, {phrase.Say("Bob"), player.Human{}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	m.Begin()
	(<-ada.asked).reply(player.Action{Claim: true}, nil)
	q.one()
	if o := last.Outcome; !o.Over() || o.Reason != rules.Declaration {
		t.Errorf("after declaring: %+v, %v", o, last.Fault)
	}
}

// TestAgreeInShogi offers a draw in shogi, which is possible only in an impasse.
func TestAgreeInShogi(t *testing.T) {
	for start, want := range map[string]bool{"": false, "K8/9/9/9/9/9/9/9/8k b - 1": true, "K8/9/9/9/9/8k/9/9/9 b - 1": false} {
		m, err := New(Config{
			Rules: shogi.Rules{}, Record: record.New(shogi.Rules{}.ID(), start), Post: newQueue().post, Observe: func(Snapshot) {},
			Seats: [2]Seat{{phrase.Say("Ada"), player.Human{}}, {phrase.Say("Bob"), player.Human{}}},
		})
		if err != nil {
			t.Fatal(err)
		}
		m.Begin()
		for range 2 {
			if err := m.Play(m.Snapshot().Now().Moves()[0]); err != nil {
				t.Fatal(err)
			}
		}
		if err := m.OfferDraw(); (err == nil) != want || m.Snapshot().Offered != want {
			t.Errorf("from %q: %v", start, err)
		}
	}
}
