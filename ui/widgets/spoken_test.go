package widgets

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/testing/uitest"
)

// TestSpoken reads widgets aloud with what they show.
func TestSpoken(t *testing.T) {
	uitest.NewApp(t)
	nobody := func(fyne.CanvasObject) {}
	check := NewCheck("Sounds", nobody, func(bool) {})
	check.SetChecked(true)
	off := NewCheck("Sounds", nobody, func(bool) {})
	choice := NewChoice([]string{"Light", "Dark"}, nobody, func(int) {})
	choice.SetSelected("Dark")
	slider := NewSlider(1, 12, 1, nobody)
	slider.SetValue(7)
	named, scaled := NewChoice([]string{"Dark"}, nobody, func(int) {}), NewSlider(1, 12, 1, nobody)
	named.SetSelected("Dark")
	named.Name, scaled.Name, scaled.Shown = "Theme", "Volume", func(v float64) string { return fmt.Sprintf("%v percent", v) }
	picker := NewPicker("Opponent", 10, nobody, 1, Option{Name: "Computer"}, Option{Name: "Two players", Note: "At this computer."})
	field, filled := NewEntry("your name", nobody, func(string) {}), NewEntry("your name", nobody, func(string) {})
	filled.SetText("Ada ")
	for _, c := range []struct {
		widget fyne.Focusable
		want   string
	}{
		{check, "Sounds, on"},
		{off, "Sounds, off"},
		{choice, "Dark"},
		{slider, "7"},
		{named, "Theme: Dark"},
		{scaled, "Volume: 1 percent"},
		{picker, "Opponent: Two players. At this computer."},
		{field, "your name"},
		{filled, "Ada"},
		{NewButton("Save", nobody, func() {}), "Save"},
		{widget.NewSelectEntry(nil), ""},
		{nil, ""},
	} {
		if got := Spoken(c.widget); got != c.want {
			t.Errorf("%T says %q, want %q", c.widget, got, c.want)
		}
	}
}
