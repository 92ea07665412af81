package play

import (
	"passedpawn/game/law"
	"passedpawn/game/rules"
	"passedpawn/game/session"
	"passedpawn/ui/boardmodel"
	"passedpawn/ui/boardview"
	"passedpawn/ui/look"
)

// facts are what is certain about a choice of promotion. By the rules of tournaments
// nobody is told.
func (p *Page) facts(at rules.Position, m rules.Move) []string {
	if !p.snap.Helped() {
		return nil
	}
	return law.PromotionFacts(at, m)
}

// touched marks the men that have to move, or to be captured, because they were
// touched.
func touched(s session.Snapshot) []boardview.Drawing {
	if !s.Live() || s.Game.Bound == nil {
		return nil
	}
	var marks []boardview.Drawing
	for _, at := range s.Game.Touched {
		if s.Obliged(at) {
			marks = append(marks, boardview.Drawing{Arrow: boardmodel.Arrow{From: at, To: at}, Colour: look.DrawingColour('Y')})
		}
	}
	return marks
}

// putDown takes out of a person's hand what they were about to move when the game
// ended: it would be a remark on the game.
func (p *Page) putDown() {
	if hands := p.Board.State(); hands.Picked() || len(hands.Choices) > 0 {
		p.Board.Do(boardmodel.Cancel{})
	}
}
