package session

import (
	"cmp"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/play/clock"
	"passedpawn/game/play/match"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// The tags that name the players, so that a resumed game has the same ones. WhiteType and
// BlackType are tags of the PGN standard (9.1).
const (
	typeTag        = "Type" // after White or Black: "human" or "program"
	orientationTag = "Orientation"
	studyTag       = "Study" // in the saved copy of a game that came from elsewhere
)

// seating says who plays: it writes the players into the records of games, finds them
// there, and makes the programs among them.
type seating struct{ *state }

// newRecord returns the record of a new game.
func (s seating) newRecord(n Setup, r rules.Rules) (*record.Record, error) {
	rec, err := blank(r, n.Variant, n.Start)
	if err != nil {
		return nil, err
	}
	rec.SetTag("Event", s.config.Say(phrase.Say("session.casual-game")))
	rec.SetTag("Date", s.config.Now().Format("2006.01.02"))
	n.Time.SetTags(rec.SetTag)
	n.Conduct.Keep(rec)
	for _, side := range []rules.Side{rules.White, rules.Black} {
		if n.Engine && side != n.Side {
			s.write(rec, side, n.rival(r.ID()))
			continue
		}
		name := n.Name
		if !n.Engine {
			name = cmp.Or(n.Names[side], side.String())
		}
		rec.SetTag(side.String(), name)
		rec.SetTag(side.String()+typeTag, "human")
	}
	return rec, nil
}

// blank returns a record without moves that begins with a position, "" for the usual
// start.
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

// firstNotes is how many moves a game may have before its first clock note.
const firstNotes = 10

// HasClocks reports whether the game has clocks: it has a time control, or its moves note
// the remaining time.
func (s Snapshot) HasClocks() bool {
	if clock.FromTags(s.Opened.Tag).Used() {
		return true
	}
	node, more := s.Opened.Root().Next()
	for n := 0; more && n < firstNotes; n++ {
		if node.Command("clk") != "" {
			return true
		}
		node, more = node.Next()
	}
	return false
}

// seats returns the players named in a record. Unless it names a program, people play. A
// player without a name has the name of their side in the game.
func (s seating) seats(r rules.Rules, rec *record.Record, program func(Rival) player.Player) [2]match.Seat {
	var all [2]match.Seat
	start := r.Start()
	if p, err := r.Parse(rec.Start); rec.Start != "" && err == nil {
		start = p
	}
	for _, side := range []rules.Side{rules.White, rules.Black} {
		seat := match.Seat{Name: phrase.Say("%v", rec.Tag(side.String())), Player: player.Human{}}
		if name := rec.Tag(side.String()); name == "" || name == "?" || name == side.String() {
			seat.Name = rules.SideName(r, start, side)
		}
		if r, ok := RivalOf(rec, side); ok {
			seat.Name, seat.Player = s.nameOf(rec, side, r), program(r)
		}
		all[side] = seat
	}
	return all
}

// nameOf returns the name of a program that plays a side: that of the bundled engine in
// every language, unless the person has written another one into the game, and that of
// another engine as the game has it.
func (s seating) nameOf(rec *record.Record, side rules.Side, r Rival) phrase.Phrase {
	if name := rec.Tag(side.String()); r.Engine != "" || !strings.HasPrefix(name, bundledName) {
		return phrase.Say("%v", name)
	}
	return s.config.Opponents.Name(r)
}

// bundledName is how the names of the bundled engine begin.
const bundledName = "Passed Pawn"

// people returns the seats of a record that nobody plays.
func (s seating) people(r rules.Rules, rec *record.Record) [2]match.Seat {
	return s.seats(r, rec, func(Rival) player.Player { return player.Human{} })
}

// playedHere reports whether a game was played in this program, by the tags that such a
// game has.
func playedHere(rec *record.Record) bool {
	return rec.Tag("White"+typeTag) != "" && rec.Tag("Black"+typeTag) != "" && rec.Tag(studyTag) == ""
}

// Rematch is the setup of the game on the board with the sides swapped.
func (s Snapshot) Rematch() Setup {
	rec := s.Game.Record
	n := Setup{Start: rec.Start, Variant: rec.Tag("Variant"), Time: clock.FromTags(rec.Tag), Conduct: match.ConductOf(rec)}
	for _, side := range []rules.Side{rules.White, rules.Black} {
		if name := rec.Tag(side.String()); name != side.String() {
			n.Names[side.Other()] = name
		}
		if r, ok := RivalOf(rec, side); ok {
			n.Engine, n.Level, n.Side, n.Other, n.Strength = true, r.Level, side, r.Engine, r.Strength
			n.Name = rec.Tag(side.Other().String())
		}
	}
	return n
}
