package byear

import (
	"testing"

	"passedpawn/ui/testing/uitest"
)

// TestListFits keeps the list short enough for a message, which cuts longer texts.
func TestListFits(t *testing.T) {
	for _, l := range uitest.Languages() {
		uitest.Speak(t, l)
		if n := len(List()); n == 0 || n > 4000 {
			t.Errorf("in %s the list has %d bytes", l, n)
		}
	}
}
