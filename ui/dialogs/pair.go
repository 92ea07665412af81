package dialogs

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/widgets"
)

// A pair is two text fields side by side that are enabled together.
type pair struct {
	widget.BaseWidget
	lines [2]*widgets.Entry
}

func newPair(left, right *widgets.Entry) *pair {
	p := &pair{lines: [2]*widgets.Entry{left, right}}
	p.ExtendBaseWidget(p)
	return p
}

// CreateRenderer implements fyne.Widget.
func (p *pair) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewGridWithColumns(2, p.lines[0], p.lines[1]))
}

// texts returns the contents of the fields without the spaces around them.
func (p *pair) texts() [2]string {
	return [2]string{strings.TrimSpace(p.lines[0].Text), strings.TrimSpace(p.lines[1].Text)}
}

// Enable implements fyne.Disableable.
func (p *pair) Enable() { p.enable(true) }

// Disable implements fyne.Disableable.
func (p *pair) Disable() { p.enable(false) }

// Disabled implements fyne.Disableable.
func (p *pair) Disabled() bool { return p.lines[0].Disabled() }

func (p *pair) enable(on bool) {
	for _, l := range p.lines {
		widgets.Enable(l, on)
	}
}
