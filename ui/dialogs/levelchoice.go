package dialogs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
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
	ends    [2]*widget.Label // the names of the lowest and the highest level
	adapt   *widgets.Check
	how     *widget.Label // says how the level adapts
	levels  []Level
	last    map[int]int // the level last chosen, by the number of levels
}

func (a *asking) newLevelChoice() *levelChoice {
	l := &levelChoice{
		slider: a.host.newSlider(), marks: widgets.NewTicks(), name: widget.NewLabel(""), about: widgets.NewSmallText(""), how: widgets.NewSmallText(""),
		ends:  [2]*widget.Label{widgets.NewSmallText(""), widgets.NewSmallText("")},
		adapt: a.host.newCheck(i18n.T("dialogs.adapts"), a.game.Adapt), last: map[int]int{},
	}
	l.name.TextStyle.Bold = true
	for i, end := range l.ends {
		end.Wrapping, end.Importance = fyne.TextWrapOff, widget.LowImportance
		end.Alignment = [2]fyne.TextAlign{fyne.TextAlignLeading, fyne.TextAlignTrailing}[i]
	}
	l.slider.OnChanged = func(float64) { l.say() }
	l.adapt.OnChanged = func(bool) { l.limit() }
	tight := func(o ...fyne.CanvasObject) fyne.CanvasObject { return widgets.RowsApart(-theme.InnerPadding(), o...) }
	scale := tight(container.NewStack(l.marks, l.slider), container.NewBorder(nil, nil, l.ends[0], l.ends[1]))
	l.content = section(i18n.T("dialogs.level"), scale, tight(l.name, l.about), tight(l.adapt, l.how))
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
	l.ends[0].SetText(l.levels[0].Name)
	l.ends[1].SetText(l.levels[most-1].Name)
	l.how.SetText(i18n.F("dialogs.adapts-how", Adaptive(len(l.levels))))
	l.say()
}

func (l *levelChoice) level() int { return int(l.slider.Value + 0.5) }

// say names the level, and describes how it plays and adapts.
func (l *levelChoice) say() {
	level := l.levels[l.level()-1]
	l.name.SetText(i18n.F("dialogs.level-name", l.level(), level.Name))
	l.about.SetText(level.About)
	widgets.Show(l.how, l.adapt.Checked)
}
