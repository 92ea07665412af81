package widgets

import (
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
