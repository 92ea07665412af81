package play

import (
	"passedpawn/game/chess/law"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/look"
)

// facts returns what is certain about a choice of promotion. The tournament rules allow
// no such help.
func (p *Page) facts(at rules.Position, m rules.Move) []string {
	if !p.snap.Helped() {
		return nil
	}
	return law.PromotionFacts(at, m)
}

// touched marks the pieces that must move, or be captured, because they were touched.
func touched(s session.Snapshot) []boardview.Drawing {
	if !s.Live() || s.Game.Bound == nil {
		return nil
	}
	var marks []boardview.Drawing
	for _, at := range s.Game.Touched {
		if s.Game.Obliged(at) {
			marks = append(marks, boardview.Drawing{Arrow: boardmodel.Arrow{From: at, To: at}, Colour: look.DrawingColour('Y')})
		}
	}
	return marks
}

// putDown puts down the piece that a person held when the game ended. Moving it then
// would add a variation to the game.
func (p *Page) putDown() {
	if hands := p.Board.State(); hands.Picked() || len(hands.Choices) > 0 {
		p.Board.Do(boardmodel.Cancel{})
	}
}
