//go:build (linux || freebsd || openbsd || netbsd) && !android

package dragsource

import (
	"context"
	"errors"
	"io"
	"os"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// system drags on the display that a name stands for.
type system struct {
	display string
	limits  limits
}

// System returns the Source of the X server, nil if there is none.
func System() Source {
	if os.Getenv("DISPLAY") == "" {
		return nil
	}
	return system{os.Getenv("DISPLAY"), usual}
}

// Drag implements Source.
//
// The window has grabbed the pointer since the button went down, so that no other program
// could grab it. The pointer is therefore looked at again and again. That leaves the window
// its own events, and nothing is grabbed for ever if this ends in the middle.
func (s system) Drag(ctx context.Context, c Cargo) (dropped bool, err error) {
	xgb.Logger.SetOutput(io.Discard) // it tells what is no error here, such as a missing cookie
	x, err := xgb.NewConnDisplay(s.display)
	if err != nil {
		return false, ErrNone
	}
	defer x.Close()
	d := &drag{x: x, cargo: c, limits: s.limits, screen: xproto.Setup(x).DefaultScreen(x), transfers: map[place]transfer{}}
	if d.begin() != nil {
		return false, ErrNone
	}
	defer d.badge.hide()
	let, err := d.carry(ctx)
	_ = xproto.UngrabKeyboardChecked(x, xproto.TimeCurrentTime).Check()
	if err != nil || !let || !d.awaitAnswer(ctx) {
		d.enter(target{})
		_, _ = xproto.GetInputFocus(x).Reply() // what was sent has arrived
		return false, errors.Join(err, d.wrong)
	}
	d.badge.hide()
	d.drop()
	return d.serve(ctx), d.wrong
}

// A drag is a drag in progress.
type drag struct {
	x       *xgb.Conn
	cargo   Cargo
	limits  limits
	screen  *xproto.ScreenInfo
	own     xproto.Window // by which others know this
	atoms   atoms
	badge   *badge
	escape  xproto.Keycode
	now     xproto.Timestamp // of the server
	at      point
	over    target // which has been told that the pointer is over it
	said    answer // what it says
	ended   ending // why the drag is over
	dropped bool
	last    deadline // when another program asked for something last

	transfers map[place]transfer
	uris      string // of the file, "" before it was written
	wrong     error  // why it could not be written
}

// A point is a place on the screen.
type point struct{ x, y int16 }

// An ending says why a drag is over.
type ending int

const (
	goesOn    ending = iota
	cancelled        // by Escape, or by another program's drag
	finished         // the other program has what it wants
	refused          // the other program did not take it after all
	vanished         // the window it was dropped on is gone
)
