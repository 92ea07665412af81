package player

import (
	"context"
	"time"

	"passedpawn/game/play/clock"
)

// Budget returns how long a program may think about a move, by the limits and by the
// clock of the side to move. 0 means as long as it takes.
func (q Question) Budget() time.Duration {
	most := q.Limits.Time
	if c := q.Clock(); c != (clock.Turn{}) {
		if share, _ := c.Share(); most == 0 || share < most {
			most = share
		}
	}
	return most
}

// Stopped reports whether thinking must end because ctx is done or the answer is wanted
// now. Whoever thinks asks often, and a page in a browser does what else it has to do meanwhile.
func (q Question) Stopped(ctx context.Context) bool {
	breathe()
	select {
	case <-ctx.Done():
		return true
	case <-q.Now:
		return true
	default:
		return false
	}
}
