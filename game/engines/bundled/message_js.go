package bundled

import (
	"errors"
	"fmt"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// A message goes to an engine in a Worker or comes from it, as JSON. The first says which engine
// thinks there. The others are about one question, by its number.
type message struct {
	Engine   *Engine         `json:",omitempty"`
	Number   int             `json:",omitempty"`
	Question *question       `json:",omitempty"`
	Stop     bool            `json:",omitempty"` // the question is withdrawn
	Now      bool            `json:",omitempty"` // the answer is wanted now
	Thought  *player.Thought `json:",omitempty"`
	Action   *player.Action  `json:",omitempty"`
	Error    string          `json:",omitempty"` // why there is no action
}

// A question is a player.Question without what only one program has: positions are text.
type question struct {
	Start  string // of player.Game
	Line   []string
	Moves  []rules.Move
	Clocks [2]clock.Turn
	Limits player.Limits
	Lines  int
	Offer  bool
}

// written returns a question as it is sent.
func written(q player.Question) *question {
	w := &question{Moves: q.Moves, Clocks: q.Clocks, Limits: q.Limits, Lines: q.Lines, Offer: q.Offer}
	if q.Game != nil {
		w.Start = q.Game.Start
	}
	for _, p := range q.Line {
		w.Line = append(w.Line, p.String())
	}
	return w
}

// read returns a question that was sent, in a game.
func (w question) read(r rules.Rules) (player.Question, error) {
	q := player.Question{
		Game:  &player.Game{Rules: r.ID(), Start: w.Start},
		Moves: w.Moves, Clocks: w.Clocks, Limits: w.Limits, Lines: w.Lines, Offer: w.Offer,
	}
	if len(w.Line) == 0 {
		return q, errors.New("bundled: a question without a position")
	}
	for _, text := range w.Line {
		p, err := r.Parse(text)
		if err != nil {
			return q, fmt.Errorf("bundled: %w", err)
		}
		q.Line = append(q.Line, p)
	}
	return q, nil
}

// told returns a thought as it is sent: it is about the position of its question.
func told(t player.Thought) *player.Thought {
	t.Game, t.Position = nil, nil
	return &t
}
