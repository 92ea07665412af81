package train

import (
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/repertoire"
	"passedpawn/game/teaching/training"
	"passedpawn/game/teaching/why"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/widgets"
)

// A trial is a card or a puzzle on the board, and what the person has done with it. It is an
// exercises.Run.
type trial struct {
	training.Card
	puzzle   *puzzle          // nil if the card is not a step of one
	opening  *opening         // that the card is a position of, nil if there is none
	at       repertoire.Place // of the card in it
	ending   *run             // nil if it is none
	mate     *problem         // a problem of shogi, nil if it is none
	shows    bool             // the move is new: it is shown, and asked for later
	question *question        // about a move of the puzzle, nil if its solution is to be found
	item     string           // of the sitting
	rules    rules.Rules
	again    bool // it was failed in this sitting
	began    time.Time
	try      training.Try
	planned  []string       // moves that were typed together with the last one
	shown    int            // 1 if the piece of this move was shown, 2 if the move was
	graded   bool           // its answer has been written
	played   rules.Position // after the right move, nil before
	last     rules.Move     // that led to the position
	trail    trail

	said phrase.Phrase
	told phrase.Phrase // what the ear answered, until something happens
	tone widgets.Tone
	why  rules.Refusal   // of an illegal move
	hint *boardview.Hint // the solution, drawn on the board
	// pointed is the piece that moves, while it is not shown where to.
	pointed *rules.Spot
	// A wrong move and the answer to it are drawn on the board, too. There is none if reply
	// is the null move.
	tried, reply rules.Move
	answer       why.Answer // what is proved against the last wrong move
	talk         *why.Talk  // how far the person follows it, nil if not at all
}

// fromBook reports whether only the moves of a repertoire are right: the position is not one of the
// person's mistakes as well.
func (t *trial) fromBook() bool { return t.opening != nil && len(t.Sources) == 0 }

// Rules implements exercises.Run.
func (t *trial) Rules() rules.Rules { return t.rules }

// Position implements exercises.Run.
func (t *trial) Position() rules.Position {
	switch {
	case t.played != nil:
		return t.played
	case t.talk != nil:
		return t.talk.Position()
	case t.question != nil:
		return t.question.before
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

// logged returns what the log says of the answer, and whether it says anything.
func (t *trial) logged(pace *paces, practice bool, now time.Time) (a training.Answer, ok bool) {
	a = training.Answer{Time: now.UTC().Truncate(time.Second), Item: t.item, Took: t.try.Took}
	switch {
	case t.ending != nil:
		a.Puzzle, a.Grade = t.ending.Code(), t.try.Grade(0) // some take far longer than others
		return a, !practice
	case t.mate != nil:
		a.Grade = t.try.Grade(0) // so do long mates
		return a, !practice
	case t.puzzle != nil:
		a.Puzzle = t.puzzle.about.ID
	}
	usual := pace.mistakes.Usual()
	switch {
	case t.puzzle != nil:
		usual = pace.puzzles.Usual()
	case t.fromBook():
		usual = pace.openings.Usual()
	}
	a.Grade = t.try.Grade(usual)
	if practice && !a.Aside() {
		a.Item = "" // no date changes
	}
	return a, a.Item != "" || a.Puzzle != ""
}

// forget removes what is shown for the last try.
func (t *trial) forget() {
	t.said, t.tone, t.why, t.hint, t.reply = phrase.Phrase{}, widgets.Information, rules.Refusal{}, nil, rules.Move{}
	t.pointed, t.told = nil, phrase.Phrase{}
}

// say answers the person.
func (t *trial) say(text phrase.Phrase, tone widgets.Tone) {
	t.forget()
	t.said, t.tone = text, tone
}

// view adds what the trial shows on the board.
func (t *trial) view(v *boardview.View, enabled bool) {
	v.Enabled, v.Flipped = enabled && !t.Done(), t.side() == rules.Black
	v.Hint, v.Pointed = t.hint, t.pointed
	if t.shows && !t.Done() {
		hint := arrow(t.Moves[0], t.Card.Position.Turn())
		v.Hint = &hint
	}
	v.Drawings = boardview.Proof(t.why)
	if q := t.question; q != nil && !t.Done() {
		hint := arrow(q.move, q.before.Turn())
		v.Enabled, v.Hint = false, &hint
	}
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

// side returns the side of the person.
func (t *trial) side() rules.Side {
	switch {
	case t.question != nil:
		return t.question.before.Turn()
	case t.puzzle != nil:
		return t.puzzle.Line[1].Turn()
	}
	return t.Card.Position.Turn()
}

// arrow returns the arrow for a move of a side.
func arrow(m rules.Move, side rules.Side) boardview.Hint {
	return boardview.Hint{From: m.Origin(side), To: m.To}
}
