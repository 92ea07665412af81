package startup

import (
	"os"
	"os/signal"
	"syscall"
	"time"

	"fyne.io/fyne/v2"
)

// grace is how long Fyne may take to end, when all is written.
const grace = 3 * time.Second

// ending ends the program. Fyne 2.8.1 waits at its end for an event that it may
// lose (its queue is drained beside what fills it), and what is left then has no
// window but keeps its game, and takes the files of later starts.
func ending(a fyne.App) func() {
	return func() {
		endSoon()
		a.Quit()
	}
}

// endOnSignal calls end on Fyne's thread where the system asks the program to end.
// Fyne would end it then without waiting for what is being saved: its own handling of
// these signals, which it sets up before it says that it has started, is put off. Where
// Fyne's thread hangs, what can be saved without it is saved, and the program ends.
func endOnSignal(a fyne.App, post func(func()), end, finish func()) {
	asked := make(chan os.Signal, 1)
	a.Lifecycle().SetOnStarted(func() {
		signal.Reset(endings[:]...)
		signal.Notify(asked, endings[:]...)
	})
	go func() {
		for range asked {
			heard := make(chan bool)
			post(func() {
				close(heard)
				end()
			})
			select {
			case <-heard:
			case <-time.After(grace):
				finish()
				os.Exit(0)
			}
		}
	}()
}

// endings are the signals that ask the program to end. The last one comes when the
// terminal is closed that it was started from.
var endings = [...]os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP}

func endSoon() { time.AfterFunc(grace, func() { os.Exit(0) }) }
