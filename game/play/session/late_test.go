package session

import (
	"errors"
	"testing"
	"time"

	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// answer returns a move as the answer to a question about chess.
func answer(q asked, san string) player.Action {
	m, err := chess.Read(q.q.Position(), san)
	if err != nil {
		panic(err)
	}
	return player.Action{Move: m}
}

// thought returns a thought that a program could have about a question.
func thought(q asked) player.Thought {
	at := q.q.Position()
	return player.Thought{Position: at, Rank: 1, Depth: 9, Score: 50, Line: at.Moves()[:1]}
}

// replaced starts a game of Alternate Promotion Chess, lets ask put a question about it,
// and then starts a game of chess, which begins with the same FEN.
func replaced(t *testing.T, ask func(*table) asked) (*table, asked) {
	t.Helper()
	n := against()
	n.Variant = "Alternate Promotion Chess, Timur-sequence"
	tb := sit(t, n)
	q := ask(tb)
	if q.q.Game.Rules == "chess" || q.q.Game != tb.Snapshot().Game.Game {
		t.Fatalf("the question is about %+v", q.q.Game)
	}
	if err := tb.Start(Setup{}); err != nil {
		t.Fatal(err)
	}
	return tb, q
}

// TestResultsOfAGameThatIsGone delivers answers, thoughts and hints about a game with
// other rules after a new game has begun.
func TestResultsOfAGameThatIsGone(t *testing.T) {
	for name, ask := range map[string]func(*table) asked{
		"a move": func(tb *table) asked {
			tb.Play(tb.Snapshot().Place.Position().Moves()[0])
			return tb.next(tb.bob)
		},
		"a hint":      func(tb *table) asked { tb.Hint(); return tb.next(tb.adviser) },
		"an analysis": func(tb *table) asked { tb.Analysis.Toggle(); return tb.next(tb.analyst) },
	} {
		tb, q := replaced(t, ask)
		before := tb.observed
		if q.ctx.Err() == nil {
			t.Errorf("%s: it is still thought about", name)
		}
		q.q.Tell(thought(q))
		q.reply(player.Action{Move: thought(q).Line[0]}, nil)
		tb.run()
		s := tb.Snapshot()
		if tb.observed != before || s.Hint != nil || len(s.Thought.Line) > 0 || len(s.Analysis.Found) > 0 || tb.sans() != "" {
			t.Errorf("%s changes the next game: %+v", name, s)
		}
	}
}

// TestQuestions checks that a question contains all that an engine without memory needs.
func TestQuestions(t *testing.T) {
	tb := sit(t, against())
	tb.plays("e4")
	q := tb.next(tb.bob)
	moves := []rules.Move{{From: rules.Sq(4, 1), To: rules.Sq(4, 3)}}
	if q.q.Game.Rules != "chess" || q.q.Game.Start != "" || len(q.q.Moves) != 1 || q.q.Moves[0] != moves[0] || len(q.q.Line) != 2 {
		t.Errorf("asked %+v about %+v", q.q, q.q.Game)
	}
	tb.Analysis.Toggle()
	tb.Browse(record.Path{})
	look := tb.next(tb.analyst)
	if look.q.Game != q.q.Game || len(look.q.Line) != 1 || len(look.q.Moves) != 0 || look.q.Lines != UsualLines {
		t.Errorf("asked %+v", look.q)
	}
}

// TestAnalysisFollowsTheBoard checks that the analysis asks once about every place, drops
// thoughts about the previous one, and sorts the lines.
func TestAnalysisFollowsTheBoard(t *testing.T) {
	tb := sit(t, Setup{})
	tb.plays("e4", "e5")
	tb.Analysis.Toggle()
	first := tb.next(tb.analyst)
	first.q.Tell(thought(first))
	tb.run()
	if found := tb.Snapshot().Analysis.Found; len(found) != 1 || found[0].Line[0] != thought(first).Line[0] {
		t.Errorf("found %v", found)
	}
	observed := tb.observed
	deeper := thought(first)
	deeper.Depth = 12
	first.q.Tell(deeper)
	fourth := thought(first)
	fourth.Rank = 4 // the second and the third are missing
	first.q.Tell(fourth)
	tb.run()
	tb.pass(time.Second)
	if found := tb.Snapshot().Analysis.Found; len(found) != 1 || found[0].Depth != 12 || tb.observed != observed || tb.thinks == 0 {
		t.Errorf("found %d lines; the board changed %d times", len(found), tb.observed-observed)
	}
	tb.Edits.Comment(tb.Snapshot().Place, "the same place")
	if len(*tb.analyst.asked) > 0 || first.ctx.Err() != nil {
		t.Error("an edit elsewhere asks again")
	}
	tb.Browse(tb.Snapshot().Place.Path.Up())
	if len(tb.Snapshot().Analysis.Found) > 0 || first.ctx.Err() == nil {
		t.Error("what was found is still shown")
	}
	next := tb.next(tb.analyst)
	first.q.Tell(thought(first))
	if tb.run(); len(tb.Snapshot().Analysis.Found) > 0 {
		t.Error("a thought about another place is taken")
	}
	if tb.Analysis.Toggle(); next.ctx.Err() == nil {
		t.Error("ended, it goes on")
	}
}

// TestAnalysisWaits checks that the analysis does not examine a position while the
// opponent thinks about it, nor a mate, and that it ends with the session.
func TestAnalysisWaits(t *testing.T) {
	tb := sit(t, against())
	tb.Analysis.Toggle()
	first := tb.next(tb.analyst)
	tb.plays("f3")
	if first.ctx.Err() == nil || len(*tb.analyst.asked) > 0 {
		t.Error("both think")
	}
	tb.bobs("e5")
	if q := tb.next(tb.analyst); len(q.q.Line) != 3 {
		t.Errorf("%d positions", len(q.q.Line))
	}
	tb.plays("g4")
	tb.bobs("Qh4")
	if len(*tb.analyst.asked) > 0 {
		t.Error("the mate is analysed")
	}
	tb.Browse(tb.Snapshot().Place.Path.Up())
	last := tb.next(tb.analyst)
	if tb.Close(); last.ctx.Err() == nil || tb.Snapshot().Analysis.On {
		t.Error("after the end it goes on")
	}
	observed := tb.observed
	if tb.Flip(); tb.observed != observed {
		t.Error("a session that was closed changes")
	}
}

// TestAnalystFails checks that an analyst that failed is not asked again.
func TestAnalystFails(t *testing.T) {
	tb := sit(t, Setup{})
	tb.Analysis.Toggle()
	tb.next(tb.analyst).reply(player.Action{}, errors.New("out of memory"))
	tb.run()
	if tb.Snapshot().Analysis.On || tb.says() != "out of memory" || len(*tb.analyst.asked) > 0 {
		t.Errorf("after a failure it says %q", tb.says())
	}
}

// pointed is the spot at which a hint points.
func (tb *table) pointed() (rules.Spot, bool) {
	s := tb.Snapshot()
	return s.Hint.Pointed(s.Place.Position())
}

func TestHint(t *testing.T) {
	tb := sit(t, against())
	tb.Hint()
	tb.Hint() // one question is enough
	q := tb.next(tb.adviser)
	if tb.says() != "Looking for a good move..." || len(*tb.adviser.asked) > 0 {
		t.Errorf("it says %q", tb.says())
	}
	q.reply(answer(q, "Nf3"), nil)
	tb.run()
	if at, ok := tb.pointed(); !ok || !at.Is(rules.Sq(6, 0)) || tb.says() != "Hint: move the knight on g1. Press Hint again to see the move." {
		t.Errorf("it says %q and points at %v", tb.says(), at)
	}
	if _, ok := tb.Snapshot().Arrow(); ok {
		t.Error("the first hint gives the move away")
	}
	tb.Hint()
	if _, ok := tb.pointed(); ok || len(*tb.adviser.asked) > 0 {
		t.Error("the second hint is no other than the first, or is asked for again")
	}
	tb.Hint() // there is no third
	if m, ok := tb.Snapshot().Arrow(); !ok || m.To != rules.Sq(5, 2) || tb.says() != "Hint: try Nf3." {
		t.Errorf("it says %q and points at %v", tb.says(), m)
	}
	if tb.plays("e4"); tb.Snapshot().Hint != nil {
		t.Error("the arrow stays after a move")
	}
	tb.bobs("e5")
	tb.Hint()
	late := tb.next(tb.adviser)
	tb.Browse(nil)
	late.reply(answer(late, "Nf3"), nil)
	if tb.run(); tb.Snapshot().Hint != nil || tb.says() != "" {
		t.Errorf("a hint that nobody waits for: %q", tb.says())
	}
}

// TestAProgramThatFails checks that the person can ask a program again after it failed.
func TestAProgramThatFails(t *testing.T) {
	tb := sit(t, against())
	tb.plays("e4")
	tb.next(tb.bob).reply(player.Action{}, errors.New("out of paper"))
	if tb.run(); tb.Snapshot().Game.Fault == nil {
		t.Error("nobody says so")
	}
	tb.MoveNow()
	tb.bobs("c5")
	tb.is("e4 c5", record.Mainline(2))
}

// TestThoughtsOfTheOpponent checks that the opponent's thoughts remain after its move and
// do not count as a change of the board.
func TestThoughtsOfTheOpponent(t *testing.T) {
	tb := sit(t, against())
	tb.plays("e4")
	q, observed := (*tb.bob.asked)[0], tb.observed
	q.q.Tell(thought(q))
	if tb.run(); tb.observed != observed || tb.thinks != 1 || tb.Snapshot().Thought.Depth != 9 {
		t.Errorf("the board changed %d times for the thought %+v", tb.observed-observed, tb.Snapshot().Thought)
	}
	if tb.bobs("e5"); tb.Snapshot().Thought.Depth != 9 {
		t.Error("it is gone after the move")
	}
}
