package uciclient

import (
	"context"
	"strconv"
	"strings"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/player"
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
	o := s.order(q)
	s.heard.begin()
	if err := s.send(place(r, s.language, q)); err != nil {
		return player.Action{}, err
	}
	if err := s.send(o.text); err != nil {
		return player.Action{}, err
	}
	moved := func() bool { return s.heard.moved }
	got := s.await(waiting{ctx: ctx, done: moved, limit: o.limit, silent: o.silent, never: o.never, now: q.Now, each: report})
	if got == withdrawn || got == hurried || got == late {
		if err := s.stop(moved); err != nil {
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

// stop tells the process to move at once, and waits until it has.
func (s *session) stop(moved func() bool) error {
	if s.isClosing() {
		return nil // it is about to be ended
	}
	if err := s.send("stop"); err != nil {
		return err
	}
	switch s.await(waiting{ctx: context.Background(), done: moved, limit: s.waits.Stop}) {
	case ended:
		return s.fail(phrase.Errorf("uciclient.ended", s.config.name(), s.child.state()))
	case late:
		return s.fail(phrase.Errorf("uciclient.ignores-stop", s.config.name()))
	}
	return nil
}

// move reads what the process has chosen. Engines of USI can also resign, and declare a
// win by the rule of entering kings.
func (s *session) move(r rules.Rules, p rules.Position) (player.Action, error) {
	best := ""
	s.heard.see(func() { best = s.heard.best })
	best, _, _ = strings.Cut(strings.TrimSpace(best), " ")
	switch best = strings.ToValidUTF8(best, "?"); strings.ToLower(best) {
	case "", "(none)", "none", "0000", "null":
		return player.Action{}, s.fail(phrase.Errorf("uciclient.no-move", s.config.name()))
	case "resign":
		return player.Action{Resign: true}, nil
	case "win":
		return player.Action{Claim: true}, nil
	}
	line := follow(r, p, []string{best})
	if len(line) == 0 {
		return player.Action{}, s.fail(phrase.Errorf("uciclient.illegal", s.config.name(), best))
	}
	return player.Action{Move: line[0]}, nil
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
