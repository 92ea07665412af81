package play

import (
	"testing"

	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
)

// run runs all posted functions.
func (tb *table) run() {
	for len(tb.todo) > 0 {
		(<-tb.todo)()
	}
}

// TestThoughtAboutAnotherGame delivers a thought about a game of other rules after a new
// game has started.
func TestThoughtAboutAnotherGame(t *testing.T) {
	variant := against()
	variant.Variant = "Alternate Promotion Chess, Timur-sequence"
	tb := sit(t, variant)
	s := tb.settings
	s.Thinking = true
	tb.SetSettings(s)
	tb.Play(tb.Shown().Moves()[0])
	q := <-tb.bob.questions
	if err := tb.Start(session.Setup{}); err != nil {
		t.Fatal(err)
	}
	shown, at := tb.thoughts.own.Text, q.q.Position()
	thought := player.Thought{Position: at, Rank: 1, Depth: 9, Score: 50, Line: at.Moves()[:1]}
	q.q.Tell(thought)
	q.reply(player.Action{Move: thought.Line[0]}, nil)
	tb.run()
	if tb.thoughts.own.Text != shown || tb.sans() != "" {
		t.Errorf("after %q it shows %q", tb.sans(), tb.thoughts.own.Text)
	}
}
