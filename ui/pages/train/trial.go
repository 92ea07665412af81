package train

import (
	"time"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/training"
	"passedpawn/game/teaching/why"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/widgets"
)

// A trial is a card on the board, and what the person has done with it. It is a
// exercises.Run.
type trial struct {
	training.Card
	rules  rules.Rules
	again  bool // it was failed in this sitting
	began  time.Time
	try    training.Try
	graded bool           // its answer has been written
	played rules.Position // after the right move, nil before
	last   rules.Move     // the right move

	said string
	tone widgets.Tone
	why  rules.Refusal   // of an illegal move
	hint *boardview.Hint // a part of the solution, drawn on the board
	// A wrong move and the answer to it are drawn on the board, too. There is none if reply
	// is the null move.
	tried, reply rules.Move
	answer       why.Answer // what is proved against the last wrong move
	talk         *why.Talk  // how far the person follows it, nil if not at all
}

// Rules implements exercises.Run.
func (t *trial) Rules() rules.Rules { return t.rules }

// Position implements exercises.Run.
func (t *trial) Position() rules.Position {
	switch {
	case t.played != nil:
		return t.played
	case t.talk != nil:
		return t.talk.Position()
	}
	return t.Card.Position
}

// Last implements exercises.Run.
func (t *trial) Last() rules.Move {
	if t.talk != nil {
		return t.talk.Moves[len(t.talk.Moves)-1]
	}
	return t.last
}

// Done implements exercises.Run.
func (t *trial) Done() bool { return t.played != nil }

// forget removes what is shown for the last try.
func (t *trial) forget() {
	t.said, t.tone, t.why, t.hint, t.reply = "", widgets.Information, rules.Refusal{}, nil, rules.Move{}
}

// say answers the person.
func (t *trial) say(text string, tone widgets.Tone) {
	t.forget()
	t.said, t.tone = text, tone
}

// view adds what the trial shows on the board.
func (t *trial) view(v *boardview.View, enabled bool) {
	v.Enabled, v.Hint, v.Flipped = enabled && !t.Done(), t.hint, t.Card.Position.Turn() == rules.Black
	v.Drawings = boardview.Proof(t.why)
	if t.talk != nil {
		v.Enabled = v.Enabled && t.talk.Open()
		if m, ok := t.talk.Next(); ok {
			v.Ideas = []boardview.Idea{{Hint: arrow(m, t.Position().Turn()), Width: 1, Threat: true}}
		}
	}
	if !t.reply.Null() {
		side := t.Card.Position.Turn()
		v.Ideas = []boardview.Idea{
			{Hint: arrow(t.tried, side), Width: 1},
			{Hint: arrow(t.reply, side.Other()), Width: 1, Threat: true},
		}
	}
}

// arrow returns the arrow for a move of a side.
func arrow(m rules.Move, side rules.Side) boardview.Hint {
	return boardview.Hint{From: m.Origin(side), To: m.To}
}
