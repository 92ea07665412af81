package gamelist

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/play/task"
	"passedpawn/ui/i18n"
	"passedpawn/ui/testing/uitest"
)

// TestNarrow checks that the page fits a narrow window, whatever its messages and
// buttons.
func TestNarrow(t *testing.T) {
	d := sit(t).shown()
	d.until("rest", func() bool { return !d.finder.searching.Busy() })
	below := func() float32 {
		driver := fyne.CurrentApp().Driver()
		return driver.AbsolutePositionForObject(d.actions.moreButton).Y - driver.AbsolutePositionForObject(d.status.text).Y
	}
	d.Content().Resize(fyne.NewSize(480, 600))
	if y := below(); y != 0 {
		t.Errorf("with little to say the buttons are %v below", y)
	}
	d.status.reading = &task.Progress{Part: 0.5, Text: i18n.F("gamelist.reading-moves-far", gamesText(999_000))}
	d.status.measure()
	d.commands.offerUndo("Undo delete (3 games)")
	if w := d.Content().MinSize().Width; w > 480 {
		t.Errorf("the page takes a width of %v", w)
	}
	d.Content().Resize(fyne.NewSize(481, 600))
	if y := below(); y <= 0 {
		t.Error("the buttons have no line of their own")
	}
	d.Content().Resize(fyne.NewSize(1000, 600))
	if y := below(); y != 0 {
		t.Errorf("with much room the buttons are %v below", y)
	}
}

// TestSearchHintFits measures the hint in the search field of a narrow window, in every
// language.
func TestSearchHintFits(t *testing.T) {
	for _, code := range uitest.Languages() {
		uitest.Speak(t, code)
		d := sit(t).shown()
		d.Content().Resize(fyne.NewSize(480, 600))
		l := newSearchField(d.bar)
		room := d.Content().Size().Width - 2*theme.InnerPadding() - 2*theme.Padding()
		if w := fyne.MeasureText(l.PlaceHolder, theme.TextSize(), l.TextStyle).Width; w > room {
			t.Errorf("%s: the hint %q takes %.0f of %.0f", code, l.PlaceHolder, w, room)
		}
	}
}
