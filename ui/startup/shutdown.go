package startup

import (
	"os"
	"os/signal"
	"sync/atomic"
	"syscall"
	"time"

	"fyne.io/fyne/v2"

	"passedpawn/ui/task"
)

// grace is how long Fyne may take to end, when all is written.
const grace = 3 * time.Second

// An end is that of the program.
type end struct {
	app  fyne.App
	do   func(func()) // on Fyne's thread
	over atomic.Bool
	work task.Group
}

// post runs a function on Fyne's thread while there is one. Fyne runs what comes later
// on the goroutine that it comes from.
func (e *end) post(do func()) {
	if !e.over.Load() {
		e.do(do)
	}
}

// quit ends the program. Fyne 2.8.1 waits at its end for an event that it may
// lose (its queue is drained beside what fills it), and what is left then has no
// window but keeps its game, and takes the files of later starts.
func (e *end) quit() {
	e.over.Store(true)
	e.work.Run(func() {
		time.Sleep(grace)
		os.Exit(0)
	})
	e.app.Quit()
}

// started is when Fyne has certainly set up its own handling of signals, on a
// goroutine that it begins with.
const started = time.Second

// signals are those that ask the program to end, the last where the terminal is closed
// that it was started from.
var signals = [...]os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP}

// onSignal closes the window where the system asks the program to end. Fyne, which sets
// up a handler as its loop begins, would end without waiting for what is being saved or
// asking about what cannot be: this takes its place. Where Fyne's thread hangs, finish
// saves what can be saved without it.
func (e *end) onSignal(shut, finish func()) {
	asked := make(chan os.Signal, 1)
	signal.Notify(asked, syscall.SIGHUP) // which Fyne leaves to the system
	e.app.Lifecycle().SetOnStarted(func() {
		e.work.Run(func() {
			time.Sleep(started)
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
