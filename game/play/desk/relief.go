package desk

import (
	"time"

	"passedpawn/game/play/task"
)

const (
	// large is the size of a game's text in bytes from which on it takes much memory.
	large = 64 << 10
	// settled is the time after which everything that shows the game on the board has let
	// the game before it go.
	settled = 10 * time.Second
)

// A relief returns memory to the system after a large game has come or gone. Go alone does
// so after minutes.
type relief struct {
	core  *core
	tasks *task.Group
	stop  func() // stops what is under way; nil at first
}

// after notes that the game of a text has come or gone.
func (r *relief) after(text string) {
	if len(text) < large {
		return
	}
	if r.stop != nil {
		r.stop()
	}
	r.stop = r.core.After(settled, func() { r.tasks.Run(r.core.Release) })
}
