package class

import (
	"slices"

	"fyne.io/fyne/v2"

	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/class"
	"passedpawn/game/teaching/why"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/exercises"
	"passedpawn/ui/widgets"
)

// A reply is what the page answers to a move.
type reply struct {
	text phrase.Phrase
	tone widgets.Tone
	hint *boardview.Hint // a move of the solution, drawn on the board
}

// begin begins an exercise.
func (p *Page) begin(i int) (*class.Run, error) { return class.Begin(p.set.Exercises[i]), nil }

// started shows an exercise that has begun.
func (p *Page) started() {
	p.mine.begin(p.At, p.config.Now())
	p.Refresh()
	p.config.Focus(nil)
}

// again shows the position of the exercise once more. The answer stays.
func (p *Page) again() {
	p.Forget()
	p.Run = class.Begin(p.set.Exercises[p.At])
	p.started()
}

// forget drops the reply to the last try.
func (p *Page) forget() {
	p.said = reply{}
	p.why.Drop()
	if p.Run != nil {
		p.mine.stop(p.config.Now())
	}
}

// view lets the side to move be at the bottom, and draws a move of the solution.
func (p *Page) view(v *boardview.View) {
	v.Enabled, v.Hint = !p.Run.Done(), p.said.hint
	v.Flipped = p.set.Exercises[p.At].Line[0].Turn() == rules.Black
}

// played judges a move. The first one that is wrong, or the last of the solution, is the answer.
func (p *Page) played(m rules.Move) {
	p.Forget()
	p.mine.begin(p.At, p.config.Now())
	e, ply, at := p.set.Exercises[p.At], p.Run.Ply(), p.Run.Position()
	if p.Run.Move(m) {
		p.said = reply{text: phrase.Say("class.right-go-on"), tone: widgets.Success}
		if p.Run.Done() {
			p.said.text = phrase.Say("vision.right")
			p.answer(class.Answer{Solved: true})
		}
		p.Refresh()
		if p.Run.Done() {
			p.Panel.Celebrate(p.Settings.Animate)
		}
		p.LeadOn()
		return
	}
	p.answer(class.Answer{Right: ply / 2, Wrong: rules.Coordinates(e.Rules, m)})
	san := rules.Written(e.Rules, at, m)
	p.said = reply{text: phrase.Say("class.wrong", san), tone: widgets.Refusal}
	p.Refresh()
	p.explain(e, ply, m)
}

// explain says what can be proved against a wrong move, when that has been found.
func (p *Page) explain(e class.Exercise, ply int, m rules.Move) {
	if !rules.Orthodox(e.Rules.ID()) {
		return
	}
	task.Go(p.why, func(*task.Task) (why.Answer, error) {
		return why.Ask(e.Line[:ply+1], m, e.Moves[ply:], nil, false), nil
	}, func(a why.Answer, _ error) {
		if against, certain := a.Against(); certain && p.Run != nil {
			p.said.text = phrase.Join(" ", p.said.text, against)
			p.Refresh()
		}
	})
}

// answer gives the answer to the exercise, unless there is one.
func (p *Page) answer(a class.Answer) {
	if !p.mine.answer(p.At, a, p.config.Now()) {
		return
	}
	slip := p.mine.slip
	slip.Answers = slices.Clone(slip.Answers) // the next answer is written into the others
	task.Go(p.mine.writing, func(*task.Task) (bool, error) { return true, p.config.Store.PutAnswers(slip) }, saving{p}.kept)
	p.slip.follow()
}

// solution shows the next move of the solution.
func (p *Page) solution() {
	m, ok := p.Run.Next()
	if !ok {
		return
	}
	said := p.said
	said.hint = &boardview.Hint{From: m.Origin(p.Run.Position().Turn()), To: m.To}
	p.Forget()
	p.mine.begin(p.At, p.config.Now())
	p.said = said
	p.Refresh()
}

// next opens the next exercise without an answer, or shows the slip if all have one.
func (p *Page) next() {
	if given, _ := p.mine.count(); given == len(p.set.Exercises) {
		p.Course.List()
		p.config.Post(func() { p.Exercises.Reveal(p.slip.content) })
		return
	}
	p.OpenNext()
}

// texts creates the texts beside the board.
func (p *Page) texts() []fyne.CanvasObject {
	p.title, p.note, p.task = exercises.Title(), exercises.Note(), exercises.Paragraph()
	p.task.TextStyle.Bold = true
	return []fyne.CanvasObject{p.title, p.note, p.task}
}

// shown fills in the texts beside the board.
func (p *Page) shown() {
	p.title.SetText(p.set.Title)
	p.note.SetText(i18n.F("class.number", p.At+1, len(p.set.Exercises)))
	p.task.SetText(i18n.P(p.set.Exercises[p.At].Task()))
	given := p.mine.slip.Answers[p.At].Given
	if p.said.text.Form == "" && !given {
		p.said = reply{text: phrase.Say("class.first-counts"), tone: widgets.Information}
	}
	p.Panel.Hint.SetText(i18n.T("learn.show-me"))
	widgets.Enable(p.Panel.Hint, given && !p.Run.Done() && p.said.hint == nil)
	p.Panel.Say(p.said.text, p.said.tone, p.Run.Done())
}
