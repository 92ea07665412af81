package gamelist

import (
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/game/library"
	"passedpawn/ui/i18n"
	"passedpawn/ui/task"
)

// TestNarrow checks that the page fits a narrow window, whatever its messages and
// buttons.
func TestNarrow(t *testing.T) {
	d := sit(t).shown()
	d.until("rest", func() bool { return !d.looking.Busy() })
	below := func() float32 {
		driver := fyne.CurrentApp().Driver()
		return driver.AbsolutePositionForObject(d.more).Y - driver.AbsolutePositionForObject(d.say).Y
	}
	d.Content().Resize(fyne.NewSize(480, 600))
	if y := below(); y != 0 {
		t.Errorf("with little to say the buttons are %v below", y)
	}
	d.meter.reads = &task.Progress{Part: 0.5, Text: i18n.F("gamelist.reading-moves-far", gamesText(999_000))}
	d.measure()
	var many library.Backup
	many.Games = 123_456
	d.offerUndo([]library.Backup{many})
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
