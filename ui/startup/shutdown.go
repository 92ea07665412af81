package startup

import (
	"os"
	"os/signal"
	"sync/atomic"
	"syscall"
	"time"

	"fyne.io/fyne/v2"

	"passedpawn/game/play/task"
)

// grace is how long Fyne may take to end once everything has been saved.
const grace = 3 * time.Second

// An end ends the program.
type end struct {
	app  fyne.App
	do   func(func()) // runs a function on Fyne's thread
	over atomic.Bool
	gone chan struct{} // closed when it is over
	work task.Group
}

// finish says that the program is ending.
func (e *end) finish() {
	if !e.over.Swap(true) {
		close(e.gone)
	}
}

// take runs a function on Fyne's thread and reports whether it did, or false if the
// program ends first.
func (e *end) take(do func()) bool {
	taken := make(chan struct{})
	e.post(func() {
		if !e.over.Load() {
			close(taken)
			do()
		}
	})
	select {
	case <-taken:
		return true
	case <-e.gone:
		return false
	}
}

// post runs a function on Fyne's thread while that exists. After its end, Fyne would run
// the function on the calling goroutine.
func (e *end) post(do func()) {
	if !e.over.Load() {
		e.do(do)
	}
}

// quit ends the program. Fyne 2.8.1 waits at its end for an event that it may lose,
// because its queue is drained while it is still being filled. The process would then
// have no window, but would keep its game open and receive the files of later starts.
func (e *end) quit() {
	e.finish()
	e.work.Run(func() {
		time.Sleep(grace)
		os.Exit(0)
	})
	e.app.Quit()
}

// signals are those that ask the program to end.
var signals = [...]os.Signal{os.Interrupt, syscall.SIGTERM, hangup}

// onSignal closes the window when the system asks the program to end. It replaces the
// handler that Fyne installs when its loop begins, which would not wait for what is being
// saved, or ask about what cannot be saved. If Fyne's thread hangs, finish saves what can
// be saved without it.
func (e *end) onSignal(shut, finish func()) {
	asked := make(chan os.Signal, 1)
	signal.Notify(asked, hangup) // Fyne does not handle it
	e.app.Lifecycle().SetOnStarted(func() {
		e.work.Run(func() {
			listening(fyneHandler, patience)
			signal.Reset(os.Interrupt, syscall.SIGTERM)
			signal.Notify(asked, signals[:]...)
		})
	})
	e.work.Run(func() {
		for range asked {
			heard := make(chan bool)
			e.post(func() {
				close(heard)
				shut()
			})
			select {
			case <-heard:
			case <-time.After(grace):
				finish()
				os.Exit(0)
			}
		}
	})
}
