// Package opponents maps a person's choices to engines: the opponent, the adviser and the
// analyst, for chess, the variants and shogi. They are the bundled engines at their
// levels, or other engines that the person has added. It gives another engine what a game
// needs besides moves, and knows which processes are still there.
package opponents

import (
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"time"

	"passedpawn/game/endgames/syzygy"
	"passedpawn/game/endgames/tables"
	"passedpawn/game/engines/bundled"
	"passedpawn/game/engines/engine"
	"passedpawn/game/engines/tablebase"
	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
	"passedpawn/settings"
)

// Engines provides the bundled engines and those that the person has added. Its methods
// are called on the window's thread, unless they say otherwise.
type Engines struct {
	start   Start
	threads int                           // of the bundled analyst
	tables  *tables.Tables                // of endgames, nil for none
	syzygy  atomic.Pointer[syzygy.Tables] // in the person's folder, nil for none; reviewers read it on any goroutine
	reviews review.Store                  // those that were made before
	others  []settings.Engine
	uses    Uses

	running sync.Mutex // held to read or change what follows, which is about processes
	alive   int
	ended   chan struct{} // closed when one has ended, and made anew
}

// New returns the bundled engines for a computer with a number of cores. SetEngines adds
// others, which start makes. An analysis goes on for as long as a person looks at it, so
// it leaves half of the cores to the window and to other programs. Where the tables of
// endgames, nil for none, know a position of chess, the bundled engine answers from them,
// except at levels that are to make mistakes. reviews are those that were made before.
func New(start Start, cores int, endgames *tables.Tables, reviews review.Store) *Engines {
	return &Engines{start: start, threads: max(1, cores/2), tables: endgames, reviews: reviews, ended: make(chan struct{})}
}

// exact returns an engine that answers from the tables where it can. It takes a pause for a
// move.
func (e *Engines) exact(game string, t player.Thinker, pause time.Duration) player.Thinker {
	return e.knowing(game)(t, pause)
}

// knowing returns exact with the tables that there are now. What it returns may be called from
// any goroutine.
func (e *Engines) knowing(game string) func(t player.Thinker, pause time.Duration) player.Thinker {
	if e.tables == nil || rules.FamilyOf(game) != rules.ChessFamily {
		return func(t player.Thinker, _ time.Duration) player.Thinker { return t }
	}
	exact := tablebase.Thinker{Tables: e.tables}
	if s := e.syzygy.Load(); s != nil {
		exact.Syzygy = s
	}
	return func(t player.Thinker, pause time.Duration) player.Thinker {
		exact := exact
		exact.Other, exact.Pause = t, pause
		return exact
	}
}

// pause is the shortest time for a move, so that a person can follow the game.
const pause = 450 * time.Millisecond

// Opponent implements session.Opponents.
func (e *Engines) Opponent(r session.Rival) player.Player {
	if r.Engine != "" {
		return e.rival(r)
	}
	t := Bundled(r.Game, r.Level, rand.Uint64(), player.Pace{Pause: pause, Slow: r.Slow})
	if r.Level == int(engine.Levels) {
		t = e.exact(r.Game, t, pause)
	}
	return player.Background(t)
}

// Name implements session.Opponents.
func (e *Engines) Name(r session.Rival) phrase.Phrase {
	if r.Engine != "" {
		return e.nameOf(r)
	}
	return phrase.Say("engines.bundled", r.Level)
}

// Elo implements session.Opponents.
func (e *Engines) Elo(r session.Rival) int {
	if levels := Levels(r.Game); r.Engine == "" && 0 < r.Level && r.Level <= len(levels) {
		return levels[r.Level-1].Elo
	}
	return 0
}

// Adviser implements session.Opponents.
func (e *Engines) Adviser(game string) player.Player {
	if p := e.helper(e.uses.Adviser, game, false); p != nil {
		return p
	}
	return player.Background(e.exact(game, bundled.Engine{Role: bundled.Adviser, Game: game}.Thinker(), 0))
}

// Analyst implements session.Opponents.
func (e *Engines) Analyst(game string) session.Analyst {
	return e.analyst(e.uses.Analyst, game, e.threads)
}

// Second implements session.Opponents. It has half as many threads as the first, which keeps
// its own.
func (e *Engines) Second(game string) session.Analyst {
	return e.analyst(e.uses.Second, game, max(1, e.threads/2))
}

// analyst returns an engine that analyses, by its ID, "" for the bundled one with some threads.
func (e *Engines) analyst(id, game string, threads int) session.Analyst {
	if p := e.helper(id, game, true); p != nil {
		found, _ := settings.FindEngine(e.others, id)
		return session.Analyst{Name: found.Name, Player: p}
	}
	analyst := bundled.Engine{Role: bundled.Analyst, Game: game, Threads: threads}.Thinker()
	return session.Analyst{Player: player.Background(e.exact(game, analyst, 0))}
}

// Reviewer implements session.Opponents. The table of each search of the bundled engine is
// a new one.
func (e *Engines) Reviewer(game string) session.Reviewer {
	r := session.Reviewer{Kept: e.reviews}
	found, err := e.find(e.uses.Reviewer, game)
	switch {
	case e.uses.Reviewer != "" && err == nil:
		r.Name, r.New = found.Name, func() player.Thinker { return &tracked{e.begin(found, false), e} }
	case found.ID == "", found.MayStart():
		exact := e.knowing(game)
		r.New = func() player.Thinker { return exact(bundled.Engine{Role: bundled.Reviewer, Game: game}.Thinker(), 0) }
	default:
		r.Name, r.New = found.Name, func() player.Thinker { return unable{err} }
	}
	return r
}
