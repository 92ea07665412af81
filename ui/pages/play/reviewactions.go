package play

import (
	"passedpawn/game/play/session"
	"passedpawn/game/play/task"
	"passedpawn/game/records/record"
	"passedpawn/game/teaching/training"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/i18n"
)

// Review opens the review of the game on the board, or continues it. A finished game is
// shown from its first move.
func (a *Actions) Review() {
	if a.page.end.opened() {
		a.session.Browse(nil)
	}
	a.session.Review.Start()
	a.session.Review.Depart(a.config.Training.Left)
	if a.page.snap.Review.On {
		a.page.keyboard.focus(a.page.review.graph)
	}
}

// ShowMoment shows why what is said about the moment on the board is true, one sentence
// each time.
func (a *Actions) ShowMoment() {
	if m, ok := moment(a.page.snap); ok {
		a.session.Review.ShowClaim(m)
	}
}

// FindBetter lets the person find a better move than that of the moment on the board.
func (a *Actions) FindBetter() {
	if m, ok := openMoment(a.page.snap); ok {
		a.session.Review.FindBetter(m.Ply)
		a.page.keyboard.toBoard()
	}
}

// Train makes cards of the person's moments, which come back until they are remembered. Once
// they have been made, it opens the page on which they are trained.
func (a *Actions) Train() {
	if a.page.snap.Review.Trained == session.InTraining {
		a.config.Training.Open()
		return
	}
	a.session.Review.Train(a.config.Training.Add)
}

// MayTrain reports whether the review has moments of the person that can be trained now.
func (*Actions) MayTrain(s session.Snapshot) bool {
	return s.Review.Trained != session.Examining && s.Review.Trainable() > 0
}

// leaveAside ends a question, a line that is shown or a search for a better move, after which
// the board shows the move again, and reports whether there was any.
func (a *Actions) leaveAside() bool {
	s := a.page.snap
	if s.Asked != nil {
		a.session.Why.Leave()
		return true
	}
	if s.Better == nil && s.Showing == nil {
		return false
	}
	if m, ok := moment(s); ok {
		a.session.Browse(record.Mainline(m.Ply + 1))
	} else {
		a.session.Browse(s.Place.Path)
	}
	return true
}

// HasMoment reports whether the board shows a moment, the position after a marked move, of the
// side whose moments are shown.
func (*Actions) HasMoment(s session.Snapshot) bool {
	_, ok := openMoment(s)
	return ok
}

// HasReasons reports whether something is certain about the moment on the board.
func (*Actions) HasReasons(s session.Snapshot) bool {
	m, ok := moment(s)
	return ok && len(m.Claims) > 0
}

// shown returns circles on the squares that a claim is about, while it is shown.
func shown(s session.Snapshot) (all []boardview.Drawing) {
	m, ok := moment(s)
	if claims := m.Spoken(); ok && s.Showing.Claim < len(claims) {
		all = boardview.Circles('Y', claims[s.Showing.Claim].Squares)
	}
	return all
}

// reviewed keeps how well the person played in a game.
func (p *Page) reviewed(t training.Tally) {
	task.Go(p.tasks, func(*task.Task) (struct{}, error) { return struct{}{}, p.config.Training.Count(t) }, func(_ struct{}, err error) {
		if err != nil {
			p.Say(i18n.Sentence(err))
		}
	})
}
