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

// endOnSignal ends the program where the system asks for it, which Fyne does too.
func endOnSignal() {
	asked := make(chan os.Signal, 1)
	signal.Notify(asked, os.Interrupt, syscall.SIGTERM)
	<-asked
	endSoon()
}

func endSoon() { time.AfterFunc(grace, func() { os.Exit(0) }) }
