package ui

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"fyne.io/fyne/v2"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/match"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// setup returns the game that the settings describe.
func (w *Window) setup() session.Setup {
	side := rules.White
	if w.settings.Colour == "black" || w.settings.Colour == "random" && rand.IntN(2) == 1 {
		side = rules.Black
	}
	start := ""
	if r := w.config.Play.Games[w.game()].Rules; rules.Starts(r) > 0 {
		start = rules.NumberedStart(r, rand.IntN(rules.Starts(r))).String()
	}
	control, _ := clock.ParseMinutes(w.settings.Time) // an invalid time control means no clocks
	return session.Setup{Start: start, Time: control, Conduct: match.Conduct(w.settings.Conduct), Variant: w.variant(w.game()), Engine: w.settings.Opponent == "engine", Level: w.level(w.config.Play.Games[w.game()].ID()), Other: w.rival(w.config.Play.Games[w.game()].ID()), Strength: session.ParseStrength(w.settings.Strength), Side: side, Name: w.name(), Names: [2]string{w.settings.White, w.settings.Black}, Below: session.Below(w.settings.Below)}
}

func (w *Window) name() string {
	if w.settings.Name != "" {
		return w.settings.Name
	}
	return w.config.Person.Name
}

func (w *Window) newGame() { w.askGame(w.game(), "") }

// playFrom asks for a new game from a position that was set up.
func (w *Window) playFrom(r rules.Rules, fen string) {
	w.askGame(w.numberOf(r), fen)
}

// numberOf returns the index of a game among those to choose from.
func (w *Window) numberOf(r rules.Rules) int {
	return max(0, slices.IndexFunc(w.config.Play.Games, func(g variants.Game) bool { return g.ID() == r.ID() }))
}

// askGame asks for a new game of a variant, from a position, "" for the starting
// position.
func (w *Window) askGame(variant int, start string) {
	s := w.settings
	strength := session.ParseStrength(s.Strength)
	g := dialogs.Game{Other: s.Rival, By: string(strength.By), At: strength.At, Variant: variant, Start: start, Engine: s.Opponent == "engine", Level: w.level(w.config.Play.Games[variant].ID()), Adapt: s.Adapt, Slow: s.Slow, Time: s.Time, Colour: s.Colour, AutoFlip: s.AutoFlip, Conduct: s.Conduct, Name: w.name(), Names: [2]string{s.White, s.Black}}
	w.host.NewGame(g, w.choices(), func(g dialogs.Game) {
		s := w.settings
		s.Opponent, s.Colour, s.AutoFlip = "person", g.Colour, g.AutoFlip
		s = s.WithLevel(w.config.Play.Games[g.Variant].ID(), g.Level)
		s.Adapt, s.Slow, s.Time, s.Variant, s.Conduct = g.Adapt, g.Slow, g.Time, w.variant(g.Variant), g.Conduct
		if g.Engine {
			s.Opponent, s.Rival = "engine", g.Other
			s.Strength = session.Strength{By: session.Limit(g.By), At: g.At}.String()
		}
		s.White, s.Black = g.Names[0], g.Names[1]
		if g.Name != w.config.Person.Name {
			s.Name = g.Name
		}
		w.change(s)
		setup := w.setup()
		switch r := w.config.Play.Games[g.Variant].Rules; {
		case g.Start != "":
			setup.Start = g.Start
		case g.Odds > 0:
			setup.Start = w.handicap(g.Variant, g.Odds, setup.Side.Other())
		case rules.Starts(r) > 0:
			setup.Start = rules.NumberedStart(r, g.Number).String()
		}
		w.engines.Allow(setup.Other, func() { w.desk.Leaving.Start(setup) })
	})
}

// level returns the program's level in a game, by the game's ID.
func (w *Window) level(game string) int {
	return min(w.settings.LevelIn(game), len(w.config.Play.Levels(game)))
}

// game returns the index of the game played last among those to choose from.
func (w *Window) game() int {
	return max(0, slices.IndexFunc(w.config.Play.Games, func(g variants.Game) bool { return g.Name == w.settings.Variant }))
}

// variant returns the ID of a game to choose, "" for orthodox chess.
func (w *Window) variant(i int) string {
	if i <= 0 || i >= len(w.config.Play.Games) {
		return ""
	}
	return w.config.Play.Games[i].Name
}

// choices returns what the new-game dialog offers.
func (w *Window) choices() dialogs.Choices {
	c := dialogs.Choices{
		Families: w.families(), Times: times(),
		CheckStart: func(variant int, fen string) error {
			r, _ := w.config.Play.Games.Find(w.variant(variant))
			_, err := r.Parse(fen)
			return err
		},
		CheckTime: func(text string) error {
			_, err := clock.ParseMinutes(text)
			return err
		},
		TimeSaid: timeSaid, Learn: w.learnGame,
	}
	for _, g := range w.config.Play.Games {
		c.Games = append(c.Games, dialogs.Offer{
			Starts: rules.Starts(g.Rules), Lot: func() int { return rand.IntN(rules.Starts(g.Rules)) },
			Start: func(number int) fyne.CanvasObject { return w.firstRank(rules.NumberedStart(g.Rules, number)) },
			Sides: sides(g), Picture: w.sidePictures(g), Odds: i18n.All(w.handicaps(g.Rules)),
			Levels: levels(w.config.Play.Levels(g.ID())), Level: w.level(g.ID()), Engines: w.rivals(g.ID()), Quick: quick(g.Rules), Lessons: w.lessonOf(g.ID()) >= 0, Conducts: conducts(g.Rules),
		})
	}
	return c
}

// sides returns the names of the two sides in a game.
func sides(g variants.Game) [2]string {
	names := rules.SideNames(g.Rules, g.Start())
	return [2]string{i18n.P(names[rules.White]), i18n.P(names[rules.Black])}
}

// lowestRated is the lowest rating that means something to people who have one.
const lowestRated = 700

// levels returns the levels of a game as the dialog shows them.
func levels(all []session.Level) []dialogs.Level {
	var said []dialogs.Level
	for _, l := range all {
		level := dialogs.Level{Name: i18n.T(l.Name)}
		switch {
		case l.Elo > 0 && l.Elo < lowestRated:
			level.About = i18n.T("newgame.novice")
		case l.Elo > 0:
			level.About = i18n.F("newgame.rating", l.Elo)
		}
		said = append(said, level)
	}
	return said
}

// handicaps returns the names of a game's handicaps, the first for none.
func (w *Window) handicaps(r rules.Rules) []string {
	if rules.Orthodox(r.ID()) {
		return w.config.Play.Odds
	}
	names := []string{"common.none"}
	for _, h := range rules.Handicaps(r) {
		names = append(names, h.Name)
	}
	return names
}

// handicap returns the starting position of a handicap. In chess either side may give it.
func (w *Window) handicap(variant, i int, giver rules.Side) string {
	r := w.config.Play.Games[variant].Rules
	if rules.Orthodox(r.ID()) {
		return w.config.Play.OddsStart(i, giver)
	}
	return rules.Handicaps(r)[i-1].Position
}

// adapt changes the level after a game against the program: up after the person wins,
// down after a loss. It says so if the next game will differ.
func (w *Window) adapt(game match.Snapshot) {
	if _, other := session.Opposed(game.Record); other || !w.settings.Adapt || game.Human[rules.White] == game.Human[rules.Black] {
		return
	}
	person := rules.White
	if game.Human[rules.Black] {
		person = rules.Black
	}
	id := cmp.Or(game.Record.Rules, "chess")
	was := w.level(id)
	level := was
	switch game.Outcome.Result {
	case rules.Win(person):
		level = min(was+1, len(w.config.Play.Levels(id)))
	case rules.Win(person.Other()):
		level = max(was-1, 1)
	}
	if level != was {
		w.change(w.settings.WithLevel(id, level))
		w.page.Say(i18n.F("newgame.adapted", level))
	}
}
