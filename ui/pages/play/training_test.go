package play

import (
	"errors"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/training"
)

// TestTrainThese trains the person's moments by the button below them, which is not there
// behind the opponent's tab.
func TestTrainThese(t *testing.T) {
	tb := criticised(t, kept(t, rules.Black))
	tb.window.Resize(fyne.NewSize(1000, 900))
	r := tb.review
	if !r.train.Visible() || r.train.Disabled() || r.train.Text != "Train 2 mistakes" || !tb.Actions.MayTrain(tb.snap) {
		t.Fatalf("the button says %q, visible %v, disabled %v", r.train.Text, r.train.Visible(), r.train.Disabled())
	}
	if test.Tap(r.tabs[1]); r.train.Visible() {
		t.Error("the opponent's moments can be trained")
	}
	moved := r.tabs[0].Position()
	test.Tap(r.tabs[0])
	if at := r.tabs[0].Position(); at != moved {
		t.Errorf("the tabs move from %v to %v with the button", moved, at)
	}
	test.Tap(r.train)
	if r.train.Text != "Checking the better moves..." || !r.train.Disabled() {
		t.Errorf("it says %q while the engine works", r.train.Text)
	}
	tb.until(func() bool { return tb.snap.Review.Trained == session.InTraining })
	if cards := <-tb.trained; len(cards) == 0 || len(cards) > 2 {
		t.Errorf("%d cards", len(cards))
	}
	if r.train.Text != "Train now" || r.train.Disabled() || tb.trains != 0 {
		t.Errorf("then it says %q, and the training was opened %d times", r.train.Text, tb.trains)
	}
	if test.Tap(r.train); tb.trains != 1 {
		t.Errorf("it opens the training %d times", tb.trains)
	}
	if got := tb.snap.Notice.String(); !strings.Contains(got, "added to your training.") {
		t.Errorf("the page says %q", got)
	}
}

// TestNothingToTrain has no such button for a person who made no mistake.
func TestNothingToTrain(t *testing.T) {
	tb := criticised(t, kept(t, rules.White)) // the person made no mistake
	if tb.window.Resize(fyne.NewSize(1000, 900)); tb.review.train.Visible() || tb.Actions.MayTrain(tb.snap) {
		t.Error("there is something to train")
	}
}

// TestCountsMistakes keeps how well the person played, and says if that fails.
func TestCountsMistakes(t *testing.T) {
	tb := criticised(t, kept(t, rules.Black))
	if got := <-tb.tallies; got.Mistakes[0]+got.Mistakes[1]+got.Mistakes[2] != 2 {
		t.Errorf("%+v", got)
	}
	tb.uncounted = errors.New("the disk is full")
	tb.reviewed(training.Tally{})
	tb.until(func() bool { return tb.snap.Notice.String() == "The disk is full." })
}
