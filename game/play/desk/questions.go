package desk

import (
	"slices"

	"passedpawn/game/phrase"
)

// A Question asks the user what to do. The first answer changes nothing. It is also the
// answer of a user who closes the question. The default answer loses nothing.
type Question struct {
	ID          int
	Title, Text phrase.Phrase
	Answers     []phrase.Phrase
	Default     int // the index of the default answer
}

// An answer to a question, and what follows from it.
type answer struct {
	text phrase.Phrase
	do   func()
	safe bool // it does what the user most likely wants, and loses nothing
}

// An asked is a question that was asked. A nil asked was never asked.
type asked struct {
	Question
	follow []func() // from each answer
}

// questions are the questions that are open, the oldest first.
type questions struct {
	open []*asked
	last int // the ID of the newest question
}

// ask asks a question. Besides the given answers it can be cancelled, which is the default
// unless an answer is safe.
func (q *questions) ask(title, text phrase.Phrase, answers ...answer) *asked {
	q.last++
	a := &asked{Question: Question{ID: q.last, Title: title, Text: text}}
	for _, n := range slices.Concat([]answer{{phrase.Say("common.cancel"), func() {}, false}}, answers) {
		if n.safe {
			a.Default = len(a.Answers)
		}
		a.Answers, a.follow = append(a.Answers, n.text), append(a.follow, n.do)
	}
	q.open = append(q.open, a)
	return a
}

// isOpen reports whether a question still waits for an answer.
func (q *questions) isOpen(a *asked) bool { return slices.Contains(q.open, a) }

// withdraw closes a question without an answer.
func (q *questions) withdraw(a *asked) {
	q.open = slices.DeleteFunc(q.open, func(o *asked) bool { return o == a })
}

// answer answers a question. An answer to one that is no longer open is ignored.
func (q *questions) answer(id, i int) {
	at := slices.IndexFunc(q.open, func(a *asked) bool { return a.ID == id })
	if at < 0 {
		return
	}
	a := q.open[at]
	q.withdraw(a)
	a.follow[i]()
}

// all returns the open questions.
func (q *questions) all() (all []Question) {
	for _, a := range q.open {
		all = append(all, a.Question)
	}
	return all
}
