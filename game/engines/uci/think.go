package uci

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"passedpawn/game/engines/engine"
	"passedpawn/game/engines/shogiengine"
	"passedpawn/game/engines/variantengine"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// think answers "go" in a variant. The search ends when the level's strength or a limit
// of time, depth or positions is reached. When it is stopped, the best move found so far
// counts.
func (s *server) think(o goCommand) {
	v, now, done := s.variant, make(chan struct{}), make(chan struct{})
	stop := sync.OnceFunc(func() { close(now) })
	s.cancel, s.done = stop, done
	answered := o.due(now, stop, &s.hit)
	begun, usi := time.Now(), s.usi
	var expected []rules.Move
	q := player.Question{
		Line: slices.Clone(v.line), Now: now, Lines: s.options.lines,
		Limits: player.Limits{Depth: o.limits.Depth, Nodes: o.limits.Nodes},
		Watch: func(t player.Thought) {
			if t.Rank == 1 {
				expected = t.Line
			}
			s.say("%s", v.info(t, time.Since(begun), usi))
		},
	}
	opponent, ponders := v.thinker(s.options, s.games, o.bounded()), s.options.ponder
	go func() {
		defer close(done)
		best := "0000"
		a, err := opponent.Think(context.Background(), q)
		if err == nil {
			best = v.text(a.Move)
		}
		answered()
		if usi {
			best = v.answerUSI(best)
		}
		if ponders && len(expected) > 1 && best == v.text(expected[0]) {
			best += " ponder " + v.text(expected[1])
		}
		s.say("bestmove %s", best)
	}()
}

// due has the search stopped when its time is up, and returns a function that blocks until
// the answer may be given. When pondering, time counts from the moment at which the
// expected move was played.
func (o goCommand) due(now <-chan struct{}, stop func(), hit *func()) func() {
	begin := func() {
		if o.limits.Time > 0 {
			time.AfterFunc(o.until(), stop)
		}
	}
	switch {
	case o.pondering:
		played := make(chan struct{})
		*hit = sync.OnceFunc(func() {
			close(played)
			begin()
		})
		return func() {
			select {
			case <-now:
			case <-played:
			}
		}
	case o.infinite:
		return func() { <-now }
	}
	begin()
	return func() {}
}

// until returns the time after which a search in a variant is stopped. In sudden death it is a
// small share: most of the time would be gone after thirty moves otherwise.
func (o goCommand) until() time.Duration {
	if o.sudden {
		return o.limits.Enough
	}
	return max(o.limits.Enough, o.limits.Time*8/10)
}

// bounded reports whether the command itself says when the search ends.
func (o goCommand) bounded() bool {
	return o.infinite || o.pondering || o.limits != engine.Limits{}
}

// info returns an info line on a thought after some time. USI counts the plies of a mate.
func (v *variant) info(t player.Thought, passed time.Duration, usi bool) string {
	score := fmt.Sprintf("cp %d", t.Score)
	switch {
	case t.Mate != 0 && usi:
		score = fmt.Sprintf("mate %d", plies(t.Mate))
	case t.Mate != 0:
		score = fmt.Sprintf("mate %d", t.Mate)
	}
	ms := passed.Milliseconds()
	line := fmt.Sprintf("info depth %d seldepth %d multipv %d score %s nodes %d nps %d time %d pv",
		t.Depth, t.SelDepth, t.Rank, score, t.Nodes, int64(t.Nodes)*1000/max(ms, 1), ms)
	for _, m := range t.Line {
		line += " " + v.text(m)
	}
	return line
}

// thinker returns the player of the variant at the level that is set. The highest level
// thinks for as long as the command allows.
func (v *variant) thinker(options settings, seed uint64, bounded bool) player.Thinker {
	level := options.strength()
	unlimited := bounded && level == engine.Levels
	if rules.FamilyOf(v.game.ID()) == rules.ShogiFamily {
		if v.table == nil {
			v.table = shogiengine.TableOf(options.hash)
		}
		return shogiengine.Opponent{Level: shogiengine.Level(level), Seed: seed, Unlimited: unlimited, Table: v.table}
	}
	return variantengine.Opponent{Level: variantengine.Level(level), Seed: seed, Unlimited: unlimited}
}
