package uciclient

import (
	"context"
	"slices"
	"strings"
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// An engine that may ponder thinks in its opponent's time: about the position after the
// move that it expects. If that move is played it hears "ponderhit", and goes on in its own
// time. Otherwise it is told to stop, and what it found is thrown away. Source: the UCI
// protocol of April 2006, sections "ponder" and "ponderhit". USI has the same commands.

// A guess is a question that is expected after the answer to another one.
type guess struct {
	player.Question
	place string // the "position" command
}

// mayPonder reports whether a question lets the process ponder after its answer. The
// person has to want it, and a process that is limited to a time or a depth for each move
// would get around that.
func (s *session) mayPonder(q player.Question) bool {
	if q.Ponder == nil || q.Offer || q.Limits != (player.Limits{}) || s.config.Analysis || s.bare() {
		return false
	}
	wanted, able := false, false
	for name, value := range s.config.Options {
		wanted = wanted || isPonder(name) && value == "true"
	}
	for _, name := range ponders {
		_, known := find(s.heard.options, name)
		able = able || known
	}
	return wanted && able
}

// expects reports whether the process has answered a question and named the answer that it
// expects, on which it may ponder.
func (s *session) expects(q player.Question) bool {
	_, reply := s.best()
	return reply != "" && s.mayPonder(q)
}

// foresee returns the question that comes if the answer to q, which took some time, is
// answered as expected. It returns false if that is no legal move or ends the game.
func (s *session) foresee(r rules.Rules, q player.Question, spent time.Duration) (g guess, ok bool) {
	move, reply := s.best()
	line := follow(r, q.Position(), []string{move, reply})
	if len(line) < 2 {
		return g, false
	}
	side := q.Position().Turn()
	q.Line, q.Moves = slices.Clone(q.Line), slices.Concat(q.Moves, line)
	for _, m := range line {
		p, err := q.Position().Play(m)
		if err != nil {
			return g, false
		}
		if q.Line = append(q.Line, p); r.Outcome(q.Line).Over() {
			return g, false
		}
	}
	q.Clocks[side] = later(q.Clocks[side], spent)
	return guess{q, place(r, s.language, q)}, true
}

// later returns a clock after a move that took some time. Time that is added between two
// stages of a time control is not known here.
func later(t clock.Turn, spent time.Duration) clock.Turn {
	if t == (clock.Turn{}) {
		return t
	}
	t.Left = max(t.Left-t.Free-spent, 0) + t.Free + t.Increment
	t.Left = max(t.Left, time.Millisecond)
	t.ToGo = max(t.ToGo-1, 0)
	return t
}

// ponder makes the process ponder on a guess, once it has nothing else to say.
func (s *session) ponder(g guess) error {
	if err := s.ready(context.Background()); err != nil {
		return err
	}
	s.guessed = &g
	return s.begin(g.place, "go ponder"+strings.TrimPrefix(s.order(g.Question).text, "go"))
}

// hits reports whether a question is the one on which the process ponders. The time that
// it was told must not be much longer than it is. A process that has moved too early must
// have chosen a legal move.
func (s *session) hits(r rules.Rules, q player.Question) bool {
	g := s.guessed
	same := q.Game == g.Game && q.Lines == g.Lines && q.Limits == g.Limits && !q.Offer && place(r, s.language, q) == g.place
	told, has := g.Clock(), q.Clock()
	timed := (told == clock.Turn{}) == (has == clock.Turn{}) && has.Left >= told.Left-told.Left/10-slack
	if !same || !timed || !s.alive() {
		return false
	}
	_, err := s.chosen(r, q.Position())
	return err == nil || !s.has(s.moved)
}

// slack is how much less time a process may have than it was told, besides a tenth: a move
// is shown to a person at a pace of its own.
const slack = 100 * time.Millisecond

// hit goes on with pondering in the time of the process, and returns its move. One that
// has moved already, which the protocol does not allow, is not told anything.
func (s *session) hit(ctx context.Context, r rules.Rules, q player.Question) (player.Action, error) {
	s.guessed = nil
	if !s.has(s.moved) {
		if err := s.send("ponderhit"); err != nil {
			return player.Action{}, err
		}
	}
	return s.result(ctx, r, q, s.order(q))
}

// cease ends pondering, and throws away what was found.
func (s *session) cease() error {
	s.guessed = nil
	if s.has(s.moved) {
		return nil
	}
	return s.stop()
}

// has reports whether something is so in the mailbox.
func (s *session) has(is func() bool) (yes bool) {
	s.heard.see(func() { yes = is() })
	return yes
}
