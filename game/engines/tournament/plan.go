package tournament

import (
	"reflect"
	"slices"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// A Format is who plays whom.
type Format string

// The formats.
const (
	RoundRobin Format = "round-robin" // everyone plays everyone
	Gauntlet   Format = "gauntlet"    // the first plays all others
)

// A Plan is everything that decides which games are played and how. It is stored beside
// the games and does not change while they are played.
type Plan struct {
	Event    string        `json:"event"`
	Variant  string        `json:"variant,omitempty"` // the value of PGN's Variant tag, "" for orthodox chess
	Date     string        `json:"date"`              // of the beginning, as PGN writes it
	Format   Format        `json:"format"`
	Engines  []Engine      `json:"engines"`
	Control  string        `json:"control"` // as clock.Parse reads it, "" for no clocks
	Limits   player.Limits `json:"limits"`
	Margin   time.Duration `json:"margin"`   // by how much a flag may be overstepped
	Rounds   int           `json:"rounds"`   // how many openings each pair of engines plays
	Openings []Opening     `json:"openings"` // at most one for each round
	Seed     uint64        `json:"seed"`     // of the errors of weak levels
	Draw     DrawRule      `json:"draw"`
	Resign   ResignRule    `json:"resign"`
	SPRT     SPRT          `json:"sprt"`
}

// An Engine takes part in a match.
type Engine struct {
	Name string `json:"name"` // unique in the match
	Spec string `json:"spec"` // says which engine it is, for the caller
}

// The largest sizes of a match.
const (
	mostEngines = 64
	mostRounds  = 100_000
)

// Check returns an error if no match can be played by the plan.
func (p Plan) Check() error {
	control, err := clock.Parse(p.Control)
	switch {
	case err != nil:
		return err
	case p.Format != RoundRobin && p.Format != Gauntlet:
		return phrase.Errorf("tournament.bad-format", string(p.Format))
	case len(p.Engines) < 2 || len(p.Engines) > mostEngines:
		return phrase.Errorf("tournament.bad-engines", mostEngines)
	case p.Rounds < 1 || p.Rounds > mostRounds:
		return phrase.Errorf("tournament.bad-rounds", mostRounds)
	case !control.Used() && p.Limits == (player.Limits{}):
		return phrase.Errorf("tournament.no-limit")
	case p.SPRT.Used() && len(p.Engines) != 2:
		return phrase.Errorf("tournament.sprt-two")
	}
	return p.SPRT.check()
}

// Named returns engines with unique names: the second one with a name gets a number.
func Named(engines []Engine) []Engine {
	named := slices.Clone(engines)
	for i := range named {
		base := named[i].Name
		for n := 2; taken(named[:i], named[i].Name); n++ {
			named[i].Name = phrase.Say("%v (%v)", base, n).String()
		}
	}
	return named
}

func taken(engines []Engine, name string) bool {
	return slices.ContainsFunc(engines, func(e Engine) bool { return e.Name == name })
}

// With returns the plan with the openings that its rounds use.
func (p Plan) With(openings []Opening) Plan {
	p.Openings = openings[:min(len(openings), p.Rounds)]
	return p
}

// rules returns the rule set of the match.
func (p Plan) rules(games rules.Games) (rules.Rules, error) {
	if r, ok := games.Find(p.Variant); ok && r.ID() != rules.Unread {
		return r, nil
	}
	return nil, phrase.Errorf("tournament.bad-variant", p.Variant)
}

// Equal reports whether two plans are the same.
func (p Plan) Equal(o Plan) bool { return reflect.DeepEqual(p.normalized(), o.normalized()) }

// normalized returns the plan with nil for empty lists, as they are after reading it.
func (p Plan) normalized() Plan {
	if len(p.Openings) == 0 {
		p.Openings = nil
	}
	p.Openings = slices.Clone(p.Openings)
	for i := range p.Openings {
		if len(p.Openings[i].Moves) == 0 {
			p.Openings[i].Moves = nil
		}
	}
	return p
}
