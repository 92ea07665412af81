package widgets

import (
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/ui/testing/uitest"
)

// TestSignDrawsItself follows a sign that draws itself: first the ring, then the tick. With
// reduced motion it is there at once.
func TestSignDrawsItself(t *testing.T) {
	uitest.NewApp(t)
	s := NewSign(Success, 48)
	var motion *fyne.Animation
	s.start = func(a *fyne.Animation) { motion = a }
	s.Resize(s.MinSize())
	r := s.CreateRenderer()
	parts := func() int {
		r.Refresh()
		return len(r.Objects())
	}
	whole := parts()
	s.Draw(DrawingTime)
	last := 0
	if n := parts(); n != 0 || motion.Duration != DrawingTime {
		t.Errorf("it begins with %d parts", n)
	}
	for _, p := range []float32{0.3, 0.7, 0.95, 1} {
		motion.Tick(p)
		if n := parts(); n < last || n == 0 {
			t.Errorf("%d parts at %v, after %d", n, p, last)
		} else {
			last = n
		}
	}
	if last != whole {
		t.Errorf("it ends with %d parts of %d", last, whole)
	}
	motion = nil
	if s.Draw(0); motion != nil || parts() != whole {
		t.Errorf("with reduced motion it has %d parts of %d", parts(), whole)
	}
}
