package play

import (
	"cmp"
	"strconv"

	"passedpawn/game/clock"
	"passedpawn/game/match"
	"passedpawn/game/player"
	"passedpawn/game/record"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// A Setup is what a new game is made of.
type Setup struct {
	// Engine is set to play against the bundled engine, and not another person.
	Engine bool
	Level  int        // of the engine
	Side   rules.Side // the person's, against the engine
	Name   string     // the person's
	Names  [2]string  // of two people, White's first; "" for no name
	Start  string     // a position in the game's notation, "" for the usual one
	// Variant names the game, as PGN's tag does; "" is orthodox chess.
	Variant string
	Time    clock.Control // the zero value for no clocks
	Below   Below
}

// Below says who is at the bottom of the board.
type Below string

// The ways to sit.
const (
	OwnBelow   Below = "own" // the person against the engine, White between people
	WhiteBelow Below = "white"
	BlackBelow Below = "black"
)

// flipped reports whether the board is seen from the other side.
func (s Setup) flipped(board rules.Shape) bool {
	bottom := board.Below
	switch {
	case s.Below == WhiteBelow:
		bottom = rules.White
	case s.Below == BlackBelow:
		bottom = rules.Black
	case s.Engine:
		bottom = s.Side
	}
	return bottom != board.Below
}

// A Rival is what a program that plays is made of.
type Rival struct {
	Game  string // the id of the rule set
	Level int    // from 1
	Slow  bool   // it takes its time, like a person
}

// Opponents makes the players that are no people.
type Opponents interface {
	Opponent(Rival) player.Player
	// LevelName says what a level is like.
	LevelName(level int) string
	// Adviser is who is asked for hints.
	Adviser(game string) player.Player
	// Analyst looks at a position until the question is withdrawn, and tells what it
	// finds.
	Analyst(game string) player.Player
}

// The tags that say who sits where, so that a game that comes back finds its
// players. WhiteType and BlackType are the PGN standard's (9.1).
const (
	typeTag        = "Type"  // behind White or Black: "human" or "program"
	levelTag       = "Level" // behind White or Black
	orientationTag = "Orientation"
	studyTag       = "Study" // in the kept copy of a game that came from elsewhere
)

// newRecord is the start of a game as the setup wants it.
func newRecord(s Setup, r rules.Rules, o Opponents, date string) (*record.Record, error) {
	rec, err := blank(r, s.Variant, s.Start)
	if err != nil {
		return nil, err
	}
	rec.SetTag("Event", i18n.T("Casual game"))
	rec.SetTag("Date", date)
	s.Time.SetTags(rec.SetTag)
	for _, side := range []rules.Side{rules.White, rules.Black} {
		name, kind := s.Name, "human"
		switch {
		case s.Engine && side != s.Side:
			name, kind = "Passed Pawn, "+i18n.T(o.LevelName(s.Level)), "program"
			rec.SetTag(side.String()+levelTag, strconv.Itoa(s.Level))
		case !s.Engine:
			name = cmp.Or(s.Names[side], side.String())
		}
		rec.SetTag(side.String(), name)
		rec.SetTag(side.String()+typeTag, kind)
	}
	return rec, nil
}

// blank is a record without a move that begins with a position, "" for the usual.
func blank(r rules.Rules, variant, start string) (*record.Record, error) {
	if start != "" {
		p, err := r.Parse(start)
		if err != nil {
			return nil, err
		}
		if start = p.String(); start == r.Start().String() {
			start = ""
		}
	}
	rec := record.New(r.ID(), start)
	if variant != "" {
		rec.SetTag("Variant", variant)
	}
	return rec, nil
}

// seats are the players a record names. Where it names no program, people play.
func seats(rec *record.Record, program func(game string, level int) player.Player) [2]match.Seat {
	var s [2]match.Seat
	for _, side := range []rules.Side{rules.White, rules.Black} {
		seat := match.Seat{Name: rec.Tag(side.String()), Player: player.Human{}}
		if seat.Name == "" || seat.Name == "?" || seat.Name == side.String() {
			seat.Name = i18n.T(side.String())
		}
		level, err := strconv.Atoi(rec.Tag(side.String() + levelTag))
		if rec.Tag(side.String()+typeTag) == "program" && err == nil {
			seat.Player = program(rec.Rules, level)
		}
		s[side] = seat
	}
	return s
}

// people are seats for the names of a record in which nobody plays.
func people(rec *record.Record) [2]match.Seat {
	return seats(rec, func(string, int) player.Player { return player.Human{} })
}

// playedHere reports whether a game was begun on this page, by the tags it has then.
func playedHere(rec *record.Record) bool {
	return rec.Tag("White"+typeTag) != "" && rec.Tag("Black"+typeTag) != "" && rec.Tag(studyTag) == ""
}

// setupOf is the setup a game was made of, to play it again.
func setupOf(rec *record.Record) Setup {
	s := Setup{Start: rec.Start, Variant: rec.Tag("Variant"), Time: clock.FromTags(rec.Tag)}
	for _, side := range []rules.Side{rules.White, rules.Black} {
		if name := rec.Tag(side.String()); name != side.String() {
			s.Names[side] = name
		}
		if level, err := strconv.Atoi(rec.Tag(side.String() + levelTag)); err == nil && rec.Tag(side.String()+typeTag) == "program" {
			s.Engine, s.Level, s.Side = true, level, side.Other()
			s.Name = rec.Tag(side.Other().String())
		}
	}
	return s
}
