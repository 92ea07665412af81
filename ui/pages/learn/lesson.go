package learn

import (
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/lesson"
	"passedpawn/ui/board/boardview"
)

// step shows the current step, and animates the move that led to it.
func (p *Page) step() {
	p.answer, p.hinted = lesson.Answer{}, false
	p.Forget()
	v := p.View()
	v.Position, v.Last, v.Enabled = p.Run.Before(), nil, false
	p.Board.SetView(v)
	p.Refresh()
	p.Shell.Focus(nil)
}

// view adds what a lesson shows on the board.
func (p *Page) view(v *boardview.View) {
	v.Enabled, v.Hint, v.Teach = p.moves(), p.hint, true
	v.Flipped = p.Run.Below() != v.Shape.Below
	v.Drawings = boardview.Proof(p.answer.Why)
	if v.Stamp = p.finds(); p.Run.Step().Goal.Task == lesson.Find {
		v.Coordinates = true // they are the subject
	}
	v.Drawings = append(v.Drawings, boardview.Circles('G', p.Run.Left())...)
	v.Drawings = append(v.Drawings, boardview.Circles('G', p.Run.Found())...)
	if p.pointed {
		v.Drawings = append(v.Drawings, boardview.Circles('Y', p.Run.Sought())...)
	}
}

// pressed answers a press on a square, by the mouse or the keys.
func (p *Page) pressed(at rules.Spot) {
	if s, onBoard := at.Square(); onBoard && p.finds() {
		p.take(p.Run.Click(s))
	}
}

// finds reports whether there are squares to be found.
func (p *Page) finds() bool { return !p.Run.Done() && p.Run.Step().Goal.Task == lesson.Find }

func (p *Page) played(m rules.Move) { p.take(p.Run.Move(m)) }

// moves reports whether there is something to move.
func (p *Page) moves() bool {
	task := p.Run.Step().Goal.Task
	return !p.Run.Done() && task != lesson.Judge && task != lesson.Find
}

func (p *Page) refused(origin rules.Spot, to rules.Square) {
	if !origin.Is(to) && p.moves() {
		p.take(p.Run.Refused(origin.To(to)))
	}
}

func (p *Page) judged(v lesson.Verdict) { p.take(p.Run.Judge(v)) }

// take shows an answer, and reports a completed lesson to Learnt.
func (p *Page) take(a lesson.Answer) {
	p.answer = a
	p.Forget()
	p.Refresh()
	if p.Run.Ended() {
		p.config.Learnt(p.Run.ID)
		p.Panel.Celebrate(p.Settings.Animate)
	}
	p.LeadOn()
}

// help shows the text of the hint, and the second time a move, or the squares to be found.
func (p *Page) help() {
	if !p.hinted {
		p.hinted = true
		p.Refresh()
		return
	}
	p.Forget()
	if p.finds() {
		p.pointed = true
		p.Refresh()
		return
	}
	run := *p.Run
	task.Go(p.Asked, func(*task.Task) (rules.Move, error) {
		m, _ := run.Hint()
		return m, nil
	}, func(m rules.Move, _ error) {
		if !m.Null() {
			p.hint = &boardview.Hint{From: m.Origin(run.Position().Turn()), To: m.To}
			p.Refresh()
		}
	})
}

func (p *Page) again() {
	_ = p.Run.Again() // it started successfully before
	p.step()
}

// next continues with the next step or, after the last one, with the next lesson of the
// course.
func (p *Page) next() {
	switch {
	case !p.Run.Done():
	case !p.Run.Ended():
		p.Run.Next()
		p.step()
	case p.At+1 < len(p.lessons) && course(p.lessons[p.At+1]) == course(p.lessons[p.At]):
		p.Open(p.At + 1)
	default:
		p.List()
	}
}
