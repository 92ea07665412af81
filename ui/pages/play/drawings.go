package play

import (
	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/look"
)

// drawings returns the arrows and circles in the notes on a move.
func drawings(n record.Node) []boardview.Drawing {
	var all []boardview.Drawing
	for _, s := range n.Shapes() {
		all = append(all, boardview.Drawing{Arrow: boardmodel.Arrow{From: s.From, To: s.To}, Colour: look.DrawingColour(s.Colour)})
	}
	return all
}

// KeepDrawings saves the drawings on the board in the notes on the move.
func (a *Actions) KeepDrawings() {
	drawn := a.page.Board.Drawn()
	if len(drawn) == 0 {
		a.session.Say(phrase.Say("play.draw-arrows-circles-right"))
		return
	}
	shapes := toggled(a.page.snap.Node().Shapes(), drawn)
	if !a.session.Edits.Draw(shapes) {
		return
	}
	a.page.Board.Do(boardmodel.Wipe{}) // from now on the notes show them
	a.session.Say(phrase.Say("play.drawings-kept-move-drawn", phrase.Number(len(shapes))))
}

// toggled adds the drawings made by hand to shapes. A drawing that is already there in
// the same colour is removed.
func toggled(shapes []record.Shape, drawn []boardmodel.Drawing) []record.Shape {
	var all []boardmodel.Drawing
	for _, s := range shapes {
		all = append(all, boardmodel.Drawing{Arrow: boardmodel.Arrow{From: s.From, To: s.To}, Colour: s.Colour})
	}
	for _, d := range drawn {
		all = boardmodel.Toggle(all, d)
	}
	shapes = nil
	for _, d := range all {
		shapes = append(shapes, record.Shape{Colour: d.Colour, From: d.From, To: d.To})
	}
	return shapes
}
