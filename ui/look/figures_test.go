package look

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/ui/testing/uitest"
)

// TestFiguresAreTabular measures the digits: all have the same width, so that the numbers of
// clocks and tables do not move when they change.
func TestFiguresAreTabular(t *testing.T) {
	uitest.App(t, NewTheme("light"))
	for _, bold := range []bool{false, true} {
		wide := func(digit rune) float32 {
			return fyne.MeasureText(strings.Repeat(string(digit), 20), TextSize, fyne.TextStyle{Bold: bold}).Width
		}
		for _, digit := range "123456789" {
			if got, want := wide(digit), wide('0'); got != want {
				t.Errorf("bold %t: twenty times %c is %v wide, twenty times 0 %v", bold, digit, got, want)
			}
		}
	}
	if fyne.MeasureText("iiii", TextSize, fyne.TextStyle{}).Width == fyne.MeasureText("mmmm", TextSize, fyne.TextStyle{}).Width {
		t.Error("letters are not measured")
	}
}
