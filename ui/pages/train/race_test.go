package train

import (
	"errors"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/puzzles"
)

// second lets a second pass on the clock of a race.
func (tr *trainee) second() {
	tr.t.Helper()
	if tr.later == nil {
		tr.t.Fatal("nothing waits for the next second")
	}
	tick := tr.later
	tr.later = nil
	tr.now = tr.now.Add(time.Second)
	tick()
}

// TestRace solves puzzles against the clock: a wrong move leads on at once, no engine is
// asked, and the clock ends it. The answers are logged and change neither a rating nor a date.
func TestRace(t *testing.T) {
	tr := sitWith(t, several(t, twoMates))
	test.Tap(tr.start.solving.race)
	if tr.panel.left.Text != "3:00 left. Solved: 0." {
		t.Errorf("it says %q", tr.panel.left.Text)
	}
	tr.broken = errors.New("the engine was asked")
	tr.plays("Ra8#", 5)
	tr.plays("h4", 5)
	if !strings.Contains(tr.said(), "h4 is wrong. The best move was Ra8#.") || strings.Contains(tr.said(), "asked") {
		t.Errorf("it says %q", tr.said())
	}
	tr.second()
	if tr.panel.left.Text != "2:49 left. Solved: 1." {
		t.Errorf("it says %q", tr.panel.left.Text)
	}
	tr.now = tr.now.Add(raceLength - 12*time.Second)
	tr.second()
	tr.settles()
	if tr.sitting != nil || tr.start.last.Text != "You solved 1 of 2 puzzles against the clock." || tr.later != nil {
		t.Errorf("at the end it says %q", tr.start.last.Text)
	}
	if got := strings.Join(tr.log(), " "); got != "good again" || tr.supply.standing.Tried > 0 || tr.supply.standing.Mean != puzzles.Beginning().Mean {
		t.Errorf("the log has %q, the rating is %v", got, tr.supply.standing.Mean)
	}
	if p, ok := tr.supply.standing.Pick("", puzzles.Fitting(), tr.now, func(int) int { return 0 }); !ok || p.ID == "00001" || p.ID == "00002" {
		t.Errorf("%s comes again", p.ID)
	}
}

// TestRaceHurries pauses only briefly after a move, so that the time is the person's.
func TestRaceHurries(t *testing.T) {
	tr := sitWith(t, several(t, twoMates))
	if got := (race{tr.Page}).pause(); got != pause {
		t.Errorf("a pause of %v without a race", got)
	}
	test.Tap(tr.start.solving.race)
	if got := (race{tr.Page}).pause(); got != racePause {
		t.Errorf("a pause of %v in a race", got)
	}
}

// TestRaceIsLeft ends the clock with the sitting.
func TestRaceIsLeft(t *testing.T) {
	tr := sitWith(t, several(t, twoMates))
	test.Tap(tr.start.solving.race)
	if !tr.Escape() || tr.later != nil || tr.sitting != nil {
		t.Error("the clock runs on")
	}
}

// TestQuiz asks about blunders and about good moves, by buttons and by keys.
func TestQuiz(t *testing.T) {
	tr := sitWith(t, several(t, mate))
	test.Tap(tr.start.solving.quiz) // the draw is 0: a blunder
	if tr.panel.task.Text != "Black plays h6. Is it a blunder?" || !tr.view().Flipped || tr.view().Enabled || tr.view().Hint == nil {
		t.Fatalf("it asks %q", tr.panel.task.Text)
	}
	if !tr.panel.ask.Visible() || tr.panel.ask.Text != "Blunder (?)" || tr.panel.hint.Text != "Good move (!)" || tr.panel.hint.Disabled() {
		t.Errorf("the buttons say %q and %q", tr.panel.ask.Text, tr.panel.hint.Text)
	}
	test.AssertImageMatches(t, "question.png", tr.window.Canvas().Capture())
	tr.played(rules.Move{}) // the board takes no move
	test.Tap(tr.panel.ask)
	tr.settles()
	if tr.said() != "Previous position: Right. h6 is a blunder because of Rd8+." || tr.panel.left.Text != "Right: 1 of 1." {
		t.Errorf("it says %q, %q", tr.said(), tr.panel.left.Text)
	}
	tr.rune('!')
	tr.settles()
	if tr.said() != "Previous position: Wrong. h6 is a blunder because of Rd8+." || tr.panel.left.Text != "Right: 1 of 2." {
		t.Errorf("it says %q, %q", tr.said(), tr.panel.left.Text)
	}
	tr.rune('?')
	tr.settles()
	if got := strings.Join(tr.log(), " "); got != "good again good" || tr.supply.standing.Tried > 0 {
		t.Errorf("the log has %q", got)
	}
}

// TestLostAnyway does not call a move a blunder that cost nothing.
func TestLostAnyway(t *testing.T) {
	tr := sitWith(t, several(t, strings.TrimSuffix(mate, "?")))
	test.Tap(tr.start.solving.quiz)
	if tr.panel.task.Text != "White plays Rd8+. Is it a blunder?" {
		t.Errorf("it asks %q", tr.panel.task.Text)
	}
}

// TestSoundMove asks about a move that is no blunder.
func TestSoundMove(t *testing.T) {
	tr := sitWith(t, several(t, mate))
	tr.supply.draw = func(n int) int { return n - 1 }
	test.Tap(tr.start.solving.quiz)
	if tr.panel.task.Text != "White plays Rd8+. Is it a blunder?" {
		t.Errorf("it asks %q", tr.panel.task.Text)
	}
	test.Tap(tr.panel.hint)
	tr.settles()
	if tr.said() != "Previous position: Right. Rd8+ is the best move." {
		t.Errorf("it says %q", tr.said())
	}
}
