package ui

import (
	"cmp"
	"math/rand/v2"

	"fyne.io/fyne/v2"

	"passedpawn/game/editor"
	"passedpawn/game/play/clock"
	"passedpawn/game/play/match"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/lesson"
	"passedpawn/settings"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// newGames asks for new games.
type newGames struct {
	setups   *gameSetups
	pictures *pictures
	host     *dialogs.Host
	lessons  []lesson.Lesson
	change   func(settings.Settings)
	start    func(session.Setup)
	study    func(r rules.Rules, variant, start string) // analyses a position
	toLesson func(i int)                                // shows a lesson, or their list for -1
	say      func(text string)
}

// newNewGames returns what asks for new games in a window.
func newNewGames(w *Window) *newGames {
	now := func() settings.Settings { return w.settings }
	return &newGames{
		setups: &gameSetups{
			games: w.config.Play.Games, levels: w.config.Play.Levels, odds: w.config.Play.Odds, oddsStart: w.config.Play.OddsStart, user: w.config.Person.Name,
			settings: now, engines: func() []settings.Engine { return w.engines.Engines() },
		},
		pictures: &pictures{window: w.window, pieces: w.pieces, settings: now},
		host:     w.host,
		lessons:  w.config.Teaching.Lessons,
		change:   w.change,
		start: func(n session.Setup) {
			w.engines.Allow(n.Other, func() { w.desk.Leaving.Start(n) })
		},
		study: func(r rules.Rules, variant, start string) { w.desk.Leaving.Analyse(r, variant, start) },
		toLesson: func(i int) {
			if w.showPage(w.learn); i >= 0 {
				w.learn.Open(i)
			}
		},
		say: func(text string) { w.page.Say(text) },
	}
}

// ask asks for a new game.
func (n *newGames) ask() { n.askGame(n.setups.last(), "") }

// from asks for a new game from a position that was set up.
func (n *newGames) from(r rules.Rules, fen string) { n.askGame(n.setups.numberOf(r), fen) }

// analyse puts a position on the board and analyses it.
func (n *newGames) analyse(r rules.Rules, fen string) {
	n.study(r, n.setups.variant(n.setups.numberOf(r)), fen)
}

// learn shows the lessons of a game.
func (n *newGames) learn(game int) { n.toLesson(n.lessonOf(n.setups.games[game].ID())) }

// askGame asks for a new game of a variant, from a position, "" for the starting
// position.
func (n *newGames) askGame(variant int, start string) {
	s := n.setups.settings()
	strength, id := session.ParseStrength(s.Strength), n.setups.games[variant].ID()
	g := dialogs.Game{
		Other: s.Rival, By: string(strength.By), At: strength.At, Variant: variant, Start: start,
		Engine: s.Opponent == "engine", Level: n.setups.level(id), Adapt: s.Adapt, Slow: s.Slow,
		Time: s.TimeIn(id), Colour: s.Colour, AutoFlip: s.AutoFlip, Conduct: s.Conduct, Name: n.setups.name(), Names: [2]string{s.White, s.Black},
		Set: s.ShogiPieces,
	}
	n.host.NewGame(g, n.choices(), func(g dialogs.Game) {
		s := n.setups.settings()
		s.Opponent, s.Colour, s.AutoFlip = "person", g.Colour, g.AutoFlip
		id := n.setups.games[g.Variant].ID()
		s = s.WithLevel(id, g.Level).WithTime(id, g.Time)
		s.Adapt, s.Slow, s.Variant, s.Conduct = g.Adapt, g.Slow, n.setups.variant(g.Variant), g.Conduct
		if g.Engine {
			s.Opponent, s.Rival = "engine", g.Other
			s.Strength = session.Strength{By: session.Limit(g.By), At: g.At}.String()
		}
		s.White, s.Black = g.Names[0], g.Names[1]
		s.ShogiPieces = cmp.Or(g.Set, s.ShogiPieces)
		if g.Name != n.setups.user {
			s.Name = g.Name
		}
		n.change(s)
		setup := n.setups.next()
		switch r := n.setups.games[g.Variant].Rules; {
		case g.Start != "":
			setup.Start = g.Start
		case g.Handicap > 0:
			setup.Start = n.setups.handicap(g.Variant, g.Handicap, setup.Side.Other())
		case rules.Starts(r) > 0:
			setup.Start = rules.NumberedStart(r, g.Number).String()
		}
		n.start(setup)
	})
}

// choices returns what the new-game dialog offers.
func (n *newGames) choices() dialogs.Choices {
	c := dialogs.Choices{
		Families: n.families(), Times: times(),
		CheckStart: func(variant int, fen string) (note, wrong error) {
			r, _ := n.setups.games.Find(n.setups.variant(variant))
			if _, wrong = r.Parse(fen); wrong != nil {
				return nil, wrong
			}
			if b, err := editor.Read(r, fen); err == nil {
				note = editor.LeftOut(b)
			}
			return note, nil
		},
		CheckTime: func(text string) error {
			_, err := clock.ParseMinutes(text)
			return err
		},
		TimeSaid: timeSaid, Learn: n.learn,
	}
	for i, g := range n.setups.games {
		c.Games = append(c.Games, dialogs.Offer{
			Starts: rules.Starts(g.Rules), Lot: func() int { return rand.IntN(rules.Starts(g.Rules)) },
			Start: func(number int) fyne.CanvasObject { return n.pictures.firstRank(rules.NumberedStart(g.Rules, number)) },
			Sides: namesOfSides(g.Rules, g.Start()), Notes: sideNotes(g.Rules, g.Start()), Sets: n.pictures.sets(g),
			Picture: n.pictures.sidePictures(g), Handicaps: n.handicaps(i),
			Levels: described(n.setups.levels(g.ID())), Level: n.setups.level(g.ID()), Engines: n.setups.rivals(g.ID()), Quick: quick(g.Rules),
			Time: n.setups.settings().TimeIn(g.ID()), Family: string(rules.FamilyOf(g.ID())),
			Lessons: n.lessonOf(g.ID()) >= 0, Conducts: conducts(g.Rules),
		})
	}
	return c
}

// namesOfSides returns the names of the two sides in a game that begins with a position.
func namesOfSides(r rules.Rules, start rules.Position) [2]string {
	names := rules.SideNames(r, start)
	return [2]string{i18n.P(names[rules.White]), i18n.P(names[rules.Black])}
}

// sideNotes says what the names of the sides mean, if not everybody knows.
func sideNotes(r rules.Rules, start rules.Position) (said [2]string) {
	if notes, own := rules.SideNotes(r, start); own {
		said = [2]string{i18n.P(notes[rules.White]), i18n.P(notes[rules.Black])}
	}
	return said
}

// lowestRated is the lowest rating that means something to people who have one, and below
// firstRated a level is for people who have none yet.
const (
	lowestRated = 700
	firstRated  = 520
)

// described returns the levels of a game as the dialog shows them.
func described(all []session.Level) []dialogs.Level {
	var said []dialogs.Level
	for _, l := range all {
		level, rating := dialogs.Level{Name: i18n.T(l.Name)}, cmp.Or(l.Elo, l.Estimate)
		switch {
		case rating < firstRated:
			level.About = i18n.F("newgame.first-games", rating)
		case rating < lowestRated:
			level.About = i18n.F("newgame.novice", rating)
		case l.Elo > 0:
			level.About = i18n.F("newgame.rating", rating)
		default:
			level.About = i18n.F("newgame.estimated", rating)
		}
		said = append(said, level)
	}
	return said
}

// ended follows the end of a game against the program: a level that was beaten is
// remembered, and the level adapts.
func (n *newGames) ended(game match.Snapshot) {
	if r, ok := session.Beaten(game); ok {
		n.change(n.setups.settings().Beat(r.Game, r.Level))
	}
	n.adapt(game)
}

// adapt changes the level after a game against the program: up after the person wins,
// down after a loss. It says so if the next game will differ.
func (n *newGames) adapt(game match.Snapshot) {
	if _, other := session.Opposed(game.Record); other || !n.setups.settings().Adapt || game.Human[rules.White] == game.Human[rules.Black] {
		return
	}
	person := rules.White
	if game.Human[rules.Black] {
		person = rules.Black
	}
	id := cmp.Or(game.Record.Rules, "chess")
	was := n.setups.level(id)
	level := was
	switch game.Outcome.Result {
	case rules.Win(person):
		level = max(was, min(was+1, dialogs.Adaptive(len(n.setups.levels(id)))))
	case rules.Win(person.Other()):
		level = max(was-1, 1)
	}
	if level != was {
		n.change(n.setups.settings().WithLevel(id, level))
		n.say(i18n.F("newgame.adapted", level))
	}
}
