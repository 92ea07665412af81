package desk

import (
	"time"

	"passedpawn/game/play/task"
)

const (
	// large is the size of a game's text, in bytes, from which a game takes much memory.
	large = 64 << 10
	// settled is the time after which nothing that shows the game on the board keeps the
	// game before it any more.
	settled = 10 * time.Second
)

// A relief returns memory to the system after a large game was opened or closed. Go alone
// takes minutes to do so.
type relief struct {
	core  *core
	tasks *task.Group
	stop  func() // stops the timer; nil at first
}

// after notes that the game with a text was opened or closed.
func (r *relief) after(text string) {
	if len(text) < large {
		return
	}
	if r.stop != nil {
		r.stop()
	}
	r.stop = r.core.After(settled, func() { r.tasks.Run(r.core.Release) })
}
