package play

import (
	"errors"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/phrase"
	"passedpawn/game/play/session"
	"passedpawn/game/records/record"
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

// TestLeftOpening says at the start of a reviewed game where it left the person's openings, and
// elsewhere what the buttons wait for.
func TestLeftOpening(t *testing.T) {
	tb := criticised(t, func(tb *table) error {
		tb.departs = session.Departed{Said: phrase.Say("repertoire.left-mine", "lines", "3.Bc4", "3.Bb5"), Ply: 4}
		return kept(t, rules.Black)(tb)
	})
	tb.window.Resize(fyne.NewSize(1240, 860))
	tb.until(func() bool { return tb.snap.Review.Opening.Said.Form != "" })
	tb.Browse(nil)
	const want = "Your opening lines: you played 3.Bc4 instead of 3.Bb5."
	if got := tb.review.why.Text; got != want {
		t.Errorf("it says %q", got)
	}
	test.AssertImageMatches(t, "leftopening.png", tb.window.Canvas().Capture())
	tb.Browse(record.Mainline(5))
	if got := tb.review.why.Text; got != want {
		t.Errorf("after the move it says %q", got)
	}
	tb.window.Resize(fyne.NewSize(900, 640))
	if got := tb.review.move.Text; got != want {
		t.Errorf("with little room it says %q", got)
	}
	tb.Browse(record.Mainline(1))
	if got := tb.review.why.Text; !strings.HasPrefix(got, "Choose one of the moves above.") {
		t.Errorf("elsewhere it says %q", got)
	}
	tb.Session.Review.StartOver()
	if said := tb.snap.Review.Opening.Said; said.Form != "" {
		t.Errorf("begun again, it says %v", said)
	}
	tb.Actions.Review()
	tb.until(func() bool { return tb.snap.Review.Opening.Said.Form != "" })
}

// TestTrainFrom trains the lines of a game from a move on, for either side.
func TestTrainFrom(t *testing.T) {
	tb := study(t, "1. e4 (1. d4 d5) e5 2. Nf3 1-0")
	tb.Actions.menu(record.Path{0}, fyne.Position{})
	for _, item := range tb.menu.Items {
		if item.Label == "Train the lines from here" {
			item.ChildMenu.Items[1].Action()
		}
	}
	const from = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq"
	if !strings.HasPrefix(tb.drilled, "Openings; Black; "+from) || !strings.Contains(tb.drilled, "(1. d4 d5)") {
		t.Errorf("it trains %q", tb.drilled)
	}
	tb.Actions.menu(record.Path{0, 0, 0}, fyne.Position{})
	for _, item := range tb.menu.Items {
		if item.Label == "Train the lines from here" {
			t.Error("the last move can be trained from")
		}
	}
}
