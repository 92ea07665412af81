package train

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/phrase"
	"passedpawn/game/teaching/training"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A rates draws how many mistakes the person made per hundred moves in each phase: a bar for
// the games before the first answer, and one below it for those since.
type rates struct {
	widgets.Chart
	before, since training.Period
}

func newRates(reveal widgets.Reveal) *rates {
	r := &rates{}
	r.Extend(r, reveal)
	return r
}

// set shows two periods.
func (r *rates) set(before, since training.Period) {
	r.before, r.since = before, since
	r.Refresh()
}

// phaseNames are the names of the phases.
var phaseNames = [training.Phases]phrase.Phrase{phrase.Say("graph.opening"), phrase.Say("graph.middlegame"), phrase.Say("graph.endgame")}

// any reports whether there is something to draw.
func (r *rates) any() bool {
	for phase := range training.Phases {
		_, before := r.before.Rate(phase)
		if _, since := r.since.Rate(phase); before || since {
			return true
		}
	}
	return false
}

// AccessibilityLabel implements fyne.Accessible: it says what is drawn.
func (r *rates) AccessibilityLabel() string {
	told := []string{i18n.T("train.rates") + "."}
	for i := range 2 {
		p, _, said := r.period(i)
		var all []phrase.Phrase
		for phase, name := range phaseNames {
			if rate, ok := p.Rate(phase); ok {
				all = append(all, phrase.Say("%v %v", name, phrase.Decimal(rate)))
			}
		}
		if len(all) > 0 {
			told = append(told, i18n.P(phrase.Say("%v. %v.", said, phrase.Join(", ", all...))))
		}
	}
	return strings.Join(told, " ")
}

// Heights of a row of the legend and of a phase, and of a bar.
const (
	legendHigh = 20
	phaseHigh  = 44
	barHigh    = 14
)

// MinSize implements fyne.CanvasObject.
func (r *rates) MinSize() fyne.Size {
	return fyne.NewSize(200, (2*legendHigh+phaseHigh*float32(training.Phases))*look.Scale())
}

// CreateRenderer implements fyne.Widget.
func (r *rates) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(r, r.draw) }

// period returns a period, from 0, its colour, and what is said of it.
func (r *rates) period(i int) (p training.Period, c color.Color, said string) {
	if i == 0 {
		return r.before, theme.Color(theme.ColorNamePlaceHolder), i18n.Count(r.before.Games, "train.rates-before")
	}
	return r.since, theme.Color(theme.ColorNamePrimary), i18n.Count(r.since.Games, "train.rates-since")
}

// draw draws a legend, and a row for each phase: its name, the two bars, and their numbers.
func (r *rates) draw(d *widgets.Drawing) {
	scale := look.Scale()
	left, number := 100*scale, 44*scale
	room, most := min(r.Size().Width-left-number, 320*scale), 1.0
	for i := range 2 {
		p, colour, said := r.period(i)
		y := legendHigh * scale * float32(i)
		d.Add(canvas.NewRectangle(colour), fyne.NewPos(0, y+3*scale), fyne.NewSize(barHigh*scale, barHigh*scale))
		r.write(d, said, fyne.NewPos(22*scale, y), r.Size().Width)
		for phase := range training.Phases {
			rate, _ := p.Rate(phase)
			most = max(most, rate)
		}
	}
	for phase, name := range phaseNames {
		y := (2*legendHigh + phaseHigh*float32(phase)) * scale
		r.write(d, i18n.P(name), fyne.NewPos(0, y+14*scale), left)
		for i := range 2 {
			p, colour, _ := r.period(i)
			rate, ok := p.Rate(phase)
			if !ok {
				continue
			}
			at, wide := fyne.NewPos(left, y+float32(8+18*i)*scale), max(2, room*float32(rate/most))
			d.Add(canvas.NewRectangle(colour), at, fyne.NewSize(wide, barHigh*scale))
			r.write(d, i18n.P(phrase.Say("%v", phrase.Decimal(rate))), fyne.NewPos(left+wide+6*scale, at.Y-3*scale), number)
		}
	}
	r.Ring(d)
}

// write writes a small text.
func (r *rates) write(d *widgets.Drawing, text string, at fyne.Position, width float32) {
	t := canvas.NewText(text, theme.Color(theme.ColorNameForeground))
	t.TextSize = look.NoteSize * look.Scale()
	d.Add(t, at, fyne.NewSize(width, widgets.High(look.NoteSize, 1)))
}
