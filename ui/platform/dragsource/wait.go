//go:build (linux || freebsd || openbsd || netbsd) && !android

package dragsource

import (
	"context"
	"time"

	"github.com/jezek/xgb/xproto"
)

// A deadline is a time since which something has been waited for.
type deadline struct{ since time.Time }

func (d *deadline) begin()                        { d.since = time.Now() }
func (d *deadline) over(limit time.Duration) bool { return time.Since(d.since) > limit }

// carry follows the pointer. It reports whether the button was released, false if the drag
// was cancelled.
func (d *drag) carry(ctx context.Context) (let bool, err error) {
	for first := true; ; first = false {
		d.events()
		p, err := xproto.QueryPointer(d.x, d.screen.Root).Reply()
		switch {
		case err != nil:
			return false, ErrNone
		case ctx.Err() != nil || d.ended == cancelled:
			return false, nil
		case p.Mask&xproto.ButtonMask1 == 0 && first:
			return false, nil // released before the games were there
		}
		d.move(point{p.RootX, p.RootY}, p.Child)
		if p.Mask&xproto.ButtonMask1 == 0 {
			return true, nil
		}
		d.pause(ctx)
	}
}

// pause waits for the next look at the pointer.
func (d *drag) pause(ctx context.Context) {
	select {
	case <-time.After(d.limits.step):
	case <-ctx.Done():
	}
}

// awaitAnswer waits for what the window under the pointer says to the drop, and reports
// whether it takes it. A window that says nothing does not.
func (d *drag) awaitAnswer(ctx context.Context) bool {
	var waiting deadline
	for waiting.begin(); d.over.window != 0 && d.said.awaited && d.ended == goesOn; d.pause(ctx) {
		if waiting.over(d.limits.answer) || ctx.Err() != nil {
			return false
		}
		d.events()
	}
	return d.over.window != 0 && d.said.taken && d.ended == goesOn
}

// serve gives the other program what it asks for until it has finished, and reports whether
// it may have taken the cargo. One that does not say that it has finished is left after a
// while.
func (d *drag) serve(ctx context.Context) bool {
	for d.last.begin(); d.ended == goesOn && ctx.Err() == nil && !d.last.over(d.limits.finish); d.pause(ctx) {
		d.events()
		if _, err := xproto.GetInputFocus(d.x).Reply(); err != nil {
			break
		}
	}
	return d.ended != refused
}
