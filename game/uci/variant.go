package uci

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"passedpawn/game/board"
	"passedpawn/game/engine"
	"passedpawn/game/player"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/shogiengine"
	"passedpawn/game/variantengine"
)

// A variant is a game other than orthodox chess and Chess960, and its line of positions.
type variant struct {
	game rules.Rules
	line []rules.Position
}

// choose selects the game that UCI_Variant names, and sets up its starting position.
func (s *server) choose(name string) {
	game, ok := s.known.Find(name)
	if !ok {
		s.say("info string there is no variant %q", name)
		return
	}
	s.variant, s.fischer = nil, rules.Chess960(game.ID())
	if game.ID() != s.known[0].ID() && !s.fischer {
		s.variant = &variant{game: game}
	}
	s.position([]string{"startpos"})
}

// ids returns the ids of the games for UCI_Variant. Chess960 has an option of its own.
func (s *server) ids() string {
	var all []string
	for _, g := range s.known {
		if !rules.Chess960(g.ID()) {
			all = append(all, "var "+g.ID())
		}
	}
	return strings.Join(all, " ")
}

// set reads a position and moves. Nothing changes if any of them is wrong.
func (s *server) set(fen string, moves []string) {
	v := s.variant
	p := v.game.Start()
	if fen != "" {
		var err error
		if p, err = v.game.Parse(fen); err != nil {
			s.say("info string %v", err)
			return
		}
	}
	line := []rules.Position{p}
	for _, text := range moves {
		m, err := v.game.Read(p, text)
		if err == nil {
			p, err = p.Play(m)
		}
		if err != nil {
			s.say("info string %v", err)
			return
		}
		line = append(line, p)
	}
	v.line = line
}

func (v *variant) now() rules.Position { return v.line[len(v.line)-1] }

func (v *variant) text(m rules.Move) string { return rules.Coordinates(v.game, m) }

// think answers "go" in a variant. The search ends when the level's strength or a limit
// of time, depth or positions is reached. When it is stopped, the best move found so far
// counts.
func (s *server) think(o order) {
	v, now, done := s.variant, make(chan struct{}), make(chan struct{})
	stop := sync.OnceFunc(func() { close(now) })
	s.cancel, s.done = stop, done
	begun := time.Now()
	if o.limits.Time > 0 {
		time.AfterFunc(max(o.limits.Enough, o.limits.Time*8/10), stop)
	}
	q := player.Question{
		Line: slices.Clone(v.line), Now: now, Lines: s.options.lines,
		Limits: player.Limits{Depth: o.limits.Depth, Nodes: o.limits.Nodes},
		Watch:  func(t player.Thought) { s.say("%s", v.info(t, time.Since(begun), s.usi)) },
	}
	opponent := v.thinker(s.options.strength(), s.games, o.bounded())
	go func() {
		defer close(done)
		best := "0000"
		if a, err := opponent.Think(context.Background(), q); err == nil {
			best = v.text(a.Move)
		}
		if o.infinite || o.pondering {
			<-now
		}
		if s.usi {
			best = v.answerUSI(best)
		}
		s.say("bestmove %s", best)
	}()
}

// bounded reports whether the order itself says when the search ends.
func (o order) bounded() bool {
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
	line := fmt.Sprintf("info depth %d multipv %d score %s nodes %d nps %d time %d pv",
		t.Depth, t.Rank, score, t.Nodes, int64(t.Nodes)*1000/max(ms, 1), ms)
	for _, m := range t.Line {
		line += " " + v.text(m)
	}
	return line
}

// thinker returns the player of the variant at a level of the engine. The highest level
// thinks for as long as the order allows.
func (v *variant) thinker(level engine.Level, seed uint64, bounded bool) player.Thinker {
	unlimited := bounded && level == engine.Levels
	if _, ok := v.game.(shogi.Rules); ok {
		return shogiengine.Opponent{Level: shogiengine.LevelOf(int(level), int(engine.Levels)), Seed: seed, Unlimited: unlimited}
	}
	return variantengine.Opponent{Level: variantengine.Level(level), Seed: seed, Unlimited: unlimited}
}

// count answers "go perft" in a variant.
func (v *variant) count(depth int, say func(string, ...any)) {
	now := v.now()
	if _, ok := v.game.(shogi.Rules); ok {
		b := shogi.Board(now)
		say("\nNodes searched: %d\n", b.Perft(depth))
		return
	}
	p, ok := now.(board.Searchable)
	if !ok {
		say("info string %s has no perft", v.game.ID())
		return
	}
	m, all := p.Mover(), uint64(0)
	for _, first := range m.Legal(nil) {
		text := v.text(m.RulesMove(first))
		m.Make(first)
		n := board.Perft(m, depth-1)
		m.Unmake()
		all += n
		say("%s: %d", text, n)
	}
	say("\nNodes searched: %d\n", all)
}
