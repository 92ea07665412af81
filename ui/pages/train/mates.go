package train

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/training"
	"passedpawn/game/teaching/tsume"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/exercises"
	"passedpawn/ui/widgets"
)

// A problem is a mate problem of shogi on the board.
type problem struct {
	*tsume.Run
	before time.Time // of the last answer, zero for a new problem
}

// ask asks for the next move of the problem.
func (z *problem) ask(t *trial) {
	t.Card = training.Card{ID: z.Item(), Position: z.Position()}
	if m, ok := z.Next(); ok {
		t.Moves = []rules.Move{m}
	}
	if t.shown = 0; !z.Last().Null() {
		t.step(z.Before(), z.Last())
	}
}

// about says what is to be done in the problem, and why it is shown.
func (z *problem) about(again bool) phrase.Phrase {
	text := func(more phrase.Phrase) phrase.Phrase { return phrase.Join(" ", phrase.Say("tsume.task"), more) }
	switch {
	case again:
		return text(phrase.Say("train.mate-again"))
	case z.before.IsZero():
		return text(phrase.Say("train.mate-new"))
	}
	return text(phrase.Say("train.mate-back", date(z.before)))
}

// mating is the mate problems of shogi on a page.
type mating struct{ *Page }

// come reports whether mate problems come in the person's sessions: as they wish or, if they have
// not said, once they have begun with them. Nobody has to play shogi.
func (p mating) come() bool {
	switch p.settings.TrainMates {
	case settings.Yes:
		return true
	case settings.No:
		return false
	}
	return p.supply.mates.Begun(p.memory, p.settings.Solved)
}

// items returns the problems that come back at a time.
func (p mating) items(now time.Time) []training.Item {
	return p.supply.mates.Items(p.memory, now, p.settings.Solved)
}

// begin begins a sitting of mate problems alone: what is due or, if nothing is, a practice.
func (p mating) begin() {
	if !p.loaded {
		return
	}
	p.sit(plan(p.Page, p.items(p.config.Now())))
}

// problem returns the trial of an item that is a mate problem, nil for any other one.
func (p mating) problem(item string) *trial {
	one, ok := p.supply.mates.Find(item)
	if !ok {
		return nil
	}
	run, err := tsume.Begin(one)
	if err != nil {
		return nil // cannot happen: the problem was read
	}
	t := &trial{rules: run.Rules(), mate: &problem{Run: run, before: p.memory.States[item].Last}}
	t.mate.ask(t)
	return t
}

// played answers a legal move: by the defence or, if it is wrong, by why it is, which takes a
// search.
func (p mating) played(m rules.Move) {
	t := p.trial
	at := t.Position()
	if !t.mate.Move(m) {
		t.say(phrase.Say("train.checking", p.san(m)), widgets.Information)
		run := *t.mate.Run
		task.Go(p.judging, func(*task.Task) (tsume.Answer, error) { return run.Why(m), nil }, func(a tsume.Answer, _ error) { p.wrong(m, a) })
		p.show()
		return
	}
	t.forget()
	t.step(at, m)
	if !t.mate.Done() {
		t.mate.ask(t)
		t.say(t.mate.Reply(), widgets.Success)
		p.show()
		p.config.Changed()
		return
	}
	t.played = t.mate.Position()
	if id := t.mate.Problem.ID(); !slices.Contains(p.settings.Solved, id) {
		p.config.Change(func(s *settings.Settings) { *s = s.Mated(id) })
	}
	p.finish(phrase.Say("tsume.solved"))
}

// wrong says why a move is wrong, with arrows for the move and the defence.
func (p mating) wrong(m rules.Move, a tsume.Answer) {
	t := p.trial
	t.try.Wrong = true
	p.grade()
	t.say(phrase.Join(" ", a.Text, phrase.Say("train.once-more")), widgets.Refusal)
	t.tried, t.reply = m, a.Reply
	p.show()
	p.config.Changed()
}

// A mates is the part of the first screen with the mate problems of shogi: whether they come, and a
// start of their own.
type mates struct {
	content *fyne.Container
	come    *widgets.Check
	begin   *widgets.Button
}

// newMates creates the part.
func newMates(p *Page) *mates {
	s := &mates{begin: widgets.NewButton(i18n.T("train.practise-mates"), reveal(p), mating{p}.begin)}
	s.come = widgets.NewCheck(i18n.T("train.mates-come"), reveal(p), func(yes bool) {
		if yes != (mating{p}).come() {
			p.config.Change(func(s *settings.Settings) { s.TrainMates = settings.Chosen(yes) })
		}
	})
	about := exercises.Note()
	about.SetText(i18n.T("train.mates-about"))
	s.content = part(i18n.T("window.mate-problems"), about, widgets.UnderText(container.New(&widgets.Flow{}, s.begin, s.come)))
	return s
}

// show shows whether mate problems come.
func (s *mates) show(p *Page) {
	widgets.Show(s.content, len(p.config.Problems) > 0)
	widgets.Enable(s.begin, p.loaded)
	widgets.Enable(s.come, p.loaded)
	if come := (mating{p}).come(); s.come.Checked != come {
		s.come.SetChecked(come)
	}
}
