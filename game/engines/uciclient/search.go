package uciclient

import (
	"context"
	"strconv"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// prepare makes the process ready for a question.
func (p *process) prepare(ctx context.Context, r rules.Rules, q player.Question) error {
	if err := p.handshake(ctx); err != nil {
		return err
	}
	if !plays(gamesOf(p.language, p.mailbox.options), r) {
		return p.config.notGame()
	}
	for name, value := range map[string]string{
		"UCI_Variant": variantOf(r), "USI_Variant": variantOf(r), "UCI_Chess960": strconv.FormatBool(rules.Chess960(r.ID())),
		"MultiPV": strconv.Itoa(min(max(q.Lines, 1), ranks)),
	} {
		if err := p.set(name, value); err != nil {
			return err
		}
	}
	for _, name := range ponderOptions {
		if q.Offer {
			break // the game goes on as before
		}
		if err := p.set(name, strconv.FormatBool(p.mayPonder(q))); err != nil {
			return err
		}
	}
	if q.Game != p.game || q.Game == nil {
		p.game = q.Game
		if err := p.send(string(p.language) + "newgame"); err != nil {
			return err
		}
	}
	return p.ready(ctx)
}

// search asks for a move and reports the progress.
func (p *process) search(ctx context.Context, r rules.Rules, q player.Question) (player.Action, error) {
	o := p.goCommand(q)
	if err := p.begin(positionCommand(r, p.language, q), o.text); err != nil {
		return player.Action{}, err
	}
	return p.result(ctx, r, q, o)
}

// begin sends a "position" and a "go" command.
func (p *process) begin(position, goCommand string) error {
	p.mailbox.begin()
	if err := p.send(position); err != nil {
		return err
	}
	return p.send(goCommand)
}

// result waits for the move that the process is thinking about, and reports the progress.
func (p *process) result(ctx context.Context, r rules.Rules, q player.Question, o goCommand) (player.Action, error) {
	pos := q.Position()
	report := func() {
		for _, line := range p.mailbox.collect() {
			if t, ok := p.thought(r, pos, line); ok && t.Rank <= max(q.Lines, 1) {
				q.Tell(t)
			}
		}
	}
	if q.Watch == nil {
		report = nil
	}
	got := p.await(wait{ctx: ctx, done: p.moved, limit: o.limit, sinceLastLine: o.sinceLastLine, noLimit: o.noLimit, now: q.Now, each: report})
	if got == withdrawn || got == hurried || got == late {
		if err := p.stop(); err != nil {
			return player.Action{}, err
		}
	}
	switch {
	case got == ended:
		return player.Action{}, p.fail(phrase.Errorf("uciclient.ended", p.config.name(), p.child.state()))
	case ctx.Err() != nil || p.isClosing():
		return player.Action{}, p.withdrawnError(ctx)
	}
	if report != nil {
		report()
	}
	return p.move(r, pos)
}

// isClosing reports whether the engine is being closed.
func (p *process) isClosing() bool {
	select {
	case <-p.closing:
		return true
	default:
		return false
	}
}

// moved reports whether the process has sent "bestmove". The mailbox must be locked.
func (p *process) moved() bool { return p.mailbox.moved }

// stop sends "stop" and waits for the move.
func (p *process) stop() error {
	if p.isClosing() {
		return nil // it is about to be ended
	}
	if err := p.send("stop"); err != nil {
		return err
	}
	switch p.await(wait{ctx: context.Background(), done: p.moved, limit: p.waits.Stop}) {
	case ended:
		return p.fail(phrase.Errorf("uciclient.ended", p.config.name(), p.child.state()))
	case late:
		return p.fail(phrase.Errorf("uciclient.ignores-stop", p.config.name()))
	}
	return nil
}

// forOffer is how long an engine thinks about a draw offer.
const forOffer = 500 * time.Millisecond

// answerOffer accepts a draw if the side that offers it, which is to move, is not worse.
func (p *process) answerOffer(ctx context.Context, r rules.Rules, q player.Question) (player.Action, error) {
	theirs := 0
	q.Limits, q.Clocks = player.Limits{Time: forOffer}, player.Question{}.Clocks
	q.Watch = func(t player.Thought) {
		if t.Rank == 1 {
			theirs = t.Score
		}
	}
	_, err := p.search(ctx, r, q)
	return player.Action{Accept: err == nil && player.AcceptsDraw(theirs, len(q.Line), false)}, err
}
