package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A sideTip says what a player's side is called and what that means, while the pointer rests
// on the player. It cannot be seen itself.
type sideTip struct {
	widget.BaseWidget
	text string // "" if everybody knows
	tips *widgets.Tips
}

var _ desktop.Hoverable = (*sideTip)(nil)

func newSideTip(tips *widgets.Tips) *sideTip {
	t := &sideTip{tips: tips}
	t.ExtendBaseWidget(t)
	return t
}

// CreateRenderer implements fyne.Widget.
func (t *sideTip) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}

// MouseIn implements desktop.Hoverable.
func (t *sideTip) MouseIn(*desktop.MouseEvent) { t.tips.Soon(t.text, t) }

// MouseMoved implements desktop.Hoverable.
func (t *sideTip) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (t *sideTip) MouseOut() { t.tips.Hide() }

// sideNote says what the name of a side means in the game on the board, "" if everybody
// knows.
func sideNote(s session.Snapshot, side rules.Side) string {
	if notes, own := rules.SideNotes(s.Rules, s.Game.Line[0]); own {
		return i18n.P(notes[side])
	}
	return ""
}

// sideNoted returns the name of a side with its meaning, "" if everybody knows.
func sideNoted(s session.Snapshot, side rules.Side) string {
	if note := sideNote(s, side); note != "" {
		return i18n.F("play.side-noted", s.Side(side), note)
	}
	return ""
}
