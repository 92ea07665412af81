package play

import (
	"passedpawn/game/play/session"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// Ask asks why not to play the move on the board, or lets the person show one.
func (a *Actions) Ask() {
	a.session.Why.Ask()
	if a.page.snap.Asked != nil {
		a.page.keyboard.toBoard()
	}
}

// MayAsk reports whether a move can be asked about.
func (a *Actions) MayAsk() bool { return a.page.snap.MayAsk() }

// asked returns what can be done while a person asks about a move.
func (c chooser) asked() []deed {
	p := c.page
	return []deed{
		named("", i18n.T("play.asked-reply"), p.Session.Why.Forward, goesOn(c.snap)),
		named("", i18n.T("play.asked-leave"), p.Session.Why.Leave, true),
	}
}

// following reports whether a person has asked about a move, and not only begun to.
func following(s session.Snapshot) bool {
	return s.Asked != nil && (s.Asked.Busy || len(s.Asked.Talk.Moves) > 0)
}

// goesOn reports whether the proof that a person follows has a next move.
func goesOn(s session.Snapshot) bool {
	if s.Asked == nil {
		return false
	}
	_, answer := s.Asked.Talk.Next()
	_, reply := s.Asked.Talk.Stubborn()
	return answer || reply
}

// proved draws what a proof says next: the answer as an arrow or, after the first one, what it
// aims at.
func proved(a *session.Asked) (all []boardview.Drawing) {
	t := a.Talk
	draw := func(arrow boardmodel.Arrow, colour byte) {
		all = append(all, boardview.Drawing{Arrow: arrow, Colour: look.DrawingColour(colour)})
	}
	if m, ok := t.Next(); ok {
		draw(boardmodel.Arrow{From: m.From, To: m.To}, 'R')
		return all
	}
	if !t.Fresh() {
		return nil
	}
	for i, at := range t.Proof.Squares {
		if draw(boardmodel.Arrow{From: at, To: at}, 'Y'); i > 0 {
			draw(boardmodel.Arrow{From: t.Proof.Squares[0], To: at}, 'R')
		}
	}
	return all
}
