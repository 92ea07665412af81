package play

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
	"passedpawn/game/testing/longtest"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/testing/uitest"
)

// A critic says the scores that a test gives it, by ply, from White's side. Where there is
// no better move, it would have played any legal one.
type critic struct {
	scores []int
	better map[int]string
}

func (c critic) Think(ctx context.Context, q player.Question) (player.Action, error) {
	ply := len(q.Moves)
	line := q.Position().Moves()[:1]
	if m, err := chess.Read(q.Position(), c.better[ply]); err == nil {
		line = []rules.Move{m}
	}
	score := c.scores[min(ply, len(c.scores)-1)]
	if q.Position().Turn() == rules.Black {
		score = -score
	}
	q.Tell(player.Thought{Position: q.Position(), Rank: 1, Depth: 9, Score: score, Line: line})
	return player.Action{}, ctx.Err()
}

// blitz is a game with clocks in which Black lost the queen's bishop's file, and then a rook.
const blitz = `[Event "Club evening"]
[White "Ada"]
[Black "Bob"]
[Result "1-0"]
[TimeControl "300+3"]

1. e4 {[%clk 0:05:00]} e5 {[%clk 0:05:00]} 2. Nf3 {[%clk 0:04:58]} Nc6 {[%clk 0:04:59]}
3. Bc4 {[%clk 0:04:40]} Nd4 {[%clk 0:04:12]} 4. Nxe5 {[%clk 0:04:02]} Qg5 {[%clk 0:04:10]} 5. Nxf7 {[%clk 0:03:55]} Qxg2 {[%clk 0:04:05]}
6. Rf1 {[%clk 0:03:50]} Qxe4+ {[%clk 0:04:00]} 7. Be2 {[%clk 0:03:30]} Nf3# {[%clk 0:03:58]} 0-1
`

// reviewed shows the game above with a finished review.
func reviewed(t *testing.T) *table {
	t.Helper()
	tb := sit(t, session.Setup{})
	tb.better = map[int]string{6: "Nxd4", 8: "Bxf7", 12: "Qe2"}
	tb.critic = critic{
		scores: []int{20, 30, 25, 30, 20, 25, 110, 20, 15, -280, -300, -320, -330, -900},
		better: tb.better,
	}
	if err := tb.Show(matchtest.Record(t, blitz), nil); err != nil {
		t.Fatal(err)
	}
	tb.Actions.Review()
	tb.until(func() bool { return tb.snap.Review.Complete() && !tb.snap.Review.Running })
	for i := range tb.snap.Review.Moments {
		tb.until(func() bool { return len(tb.snap.Review.Moments[i].Claims) > 0 || tb.idle() })
	}
	return tb
}

// idle reports whether no work of the page is under way.
func (tb *table) idle() bool { return !tb.tasks.Busy() && len(tb.todo) == 0 }

// until runs what is posted until something is so.
func (tb *table) until(so func() bool) {
	tb.t.Helper()
	for !so() {
		(<-tb.todo)()
	}
}

func TestReviewIsShown(t *testing.T) {
	tb := reviewed(t)
	if tb.window.Canvas().Focused() != fyne.Focusable(tb.review.graph) {
		t.Errorf("the keys go to %T", tb.window.Canvas().Focused())
	}
	for side, want := range []string{"White: 54% accuracy, 1 inaccuracy, 2 blunders", "Black: 90% accuracy, 1 inaccuracy, no mistakes"} {
		if got := tb.review.sides[side].Text; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	marks := marksOf(tb.snap)
	if len(marks) == 0 || len(tb.snap.Review.Moments) == 0 {
		t.Fatalf("%d marks, %d moments", len(marks), len(tb.snap.Review.Moments))
	}
	uitest.Key(tb.review.graph, fyne.KeyDown)
	uitest.Key(tb.review.graph, fyne.KeyDown)
	if at := len(tb.snap.Place.Path); tb.snap.Review.Mark(at-1) == review.None || !strings.Contains(tb.review.move.Text, "%") {
		t.Errorf("ply %d, %q", at, tb.review.move.Text)
	}
}

// TestReviewerIsNamed names another engine that reviews the game, and not the bundled one.
func TestReviewerIsNamed(t *testing.T) {
	tb := reviewed(t)
	s := tb.snap
	s.Place.Path = nil
	if got := aboutMove(s).text; got != i18n.T("review.walk") {
		t.Errorf("the bundled engine: %q", got)
	}
	s.Review.By = "Stockfish 15.1"
	if got := aboutMove(s).text; got != "Evaluated by Stockfish 15.1. "+i18n.T("review.walk") {
		t.Errorf("at the start of the game: %q", got)
	}
	if got := evaluating(s.Review.By); got != "Stockfish 15.1 is evaluating the game..." {
		t.Errorf("meanwhile: %q", got)
	}
}

// TestMoments goes to a moment by its button, sees why, and finds the better move.
func TestMoments(t *testing.T) {
	tb := reviewed(t)
	m := tb.snap.Review.Moments[0]
	test.Tap(tb.review.moments[0])
	if len(tb.snap.Place.Path) != m.Ply+1 || tb.review.moments[0].Importance != 5 && !strings.Contains(tb.review.moments[0].Text, "?") {
		t.Fatalf("%d moves in, %q", len(tb.snap.Place.Path), tb.review.moments[0].Text)
	}
	record := tb.snap.Game.Record
	if test.Tap(tb.review.better); tb.snap.Better == nil || tb.window.Canvas().Focused() != fyne.Focusable(tb.Board) {
		t.Fatal("nobody looks for a better move")
	}
	tb.types(tb.better[m.Ply])
	if !tb.snap.Better.Found || tb.snap.Game.Record != record || tb.arrow() == nil {
		t.Errorf("%+v", tb.snap.Better)
	}
	if tb.Escape(); tb.snap.Better != nil || len(tb.snap.Place.Path) != m.Ply+1 {
		t.Errorf("after Esc: %+v, %d moves in", tb.snap.Better, len(tb.snap.Place.Path))
	}
}

// TestCloseReview closes it with its cross: the list of moves gets its height back.
func TestCloseReview(t *testing.T) {
	tb := reviewed(t)
	low := tb.moves.Content.Size().Height
	test.Tap(tb.review.cross)
	if tb.snap.Review.On || tb.review.content.Visible() || tb.moves.Content.Size().Height <= low || len(marksOf(tb.snap)) != 0 {
		t.Errorf("on %v, the moves are %v high, were %v", tb.snap.Review.On, tb.moves.Content.Size().Height, low)
	}
	tb.Actions.Review()
	if !tb.snap.Review.On || !tb.snap.Review.Complete() {
		t.Error("what was found is gone")
	}
}

// TestReviewLook holds the look of a review. What is certain about a move is the business
// of another package, so the text is one of the test's own.
func TestReviewLook(t *testing.T) {
	for _, at := range []struct {
		name, mode string
		size       fyne.Size
		scale      float32
	}{
		{"usual", "light", fyne.NewSize(1120, 720), 1},
		{"usual", "dark", fyne.NewSize(1120, 720), 1},
		{"narrow", "light", fyne.NewSize(480, 670), 1},
		{"narrow", "dark", fyne.NewSize(480, 670), 1},
		{"wide", "light", fyne.NewSize(1920, 1040), 1},
		{"double", "light", fyne.NewSize(900, 640), 2},
	} {
		tb := reviewed(t)
		test.ApplyTheme(t, look.NewTheme(at.mode))
		tb.window.Canvas().(software.WindowlessCanvas).SetScale(at.scale)
		tb.window.Resize(at.size)
		tb.Browse(record.Mainline(tb.snap.Review.Moments[0].Ply + 1))
		tb.review.why.SetText("Black can capture the pawn on g2 for free, and then the rook.")
		tb.review.say()
		tb.window.Canvas().Focus(nil)
		test.AssertImageMatches(t, fmt.Sprintf("review-%s-%s.png", at.name, at.mode), tb.window.Canvas().Capture())
	}
}

// TestReviewInAnyRoom resizes the window: nothing overlaps, and the list of moves keeps
// some height.
func TestReviewInAnyRoom(t *testing.T) {
	longtest.Alone(t)
	tb := reviewed(t)
	tb.Browse(record.Mainline(tb.snap.Review.Moments[0].Ply + 1))
	for _, size := range []fyne.Size{
		{Width: 480, Height: 400},
		{Width: 480, Height: 670},
		{Width: 700, Height: 500},
		{Width: 1120, Height: 720},
		{Width: 1920, Height: 1000},
		{Width: 900, Height: 400},
	} {
		tb.window.Resize(size)
		r := tb.review
		if said := !r.room.wide && r.move.Text == r.why.Text || r.room.wide && r.why.Visible() && r.move.Text != r.why.Text; !said || r.why.Text == "" {
			t.Errorf("%v: %q and %q", size, r.move.Text, r.why.Text)
		}
		bottom := r.content.Position().Y
		if top := tb.moves.Content.Position().Y + tb.moves.Content.Size().Height; top > bottom+1 {
			t.Errorf("%v: the moves end at %v, the review begins at %v", size, top, bottom)
		}
		if r.graph.Size().Height < lowGraph || tb.moves.Content.Size().Height < 30 {
			t.Errorf("%v: graph %v, moves %v", size, r.graph.Size(), tb.moves.Content.Size())
		}
		y := float32(0)
		for _, o := range []fyne.CanvasObject{r.graph, r.move, r.moments[0], r.why, r.show} {
			if !o.Visible() {
				continue
			}
			if o.Position().Y < y || o.Position().Y+o.Size().Height > r.content.Size().Height+1 {
				t.Errorf("%v: %T from %v, %v high, in %v", size, o, o.Position().Y, o.Size().Height, r.content.Size().Height)
			}
			y = o.Position().Y + o.Size().Height
		}
	}
}

// A patient critic waits until the test lets it think.
type patient struct {
	critic
	may chan bool
}

func (p patient) Think(ctx context.Context, q player.Question) (player.Action, error) {
	select {
	case <-p.may:
		return p.critic.Think(ctx, q)
	case <-ctx.Done():
		return player.Action{}, ctx.Err()
	}
}

// TestCancelAndContinue cancels the evaluation with its button, and continues it with the
// same one.
func TestCancelAndContinue(t *testing.T) {
	tb := sit(t, session.Setup{})
	p := patient{critic{scores: []int{20}}, make(chan bool)}
	tb.critic = p
	if err := tb.Show(matchtest.Record(t, blitz), nil); err != nil {
		t.Fatal(err)
	}
	tb.Actions.Review()
	for range 4 {
		p.may <- true
	}
	tb.until(func() bool { return tb.snap.Review.Done() == 4 })
	if got := tb.review.sides[1].Text; tb.review.act.Text != "Cancel" || got != "4 of 15 · about 1 s left" {
		t.Fatalf("the button says %q beside %q", tb.review.act.Text, got)
	}
	test.Tap(tb.review.act)
	if r := tb.snap.Review; r.Running || r.Done() != 4 || tb.review.act.Text != "Continue" {
		t.Fatalf("running %v, %d done, the button says %q", r.Running, r.Done(), tb.review.act.Text)
	}
	test.Tap(tb.review.act)
	close(p.may)
	tb.until(func() bool { return tb.snap.Review.Complete() && !tb.snap.Review.Running })
	if tb.review.act.Visible() {
		t.Errorf("the button says %q", tb.review.act.Text)
	}
}

// TestMomentIsShown plays on the board what is certain about a moment, with the squares
// marked, and ends it with Esc.
func TestMomentIsShown(t *testing.T) {
	tb := reviewed(t)
	all := tb.snap.Review.Opened()
	m := all[len(all)-1]
	test.Tap(tb.review.moments[len(all)-1])
	if len(m.Claims) == 0 || tb.review.show.Disabled() || tb.review.why.Text == "" {
		t.Fatalf("nothing is certain about ply %d", m.Ply)
	}
	test.Tap(tb.review.show)
	if tb.snap.Showing == nil || len(shown(tb.snap)) != len(m.Claims[0].Squares) || tb.snap.MayMove() {
		t.Errorf("%+v with %d circles", tb.snap.Showing, len(shown(tb.snap)))
	}
	tb.pass(time.Minute)
	if got := len(tb.snap.Sight().Moves); got != m.Ply+len(m.Claims[0].Line) {
		t.Errorf("it ends after %d moves", got)
	}
	if tb.Escape(); tb.snap.Showing != nil || len(tb.snap.Place.Path) != m.Ply+1 {
		t.Error("Esc does not end it")
	}
}
