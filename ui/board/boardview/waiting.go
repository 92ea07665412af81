package boardview

import (
	"image/color"

	"fyne.io/fyne/v2/canvas"

	"passedpawn/game/rules"
)

// waitingBelow tints the spots of the waiting move.
func (r *renderer) waitingBelow() {
	for _, s := range r.board.state.WaitingSpots() {
		tint := canvas.NewRectangle(over(r.board.view.Colours.Cursor, 105))
		r.placeSpot(tint, s, 0)
		r.add(tint)
	}
}

// waitingAbove frames the spots of the waiting move with corner brackets, which no other
// mark has, and shows the piece that is dropped or promoted to.
func (r *renderer) waitingAbove() {
	for _, s := range r.board.state.WaitingSpots() {
		w := max(2, r.geo.Cell*0.05)
		r.brackets(s, 0, w*1.6, color.White)
		r.brackets(s, w*0.3, w, r.board.view.Colours.Cursor)
	}
	m := r.board.state.Waiting
	piece, _ := rules.PieceAt(r.board.view.Position, m.Origin(r.board.state.Mover()))
	switch {
	case m.Promote != rules.NoKind:
		piece.Kind = m.Promote
		r.small(m.To, piece)
	case m.Drop != rules.NoKind:
		r.small(m.To, piece)
	}
}
