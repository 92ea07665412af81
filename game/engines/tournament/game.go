package tournament

import (
	"context"
	"errors"
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// A ply is a move of a game and what is known about it.
type ply struct {
	move    rules.Move
	book    bool // of the opening
	thought player.Thought
	took    time.Duration
	left    time.Duration // on the clock after it
}

// A Played is a game that is over.
type Played struct {
	Pairing
	Ending Ending
	began  time.Time
	start  rules.Position
	plies  []ply
}

// A Position is on the board of a game that is being played.
type Position struct {
	Pairing
	Now   rules.Position
	Moves []rules.Move // that led to it
}

// A gameConfig is what the games of a match have in common.
type gameConfig struct {
	plan    Plan
	rules   rules.Rules
	control clock.Control
	pool    *playerPool
	machine *monitor
	grace   time.Duration
	watch   func(Position)
}

// unclocked is how long an engine without a clock may think at most.
const unclocked = 10 * time.Minute

// A game is in progress.
type game struct {
	gameConfig
	Played
	info     *player.Game
	players  [2]player.Thinker
	line     []rules.Position
	moves    []rules.Move
	verdicts []verdict
	clock    clock.Clock
}

// play plays a game. The error is that of ctx if it ended first, or that the opening cannot
// be played.
func (c gameConfig) play(ctx context.Context, p Pairing) (Played, error) {
	g := &game{gameConfig: c, Played: Played{Pairing: p, began: time.Now()}, clock: clock.New(c.control, c.control.Full())}
	if err := g.open(); err != nil {
		return g.Played, err
	}
	for side, engine := range [2]int{p.White, p.Black} {
		th, err := c.pool.get(ctx, engine, seed(c.plan.Seed, p.Number, side), *g.info, g.line[:1])
		if ctx.Err() != nil {
			return g.Played, ctx.Err()
		}
		if err != nil {
			g.Ending = g.broken(rules.Side(side), err)
			g.leave(false)
			return g.Played, nil
		}
		g.players[side] = th
	}
	for {
		g.watch(Position{g.Pairing, g.now(), g.moves})
		over, err := g.turn(ctx)
		if over || err != nil {
			g.leave(err != nil)
			return g.Played, err
		}
	}
}

// leave releases the players. One that failed, or may still be thinking, is not asked
// again.
func (g *game) leave(broken bool) {
	failed := g.Ending.Fault == Crash || g.Ending.Fault == Hang || g.Ending.Fault == Illegal
	for side, engine := range [2]int{g.White, g.Black} {
		g.pool.release(engine, broken || failed && g.Ending.Guilty == rules.Side(side))
	}
}

// seed returns the seed of a side in a game.
func seed(plan uint64, game, side int) uint64 {
	return (plan+uint64(game)*2+uint64(side)+1)*0x9E3779B97F4A7C15 | 1
}

// open sets up the opening.
func (g *game) open() error {
	line, moves, err := g.Opening.line(g.rules)
	if err != nil {
		return err
	}
	g.start, g.line, g.moves = line[0], line, moves
	g.info = &player.Game{Rules: g.rules.ID(), Start: g.Opening.FEN}
	for _, m := range moves {
		g.plies = append(g.plies, ply{move: m, book: true})
	}
	return nil
}

func (g *game) now() rules.Position { return g.line[len(g.line)-1] }

// turn asks for one move and plays it. It reports whether the game is over.
func (g *game) turn(ctx context.Context) (over bool, err error) {
	if e, over := g.judge(); over {
		g.Ending = e
		return true, nil
	}
	side := g.now().Turn()
	began := time.Now()
	running := g.clock.Start(side, began)
	q := player.Question{Game: g.info, Line: g.line, Moves: g.moves, Limits: g.plan.Limits}
	if running.Used() {
		q.Clocks = [2]clock.Turn{running.Turn(rules.White, began), running.Turn(rules.Black, began)}
	}
	most := unclocked
	if running.Used() {
		most = running.Flag(side, began) + g.plan.Margin
	}
	a := ask(ctx, g.players[side], q, most, g.grace)
	if ctx.Err() != nil {
		return false, ctx.Err()
	}
	if e, bad := g.fault(a, side, began, most); bad {
		g.Ending = e
		return true, nil
	}
	return false, g.move(a, side, began, running)
}

// fault returns the ending of a game in which the answer is not a legal move in time, or
// ends the game by the rules.
func (g *game) fault(a answer, side rules.Side, began time.Time, most time.Duration) (Ending, bool) {
	took := a.at.Sub(began)
	switch {
	case a.hung:
		return g.broken(side, errHangs), true
	case took > most && g.clock.Used():
		return g.forfeit(side, Late, late(took-most, g.machine.since(began, a.at))), true
	case a.err != nil:
		return g.broken(side, a.err), true
	case a.action.Resign:
		return resigned(side, g.name(side)), true
	case a.action.Claim && g.rules.Outcome(g.line).Claim != rules.NoReason:
		return g.decided(g.rules.Outcome(g.line).Claimed(side)), true
	case a.action.Claim:
		return g.forfeit(side, Illegal, "makes a wrong claim"), true
	case !rules.Legal(g.now(), a.action.Move):
		return g.forfeit(side, Illegal, "makes an illegal move: "+rules.Coordinates(g.rules, a.action.Move)), true
	}
	return Ending{}, false
}

// broken returns the ending of a game in which an engine gives no answer that is a legal move.
func (g *game) broken(side rules.Side, err error) Ending {
	if errors.Is(err, errHangs) {
		return g.forfeit(side, Hang, unanswered)
	}
	if e, ok := errors.AsType[*player.IllegalMove](err); ok {
		return g.forfeit(side, Illegal, "makes an illegal move: "+e.Move)
	}
	return g.forfeit(side, Crash, "loses by a crash: "+err.Error())
}

func (g *game) forfeit(side rules.Side, f Fault, about string) Ending {
	return forfeited(g.rules, g.now(), side, g.name(side)+" "+about, f)
}

// name returns the name of a side in this game.
func (g *game) name(side rules.Side) string { return rules.SideName(g.rules, g.start, side).String() }

// decided returns the ending by the rules.
func (g *game) decided(o rules.Outcome) Ending {
	return Ending{Result: o.Result, Termination: "normal", Reason: rules.Ending(g.rules, g.start, o).String()}
}

// move plays a legal move.
func (g *game) move(a answer, side rules.Side, began time.Time, running clock.Clock) error {
	next, err := g.now().Play(a.action.Move)
	if err != nil {
		return err
	}
	g.clock = running.Press(side, a.at).Stop(a.at)
	g.verdicts = append(g.verdicts, verdictOf(a.thought, side))
	g.line, g.moves = append(g.line, next), append(g.moves, a.action.Move)
	g.plies = append(g.plies, ply{
		move: a.action.Move, thought: a.thought, took: a.at.Sub(began), left: g.clock.Banked(side).Left,
	})
	return nil
}

// judge returns the ending of a game that is over before the next move: by the rules, by
// a draw that can be claimed, or by the scores.
func (g *game) judge() (e Ending, over bool) {
	o := g.rules.Outcome(g.line)
	switch o.Claim {
	case rules.Threefold, rules.FiftyMoves:
		return g.decided(claimed(o)), true
	}
	if o.Over() {
		return g.decided(o), true
	}
	if winner, won := g.plan.Resign.won(g.verdicts); won {
		return adjudicated(rules.Win(winner), g.name(winner)+" wins by adjudication"), true
	}
	if g.plan.Draw.drawn(g.verdicts, g.number()) {
		return adjudicated(rules.Drawn, "Draw by adjudication"), true
	}
	return Ending{}, false
}

// number returns the number of the next move. In some games each ply has its own.
func (g *game) number() int {
	played := len(g.moves) + pgn.FirstPly(g.Opening.FEN)
	if !rules.CountsPlies(g.rules) {
		played /= 2
	}
	return 1 + played
}
