// Package matchcommand is the command that plays a match between engines without a
// window. It reports its progress to people on one stream and the result on the other.
package matchcommand

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"time"

	"passedpawn/game/engines/levels"
	"passedpawn/game/engines/tournament"
	"passedpawn/game/files/openfile"
	"passedpawn/game/variants"
)

// usage describes the command. It has places for the highest level and the games.
const usage = `Usage: passedpawn --match [options] --pgn file.pgn engine engine...
       passedpawn --match --pool file.pgn file.pgn...

Plays a match between engines. Each engine is a level of this program, level:1 to
level:%d, or a command in quotation marks that starts a UCI or USI engine, such as
"stockfish option.Hash=64 name=SF". After Ctrl+C or a crash, the same command continues
the match: the games are in the PGN file and the plan is beside it.

  --pgn file            where to write the games
  --variant game        the game; without it chess. The others are:
%s
  --format name         round-robin (everyone plays everyone) or gauntlet (the first
                        engine plays all others)
  --rounds n            how many openings each two engines play, each with both colours
  --openings file       EPD, FEN, SFEN or PGN; without it games begin from the usual
                        start
  --plies n             how many moves of each side together to use from a PGN opening;
                        0 for all
  --tc time             time control in seconds: 60+0.6, 40/300, or 60:1x10 for byoyomi,
                        here one period of 10 s after the first 60 s
  --nodes n             how many positions an engine may examine for a move
  --depth n             how many plies deep an engine may search
  --margin ms           how late a move may be without losing on time
  --crashes n           end the match when an engine crashes or hangs in n games in a
                        row; without it the engine loses the game, is started again,
                        and the match continues
  --concurrency n       how many games to play at the same time
  --draw m,n,s          a draw from move m on, if n moves of each side in a row are
                        scored at most s centipawns from zero
  --resign n,s          a win if both engines score n moves in a row at least s
                        centipawns for the same side
  --sprt e0,e1,a,b      stop when a test between Elo e0 and e1 is decided, with the
                        error probabilities a and b. The results of pairs count. Elo
                        is logistic
  --normalized          the Elo of the test is normalised, which is what fastchess
                        takes it for unless it is told otherwise
  --event name          the name of the match
  --seed n              decides the errors of weak levels
  --pool                tells how matches of the same engines stand together, such as
                        those that several computers have played, each from its own
                        openings. The plans must be beside the files
`

// Engines reads how the engines for a game are named, and provides their players. A game
// is given by the ID of its rule set.
type Engines struct {
	Games   variants.Games
	Parse   func(text, game string) (tournament.Engine, error)
	Entrant func(e tournament.Engine, game string) (tournament.Entrant, error)
	Probe   func(ctx context.Context, e tournament.Engine, game string) error
}

// Run runs the command and returns its exit status: 0 at the end of the match, 1 after an
// error, 2 if the command cannot be understood and 3 if the match was paused. ctx ends
// when the person asks to pause.
func Run(ctx context.Context, args []string, engines Engines, out, errs io.Writer) int {
	if len(args) > 0 && args[0] == poolFlag {
		return pool(args[1:], engines.Games, out, errs)
	}
	o, err := read(args, engines)
	if errors.Is(err, flag.ErrHelp) {
		fmt.Fprintf(out, usage, levels.Count, listed(engines.Games[1:]))
		return 0
	}
	if err != nil {
		fmt.Fprintln(errs, err)
		return 2
	}
	s, err := o.open()
	if err != nil {
		fmt.Fprintln(errs, err)
		return 1
	}
	defer s.Close()
	err = o.play(ctx, s, engines, errs)
	fmt.Fprint(out, tournament.Stand(s.Plan, s.Results()).Report())
	switch {
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(errs, "Paused. The same command continues the match.")
		return 3
	case err != nil:
		fmt.Fprintln(errs, err)
		return 1
	}
	return 0
}

// open opens the match, which begins if there is none yet.
func (o options) open() (*tournament.Store, error) {
	old, there, err := tournament.Load(o.path)
	switch {
	case err != nil:
		return nil, err
	case !there:
		err = tournament.Create(o.path, o.plan)
	case !o.same(old):
		return nil, fmt.Errorf("%s has a match that was begun with other options; name another file, or use the same ones", o.path)
	}
	if err != nil {
		return nil, err
	}
	return tournament.Open(o.path)
}

// play plays what is missing.
func (o options) play(ctx context.Context, s *tournament.Store, engines Engines, errs io.Writer) error {
	c := tournament.Config{Games: engines.Games, AtOnce: o.atOnce, Crashes: o.most}
	for _, e := range s.Plan.Engines {
		if err := engines.Probe(ctx, e, o.game.ID()); err != nil {
			return fmt.Errorf("%s: %w", e.Name, err)
		}
		entrant, err := engines.Entrant(e, o.game.ID())
		if err != nil {
			return err
		}
		c.Entrants = append(c.Entrants, entrant)
	}
	if n := len(s.Results()); n > 0 {
		fmt.Fprintf(errs, "%d of %d games are already over\n", n, s.Plan.Games())
	}
	t := progress{plan: s.Plan, out: errs, standing: tournament.Stand(s.Plan, s.Results())}
	c.Observe, c.Repeat = t.tell, t.again
	return s.Run(ctx, c)
}

// listed returns the IDs of games in lines that are indented like the other options.
func listed(games variants.Games) string {
	const indent, width = "                        ", 86
	text, line := "", indent
	for i, g := range games {
		name := g.ID()
		if i < len(games)-1 {
			name += ", "
		}
		if len(line)+len(name) > width+1 {
			text, line = text+strings.TrimRight(line, " ")+"\n", indent
		}
		line += name
	}
	return text + line
}

// progress tells a person about each game that is over.
type progress struct {
	plan     tournament.Plan
	out      io.Writer
	standing tournament.Standing
}

func (p *progress) tell(r tournament.Result) {
	p.standing.Count(r)
	fault := ""
	if r.Fault != tournament.NoFault {
		fault = " (" + string(r.Fault) + ")"
	}
	fmt.Fprintf(p.out, "%d/%d  %s  %s - %s  %s%s", p.standing.Games, p.plan.Games(), r.Round(),
		p.plan.Engines[r.White].Name, p.plan.Engines[r.Black].Name, r.Result, fault)
	if len(p.plan.Engines) == 2 {
		t := p.standing.Total(0)
		fmt.Fprintf(p.out, "  +%d =%d -%d", t.Won, t.Drawn, t.Lost)
	}
	if p.plan.SPRT.Used() {
		fmt.Fprintf(p.out, "  LLR %.2f", p.standing.Ratio())
	}
	fmt.Fprintln(p.out)
}

// again tells that a game does not count.
func (p *progress) again(r tournament.Result) {
	fmt.Fprintf(p.out, "%s  %s - %s  lost on time while the computer was too busy; it is played again\n", r.Round(),
		p.plan.Engines[r.White].Name, p.plan.Engines[r.Black].Name)
}

// today returns a date as PGN writes it.
func today() string { return time.Now().Format("2006.01.02") }

// random returns the seed of a match without one.
func random() uint64 { return rand.Uint64() >> 1 }

// readOpenings reads the openings file, if one is named.
func (o options) readOpenings(path string, plies int) ([]tournament.Opening, error) {
	if path == "" {
		return nil, nil
	}
	f, err := openfile.Open(path)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	defer f.Close()
	all, err := tournament.ReadOpenings(f, o.game, plies, o.plan.Rounds)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return all, nil
}

// names joins the names of engines for the name of a match.
func names(engines []tournament.Engine) string {
	var all []string
	for _, e := range engines {
		all = append(all, e.Name)
	}
	return strings.Join(all, " - ")
}
