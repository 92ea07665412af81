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

// A ponderQuestion is the question on which the process ponders: the one that follows if
// the opponent plays the expected move.
type ponderQuestion struct {
	player.Question
	position string // the "position" command
}

// mayPonder reports whether a question lets the process ponder after its answer. The
// person has to want it, and a process that is limited to a time or a depth for each move
// would get around that.
func (p *process) mayPonder(q player.Question) bool {
	if q.Ponder == nil || q.Offer || q.Limits != (player.Limits{}) || p.config.Analysis || p.timesOnly() {
		return false
	}
	wanted, able := false, false
	for name, value := range p.config.Options {
		wanted = wanted || isPonder(name) && value == "true"
	}
	for _, name := range ponderOptions {
		_, known := find(p.mailbox.options, name)
		able = able || known
	}
	return wanted && able
}

// expects reports whether the process has answered a question and named the answer that it
// expects, on which it may ponder.
func (p *process) expects(q player.Question) bool {
	_, reply := p.best()
	return reply != "" && p.mayPonder(q)
}

// expectedQuestion returns the question that follows if the opponent answers the process's
// move with the move that it expects. spent is how long the process took for its move. It
// returns false if the expected move is illegal or ends the game.
func (p *process) expectedQuestion(r rules.Rules, q player.Question, spent time.Duration) (next ponderQuestion, ok bool) {
	move, reply := p.best()
	line := follow(r, q.Position(), []string{move, reply})
	if len(line) < 2 {
		return next, false
	}
	side := q.Position().Turn()
	q.Line, q.Moves = slices.Clone(q.Line), slices.Concat(q.Moves, line)
	for _, m := range line {
		pos, err := q.Position().Play(m)
		if err != nil {
			return next, false
		}
		if q.Line = append(q.Line, pos); r.Outcome(q.Line).Over() {
			return next, false
		}
	}
	q.Clocks[side] = afterMove(q.Clocks[side], spent)
	return ponderQuestion{q, positionCommand(r, p.language, q)}, true
}

// afterMove returns a clock after a move that took some time. It does not know the time that
// is added between two stages of a time control.
func afterMove(t clock.Turn, spent time.Duration) clock.Turn {
	if t == (clock.Turn{}) {
		return t
	}
	t.Left = max(t.Left-t.Free-spent, 0) + t.Free + t.Increment
	t.Left = max(t.Left, time.Millisecond)
	t.ToGo = max(t.ToGo-1, 0)
	return t
}

// ponder tells the process to ponder on a question, once it is ready.
func (p *process) ponder(g ponderQuestion) error {
	if err := p.ready(context.Background()); err != nil {
		return err
	}
	p.pondering = &g
	return p.begin(g.position, "go ponder"+strings.TrimPrefix(p.goCommand(g.Question).text, "go"))
}

// isPonderHit reports whether a question is the one on which the process ponders. The
// process must not have been told a much longer time than it has. If it has moved too
// early, its move must be legal.
func (p *process) isPonderHit(r rules.Rules, q player.Question) bool {
	g := p.pondering
	same := q.Game == g.Game && q.Lines == g.Lines && q.Limits == g.Limits && !q.Offer && positionCommand(r, p.language, q) == g.position
	told, has := g.Clock(), q.Clock()
	timed := (told == clock.Turn{}) == (has == clock.Turn{}) && has.Left >= told.Left-told.Left/10-slack
	if !same || !timed || !p.alive() {
		return false
	}
	_, err := p.chosen(r, q.Position())
	return err == nil || !p.hasMoved()
}

// slack is how much less time a process may have than it was told, besides a tenth: a move
// is shown to a person at a pace of its own.
const slack = 100 * time.Millisecond

// ponderHit sends "ponderhit", after which the process thinks in its own time, and returns
// its move. It sends nothing to a process that has moved already, which the protocol does
// not allow.
func (p *process) ponderHit(ctx context.Context, r rules.Rules, q player.Question) (player.Action, error) {
	p.pondering = nil
	if !p.hasMoved() {
		if err := p.send("ponderhit"); err != nil {
			return player.Action{}, err
		}
	}
	return p.result(ctx, r, q, p.goCommand(q))
}

// stopPondering stops the process and throws away what it has found.
func (p *process) stopPondering() error {
	p.pondering = nil
	if p.hasMoved() {
		return nil
	}
	return p.stop()
}

// hasMoved reports whether the process has sent "bestmove".
func (p *process) hasMoved() (moved bool) {
	p.mailbox.locked(func() { moved = p.moved() })
	return moved
}
