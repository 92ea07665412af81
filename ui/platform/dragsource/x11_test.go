//go:build linux

package dragsource

import (
	"context"
	"errors"
	"image"
	"image/color"
	"image/draw"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"

	"passedpawn/ui/platform/dragsource/droptest"
	"passedpawn/ui/testing/xserver"
)

// A hand moves the mouse of a screen and presses its button.
type hand struct {
	t       *testing.T
	display string
	x       *xgb.Conn
	root    xproto.Window
}

// newHand starts a screen.
func newHand(t *testing.T) *hand {
	t.Helper()
	t.Setenv("XAUTHORITY", "/nowhere")
	display, _ := xserver.Start(t, "-screen", "0", "640x480x24")
	x, err := xgb.NewConnDisplay(display)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(x.Close)
	if err := xtest.Init(x); err != nil {
		t.Fatal(err)
	}
	return &hand{t, display, x, xproto.Setup(x).DefaultScreen(x).Root}
}

// do makes an event. It has happened when do returns.
func (h *hand) do(kind, detail byte, x, y int16) {
	h.t.Helper()
	if err := xtest.FakeInputChecked(h.x, kind, detail, 0, h.root, x, y, 0).Check(); err != nil {
		h.t.Fatal(err)
	}
}

func (h *hand) move(x, y int16) { h.do(xproto.MotionNotify, 0, x, y) }
func (h *hand) press()          { h.do(xproto.ButtonPress, 1, 0, 0) }
func (h *hand) release()        { h.do(xproto.ButtonRelease, 1, 0, 0) }

// patient are limits that no test reaches.
var patient = limits{time.Millisecond, time.Hour, time.Hour}

// A result is what Drag returned.
type result struct {
	dropped bool
	err     error
}

// drag begins a drag with the button down.
func (h *hand) drag(ctx context.Context, c Cargo, l limits) <-chan result {
	done := make(chan result, 1)
	h.press()
	go func() {
		dropped, err := system{h.display, l}.Drag(ctx, c)
		done <- result{dropped, err}
	}()
	return done
}

// games returns a cargo with a text and a file, and pictures.
func games(text string) Cargo {
	picture := func(c color.Color) image.Image {
		m := image.NewRGBA(image.Rect(0, 0, 60, 20))
		draw.Draw(m, m.Bounds(), image.NewUniform(c), image.Point{}, draw.Src)
		return m
	}
	return Cargo{
		Text: text, Types: []string{"application/x-chess-pgn"},
		File:  func() (string, error) { return "/cache/Müller 2 games.pgn", nil },
		Taken: picture(color.RGBA{0, 200, 0, 255}), Refused: picture(color.RGBA{200, 0, 0, 255}),
	}
}

// TestDrop drags over one window and drops on another, which reads all there is: a short
// text at once, and a long one piece by piece.
func TestDrop(t *testing.T) {
	for _, text := range []string{"1. e4 *\n", strings.Repeat("1. e4 {Grünfeld} *\n", 1<<16)} {
		h := newHand(t)
		all := []string{"text/uri-list", "application/x-chess-pgn", "text/plain;charset=utf-8", "UTF8_STRING", "text/plain"}
		over := droptest.Receive(t, h.display, image.Rect(0, 0, 320, 240), droptest.Manner{})
		to := droptest.Receive(t, h.display, image.Rect(320, 240, 640, 480), droptest.Manner{Wants: append(all, "TARGETS", "image/png")})
		h.move(50, 50)
		done := h.drag(t.Context(), games(text), patient)
		over.Await("XdndPosition")
		h.move(400, 300)
		over.Await("XdndLeave")
		to.Await("XdndPosition")
		h.release()
		to.Await("XdndDrop")
		if r := <-done; !r.dropped || r.err != nil {
			t.Errorf("%+v", r)
		}
		if !slices.Equal(to.Types, all) {
			t.Errorf("it offers %q", to.Types)
		}
		if got := to.Got[all[0]]; got != "file:///cache/M%C3%BCller%202%20games.pgn\r\n" {
			t.Errorf("the files are %q", got)
		}
		for _, as := range all[1:] {
			if got := to.Got[as]; got != text {
				t.Errorf("%s has %d bytes", as, len(got))
			}
		}
		if got := to.Got["TARGETS"]; len(got) != 4*(len(all)+2) {
			t.Errorf("it has targets in %d bytes", len(got))
		}
		if got := to.Got["image/png"]; got != "refused" {
			t.Errorf("as a picture it is %q", got)
		}
	}
}

// TestNoDrop ends drags in all ways but a drop.
func TestNoDrop(t *testing.T) {
	hasty := limits{time.Millisecond, time.Millisecond, time.Millisecond}
	for name, tt := range map[string]struct {
		manner droptest.Manner
		limits limits
		end    func(h *hand, cancel func())
	}{
		"refused":      {droptest.Manner{Refuses: true}, patient, func(h *hand, _ func()) { h.release() }},
		"no answer":    {droptest.Manner{Silent: true}, hasty, func(h *hand, _ func()) { h.release() }},
		"Escape":       {droptest.Manner{}, patient, func(h *hand, _ func()) { h.do(xproto.KeyPress, 9, 0, 0) }},
		"away":         {droptest.Manner{}, patient, func(h *hand, _ func()) { h.move(600, 10); h.release() }},
		"window ended": {droptest.Manner{}, patient, func(_ *hand, cancel func()) { cancel() }},
	} {
		t.Run(name, func(t *testing.T) {
			h := newHand(t)
			to := droptest.Receive(t, h.display, image.Rect(0, 0, 320, 240), tt.manner)
			h.move(50, 50)
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			c := games("1. e4 *\n")
			c.File = func() (string, error) { t.Error("a file is written"); return "", nil }
			done := h.drag(ctx, c, tt.limits)
			to.Await("XdndPosition")
			tt.end(h, cancel)
			if r := <-done; r.dropped || r.err != nil {
				t.Errorf("%+v", r)
			}
			to.Await("XdndLeave")
			h.grabbable()
		})
	}
}

// grabbable complains if the keyboard is still grabbed.
func (h *hand) grabbable() {
	h.t.Helper()
	g, err := xproto.GrabKeyboard(h.x, false, h.root, 0, xproto.GrabModeAsync, xproto.GrabModeAsync).Reply()
	if err != nil || g.Status != xproto.GrabStatusSuccess {
		h.t.Errorf("the keyboard cannot be grabbed: %+v, %v", g, err)
	}
}

// TestDropUnfinished drops on windows that do not end as they should. Drag ends all the same.
func TestDropUnfinished(t *testing.T) {
	hasty := limits{time.Millisecond, time.Hour, time.Millisecond}
	for name, tt := range map[string]struct {
		manner droptest.Manner
		limits limits
		want   bool
	}{
		"vanishes": {droptest.Manner{Vanishes: true}, patient, true},
		"remains":  {droptest.Manner{Remains: true}, hasty, true},
		"declines": {droptest.Manner{Declines: true}, patient, false},
	} {
		t.Run(name, func(t *testing.T) {
			h := newHand(t)
			to := droptest.Receive(t, h.display, image.Rect(0, 0, 320, 240), tt.manner)
			h.move(50, 50)
			done := h.drag(t.Context(), games("1. e4 *\n"), tt.limits)
			to.Await("XdndPosition")
			h.release()
			if r := <-done; r.dropped != tt.want || r.err != nil {
				t.Errorf("%+v", r)
			}
			h.grabbable()
		})
	}
}

// TestFileNotWritten tells why there is no file, after a program has asked for it.
func TestFileNotWritten(t *testing.T) {
	h, full := newHand(t), errors.New("the disk is full")
	to := droptest.Receive(t, h.display, image.Rect(0, 0, 320, 240), droptest.Manner{Wants: []string{"text/uri-list", "text/plain"}})
	h.move(50, 50)
	c := games("1. e4 *\n")
	c.File = func() (string, error) { return "", full }
	done := h.drag(t.Context(), c, patient)
	to.Await("XdndPosition")
	h.release()
	to.Await("XdndDrop")
	if r := <-done; !errors.Is(r.err, full) {
		t.Errorf("%+v", r)
	}
	if to.Got["text/uri-list"] != "refused" || to.Got["text/plain"] != c.Text {
		t.Errorf("%q", to.Got)
	}
}
