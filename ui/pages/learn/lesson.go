package learn

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/lesson"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/exercises"
)

// begin shows the current step, and animates the move that led to it.
func (p *Page) begin() {
	p.answer, p.hinted = lesson.Answer{}, false
	p.forget()
	v := p.view()
	v.Position, v.Last, v.Enabled = p.run.Before(), nil, false
	p.board.SetView(v)
	p.refresh()
	p.config.Focus(nil)
}

func (p *Page) forget() {
	p.hint = nil
	p.asked.Drop()
}

// refresh shows the progress of the step.
func (p *Page) refresh() {
	p.board.SetView(p.view())
	p.panel.show()
}

func (p *Page) view() boardview.View {
	v := exercises.View(p.run, p.settings)
	v.Enabled, v.Hint, v.Teach = p.moves(), p.hint, true
	v.Flipped = p.run.Below() != v.Shape.Below
	v.Drawings = boardview.Proof(p.answer.Why)
	for _, s := range p.run.Left() {
		v.Drawings = append(v.Drawings, boardview.Drawing{Arrow: boardmodel.Arrow{From: s, To: s}, Colour: look.DrawingColour('G')})
	}
	return v
}

func (p *Page) played(m rules.Move) { p.take(p.run.Move(m)) }

// moves reports whether there is something to move.
func (p *Page) moves() bool { return !p.run.Done() && p.run.Step().Goal.Task != lesson.Judge }

func (p *Page) refused(origin rules.Spot, to rules.Square) {
	if !origin.Is(to) && p.moves() {
		p.take(p.run.Refused(origin.To(to)))
	}
}

func (p *Page) judged(v lesson.Verdict) { p.take(p.run.Judge(v)) }

// take shows an answer, and reports a completed lesson to Learnt.
func (p *Page) take(a lesson.Answer) {
	p.answer = a
	p.forget()
	p.refresh()
	if p.run.Ended() {
		p.config.Learnt(p.run.ID)
	}
	if p.run.Done() {
		p.config.Post(p.leadOn)
	}
}

// leadOn gives the keys to the button that leads on. It is posted: after a click Fyne
// takes the focus from a widget that is not under the pointer.
func (p *Page) leadOn() {
	if p.run != nil && p.run.Done() {
		p.config.Focus(p.panel.Next)
	}
}

// help shows the text of the hint, and the second time a move.
func (p *Page) help() {
	if !p.hinted {
		p.hinted = true
		p.refresh()
		return
	}
	p.forget()
	run := *p.run
	task.Go(p.asked, func(*task.Task) (rules.Move, error) {
		m, _ := run.Hint()
		return m, nil
	}, func(m rules.Move, _ error) {
		if !m.Null() {
			p.hint = &boardview.Hint{From: m.Origin(run.Position().Turn()), To: m.To}
			p.refresh()
		}
	})
}

func (p *Page) again() {
	_ = p.run.Again() // it started successfully before
	p.begin()
}

// next continues with the next step or, after the last one, with the next lesson.
func (p *Page) next() {
	switch {
	case !p.run.Done():
	case !p.run.Ended():
		p.run.Next()
		p.begin()
	case p.At+1 < len(p.config.Lessons):
		p.Open(p.At + 1)
	default:
		p.List()
	}
}

func (p *Page) key(k fyne.KeyName) {
	switch {
	case p.run != nil && k == fyne.KeyRight:
		p.next()
	case p.run != nil && k == fyne.KeyHome:
		p.again()
	default:
		p.config.Key(k)
	}
}
