package uciclient

import (
	"context"
	"strconv"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// prepareFor makes the process ready for a question.
func (s *session) prepareFor(ctx context.Context, r rules.Rules, q player.Question) error {
	if err := s.greet(ctx); err != nil {
		return err
	}
	if !plays(gamesOf(s.language, s.heard.options), r) {
		return s.config.notGame()
	}
	for name, value := range map[string]string{
		"UCI_Variant": variantOf(r), "USI_Variant": variantOf(r), "UCI_Chess960": strconv.FormatBool(rules.Chess960(r.ID())), "MultiPV": strconv.Itoa(min(max(q.Lines, 1), ranks)),
	} {
		if err := s.set(name, value); err != nil {
			return err
		}
	}
	for _, name := range ponders {
		if q.Offer {
			break // the game goes on as before
		}
		if err := s.set(name, strconv.FormatBool(s.mayPonder(q))); err != nil {
			return err
		}
	}
	if q.Game != s.game || q.Game == nil {
		s.game = q.Game
		if err := s.send(string(s.language) + "newgame"); err != nil {
			return err
		}
	}
	return s.ready(ctx)
}

// search asks for a move and reports the progress.
func (s *session) search(ctx context.Context, r rules.Rules, q player.Question) (player.Action, error) {
	o := s.order(q)
	if err := s.begin(place(r, s.language, q), o.text); err != nil {
		return player.Action{}, err
	}
	return s.result(ctx, r, q, o)
}

// begin makes the process think about a position.
func (s *session) begin(place, order string) error {
	s.heard.begin()
	if err := s.send(place); err != nil {
		return err
	}
	return s.send(order)
}

// result waits for the move that the process is thinking about, and reports the progress.
func (s *session) result(ctx context.Context, r rules.Rules, q player.Question, o order) (player.Action, error) {
	p := q.Position()
	report := func() {
		for _, line := range s.heard.collect() {
			if t, ok := s.thought(r, p, line); ok && t.Rank <= max(q.Lines, 1) {
				q.Tell(t)
			}
		}
	}
	if q.Watch == nil {
		report = nil
	}
	got := s.await(waiting{ctx: ctx, done: s.moved, limit: o.limit, silent: o.silent, never: o.never, now: q.Now, each: report})
	if got == withdrawn || got == hurried || got == late {
		if err := s.stop(); err != nil {
			return player.Action{}, err
		}
	}
	switch {
	case got == ended:
		return player.Action{}, s.fail(phrase.Errorf("uciclient.ended", s.config.name(), s.child.state()))
	case ctx.Err() != nil || s.isClosing():
		return player.Action{}, s.left(ctx)
	}
	if report != nil {
		report()
	}
	return s.move(r, p)
}

// isClosing reports whether the engine is being closed.
func (s *session) isClosing() bool {
	select {
	case <-s.closing:
		return true
	default:
		return false
	}
}

// moved reports whether the process has moved. It sees the mailbox.
func (s *session) moved() bool { return s.heard.moved }

// stop tells the process to move at once, and waits until it has.
func (s *session) stop() error {
	if s.isClosing() {
		return nil // it is about to be ended
	}
	if err := s.send("stop"); err != nil {
		return err
	}
	switch s.await(waiting{ctx: context.Background(), done: s.moved, limit: s.waits.Stop}) {
	case ended:
		return s.fail(phrase.Errorf("uciclient.ended", s.config.name(), s.child.state()))
	case late:
		return s.fail(phrase.Errorf("uciclient.ignores-stop", s.config.name()))
	}
	return nil
}

// forOffer is how long an engine thinks about a draw offer.
const forOffer = 500 * time.Millisecond

// answerOffer accepts a draw if the side that offers it, which is to move, is not worse.
func (s *session) answerOffer(ctx context.Context, r rules.Rules, q player.Question) (player.Action, error) {
	theirs := 0
	q.Limits, q.Clocks = player.Limits{Time: forOffer}, player.Question{}.Clocks
	q.Watch = func(t player.Thought) {
		if t.Rank == 1 {
			theirs = t.Score
		}
	}
	_, err := s.search(ctx, r, q)
	return player.Action{Accept: err == nil && player.AcceptsDraw(theirs, len(q.Line))}, err
}
