package dialogs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
)

// A levelChoice is where the level of the program is chosen, with a word for each.
type levelChoice struct {
	content *fyne.Container
	slider  *slider
	marks   *ticks
	name    *widget.Label
	about   *widget.Label
	adapt   *check
	levels  []Level
	last    map[int]int // the level chosen last among so many
}

func (a *asking) newLevelChoice() *levelChoice {
	l := &levelChoice{slider: a.host.newSlider(1, 1), marks: newTicks(), name: widget.NewLabel(""), about: caption(), adapt: a.host.newCheck(i18n.T("dialogs.adapts"), a.game.Adapt), last: map[int]int{}}
	l.name.TextStyle.Bold = true
	l.slider.enter, l.slider.reveal = a.start, a.reveal
	l.slider.OnChanged = func(float64) { l.say() }
	l.adapt.OnChanged = func(bool) { l.say() }
	l.content = section(i18n.T("dialogs.level"), container.NewStack(l.marks, l.slider), container.NewBorder(nil, nil, nil, l.adapt, l.name), l.about)
	return l
}

// offer puts up the levels of a game. Games with as many levels as each other share
// what was chosen while the dialog is open.
func (l *levelChoice) offer(o Offer) {
	if len(l.levels) > 0 {
		l.last[len(l.levels)] = l.level()
	}
	at := o.Level
	if last := l.last[len(o.Levels)]; last > 0 {
		at = last
	}
	l.levels = o.Levels
	l.slider.Max = float64(len(o.Levels))
	l.slider.Value = float64(min(max(at, 1), len(o.Levels)))
	l.slider.Refresh()
	l.marks.set(len(o.Levels))
	l.say()
}

func (l *levelChoice) level() int { return int(l.slider.Value + 0.5) }

// say names the level, and says how it goes on from there.
func (l *levelChoice) say() {
	level := l.levels[l.level()-1]
	l.name.SetText(i18n.F("dialogs.level-name", l.level(), level.Name))
	about := level.About
	if l.adapt.Checked {
		about = i18n.T("dialogs.adapts-how")
	}
	l.about.SetText(about)
}
