package exercises

import (
	"passedpawn/game/play/describe"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/look"
)

// A Run is a person's progress through an exercise.
type Run interface {
	Rules() rules.Rules
	Position() rules.Position
	// Last is the move that led to the position, the null move if there was none.
	Last() rules.Move
	// Done reports whether what the exercise asks for now is done.
	Done() bool
}

// ViewOf returns the position of a run, with the last move marked, as the settings want to
// see it.
func ViewOf(r Run, s settings.Settings) boardview.View {
	shape := rules.ShapeOf(r.Rules())
	v := boardview.View{
		Shape: shape, Position: r.Position(), Coordinates: s.Coordinates, Glide: s.Glide(),
		Colours: look.BoardFor(shape, s.Board, s.ShogiBoard), Ranks: s.ShogiRanks,
		Ear: s.ByEar, Spelled: s.EarStyle == string(describe.Spelled),
		Sides: rules.SideNames(r.Rules(), r.Position()),
	}
	if m := r.Last(); !m.Null() {
		v.Last = []rules.Spot{m.Origin(r.Position().Turn().Other()), rules.On(m.To)}
	}
	return v
}

// Rings returns rings round squares, in the colour of a pen, which is a letter as in PGN.
func Rings(pen byte, squares []rules.Square) (all []boardview.Drawing) {
	for _, s := range squares {
		all = append(all, boardview.Drawing{Arrow: boardmodel.Arrow{From: s, To: s}, Colour: look.DrawingColour(pen)})
	}
	return all
}
