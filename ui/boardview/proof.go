package boardview

import (
	"passedpawn/game/rules"
	"passedpawn/ui/boardmodel"
	"passedpawn/ui/look"
)

// Proof draws what proves a refusal: an arrow from the piece that forbids the
// step to what it forbids, or a ring round the one in the way.
func Proof(r rules.Refusal) []Drawing {
	if !r.Proven {
		return nil
	}
	all := []Drawing{{Arrow: boardmodel.Arrow{From: r.By, To: r.At}, Colour: look.DrawingColour('R')}}
	if r.Double {
		all = append(all, Drawing{Arrow: boardmodel.Arrow{From: r.Second, To: r.At}, Colour: look.DrawingColour('R')})
	}
	return all
}
