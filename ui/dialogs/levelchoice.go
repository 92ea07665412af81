package dialogs

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A levelChoice chooses the level of the program, and describes each level.
type levelChoice struct {
	content *fyne.Container
	slider  *widgets.Slider
	marks   *widgets.Ticks
	name    *widget.Label
	about   *widget.Label
	adapt   *widgets.Check
	levels  []Level
	last    map[int]int // the level last chosen, by the number of levels
}

func (a *asking) newLevelChoice() *levelChoice {
	l := &levelChoice{
		slider: a.host.newSlider(), marks: widgets.NewTicks(), name: widget.NewLabel(""), about: widgets.NewSmallText(""),
		adapt: a.host.newCheck(i18n.T("dialogs.adapts"), a.game.Adapt), last: map[int]int{},
	}
	l.name.TextStyle.Bold = true
	l.slider.OnChanged = func(float64) { l.say() }
	l.adapt.OnChanged = func(bool) { l.limit() }
	l.content = section(i18n.T("dialogs.level"), container.NewStack(l.marks, l.slider), l.name, l.about, l.adapt)
	return l
}

// offer sets the levels of a game. While the dialog is open, games with the same number
// of levels share the choice.
func (l *levelChoice) offer(o Offer) {
	if len(l.levels) > 0 {
		l.last[len(l.levels)] = l.level()
	}
	at := o.Level
	if last := l.last[len(o.Levels)]; last > 0 {
		at = last
	}
	l.levels = o.Levels
	l.slider.Value = float64(max(at, 1))
	l.limit()
}

// Adaptive returns the highest of a number of levels that the results of a person lead to:
// the one below full strength.
func Adaptive(levels int) int { return max(levels-1, 1) }

// limit shows the levels that can be chosen.
func (l *levelChoice) limit() {
	most := len(l.levels)
	if l.adapt.Checked {
		most = Adaptive(most)
	}
	l.slider.Max = float64(most)
	l.slider.Value = min(l.slider.Value, l.slider.Max)
	l.slider.Refresh()
	l.marks.Set(most)
	l.say()
}

func (l *levelChoice) level() int { return int(l.slider.Value + 0.5) }

// say names the level, and describes how it plays or adapts.
func (l *levelChoice) say() {
	level := l.levels[l.level()-1]
	l.name.SetText(i18n.F("dialogs.level-name", l.level(), level.Name))
	about := level.About
	if l.adapt.Checked {
		about = strings.TrimSpace(about + " " + i18n.F("dialogs.adapts-how", Adaptive(len(l.levels))))
	}
	l.about.SetText(about)
}
