package e2e

import (
	"fmt"
	"image"
	"os/exec"
	"strings"
)

func (s *screen) xdotool(args ...string) error {
	c := exec.Command("xdotool", args...)
	c.Env = s.environment(s.dir)
	if out, err := c.CombinedOutput(); err != nil {
		return fmt.Errorf("xdotool %v: %w: %s", args, err, out)
	}
	return nil
}

// hand runs xdotool, which must not fail. It returns when the events are on their way to the
// program: a window manager sees clicks first, and a key would overtake them.
func (s *screen) hand(args ...string) {
	s.t.Helper()
	if err := s.xdotool(args...); err != nil {
		s.t.Fatal(err)
	}
	s.handled()
}

func (s *screen) click(p image.Point) {
	s.t.Helper()
	s.hand("mousemove", fmt.Sprint(p.X), fmt.Sprint(p.Y), "click", "1")
}

// press is a click that takes as long as a person's: the program handles the press before the
// button is released.
func (s *screen) press(p image.Point) {
	s.t.Helper()
	s.hand("mousemove", fmt.Sprint(p.X), fmt.Sprint(p.Y), "mousedown", "1")
	s.idle()
	s.hand("mouseup", "1")
	s.idle()
}

// drag presses the main button at the first place and releases it at the last.
func (s *screen) drag(way ...image.Point) {
	s.t.Helper()
	s.dragWith("1", way...)
}

// dragWith drags with a button, "3" for the right one.
func (s *screen) dragWith(button string, way ...image.Point) {
	s.t.Helper()
	for i, p := range way {
		s.hand("mousemove", fmt.Sprint(p.X), fmt.Sprint(p.Y))
		if i == 0 {
			s.hand("mousedown", button)
		}
	}
	s.hand("mouseup", button)
}

// focus waits until the program has the keyboard focus.
func (s *screen) focus() {
	s.t.Helper()
	s.until("a window with the keys", func() bool { return strings.HasSuffix(s.focused(), "Passed Pawn") }) // it may name the game
}

// titled waits until a window with a title has the keyboard focus.
func (s *screen) titled(title string) {
	s.t.Helper()
	s.until(title, func() bool { return s.focused() == title })
}

// focused returns the title of the window with the keyboard focus, "" for none.
func (s *screen) focused() string {
	s.t.Helper()
	title, err := s.x.focused()
	if err != nil {
		s.t.Fatal(err)
	}
	return title
}
