package tsume

import (
	"strings"

	"fyne.io/fyne/v2"

	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/tsume"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/exercises"
)

// again starts the problem again.
func (p *Page) again() {
	p.run.Again()
	p.help = nothing
	p.forget()
	p.refresh()
	p.config.Focus(nil)
}

// forget removes the reply and what is drawn for it.
func (p *Page) forget() {
	p.said, p.why, p.hint, p.reply = "", rules.Refusal{}, nil, rules.Move{}
	p.asked.Drop()
}

func (p *Page) refresh() {
	p.board.SetView(p.view())
	p.panel.show()
}

func (p *Page) view() boardview.View {
	v := exercises.View(p.run, p.settings)
	v.Enabled, v.Hint = !p.run.Done(), p.hint
	v.Drawings = boardview.Proof(p.why)
	if !p.reply.Null() {
		v.Ideas = []boardview.Idea{
			{Hint: arrow(p.tried, p.run.Position().Turn()), Width: 1},
			{Hint: arrow(p.reply, p.run.Position().Turn().Other()), Width: 1, Threat: true},
		}
	}
	return v
}

// arrow returns the arrow for a move of a side.
func arrow(m rules.Move, side rules.Side) boardview.Hint {
	return boardview.Hint{From: m.Origin(side), To: m.To}
}

// played answers a legal move. What is wrong with it takes a search.
func (p *Page) played(m rules.Move) {
	p.forget()
	if p.run.Move(m) {
		p.advance()
		return
	}
	p.refresh()
	run := *p.run
	task.Go(p.asked, func(*task.Task) (tsume.Answer, error) { return run.Why(m), nil }, func(a tsume.Answer, _ error) { p.answer(m, a) })
}

// advance shows the position after a move of the solution.
func (p *Page) advance() {
	if !p.run.Done() {
		p.help = nothing
		p.said = i18n.P(p.run.Played()) + "\n" + togo(p.run.Left())
		p.refresh()
		return
	}
	p.said = i18n.T("tsume.solved")
	p.config.Solved(p.run.ID())
	p.refresh()
	p.config.Post(p.leadOn)
}

// leadOn gives the keys to the button that leads on. It is posted: after a click Fyne
// takes the focus from a widget that is not under the pointer.
func (p *Page) leadOn() {
	if p.run != nil && p.run.Done() {
		p.config.Focus(p.panel.Next)
	}
}

// togo says how many moves the attacker needs for a number of plies.
func togo(plies int) string {
	if plies == 1 {
		return i18n.T("tsume.last")
	}
	return i18n.Count((plies+1)/2, "tsume.left")
}

// answer shows why a move is wrong, with arrows for the move and the defence.
func (p *Page) answer(tried rules.Move, a tsume.Answer) {
	p.said, p.why, p.tried, p.reply = i18n.P(a.Text), a.Refusal, tried, a.Reply
	p.refresh()
}

func (p *Page) refused(origin rules.Spot, to rules.Square) {
	if !origin.Is(to) && !p.run.Done() {
		p.forget()
		p.answer(rules.Move{}, p.run.Refused(origin.To(to)))
	}
}

// hinted says which piece moves, then shows the move, and then all moves.
func (p *Page) hinted() {
	m, ok := p.run.Next()
	if !ok {
		return
	}
	said := p.said
	p.forget()
	p.help = min(p.help+1, solution)
	switch p.help {
	case piece:
		p.said = i18n.F("learn.hint", i18n.P(p.run.Hint()))
	case move:
		hint := arrow(m, p.run.Position().Turn())
		p.said, p.hint = said, &hint
	case solution:
		var moves []string
		for _, m := range p.run.Solution() {
			moves = append(moves, i18n.SAN(m))
		}
		p.said = i18n.F("tsume.solution", strings.Join(moves, "  "))
	}
	p.refresh()
}

// next opens the next problem that has not been solved, or shows the list after the last
// one.
func (p *Page) next() {
	if i := p.list.After(p.At); i >= 0 {
		p.Open(i)
		return
	}
	p.List()
}

func (p *Page) key(k fyne.KeyName) {
	switch {
	case p.run != nil && p.run.Done() && k == fyne.KeyRight:
		p.next()
	case p.run != nil && k == fyne.KeyHome:
		p.again()
	default:
		p.config.Key(k)
	}
}
