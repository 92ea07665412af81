package tsume

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/tsume"
	"passedpawn/ui/board/boardview"
)

// again starts the problem again.
func (p *Page) again() {
	p.Run.Again()
	p.help = nothing
	p.Forget()
	p.Refresh()
	p.Shell.Focus(nil)
}

// forget removes the reply and what is drawn for it.
func (p *Page) forget() {
	p.said, p.wrong, p.why, p.hint, p.reply = phrase.Phrase{}, false, rules.Refusal{}, nil, rules.Move{}
}

// view adds what a problem shows on the board.
func (p *Page) view(v *boardview.View) {
	v.Enabled, v.Hint = !p.Run.Done(), p.hint
	v.Drawings = boardview.Proof(p.why)
	if !p.reply.Null() {
		v.Ideas = []boardview.Idea{
			{Hint: arrow(p.tried, p.Run.Position().Turn()), Width: 1},
			{Hint: arrow(p.reply, p.Run.Position().Turn().Other()), Width: 1, Threat: true},
		}
	}
}

// arrow returns the arrow for a move of a side.
func arrow(m rules.Move, side rules.Side) boardview.Hint {
	return boardview.Hint{From: m.Origin(side), To: m.To}
}

// played answers a legal move. What is wrong with it takes a search.
func (p *Page) played(m rules.Move) {
	p.Forget()
	if p.Run.Move(m) {
		p.advance()
		return
	}
	p.Refresh()
	run := *p.Run
	task.Go(p.Asked, func(*task.Task) (tsume.Answer, error) { return run.Why(m), nil }, func(a tsume.Answer, _ error) { p.answer(m, a) })
}

// advance shows the position after a move of the solution.
func (p *Page) advance() {
	if !p.Run.Done() {
		p.help = nothing
		p.said = p.Run.Reply()
		p.Refresh()
		return
	}
	p.said = phrase.Say("tsume.solved")
	p.config.Solved(p.Run.ID())
	p.Refresh()
	p.Panel.Celebrate(p.Settings.Animate)
	p.LeadOn()
}

// answer shows why a move is wrong, with arrows for the move and the defence.
func (p *Page) answer(tried rules.Move, a tsume.Answer) {
	p.said, p.wrong, p.why, p.tried, p.reply = a.Text, true, a.Refusal, tried, a.Reply
	p.Refresh()
}

func (p *Page) refused(origin rules.Spot, to rules.Square) {
	if !origin.Is(to) && !p.Run.Done() {
		p.Forget()
		p.answer(rules.Move{}, p.Run.Refused(origin.To(to)))
	}
}

// hinted says which piece moves, then shows the move, and then all moves.
func (p *Page) hinted() {
	m, ok := p.Run.Next()
	if !ok {
		return
	}
	said, wrong := p.said, p.wrong
	p.Forget()
	p.help = min(p.help+1, solution)
	switch p.help {
	case piece:
		p.said = phrase.Say("learn.hint", p.Run.Hint())
	case move:
		hint := arrow(m, p.Run.Position().Turn())
		p.said, p.wrong, p.hint = said, wrong, &hint
	case solution:
		p.said = phrase.Say("tsume.solution", p.Run.Solution())
	}
	p.Refresh()
}
