package train

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/describe"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/exercises"
)

// A listener is a person who plays by ear: it says what is on the page, and answers what they ask
// about the position.
type listener struct {
	page    *Page
	ear     *byear.Ear
	replies int // how often the ear has answered
}

// newListener creates what answers the person on a page.
func newListener(p *Page) *listener {
	l := &listener{page: p}
	l.ear = byear.New(byear.Config{
		Board: p.board, Scene: func() describe.Scene { return exercises.SceneOf(p.trial, p.settings) }, Say: l.answer, Tell: p.config.Tell,
		ToBoard: func() { p.config.Focus(p.board) }, Type: l.begin, Game: earGame{byear.Aside{Say: l.answer, Worth: phrase.Say("byear.unsolved")}, p},
	})
	return l
}

// Said implements pages.Sayer. The opponent's move is said where nothing else tells it.
func (l *listener) Said() []string {
	p := l.page
	if p.content == nil {
		return nil
	}
	t := p.trial
	if t == nil {
		return []string{i18n.T("common.train"), p.start.said, p.start.due.Text}
	}
	moved, drawn, s := "", "", exercises.SceneOf(t, p.settings)
	if !s.Led.Null() && !t.Done() && t.mate == nil && t.talk == nil {
		moved = i18n.P(s.Last())
	}
	if !t.shows && t.question == nil { // their moves are in the task
		drawn = exercises.Drawn(p.view(), s)
	}
	says := func(said phrase.Phrase) string { return byear.Said(said, t.rules, p.settings.EarStyle) }
	return []string{says(asks(p)), says(reason(t)), says(t.said), moved, drawn, i18n.P(t.told)}
}

// Sayings implements pages.Repeater.
func (l *listener) Sayings() int { return l.replies }

// answer says an answer, which the page shows too.
func (l *listener) answer(said phrase.Phrase) {
	if t := l.page.trial; t != nil {
		t.told = said
		l.replies++
		l.page.panel.show(l.page)
	}
}

// begin opens the field for moves. A question about a blunder is answered by buttons.
func (l *listener) begin() {
	if (quiz{l.page}).open() {
		l.answer(phrase.Say("byear.buttons"))
		return
	}
	l.page.panel.entry.Begin("", l.page.config.Focus)
}

// ByEar implements pages.Listener.
func (l *listener) ByEar(key string) bool { return l.page.trial != nil && l.ear.Key(key) }

// rune handles a letter on the board, which is a question.
func (l *listener) rune(r rune) {
	if !l.ByEar(string(r)) {
		l.answer(phrase.Say("byear.no-key", string(r)))
	}
}

// An earGame answers what is not about the position alone.
type earGame struct {
	byear.Aside
	page *Page
}

// Clocks implements byear.Game.
func (g earGame) Clocks() phrase.Phrase {
	if r := (race{g.page}); r.on() {
		return r.left()
	}
	return g.Aside.Clocks()
}

// Step implements byear.Game: it follows a proof.
func (g earGame) Step(forward bool) {
	p := doubt{g.page}
	switch {
	case p.trial.talk == nil:
		g.Aside.Step(forward)
	case forward:
		p.goOn()
	default:
		if p.goBack(); p.trial.talk == nil {
			g.Say(phrase.Say("train.task", p.trial.side())) // it is about the position again
		}
	}
}
