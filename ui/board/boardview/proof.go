package boardview

import (
	"passedpawn/game/rules"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/look"
)

// Proof returns the drawings that prove a refusal: an arrow from the piece that forbids
// the step to the square it attacks, or a ring round the piece in the way.
func Proof(r rules.Refusal) []Drawing {
	if !r.Proven {
		return nil
	}
	all := []Drawing{{Arrow: boardmodel.Arrow{From: r.By, To: r.At}, Colour: look.DrawingColour('R'), Told: true}}
	if r.Double {
		all = append(all, Drawing{Arrow: boardmodel.Arrow{From: r.Second, To: r.At}, Colour: look.DrawingColour('R'), Told: true})
	}
	for _, s := range r.Needs {
		all = append(all, Drawing{Arrow: boardmodel.Arrow{From: s, To: s}, Colour: look.DrawingColour('Y')})
	}
	return all
}
