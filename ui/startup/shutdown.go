package startup

import (
	"os"
	"os/signal"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"fyne.io/fyne/v2"

	"passedpawn/game/play/task"
)

// grace is how long Fyne's thread may take to hear that the program is to end.
const grace = 3 * time.Second

// An end ends the program.
type end struct {
	app  fyne.App
	do   func(func()) // runs a function on Fyne's thread
	mind sync.RWMutex // held for writing while it becomes over, and for reading while a function is posted
	over atomic.Bool
	gone chan struct{} // closed when it is over
	work task.Group
}

// newEnd returns the end of an app. Nothing is left for Fyne to run when it stops: Fyne 2.8.1
// queues that while it closes the queue, so the program might hang or panic. Fyne's own part
// saves its preferences, which this program does not use.
func newEnd(a fyne.App, do func(func())) *end {
	if l, ok := a.Lifecycle().(interface{ SetOnStoppedHookExecuted(do func()) }); ok {
		l.SetOnStoppedHookExecuted(nil)
	}
	return &end{app: a, do: do, gone: make(chan struct{})}
}

// finish says that the program is ending.
func (e *end) finish() {
	e.mind.Lock()
	defer e.mind.Unlock()
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
// the function on the calling goroutine, or panic because its queue is closed.
func (e *end) post(do func()) {
	e.mind.RLock()
	defer e.mind.RUnlock()
	if !e.over.Load() {
		e.do(do)
	}
}

// quit ends the program.
func (e *end) quit() {
	e.finish()
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
