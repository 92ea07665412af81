package boardview

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/look"
)

// Circles returns circles round squares in the colour of a pen, which is a letter as in PGN.
func Circles(pen byte, squares []rules.Square) (all []Drawing) {
	for _, s := range squares {
		all = append(all, Drawing{Arrow: boardmodel.Arrow{From: s, To: s}, Colour: look.DrawingColour(pen)})
	}
	return all
}

// Marked says which circles and arrows are drawn on a board of a shape, without those that a
// sentence beside the board tells. It is empty if there are none.
func Marked(shape rules.Shape, all []Drawing) phrase.Phrase {
	var circles, arrows, said []phrase.Phrase
	for _, d := range all {
		from, to := shape.NameOf(d.From), shape.NameOf(d.To)
		switch {
		case d.Told:
		case d.From == d.To:
			circles = append(circles, phrase.Say("%v", to))
		default:
			arrows = append(arrows, phrase.Say("byear.arrow", from, to))
		}
	}
	if len(circles) > 0 {
		said = append(said, phrase.Say("byear.circles", phrase.Join(", ", circles...)))
	}
	if len(arrows) > 0 {
		said = append(said, phrase.Say("byear.drawn-arrows", phrase.Join(", ", arrows...)))
	}
	return phrase.Join(" ", said...)
}
