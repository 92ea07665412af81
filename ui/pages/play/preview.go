package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/rules"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/look"
)

// A preview is a small board above the page, with the position after a move that is
// pointed at.
type preview struct {
	layer  *fyne.Container
	card   *fyne.Container
	ground *canvas.Rectangle
	board  *boardview.Widget
}

// previewSide is the side of the small board, and previewEdge the card around it.
const (
	previewSide = 220
	previewEdge = 6
)

func newPreview(pieces *look.Pieces) *preview {
	v := &preview{ground: &canvas.Rectangle{CornerRadius: 6, StrokeWidth: 1}}
	v.board = boardview.New(boardview.Config{
		Pieces: pieces, Play: func(rules.Move) {}, Refused: func(rules.Spot, rules.Square) {}, Touched: func(rules.Spot) {},
		PromotionFacts: func(rules.Position, rules.Move) []string { return nil }, Key: func(fyne.KeyName) {}, Rune: func(rune) {},
	})
	v.card = container.NewWithoutLayout(v.ground, v.board, newShield())
	v.card.Hide()
	v.layer = container.NewWithoutLayout(v.card)
	return v
}

// show shows a view near an object, above it or, without room there, below it, around an
// x in the object.
func (v *preview) show(view boardview.View, of fyne.CanvasObject, x float32) {
	v.ground.FillColor, v.ground.StrokeColor = theme.Color(theme.ColorNameBackground), theme.Color(theme.ColorNameSeparator)
	d := fyne.CurrentApp().Driver()
	place := d.AbsolutePositionForObject(of).Subtract(d.AbsolutePositionForObject(v.layer))
	room := v.layer.Size()
	v.board.SetView(view)
	inner := v.board.Fits(fyne.NewSquareSize(min(previewSide, room.Width-4*previewEdge, room.Height-4*previewEdge)))
	size := inner.AddWidthHeight(2*previewEdge, 2*previewEdge)
	x = min(max(place.X+x-size.Width/2, 0), max(0, room.Width-size.Width))
	y := place.Y - size.Height - look.Gap
	if y < 0 {
		y = min(place.Y+of.Size().Height+look.Gap, max(0, room.Height-size.Height))
	}
	v.card.Move(fyne.NewPos(x, y))
	v.card.Resize(size)
	v.ground.Resize(size)
	for _, o := range v.card.Objects[1:] {
		o.Move(fyne.NewPos(previewEdge, previewEdge))
		o.Resize(inner)
	}
	v.card.Show()
	v.layer.Refresh()
}

func (v *preview) hide() {
	if v.card.Visible() {
		v.card.Hide()
		v.layer.Refresh()
	}
}
