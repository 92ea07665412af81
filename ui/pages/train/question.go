package train

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/puzzles"
	"passedpawn/game/teaching/training"
)

// A question asks whether a move is a blunder. The moves come from puzzles: the opponent's
// first move is a blunder unless the opponent was lost anyway, and the first move of the
// solution is the best one.
type question struct {
	before, after rules.Position
	move          rules.Move
	reply         rules.Move // that refutes a blunder, the null move if it is none
}

// asking returns the question about the first move of a solution, or about the blunder before
// it.
func asking(s puzzles.Solution, blunder bool) *question {
	if blunder {
		return &question{s.Line[0], s.Line[1], s.Moves[0], s.Moves[1]}
	}
	return &question{s.Line[1], s.Line[2], s.Moves[1], rules.Move{}}
}

// A quiz is a sitting of questions.
type quiz struct{ *Page }

func (p quiz) begin() { p.sit(training.Endless(training.Quiz)) }

// open reports whether a question waits for its answer.
func (p quiz) open() bool {
	return p.trial != nil && p.trial.question != nil && p.trial.played == nil
}

// or returns what a button does: it answers a question, or does something else if there is none.
func (p quiz) or(blunder bool, otherwise func()) func() {
	return func() {
		switch {
		case p.open():
			p.answer(blunder)
		case p.trial != nil && p.trial.question == nil:
			otherwise()
		}
	}
}

// answer is the person's answer.
func (p quiz) answer(blunder bool) {
	t := p.trial
	q := t.question
	t.try.Wrong = blunder == q.reply.Null()
	move := rules.Written(t.rules, q.before, q.move)
	said := phrase.Say("train.sound", move)
	if !q.reply.Null() {
		said = phrase.Say("train.blunder", move, rules.Written(t.rules, q.after, q.reply))
	}
	if t.try.Wrong {
		said = phrase.Join(" ", phrase.Say("train.no"), said)
	} else {
		said = phrase.Join(" ", phrase.Say("train.yes"), said)
	}
	t.played = q.after
	t.step(q.before, q.move)
	p.finish(said)
}

// task asks the question.
func (p quiz) task() phrase.Phrase {
	q := p.trial.question
	return phrase.Say("train.question", q.before.Turn(), rules.Written(p.trial.rules, q.before, q.move))
}
