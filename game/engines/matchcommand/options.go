package matchcommand

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"passedpawn/game/engines/tournament"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

// options are what the person asked for.
type options struct {
	path   string
	plan   tournament.Plan
	game   rules.Rules
	atOnce int
	seeded bool // the person chose the seed
	named  bool // the person named the match
	most   int  // games in a row in which an engine may crash, 0 for any number
}

// read reads the arguments. The engines may stand between the options.
func read(args []string, engines Engines) (o options, err error) {
	p := &o.plan
	flags := flag.NewFlagSet("passedpawn --match", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	var openings, format, variant string
	var named []string
	var plies, margin int
	flags.StringVar(&o.path, "pgn", "", "")
	flags.StringVar(&format, "format", string(tournament.RoundRobin), "")
	flags.StringVar(&variant, "variant", "", "")
	flags.IntVar(&p.Rounds, "rounds", 1, "")
	flags.StringVar(&openings, "openings", "", "")
	flags.IntVar(&plies, "plies", 0, "")
	flags.StringVar(&p.Control, "tc", "", "")
	flags.IntVar(&p.Limits.Nodes, "nodes", 0, "")
	flags.IntVar(&p.Limits.Depth, "depth", 0, "")
	flags.IntVar(&margin, "margin", 0, "")
	flags.IntVar(&o.atOnce, "concurrency", 1, "")
	flags.IntVar(&o.most, "crashes", 0, "")
	flags.StringVar(&p.Event, "event", "", "")
	flags.Uint64Var(&p.Seed, "seed", 0, "")
	flags.Var(numbers{&p.Draw.Move, &p.Draw.Count, &p.Draw.Score}, "draw", "")
	flags.Var(numbers{&p.Resign.Count, &p.Resign.Score}, "resign", "")
	flags.Var(reals{&p.SPRT.Elo0, &p.SPRT.Elo1, &p.SPRT.Alpha, &p.SPRT.Beta}, "sprt", "")
	flags.BoolVar(&p.SPRT.Normalized, "normalized", false, "")
	for rest := args; len(rest) > 0; {
		if err := flags.Parse(rest); err != nil {
			return o, err
		}
		if rest = flags.Args(); len(rest) > 0 {
			named, rest = append(named, rest[0]), rest[1:]
		}
	}
	if o.path == "" {
		return o, errors.New("passedpawn --match needs --pgn with the name of a file; --match --help explains it")
	}
	if err := o.choose(variant, named, engines); err != nil {
		return o, err
	}
	flags.Visit(func(f *flag.Flag) { o.seeded = o.seeded || f.Name == "seed"; o.named = o.named || f.Name == "event" })
	p.Format, p.Margin, p.Date = tournament.Format(format), time.Duration(margin)*time.Millisecond, today()
	p.Engines = tournament.Named(p.Engines)
	if !o.named {
		p.Event = names(p.Engines)
	}
	if !o.seeded {
		p.Seed = random()
	}
	if err := p.Check(); err != nil {
		return o, err
	}
	all, err := o.readOpenings(openings, plies)
	*p = p.With(all)
	return o, err
}

// choose reads the game, and then the engines, whose levels depend on it.
func (o *options) choose(variant string, named []string, engines Engines) error {
	found, _ := engines.Games.Find(variant)
	i := slices.IndexFunc(engines.Games, func(g variants.Game) bool { return g.Rules == found })
	if i < 0 {
		return fmt.Errorf("%q is not a game; --match --help lists them", variant)
	}
	o.game = found
	if i > 0 {
		o.plan.Variant = engines.Games[i].Name
	}
	for _, text := range named {
		e, err := engines.Parse(text, found.ID())
		if err != nil {
			return fmt.Errorf("%s: %w", text, err)
		}
		o.plan.Engines = append(o.plan.Engines, e)
	}
	return nil
}

// same reports whether the options are those with which a match was begun. What the
// person did not choose may differ.
func (o options) same(old tournament.Plan) bool {
	p := o.plan
	p.Date = old.Date
	if !o.seeded {
		p.Seed = old.Seed
	}
	return p.Equal(old)
}

// numbers is a list of whole numbers, separated by commas.
type numbers []*int

func (n numbers) String() string { return "" }

func (n numbers) Set(text string) error {
	return each(text, len(n), func(i int, part string) (err error) {
		*n[i], err = strconv.Atoi(part)
		return err
	})
}

// reals is a list of numbers, separated by commas.
type reals []*float64

func (r reals) String() string { return "" }

func (r reals) Set(text string) error {
	return each(text, len(r), func(i int, part string) (err error) {
		*r[i], err = strconv.ParseFloat(part, 64)
		return err
	})
}

// each calls set with the parts of a list, of which there must be so many.
func each(text string, count int, set func(i int, part string) error) error {
	parts := strings.Split(text, ",")
	if len(parts) != count {
		return fmt.Errorf("needs %d numbers, separated by commas", count)
	}
	for i, part := range parts {
		if err := set(i, strings.TrimSpace(part)); err != nil {
			return err
		}
	}
	return nil
}
