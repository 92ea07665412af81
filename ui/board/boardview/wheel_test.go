package boardview

import (
	"testing"

	"fyne.io/fyne/v2"
)

// TestTheWheelSteps turns the wheel by notches, and scrolls with a finger.
func TestTheWheelSteps(t *testing.T) {
	back, forward := 0, 0
	b := &Widget{config: Config{Step: func(on bool) {
		if on {
			forward++
			return
		}
		back++
	}}}
	turn := func(by float32, times int) {
		for range times {
			b.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, by)})
		}
	}
	turn(25, 2)
	turn(-25, 3)
	if back != 2 || forward != 3 {
		t.Errorf("two notches up and three down go %d back and %d forward", back, forward)
	}
	turn(-3, 7)
	turn(-1250, 1)
	if forward != 5 {
		t.Errorf("a finger and a jerk go %d forward", forward-3)
	}
	turn(-19, 1)
	if turn(19, 1); back != 2 || forward != 5 {
		t.Error("to and fro is a step")
	}
	b.state.Dragging = true
	if turn(-25, 1); forward != 5 {
		t.Error("the board changes under a piece in the hand")
	}
	(&Widget{}).Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, 25)}) // without a Step function
}
