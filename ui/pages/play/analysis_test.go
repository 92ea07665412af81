package play

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"passedpawn/game/play/describe"
	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
)

// found reports what the analyst thinks of the position on the board.
func (tb *table) found(rank, depth, score int, sans ...string) {
	tb.t.Helper()
	now := tb.Shown()
	th := player.Thought{Position: now, Rank: rank, Depth: depth, Score: score}
	for _, san := range sans {
		m, err := chess.Read(now, san)
		if err != nil {
			tb.t.Fatal(err)
		}
		th.Line = append(th.Line, m)
		now, _ = now.Play(m)
	}
	tb.watch(th)
	(<-tb.todo)()
	tb.pass(time.Second) // thoughts that follow each other closely wait for each other
}

// lists returns what the analysis shows: how far it is, and its lines.
func (tb *table) lists() string {
	if !tb.thoughts.lines.content.Visible() {
		return ""
	}
	text := tb.thoughts.lines.list.AccessibilityLabel()
	if tb.thoughts.lines.note.Visible() {
		text = tb.thoughts.lines.note.Text
	}
	if tb.thoughts.lines.footed {
		text = tb.thoughts.lines.progress.Text + "\n" + text
	}
	return text
}

func TestAnalysis(t *testing.T) {
	tb := sit(t, session.Setup{})
	tb.settings.EarStyle = string(describe.SAN) // as the lines are drawn
	tb.types("e4", "e5")
	tb.Analysis.Toggle()
	start := <-tb.analyst.questions
	if len(start.q.Line) != 3 || tb.lists() != "Analysis\nAnalysing..." {
		t.Fatalf("%d positions, %q", len(start.q.Line), tb.lists())
	}
	tb.found(1, 9, 31, "Nf3", "Nc6", "Bb5")
	tb.found(2, 9, 12, "Bc4")
	if want := "Depth 9\n+0.31 2.Nf3 Nc6 3.Bb5\n+0.12 2.Bc4"; tb.lists() != want || tb.thoughts.own.Visible() {
		t.Errorf("shows %q, want %q", tb.lists(), want)
	}
	if a := tb.arrow(); a == nil || *a != (rules.Move{From: rules.Sq(6, 0), To: rules.Sq(5, 2)}) {
		t.Errorf("the arrow is %v", a)
	}
	tb.window.Resize(fyne.NewSize(480, 400))
	if tb.found(1, 10, 33, "Nf3"); tb.lists() != "+0.33 2.Nf3" {
		t.Errorf("where there is little room it shows %q", tb.lists())
	}

	tb.window.Resize(fyne.NewSize(900, 640))
	tb.Browse(tb.snap.Place.Path.Up()) // the board shows another position
	if start.ctx.Err() == nil || tb.arrow() != nil {
		t.Error("the position before is still looked at")
	}
	next := <-tb.analyst.questions
	if len(next.q.Line) != 2 {
		t.Errorf("%d positions", len(next.q.Line))
	}
	if tb.found(1, 5, 20, "c5"); tb.lists() != "Depth 5\n-0.20 1...c5" {
		t.Errorf("judged for White: %q", tb.lists())
	}
	late := player.Thought{Position: start.q.Line[2], Rank: 1, Depth: 40, Line: []rules.Move{{}}}
	start.q.Tell(late)
	if (<-tb.todo)(); tb.lists() != "Depth 5\n-0.20 1...c5" {
		t.Errorf("a thought about another position shows: %q", tb.lists())
	}
	tb.Analysis.Toggle()
	if next.ctx.Err() == nil || tb.lists() != "" || tb.thoughts.eval.Visible() || tb.arrow() != nil {
		t.Error("ended, it goes on")
	}
}

// TestAnalysisWaits checks that nothing is analysed while the program thinks about its
// move or after mate, and that the analysis ends with the page.
func TestAnalysisWaits(t *testing.T) {
	tb := sit(t, against())
	tb.Analysis.Toggle()
	first := <-tb.analyst.questions
	tb.types("f3")
	if first.ctx.Err() == nil || len(tb.analyst.questions) > 0 {
		t.Error("both think")
	}
	tb.bobs("e5")
	if q := <-tb.analyst.questions; len(q.q.Line) != 3 {
		t.Errorf("%d positions", len(q.q.Line))
	}
	tb.types("g4")
	tb.bobs("Qh4")
	if tb.lists() != "Analysis\nThe game is over here, so there is nothing to analyse." || len(tb.analyst.questions) > 0 {
		t.Errorf("at the mate: %q", tb.lists())
	}
	tb.Browse(tb.snap.Place.Path.Up())
	if q := <-tb.analyst.questions; len(q.q.Line) != 4 {
		t.Errorf("%d positions", len(q.q.Line))
	}
	tb.Analysis.Toggle()
	tb.Analysis.Toggle()
	again := <-tb.analyst.questions
	tb.Analysis.Toggle()
	if again.ctx.Err() == nil {
		t.Error("it goes on")
	}
	tb.Analysis.Toggle()
	last := <-tb.analyst.questions
	if tb.Close(); last.ctx.Err() == nil || tb.Snapshot().Analysis.On {
		t.Error("after the page is closed it goes on")
	}
}
