package train

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/game/teaching/puzzles"
	"passedpawn/game/teaching/training"
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
}
