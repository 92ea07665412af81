package startup

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// TestRequests asks for files before there is a window, while there is one, and when it
// has been closed.
func TestRequests(t *testing.T) {
	queue := make(chan func(), 8)
	e := newEnd(test.NewApp(), func(do func()) { queue <- do })
	var opened []string
	r := new(requests)
	if !r.open([]string{"early"}) {
		t.Error("the early request is refused")
	}
	answers := make(chan bool, 1)
	e.work.Run(func() {
		r.serve(func(paths []string) bool { return e.take(func() { opened = append(opened, paths...) }) })
		answers <- r.open([]string{"now"})
	})
	(<-queue)()
	(<-queue)()
	if !<-answers {
		t.Error("the request is refused")
	}
	e.work.Run(func() { answers <- r.open([]string{"late"}) })
	late := <-queue // Fyne has not come to it when its loop ends
	e.finish()
	if <-answers || r.open([]string{"later"}) {
		t.Error("a request is taken by a program that ends")
	}
	late()
	if e.work.Wait(); !slices.Equal(opened, []string{"early", "now"}) || len(queue) > 0 {
		t.Errorf("opened are %q", opened)
	}
}

// TestNothingRunsWhenFyneStops leaves Fyne nothing that it could lose at its end.
func TestNothingRunsWhenFyneStops(t *testing.T) {
	a := newApp()
	newEnd(a, fyne.Do)
	l, ok := a.Lifecycle().(interface{ OnStopped() func() })
	if !ok || l.OnStopped() != nil {
		t.Error("Fyne runs something when it stops")
	}
}
