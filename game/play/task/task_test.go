package task

import (
	"context"
	"errors"
	"slices"
	"testing"
	"time"

	"passedpawn/game/play/task/tasktest"
)

// A thread stands in for the thread that owns the state.
type thread struct{ tasktest.Posts }

// until runs posted functions until a condition is true.
func (th thread) until(t *testing.T, what string, so func() bool) {
	t.Helper()
	th.Until(t, what, so, func() string { return "no such thing" })
}

func newThread() thread { return thread{make(tasktest.Posts, 100)} }

func TestResultIsDelivered(t *testing.T) {
	th := newThread()
	g := NewGroup(th.Post, nil)
	var got int
	var failed error
	Go(g, func(*Task) (int, error) { return 7, errors.New("late") }, func(n int, err error) { got, failed = n, err })
	g.Wait()
	if got != 0 || !g.Busy() {
		t.Fatal("delivered away from the thread")
	}
	th.until(t, "the result is there", func() bool { return got != 0 })
	if got != 7 || failed == nil || g.Busy() {
		t.Errorf("got %d, %v, busy %v", got, failed, g.Busy())
	}
}

// A door can be opened by the test, and reports whether work waits at it.
type door struct{ at, open chan struct{} }

func newDoor() door { return door{make(chan struct{}, 9), make(chan struct{})} }

func (d door) pass() {
	d.at <- struct{}{}
	<-d.open
}

func TestLatestWins(t *testing.T) {
	for _, order := range [][]int{{0, 1}, {1, 0}} {
		th := newThread()
		g := NewGroup(th.Post, nil)
		l := NewLatest(g)
		doors := []door{newDoor(), newDoor()}
		var got []int
		var contexts [2]context.Context
		for i, d := range doors {
			Go(l, func(t *Task) (int, error) {
				contexts[i] = t.Context()
				d.pass()
				t.Post(func() { got = append(got, 10+i) })
				return i, nil
			}, func(n int, _ error) { got = append(got, n) })
			<-d.at
		}
		if contexts[0].Err() == nil || contexts[1].Err() != nil {
			t.Error("the wrong one was asked to stop")
		}
		for _, i := range order {
			close(doors[i].open)
		}
		th.until(t, "nothing is under way", func() bool { return !g.Busy() })
		if !slices.Equal(got, []int{11, 1}) {
			t.Errorf("ending in the order %v they delivered %v", order, got)
		}
	}
}

func TestSerial(t *testing.T) {
	th := newThread()
	g := NewGroup(th.Post, nil)
	l := NewSerial(g)
	d := newDoor()
	var ran, got []int
	for i := range 3 {
		Go(l, func(*Task) (int, error) {
			if ran = append(ran, i); i == 0 { // the race detector would notice two at once
				d.pass()
			}
			return i, nil
		}, func(n int, _ error) { got = append(got, n) })
		if i == 0 {
			<-d.at
		}
	}
	if !l.Busy() {
		t.Error("not busy")
	}
	close(d.open)
	th.until(t, "nothing is under way", func() bool { return !g.Busy() })
	if !slices.Equal(ran, []int{0, 2}) || !slices.Equal(got, []int{2}) || l.Busy() {
		t.Errorf("%v ran and %v were delivered; busy %v", ran, got, l.Busy())
	}
}

// A cancelled task delivers the results it has; a dropped one delivers nothing.
func TestCancelAndDrop(t *testing.T) {
	th := newThread()
	g := NewGroup(th.Post, nil)
	var got []error
	work := func(t *Task) (int, error) {
		<-t.Context().Done()
		return 0, t.Context().Err()
	}
	done := func(_ int, err error) { got = append(got, err) }
	dropped := Go(g, work, done)
	Go(g, work, done)
	g.Cancel()
	dropped.Drop()
	th.until(t, "nothing is under way", func() bool { return !g.Busy() })
	if len(got) != 1 || !errors.Is(got[0], context.Canceled) {
		t.Errorf("delivered %v", got)
	}
}

type closer chan bool

func (c closer) Close() error {
	close(c)
	return nil
}

func TestDroppedResultIsClosed(t *testing.T) {
	th := newThread()
	g := NewGroup(th.Post, nil)
	c, d := make(closer), newDoor()
	for _, failed := range []error{nil, errors.New("nothing to close")} {
		made := Go(g, func(*Task) (closer, error) {
			d.pass()
			return c, failed // closing it twice would panic
		}, func(closer, error) { t.Error("delivered") })
		<-d.at
		made.Drop()
	}
	close(d.open)
	th.until(t, "nothing is under way", func() bool { return !g.Busy() })
	g.Wait()
	<-c
}

func TestWhenIdle(t *testing.T) {
	th := newThread()
	g := NewGroup(th.Post, nil)
	var told []string
	g.WhenIdle(func() { told = append(told, "at once") })
	nothing := func(*Task) (int, error) { return 0, nil }
	Go(g, nothing, func(int, error) {
		told = append(told, "first")
		Go(g, nothing, func(int, error) { told = append(told, "second") })
	})
	g.WhenIdle(func() { told = append(told, "never") })
	g.WhenIdle(func() { told = append(told, "idle") })
	th.until(t, "it is idle", func() bool { return len(told) == 4 })
	if want := []string{"at once", "first", "second", "idle"}; !slices.Equal(told, want) {
		t.Errorf("%q, want %q", told, want)
	}
}

func TestQuestion(t *testing.T) {
	th := newThread()
	l := NewLatest(NewGroup(th.Post, nil))
	first := l.Begin()
	got := ""
	first.Post(func() { got += "posted before, " })
	second := l.Begin()
	first.Post(func() { got += "posted after, " })
	second.Post(func() { got += "second" })
	th.until(t, "all is run", func() bool { return len(th.Posts) == 0 })
	if got != "second" || first.Context().Err() == nil || !l.Busy() {
		t.Errorf("%q, busy %v", got, l.Busy())
	}
	l.Drop()
	if second.Context().Err() == nil || l.Busy() {
		t.Error("it goes on")
	}
}

// TestProgress shows the progress of the newest task that reports any, and CancelShown stops
// that task.
func TestProgress(t *testing.T) {
	th := newThread()
	shown := "nothing yet"
	g := NewGroup(th.Post, func(p *Progress) {
		if shown = "nothing"; p != nil {
			shown = p.Text
		}
	})
	begin := func(text string) *Task {
		return Go(g, func(t *Task) (int, error) {
			if text != "" {
				t.Report(0.5, func() string { return text })
			}
			t.Report(0.6, func() string { return "too soon" })
			<-t.Context().Done()
			return 0, nil
		}, func(int, error) {})
	}
	see := func(text string) {
		t.Helper()
		th.until(t, "it shows "+text, func() bool { return shown == text })
	}
	first := begin("first")
	see("first")
	second := begin("second")
	see("second")
	g.CancelShown()
	see("first")
	if second.Context().Err() == nil || first.Context().Err() != nil {
		t.Error("the wrong one was stopped")
	}
	first.Drop()
	if shown != "nothing" {
		t.Errorf("after what was shown is dropped: %s", shown)
	}
	g.CancelShown() // there is nothing to cancel
}

func TestAfter(t *testing.T) {
	th := newThread()
	ran := ""
	stop := After(th.Post, 0, func() { ran += "stopped" })
	do := <-th.Posts // it is due, and waits
	stop()
	do()
	After(th.Post, 0, func() { ran += "ran" })
	After(th.Post, time.Hour, func() { ran += "too soon" })()
	th.until(t, "it has run", func() bool { return ran != "" })
	if ran != "ran" {
		t.Error(ran)
	}
}

func TestSerialTakesNoQuestions(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("it does")
		}
	}()
	NewSerial(NewGroup(newThread().Post, nil)).Begin()
}
