package train

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/puzzles"
	"passedpawn/game/teaching/training"
)

// setOf returns a set of puzzles, each as its columns with semicolons between them.
func setOf(t *testing.T, rows ...string) *puzzles.Set {
	t.Helper()
	var columns [7][]string
	for _, row := range rows {
		for i, field := range strings.Split(row, ";") {
			columns[i] = append(columns[i], field)
		}
	}
	var text strings.Builder
	for _, c := range columns {
		for _, field := range c {
			text.WriteString(field + "\n")
		}
	}
	set, err := puzzles.Parse(text.String())
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// several returns a set of the same puzzle under five IDs, which is enough for a schedule.
func several(t *testing.T, row string) *puzzles.Set {
	var rows []string
	for _, n := range "12345" {
		rows = append(rows, "0000"+string(n)+row)
	}
	return setOf(t, rows...)
}

const (
	// The opponent's king steps aside, and the rook mates on the back rank.
	mate = ";6k1/5ppp/8/8/8/8/5PPP/3R1K2 b - -;h7h6 d1d8 g8h7 d8h8;950;60;fork pin;?"
	// Either rook mates.
	twoMates = ";7k/4p1pp/8/8/8/8/6PP/RR4K1 b - -;e7e6 a1a8;950;60;mateIn1 backRankMate;?"
)

// TestPuzzle solves a puzzle of two moves: the opponent's moves are played, the theme is told
// at the end, and the log has one line for all of it.
func TestPuzzle(t *testing.T) {
	tr := sitWith(t, several(t, mate))
	if got := tr.start.due.Text; got != "2 positions are due: about 1 minute." ||
		!strings.HasPrefix(tr.start.mistakes.Text, "Your own mistakes can come here, too") {
		t.Errorf("it says %q, %q", got, tr.start.mistakes.Text)
	}
	test.Tap(tr.start.begin)
	if tr.panel.task.Text != "Find the best move for White." || tr.panel.why.Text != "A puzzle rated 950." || tr.view().Flipped || !tr.view().Enabled {
		t.Fatalf("it asks %q, %q", tr.panel.task.Text, tr.panel.why.Text)
	}
	if last := tr.view().Last; len(last) != 2 || last[1] != rules.On(rules.Sq(7, 5)) {
		t.Errorf("the opponent's move is not marked: %v", last)
	}
	if said := strings.ToLower(tr.panel.why.Text + tr.said()); strings.Contains(said, "fork") || strings.Contains(said, "pin") {
		t.Errorf("the theme is told: %q", said)
	}
	tr.plays("Rd8+", 20)
	if tr.said() != "" && !strings.Contains(tr.said(), "Rd8+ is right. Keep going.") || len(tr.log()) > 0 {
		t.Errorf("it says %q, and the log has %v", tr.said(), tr.log())
	}
	if at := tr.view().Position.String(); !strings.HasPrefix(at, "3R4/5ppk/7p") && !strings.HasPrefix(at, "3R4/5pp1/7p") {
		t.Errorf("the opponent has not answered: %s", at)
	}
	before := tr.supply.standing.Mean
	tr.plays("Rh8+", 20)
	if !strings.Contains(tr.said(), "Theme: fork, pin.") {
		t.Errorf("it says %q", tr.said())
	}
	if got := tr.log(); len(got) != 1 || got[0] != "good" || tr.supply.standing.Mean <= before {
		t.Errorf("the log has %v, the rating is %v after %v", got, tr.supply.standing.Mean, before)
	}
}

// TestAnyMate accepts a mate that is not the one of the solution.
func TestAnyMate(t *testing.T) {
	tr := sitWith(t, several(t, twoMates))
	test.Tap(tr.start.begin)
	tr.plays("Rb8#", 5)
	if got := tr.log(); len(got) != 1 || got[0] != "good" {
		t.Errorf("the log has %v", got)
	}
}

// TestAlsoGoodPuzzle ends a puzzle with a move that the engine finds as good as the solution.
func TestAlsoGoodPuzzle(t *testing.T) {
	tr := sitWith(t, several(t, mate))
	tr.verdicts["h4"] = training.Verdict{Good: true}
	test.Tap(tr.start.begin)
	tr.plays("h4", 5)
	if got := tr.log(); len(got) != 1 || got[0] != "good" || !strings.Contains(tr.said(), "h4 is also good.") {
		t.Errorf("the log has %v, and it says %q", got, tr.said())
	}
}

// TestMissedPuzzle brings another puzzle of the theme after one that was missed.
func TestMissedPuzzle(t *testing.T) {
	tr := sitWith(t, several(t, twoMates))
	tr.verdicts["h4"] = training.Verdict{Loses: 40}
	test.Tap(tr.start.begin)
	first := tr.trial.puzzle.about.ID
	tr.plays("h4", 5)
	tr.plays("Ra8#", 5)
	tr.plays("Ra8#", 5) // the other theme
	if second := tr.trial; second == nil || second.puzzle.about.ID == first || !second.again ||
		!strings.HasSuffix(tr.panel.why.Text, "You missed one like it a moment ago.") {
		t.Errorf("then comes %+v, %q", second, tr.panel.why.Text)
	}
	tr.plays("Ra8#", 5)
	if tr.sitting != nil || tr.start.last.Text != "You got 1 of 2 right on the first try." {
		t.Errorf("at the end it says %q", tr.start.last.Text)
	}
}

// TestHintsOfAPuzzle shows the piece and the move for each move of a puzzle.
func TestHintsOfAPuzzle(t *testing.T) {
	tr := sitWith(t, several(t, mate))
	test.Tap(tr.start.begin)
	test.Tap(tr.panel.hint)
	test.Tap(tr.panel.hint)
	tr.plays("Rd8+", 5)
	if tr.panel.hint.Disabled() {
		t.Error("there is no hint for the second move")
	}
	if test.Tap(tr.panel.hint); tr.view().Pointed == nil || *tr.view().Pointed != rules.On(rules.Sq(3, 7)) {
		t.Errorf("the hint points at %v", tr.view().Pointed)
	}
	tr.plays("Rh8+", 5)
	if got := tr.log(); len(got) != 1 || got[0] != "again" {
		t.Errorf("the log has %v", got)
	}
}

// TestSolving solves puzzles outside the schedule until none is left or the person stops.
// They count for the rating and never move a date.
func TestSolving(t *testing.T) {
	tr := sitWith(t, several(t, twoMates))
	tr.start.solving.theme.SetSelected("Back-rank mate")
	test.Tap(tr.start.solving.begin)
	if tr.panel.left.Text != "Solved: 0 of 0. Your rating: 1200." {
		t.Errorf("it says %q", tr.panel.left.Text)
	}
	tr.plays("Ra8#", 5)
	if !strings.HasPrefix(tr.panel.left.Text, "Solved: 1 of 1. Your rating: 12") {
		t.Errorf("then it says %q", tr.panel.left.Text)
	}
	for range 4 {
		tr.plays("Ra8#", 5)
	}
	if tr.sitting != nil || len(tr.log()) != 5 {
		t.Fatalf("the log has %v", tr.log())
	}
	const seen = "You have seen all of these puzzles. Each comes back after 60 days."
	if got := tr.start.last.Text; got != "You got 5 of 5 right on the first try. "+seen {
		t.Errorf("it says %q", got)
	}
	if test.Tap(tr.start.solving.begin); tr.sitting != nil || tr.start.last.Text != seen {
		t.Errorf("then it says %q", tr.start.last.Text)
	}
	for _, a := range tr.box.Answers {
		if a.Item != "" || a.Puzzle == "" {
			t.Errorf("the log has %v", a)
		}
	}
	if len(tr.memory.States) > 0 || tr.start.solving.rating.Text == "" || !strings.Contains(tr.start.solving.rating.Text, "You have solved 5 of 5.") {
		t.Errorf("it says %q", tr.start.solving.rating.Text)
	}
}

// TestSolvingHarder asks for what the person has chosen, and Escape leads back.
func TestSolvingHarder(t *testing.T) {
	easy, hard := "00001"+twoMates, strings.Replace("00002"+twoMates, "950", "1250", 1)
	tr := sitWith(t, setOf(t, easy, hard))
	tr.start.solving.demand.SetSelected("Harder")
	test.Tap(tr.start.solving.begin)
	if id := tr.trial.puzzle.about.ID; id != "00002" {
		t.Errorf("%s comes first", id)
	}
	if !tr.Escape() || tr.sitting != nil || len(tr.log()) > 0 {
		t.Error("Escape does not stop")
	}
	tr.Speak()
	if tr.start.solving.demand.Selected != "Harder" || tr.start.solving.theme.Selected != "Any theme" {
		t.Error("the choices are forgotten")
	}
}

// TestPauseOfAPuzzle shows the position before the opponent's move for a moment, without accepting a
// move, and does not count that time.
func TestPauseOfAPuzzle(t *testing.T) {
	tr := sitWith(t, several(t, mate))
	s := tr.settings
	s.Animate = true
	tr.SetSettings(s)
	test.Tap(tr.start.begin)
	if v := tr.view(); v.Enabled || !strings.HasPrefix(v.Position.String(), "6k1/5ppp/") {
		t.Errorf("it begins at %v", v.Position)
	}
	tr.now = tr.now.Add(pause)
	tr.later()
	if !tr.view().Enabled || !tr.trial.began.Equal(tr.now) {
		t.Error("the pause counts")
	}
	tr.Leave()
	tr.now = tr.now.Add(time.Hour)
	tr.Return()
	tr.plays("Rd8+", 5)
	tr.later()
	tr.plays("Rh8+", 5)
	tr.later()
	if a := tr.box.Answers; len(a) != 1 || a[0].Took > 20*time.Second {
		t.Errorf("the log has %v", a)
	}
}

// TestTomorrow says that more begins tomorrow once the themes of today have been solved, even
// if those come back much later.
func TestTomorrow(t *testing.T) {
	var rows []string
	for rating := 700; rating < 2200; rating += 25 { // some always suit the person
		row := strings.Replace(mate, "fork pin", "backRankMate fork mateIn2 pin skewer", 1)
		rows = append(rows, fmt.Sprintf("%05d", rating)+strings.Replace(row, "950", strconv.Itoa(rating), 1))
	}
	tr := sitWith(t, setOf(t, rows...))
	test.Tap(tr.start.begin)
	for tr.sitting != nil {
		tr.plays("Rd8+", 5)
		tr.plays("Rh8+", 5)
	}
	if got := tr.log(); len(got) != 3 {
		t.Fatalf("the log has %v", got)
	}
	if got := tr.start.due.Text; !strings.HasSuffix(got, "The next one comes tomorrow.") {
		t.Errorf("it says %q", got)
	}
	tr.now = tr.now.AddDate(0, 0, 1)
	tr.Leave()
	tr.Return()
	tr.settles()
	if got := tr.start.due.Text; !strings.HasPrefix(got, "2 positions are due") {
		t.Errorf("a day later it says %q", got)
	}
}

// TestMixed asks mistakes and puzzles in one sitting, and says how many of each there are.
func TestMixed(t *testing.T) {
	tr := sitWith(t, several(t, twoMates), italian)
	const want = "Your own mistakes: 1 (1 minute). Puzzles and endings: 2 (1 minute)."
	if got := tr.start.mistakes.Text; got != want || tr.start.due.Text != "3 positions are due: about 2 minutes." {
		t.Errorf("it says %q, %q", got, tr.start.due.Text)
	}
	tr.window.Resize(fyne.NewSize(900, 880))
	test.AssertImageMatches(t, "mixed.png", tr.window.Canvas().Capture())
	test.Tap(tr.start.begin)
	tr.plays("Nf3", 5) // what has cost most comes first
	tr.plays("Ra8#", 5)
	tr.plays("Ra8#", 5)
	if tr.sitting != nil || len(tr.log()) != 3 {
		t.Errorf("the log has %v", tr.log())
	}
}
