package train

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/phrase"
	"passedpawn/game/teaching/training"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A forecast draws how many positions come on each of the next days, as bars. Today's is the
// first.
type forecast struct {
	widgets.Chart
	today time.Time
	byDay [training.Days]int
}

func newForecast(reveal widgets.Reveal) *forecast {
	f := &forecast{}
	f.Extend(f, reveal)
	return f
}

// set shows the days from today on.
func (f *forecast) set(today time.Time, byDay [training.Days]int) {
	f.today, f.byDay = today, byDay
	f.Refresh()
}

const (
	forecastHigh = 150 // of the drawing
	widestDay    = 44  // of a bar and the space beside it
	lowestBar    = 4   // of a day on which something comes
	full         = 4   // fewer positions make no bar as high as the drawing
)

// MinSize implements fyne.CanvasObject.
func (f *forecast) MinSize() fyne.Size {
	return fyne.NewSize(14*training.Days, forecastHigh*look.Scale())
}

// AccessibilityLabel implements fyne.Accessible: it says how many positions come, and when the most.
func (f *forecast) AccessibilityLabel() string {
	all, most := 0, 0
	for i, n := range f.byDay {
		all += n
		if n > f.byDay[most] {
			most = i
		}
	}
	if all == 0 {
		return i18n.F("train.forecast-none", phrase.Say("train.forecast", training.Days))
	}
	return i18n.F("train.forecast-told", phrase.Say("train.forecast", training.Days), all, f.byDay[0], f.byDay[most], date(f.today.AddDate(0, 0, most)))
}

// CreateRenderer implements fyne.Widget.
func (f *forecast) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(f, f.draw) }

// draw draws a bar for each day, with its number above and the day of the month below.
func (f *forecast) draw(d *widgets.Drawing) {
	day := min(f.Size().Width/training.Days, widestDay*look.Scale())
	line := widgets.High(look.NoteSize, 1)
	most := full
	for _, n := range f.byDay {
		most = max(most, n)
	}
	room := f.Size().Height - 2*line
	for i, n := range f.byDay {
		x, colour := float32(i)*day, theme.ColorNamePlaceHolder
		if i == 0 {
			colour = theme.ColorNamePrimary
		}
		high := float32(1) // the ground
		if n > 0 {
			high = lowestBar + (room-lowestBar)*float32(n)/float32(most)
			writeNumber(d, strconv.Itoa(n), theme.ColorNameForeground, fyne.NewPos(x, line+room-high-line), day)
		}
		bar := canvas.NewRectangle(theme.Color(colour))
		bar.CornerRadius = min(3, high/2)
		d.Add(bar, fyne.NewPos(x+day/8, line+room-high), fyne.NewSize(day*3/4, high))
		writeNumber(d, strconv.Itoa(f.today.AddDate(0, 0, i).Day()), theme.ColorNamePlaceHolder, fyne.NewPos(x, line+room), day)
	}
	f.Ring(d)
}

// writeNumber writes a number in the middle of a bar.
func writeNumber(d *widgets.Drawing, text string, colour fyne.ThemeColorName, at fyne.Position, wide float32) {
	t := canvas.NewText(text, theme.Color(colour))
	t.TextSize, t.Alignment = look.NoteSize*look.Scale(), fyne.TextAlignCenter
	d.Add(t, at, fyne.NewSize(wide, widgets.High(look.NoteSize, 1)))
}
