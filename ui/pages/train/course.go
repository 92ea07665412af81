package train

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/phrase"
	"passedpawn/game/teaching/puzzles"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A course draws how the person's rating has changed, from the first answer to the last: as
// steps, each before a bar that is as high as the rating is uncertain.
type course struct {
	widgets.Chart
	all []puzzles.Rating
}

func newCourse(reveal widgets.Reveal) *course {
	c := &course{}
	c.Extend(c, reveal)
	return c
}

// set shows ratings, the oldest first.
func (c *course) set(all []puzzles.Rating) {
	c.all = sample(all, mostPoints)
	c.Refresh()
}

const (
	mostPoints = 42
	courseHigh = 120 // of the drawing
	margin     = 50  // points of rating that are shown at least above and below
)

// sample returns at most n of some ratings, evenly, with the first and the last.
func sample(all []puzzles.Rating, n int) []puzzles.Rating {
	if len(all) <= n {
		return all
	}
	some := make([]puzzles.Rating, n)
	for i := range some {
		some[i] = all[i*(len(all)-1)/(n-1)]
	}
	return some
}

// MinSize implements fyne.CanvasObject.
func (c *course) MinSize() fyne.Size { return fyne.NewSize(200, courseHigh*look.Scale()) }

// AccessibilityLabel implements fyne.Accessible: it says how the rating has changed.
func (c *course) AccessibilityLabel() string {
	if len(c.all) == 0 {
		return i18n.T("train.course")
	}
	of := func(a, b puzzles.Rating) int { return cmp.Compare(a.Mean, b.Mean) }
	lowest, highest := slices.MinFunc(c.all, of), slices.MaxFunc(c.all, of)
	return i18n.F("train.course-told", phrase.Say("train.course"), points(c.all[0]), points(c.all[len(c.all)-1]), points(lowest), points(highest))
}

// CreateRenderer implements fyne.Widget.
func (c *course) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(c, c.draw) }

// draw draws the bars, the steps in their middles, and the limits at the left.
func (c *course) draw(d *widgets.Drawing) {
	if len(c.all) == 0 {
		return
	}
	low, high := limits(c.all)
	line := widgets.High(look.NoteSize, 1)
	left := 40 * look.Scale()
	room := c.Size().Height - line
	width := min((c.Size().Width-left)/float32(len(c.all)), widestDay*look.Scale()/2)
	y := func(rating float64) float32 { return line/2 + room*float32((high-rating)/(high-low)) }
	for _, at := range []float64{low, high} {
		t := canvas.NewText(strconv.Itoa(int(at)), theme.Color(theme.ColorNamePlaceHolder))
		t.TextSize = look.NoteSize * look.Scale()
		d.Add(t, fyne.NewPos(0, y(at)-line/2), fyne.NewSize(left, line))
	}
	for i, r := range c.all {
		x := left + width*float32(i)
		bar := canvas.NewRectangle(theme.Color(theme.ColorNameSeparator))
		top, bottom := y(min(r.Mean+r.Deviation, high)), y(max(r.Mean-r.Deviation, low))
		d.Add(bar, fyne.NewPos(x+width/8, top), fyne.NewSize(width*3/4, bottom-top))
		mean := canvas.NewRectangle(theme.Color(theme.ColorNamePrimary))
		d.Add(mean, fyne.NewPos(x, y(r.Mean)-1.5), fyne.NewSize(width, 3))
	}
	c.Ring(d)
}

// limits returns the ratings at the bottom and at the top, which are multiples of 100.
func limits(all []puzzles.Rating) (low, high float64) {
	low, high = math.Inf(1), math.Inf(-1)
	for _, r := range all {
		low, high = min(low, r.Mean-margin), max(high, r.Mean+margin)
	}
	return 100 * math.Floor(low/100), 100 * math.Ceil(high/100)
}
