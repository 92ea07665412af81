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
	// Repeat is called, like Observe, when a game was lost on time because the computer was
	// too busy: it is not stored, and played again. It may be nil.
	Repeat func(Result)
	// Crashes is in how many games in a row an engine may crash or hang before the match
	// ends with an error. 0 means that the match goes on in any case: the engine loses the
	// game and is started again.
	Crashes int
	// Grace is how long an engine may take to return when its question was withdrawn, 0
	// for the usual.
	Grace time.Duration
}

// usualGrace lets an outside engine be stopped properly before it is given up.
const usualGrace = 8 * time.Second

// mostRepeats is how often a game is played again. A computer that is always too busy would
// never come to an end.
const mostRepeats = 5

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
	run := &runner{Store: s, config: c.filled(), rules: r, control: control, missing: s.missing(), crashes: map[int]int{}, repeats: map[int]int{}}
	if s.Over() {
		return nil
	}
	if err := s.resume(); err != nil {
		return err
	}
	inner, stop := context.WithCancel(ctx)
	defer stop()
	run.stop = stop
	var workers, watching sync.WaitGroup
	for range run.config.AtOnce {
		workers.Go(func() { run.playGames(inner) })
	}
	watched, rest := context.WithCancel(context.Background())
	watching.Go(func() { run.machine.watch(watched) })
	workers.Wait()
	rest()
	watching.Wait()
	if run.err != nil {
		return run.err
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
	if c.Repeat == nil {
		c.Repeat = func(Result) {}
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

// A runner plays the games of a match.
type runner struct {
	*Store
	config  Config
	rules   rules.Rules
	control clock.Control
	machine monitor
	stop    func()

	mu      sync.Mutex // guards what follows, and calls of Observe
	missing []Pairing
	crashes map[int]int // in a row, by engine
	repeats map[int]int // by the number of the game
	err     error
}

// nextGame returns the next game to be played, and false if there is none.
func (r *runner) nextGame() (p Pairing, ok bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(r.missing) == 0 || r.err != nil {
		return p, false
	}
	p, r.missing = r.missing[0], r.missing[1:]
	return p, true
}

// playGames plays one game after another.
func (r *runner) playGames(ctx context.Context) {
	pool := newPlayerPool(r.config.Entrants)
	defer pool.close()
	t := gameConfig{r.Plan, r.rules, r.control, pool, &r.machine, r.config.Grace, r.config.Watch}
	for ctx.Err() == nil {
		p, ok := r.nextGame()
		if !ok {
			return
		}
		g, err := t.play(ctx, p)
		if ctx.Err() != nil {
			return
		}
		if err == nil && r.again(g.result()) {
			continue
		}
		if err == nil {
			err = r.add(g.result(), g.text(r.Plan, r.rules, r.control))
		}
		r.gameEnded(g.result(), err)
	}
}

// again reports whether a game is played again, and lets it be the next one.
func (r *runner) again(res Result) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	if !res.Excused || r.repeats[res.Number] >= mostRepeats {
		return false
	}
	r.repeats[res.Number]++
	r.missing = append([]Pairing{res.Pairing}, r.missing...)
	r.config.Repeat(res)
	return true
}

// gameEnded counts a game that was stored.
func (r *runner) gameEnded(res Result, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if err == nil {
		r.config.Observe(res)
		err = r.countCrashes(res)
	}
	if err != nil && r.err == nil {
		r.err = err
	}
	if r.err != nil || r.Over() {
		r.stop()
	}
}

// countCrashes counts the games in a row in which each engine failed, and returns an error if
// there are too many.
func (r *runner) countCrashes(res Result) error {
	for side, engine := range [2]int{res.White, res.Black} {
		lost := res.Result == rules.Win(rules.Side(side).Other())
		if res.Fault != Crash && res.Fault != Hang || !lost {
			r.crashes[engine] = 0
			continue
		}
		if r.crashes[engine]++; r.crashes[engine] == r.config.Crashes {
			return phrase.Errorf("tournament.crashes", r.Plan.Engines[engine].Name, phrase.Number(r.config.Crashes))
		}
	}
	return nil
}
