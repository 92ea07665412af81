package play

import (
	"testing"

	"passedpawn/game/player"
	"passedpawn/game/record"
	"passedpawn/game/rules"
	"passedpawn/game/session"
)

// later starts a game of Alternate Promotion Chess, lets ask put a question of it to
// the program, starts a game of chess, and returns the question and what a program
// could still think about it.
func later(t *testing.T, thinking bool, ask func(*table) question) (*table, question, player.Thought) {
	t.Helper()
	variant := against()
	variant.Variant = "Alternate Promotion Chess, Timur-sequence"
	tb := sit(t, variant)
	s := tb.settings
	s.Thinking = thinking
	tb.SetSettings(s)
	q := ask(tb)
	if q.q.Game.Rules == "chess" || q.q.Game != tb.snap.Game.Game {
		t.Fatalf("the question is about %+v", q.q.Game)
	}
	if err := tb.Start(session.Setup{}); err != nil {
		t.Fatal(err)
	}
	if tb.snap.Game.Game == q.q.Game || tb.snap.Rules.ID() != "chess" {
		t.Fatal("the game is the same")
	}
	now := q.q.Position()
	return tb, q, player.Thought{Position: now, Rank: 1, Depth: 9, Score: 50, Line: now.Moves()[:1]}
}

// run runs all that was posted.
func (tb *table) run() {
	for len(tb.todo) > 0 {
		(<-tb.todo)()
	}
}

// TestThoughtAboutAnotherGame lets a thought about a game of other rules come after
// a new game was begun.
func TestThoughtAboutAnotherGame(t *testing.T) {
	tb, q, thought := later(t, true, func(tb *table) question {
		tb.Play(tb.Shown().Moves()[0])
		return <-tb.bob.questions
	})
	shown := tb.engineLine.Text
	q.q.Tell(thought)
	q.reply(player.Action{Move: thought.Line[0]}, nil)
	tb.run()
	if tb.engineLine.Text != shown || tb.sans() != "" {
		t.Errorf("after %q it shows %q", tb.sans(), tb.engineLine.Text)
	}
}

// TestAnalysisOfAnotherGame lets what was found about a game of other rules come
// after a new game was begun. Both start with the same FEN.
func TestAnalysisOfAnotherGame(t *testing.T) {
	tb, q, thought := later(t, false, func(tb *table) question {
		tb.Analyse()
		return <-tb.analyst.questions
	})
	if q.ctx.Err() == nil {
		t.Error("the game before is still analysed")
	}
	if q.q.Position().String() != tb.Shown().String() {
		t.Fatal("the positions differ: this shows nothing")
	}
	before := tb.thinks()
	q.q.Tell(thought)
	tb.run()
	if tb.thinks() != before || len(tb.snap.Analysis.Found) > 0 {
		t.Errorf("it shows %q", tb.thinks())
	}
}

// TestQuestions holds what a program is asked with: all that an engine needs which
// keeps nothing between two questions.
func TestQuestions(t *testing.T) {
	tb := sit(t, against())
	tb.types("e4")
	q := <-tb.bob.questions
	moves := []rules.Move{{From: rules.Sq(4, 1), To: rules.Sq(4, 3)}}
	if q.q.Game.Rules != "chess" || q.q.Game.Start != "" || len(q.q.Moves) != 1 || q.q.Moves[0] != moves[0] || len(q.q.Line) != 2 {
		t.Errorf("asked %+v about %+v", q.q, q.q.Game)
	}
	tb.Analyse()
	tb.Browse(record.Path{})
	look := <-tb.analyst.questions
	if look.q.Game != q.q.Game || len(look.q.Line) != 1 || len(look.q.Moves) != 0 || look.q.Lines != session.Lines {
		t.Errorf("asked %+v", look.q)
	}
}
