package train

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/game/teaching/puzzles"
	"passedpawn/game/teaching/training"
	"passedpawn/ui/widgets"
)

func TestSample(t *testing.T) {
	all := make([]puzzles.Rating, 1000)
	for i := range all {
		all[i].Mean = float64(i)
	}
	some := sample(all, 42)
	if len(some) != 42 || some[0] != all[0] || some[41] != all[999] || some[20].Mean < 450 || some[20].Mean > 550 {
		t.Errorf("%v", some)
	}
	if few := sample(all[:3], 42); len(few) != 3 {
		t.Errorf("%v", few)
	}
}

// TestCourse draws the rating after some answers, and nothing before that.
func TestCourse(t *testing.T) {
	tr := sitWith(t, several(t, twoMates))
	if tr.start.solving.drawn.Visible() {
		t.Error("a course is drawn of nothing")
	}
	st := &tr.supply.standing
	for i := range 60 {
		st.Strength = st.After(puzzles.Rating{Mean: 1300, Deviation: 60}, i%3 > 0)
		st.History = append(st.History, st.Rating)
	}
	st.Tried, st.Solved = 60, 40
	tr.memory.Learn(training.Answer{Time: tr.now, Item: "mateIn1", Puzzle: "00001", Grade: training.Good})
	tr.show()
	if !tr.start.solving.drawn.Visible() || tr.start.solving.rating.Text != "Your puzzle rating is 1426. You have solved 40 of 60." {
		t.Errorf("it says %q", tr.start.solving.rating.Text)
	}
	test.AssertImageMatches(t, "course.png", tr.window.Canvas().Capture())
	if got := widgets.Spoken(tr.start.solving.course); got != "How your puzzle rating has changed: from 1068 to 1426. Lowest: 1068, highest: 1426." {
		t.Errorf("it says %q", got)
	}
}

// TestForecastIsRead says how many positions come, and when the most.
func TestForecastIsRead(t *testing.T) {
	tr := sit(t)
	f := tr.start.days
	if got := widgets.Spoken(f); got != "Positions due in the next 14 days: none." {
		t.Errorf("it says %q", got)
	}
	f.set(tr.now, [training.Days]int{2, 0, 5, 1})
	if got := widgets.Spoken(f); got != "Positions due in the next 14 days: 8. Today: 2. Most in a day: 5, 12 May 2026." {
		t.Errorf("it says %q", got)
	}
}

// TestRatesAreRead says how many mistakes the person made before the training and since.
func TestRatesAreRead(t *testing.T) {
	tr := sit(t)
	r := tr.start.rates
	r.set(training.Period{Games: 4, Moves: [training.Phases]int{100, 50}, Mistakes: [training.Phases]int{3, 4}}, training.Period{})
	if got := widgets.Spoken(r); got != "Mistakes per 100 moves in your reviewed games. Before you began to train: 4 games. Opening 3.0, Middlegame 8.0." {
		t.Errorf("it says %q", got)
	}
	tr.start.rated.Show()
	tr.start.progress.Show()
	tr.window.Canvas().Focus(r)
	if tr.window.Canvas().Focused() != r {
		t.Error("the chart takes no focus")
	}
}
