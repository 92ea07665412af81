package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// Sizes of the card at the end of a game.
const (
	cardWidth = 400 // at most
	cardEdge  = 20
	wonSign   = 32 // the side of the sign of a win
	// smallBoard is the board height below which the card has small text.
	smallBoard = 300
)

// endPlace places the card: it fills the room above the moves, or lies on a third of the
// board.
type endPlace struct{ of *endCard }

// MinSize implements fyne.Layout: the card takes what room the board leaves it.
func (*endPlace) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Layout implements fyne.Layout.
func (l *endPlace) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	card := l.of.card
	wide := min(cardWidth, size.Width-2*look.Gap)
	if l.of.beside {
		wide = size.Width
	}
	l.of.headline.SizeName = theme.SizeNameHeadingText
	need := fyne.MeasureText(l.of.headline.Text, theme.Size(theme.SizeNameHeadingText), l.of.headline.TextStyle).Width
	small := size.Height < smallBoard && !l.of.beside
	if room := wide - 2*(l.of.cross.MinSize().Width+look.Gap); small || need > room {
		l.of.headline.SizeName = theme.SizeNameSubHeadingText
	}
	widgets.Show(l.of.summary, !small)
	high := min((&endLayout{l.of}).height(wide), size.Height)
	edge := min(look.Gap, (size.Height-high)/2)
	top := edge + (size.Height-high-2*edge)*float32(l.of.third)/2
	card.Move(fyne.NewPos((size.Width-wide)/2, top))
	card.Resize(fyne.NewSize(wide, high))
}

// endLayout lays out the card: the headline, the reason for the result, and the buttons,
// side by side if they fit and else one below the other.
type endLayout struct{ of *endCard }

// MinSize implements fyne.Layout.
func (*endLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// rows returns the buttons as the rows of a card of a width.
func (l *endLayout) rows(width float32) [][]fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, b := range l.of.buttons {
		all = append(all, b)
	}
	if widgets.RowFits(all, width-2*cardEdge) {
		return [][]fyne.CanvasObject{all}
	}
	if widgets.RowFits(all[1:], width-2*cardEdge) {
		return [][]fyne.CanvasObject{all[:1], all[1:]}
	}
	return [][]fyne.CanvasObject{all[:1], all[1:2], all[2:]}
}

// textHeight returns the height of the reason in a card of a width.
func (l *endLayout) textHeight(width float32) float32 { return l.wrapped(l.of.by, width) }

// wrapped returns the height of a text in a card of a width.
func (l *endLayout) wrapped(t *widget.Label, width float32) float32 {
	t.Resize(fyne.NewSize(width-2*cardEdge, t.Size().Height)) // so that it wraps for its width
	return t.MinSize().Height - cardEdge + l.edge()
}

// summaryHeight returns the height of the summary in a card of a width, 0 if it is hidden.
func (l *endLayout) summaryHeight(width float32) float32 {
	if !l.of.summary.Visible() {
		return 0
	}
	return l.wrapped(l.of.summary, width)
}

// edge returns the space below the buttons.
func (l *endLayout) edge() float32 {
	if l.of.headline.SizeName == theme.SizeNameSubHeadingText {
		return look.Gap
	}
	return cardEdge
}

// height returns the height of a card of a width.
func (l *endLayout) height(width float32) float32 {
	button := l.of.buttons[0].MinSize().Height
	rows := float32(len(l.rows(width)))
	text := l.of.headline.MinSize().Height + l.textHeight(width) + l.summaryHeight(width)
	return min(2*look.Gap, l.edge()) + text + rows*(button+look.Gap/2) + l.edge() - look.Gap/2
}

// Layout implements fyne.Layout.
func (l *endLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	c := l.of
	for _, o := range objects[:2] { // the ground, and the shield against the mouse
		o.Move(fyne.Position{})
		o.Resize(size)
	}
	cross := c.cross.MinSize()
	c.cross.Move(fyne.NewPos(size.Width-cross.Width-look.Gap/2, look.Gap/2))
	c.cross.Resize(cross)
	c.sign.Move(fyne.NewPos(look.Gap, look.Gap))
	c.sign.Resize(c.sign.MinSize())
	y := min(float32(2*look.Gap), l.edge())
	side := cross.Width + look.Gap/2
	c.headline.Move(fyne.NewPos(side, y))
	c.headline.Resize(fyne.NewSize(size.Width-2*side, c.headline.MinSize().Height))
	y += c.headline.MinSize().Height
	text := l.textHeight(size.Width)
	c.by.Move(fyne.NewPos(cardEdge, y-look.Gap))
	c.by.Resize(fyne.NewSize(size.Width-2*cardEdge, text))
	y += text
	summary := l.summaryHeight(size.Width)
	c.summary.Move(fyne.NewPos(cardEdge, y-look.Gap))
	c.summary.Resize(fyne.NewSize(size.Width-2*cardEdge, summary))
	y += summary
	for _, row := range l.rows(size.Width) {
		widgets.Row(row, fyne.NewPos(cardEdge, y), size.Width-2*cardEdge)
		y += c.buttons[0].MinSize().Height + look.Gap/2
	}
}
