package tournament

import (
	"context"
	"sync"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/clock"
	"passedpawn/game/rules"
)

// A Config is how a match is played. It does not change which games are played.
type Config struct {
	Games    rules.Games // among which is that of the plan
	Entrants []Entrant   // one for each engine of the plan
	AtOnce   int         // how many games are played at the same time, at least one
	// Observe is called when a game is over and stored, and Watch with the positions of
	// games. They are called on any goroutine, Observe by one at a time. They may be nil.
	Observe func(Result)
	Watch   func(Position)
	// Grace is how long an engine may take to return when its question was withdrawn, 0
	// for the usual.
	Grace time.Duration
}

// usualGrace lets an outside engine be stopped properly before it is given up.
const usualGrace = 8 * time.Second

// mostCrashes is how many games in a row an engine may fail in. After that the rest of
// the match would say nothing.
const mostCrashes = 5

// Run plays the games that the match lacks, until all are over, the test is decided or
// ctx ends. Games that are not over then are played again by the next Run.
func (s *Store) Run(ctx context.Context, c Config) error {
	control, err := clock.Parse(s.Plan.Control)
	if err != nil {
		return err
	}
	r, err := s.Plan.rules(c.Games)
	if err != nil {
		return err
	}
	m := &match{Store: s, config: c.filled(), rules: r, control: control, missing: s.missing(), crashes: map[int]int{}}
	if s.Over() {
		return nil
	}
	if err := s.resume(); err != nil {
		return err
	}
	inner, stop := context.WithCancel(ctx)
	defer stop()
	m.stop = stop
	var workers, watching sync.WaitGroup
	for range m.config.AtOnce {
		workers.Go(func() { m.work(inner) })
	}
	watched, rest := context.WithCancel(context.Background())
	watching.Go(func() { m.machine.watch(watched) })
	workers.Wait()
	rest()
	watching.Wait()
	if m.err != nil {
		return m.err
	}
	if s.Over() {
		return nil
	}
	return ctx.Err()
}

func (c Config) filled() Config {
	if c.Observe == nil {
		c.Observe = func(Result) {}
	}
	if c.Watch == nil {
		c.Watch = func(Position) {}
	}
	if c.Grace == 0 {
		c.Grace = usualGrace
	}
	c.AtOnce = max(c.AtOnce, 1)
	return c
}

// missing returns the games that are not over.
func (s *Store) missing() (games []Pairing) {
	over := map[int]bool{}
	for _, r := range s.Results() {
		over[r.Number] = true
	}
	for _, p := range s.Plan.Schedule() {
		if !over[p.Number] {
			games = append(games, p)
		}
	}
	return games
}

// Over reports whether all games are over or the test is decided.
func (s *Store) Over() bool {
	results := s.Results()
	return len(results) >= s.Plan.Games() || s.Plan.SPRT.Used() && Stand(s.Plan, results).Decision() != Undecided
}

// A match is being played.
type match struct {
	*Store
	config  Config
	rules   rules.Rules
	control clock.Control
	machine monitor
	stop    func()

	turn    sync.Mutex // guards what follows, and calls of Observe
	missing []Pairing
	crashes map[int]int // in a row, by engine
	err     error
}

// next takes the next game.
func (m *match) next() (p Pairing, ok bool) {
	m.turn.Lock()
	defer m.turn.Unlock()
	if len(m.missing) == 0 || m.err != nil {
		return p, false
	}
	p, m.missing = m.missing[0], m.missing[1:]
	return p, true
}

// work plays one game after another.
func (m *match) work(ctx context.Context) {
	crew := newCrew(m.config.Entrants)
	defer crew.dismiss()
	t := table{m.Plan, m.rules, m.control, crew, &m.machine, m.config.Grace, m.config.Watch}
	for ctx.Err() == nil {
		p, ok := m.next()
		if !ok {
			return
		}
		g, err := t.play(ctx, p)
		if ctx.Err() != nil {
			return
		}
		if err == nil {
			err = m.add(g.result(), g.text(m.Plan, m.rules, m.control))
		}
		m.ended(g.result(), err)
	}
}

// ended counts a game that was stored.
func (m *match) ended(r Result, err error) {
	m.turn.Lock()
	defer m.turn.Unlock()
	if err == nil {
		m.config.Observe(r)
		err = m.crashed(r)
	}
	if err != nil && m.err == nil {
		m.err = err
	}
	if m.err != nil || m.Over() {
		m.stop()
	}
}

// crashed counts the games in a row in which an engine failed.
func (m *match) crashed(r Result) error {
	for side, engine := range [2]int{r.White, r.Black} {
		lost := r.Result == rules.Win(rules.Side(side).Other())
		if r.Fault != Crash && r.Fault != Hang || !lost {
			m.crashes[engine] = 0
			continue
		}
		if m.crashes[engine]++; m.crashes[engine] >= mostCrashes {
			return phrase.Errorf("tournament.crashes", m.Plan.Engines[engine].Name, mostCrashes)
		}
	}
	return nil
}
