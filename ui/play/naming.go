package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/rules"
)

// newNaming is the line that names the opening.
func newNaming() *widget.Label {
	l := widget.NewLabel("")
	l.SizeName, l.Truncation = theme.SizeNameCaptionText, fyne.TextTruncateEllipsis
	return l
}

// named is how far into a game its opening is looked for, in plies.
const named = 36

// nameOpening shows the name of the last position on the way to the board that
// has one.
func (p *Page) nameOpening() {
	if p.names == nil {
		p.names = map[rules.Position]string{}
	}
	text, line := "", p.view.line[:min(len(p.view.line), named+1)]
	if !p.orthodox() {
		line = nil // nobody names openings there
	}
	for _, at := range line {
		name, known := p.names[at]
		if !known {
			name = p.Opening(at)
			p.names[at] = name
		}
		if name != "" {
			text = name
		}
	}
	if text != p.naming.Text {
		p.naming.SetText(text)
	}
}
