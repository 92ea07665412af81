package class

import (
	"passedpawn/game/phrase"
	"passedpawn/game/teaching/class"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages"
)

// A ballot is how far the exercises have been shown to a class, and what it has voted for. It stays
// until other exercises are opened.
type ballot struct {
	page  *Page
	at    int     // the exercise that is shown, or was shown last
	polls []*poll // one for each exercise
}

// A poll is the votes in one exercise.
type poll struct {
	votes   class.Votes
	history pages.History[class.Votes]
	solved  bool // the solution is shown
}

func newBallot(p *Page, exercises int) *ballot {
	b := &ballot{page: p}
	for range exercises {
		b.polls = append(b.polls, &poll{})
	}
	return b
}

// poll returns the votes in the exercise that is shown.
func (b *ballot) poll() *poll { return b.polls[b.at] }

// total returns how many votes there are in all exercises.
func (b *ballot) total() (n int) {
	for _, one := range b.polls {
		n += one.votes.Total()
	}
	return n
}

// ask shows the exercises to a class. If there are votes already, it asks whether they still count.
func (b *ballot) ask() {
	p := b.page
	again := func() {
		p.ballot = newBallot(p, len(p.set.Exercises))
		p.openDemo()
	}
	n := b.total()
	if n == 0 {
		again()
		return
	}
	p.config.Choose(i18n.T("class.show"), i18n.Count(n, "class.votes-kept"),
		dialogs.Deed{Text: i18n.T("common.cancel"), Do: func() {}}, dialogs.Deed{Text: i18n.T("class.start-again"), Do: again},
		dialogs.Deed{Text: i18n.T("common.go-on"), Do: p.openDemo, Default: true})
}

// Undo implements pages.Undoer: it takes back the last vote in the exercise that is shown.
func (b *ballot) Undo() { b.step((*pages.History[class.Votes]).Undo) }

// Redo implements pages.Undoer.
func (b *ballot) Redo() { b.step((*pages.History[class.Votes]).Redo) }

func (b *ballot) step(step func(*pages.History[class.Votes], class.Votes) (class.Votes, bool)) {
	d := b.page.demo
	if d == nil {
		return
	}
	one := b.poll()
	one.votes, _ = step(&one.history, one.votes)
	d.quiet()
}

// Undoing implements pages.Undoer.
func (b *ballot) Undoing() phrase.Phrase { return b.named((*pages.History[class.Votes]).CanUndo) }

// Redoing implements pages.Undoer.
func (b *ballot) Redoing() phrase.Phrase { return b.named((*pages.History[class.Votes]).CanRedo) }

func (b *ballot) named(can func(*pages.History[class.Votes]) bool) phrase.Phrase {
	if b.page.demo == nil || !can(&b.poll().history) {
		return phrase.Phrase{}
	}
	return phrase.Say("class.the-vote")
}
