package session

import (
	"cmp"
	"strconv"

	"passedpawn/game/clock"
	"passedpawn/game/match"
	"passedpawn/game/phrase"
	"passedpawn/game/player"
	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// The tags that say who sits where, so that a game that comes back finds its
// players. WhiteType and BlackType are the PGN standard's (9.1).
const (
	typeTag        = "Type"  // behind White or Black: "human" or "program"
	levelTag       = "Level" // behind White or Black
	orientationTag = "Orientation"
	studyTag       = "Study" // in the saved copy of a game that came from elsewhere
)

// newRecord is the start of a game as the setup wants it.
func (s *Session) newRecord(n Setup, r rules.Rules) (*record.Record, error) {
	rec, err := blank(r, n.Variant, n.Start)
	if err != nil {
		return nil, err
	}
	rec.SetTag("Event", s.config.Say(phrase.Say("session.casual-game")))
	rec.SetTag("Date", s.config.Now().Format("2006.01.02"))
	n.Time.SetTags(rec.SetTag)
	n.Conduct.Keep(rec)
	for _, side := range []rules.Side{rules.White, rules.Black} {
		name, kind := n.Name, "human"
		switch {
		case n.Engine && side != n.Side:
			name, kind = "Passed Pawn, "+s.config.Say(phrase.Say(s.config.Opponents.LevelName(r.ID(), n.Level))), "program"
			rec.SetTag(side.String()+levelTag, strconv.Itoa(n.Level))
		case !n.Engine:
			name = cmp.Or(n.Names[side], side.String())
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

// firstNotes is how many moves may pass before a game's first clock note.
const firstNotes = 10

// HasClocks reports whether clocks belong to the game: it has a time control, or its
// moves tell the time that was left.
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

// program is a player of a level, as the options want it.
func (s *Session) program(game string, level int) player.Player {
	return s.config.Opponents.Opponent(Rival{Game: game, Level: level, Slow: s.options.Slow})
}

// seats are the players a record names. Where it names no program, people play. Those
// without a name are called as their side is in the game.
func (s *Session) seats(r rules.Rules, rec *record.Record, program func(game string, level int) player.Player) [2]match.Seat {
	var all [2]match.Seat
	start := r.Start()
	if p, err := r.Parse(rec.Start); rec.Start != "" && err == nil {
		start = p
	}
	for _, side := range []rules.Side{rules.White, rules.Black} {
		seat := match.Seat{Name: rec.Tag(side.String()), Player: player.Human{}}
		if seat.Name == "" || seat.Name == "?" || seat.Name == side.String() {
			seat.Name = s.config.Say(rules.SideName(r, start, side))
		}
		level, err := strconv.Atoi(rec.Tag(side.String() + levelTag))
		if rec.Tag(side.String()+typeTag) == "program" && err == nil {
			seat.Player = program(rec.Rules, level)
		}
		all[side] = seat
	}
	return all
}

// people are seats for the names of a record in which nobody plays.
func (s *Session) people(r rules.Rules, rec *record.Record) [2]match.Seat {
	return s.seats(r, rec, func(string, int) player.Player { return player.Human{} })
}

// playedHere reports whether a game was begun here, by the tags it has then.
func playedHere(rec *record.Record) bool {
	return rec.Tag("White"+typeTag) != "" && rec.Tag("Black"+typeTag) != "" && rec.Tag(studyTag) == ""
}

// Rematch is the setup that the game on the board was made of, with the sides
// changed.
func (s Snapshot) Rematch() Setup {
	rec := s.Game.Record
	n := Setup{Start: rec.Start, Variant: rec.Tag("Variant"), Time: clock.FromTags(rec.Tag), Conduct: match.ConductOf(rec)}
	for _, side := range []rules.Side{rules.White, rules.Black} {
		if name := rec.Tag(side.String()); name != side.String() {
			n.Names[side.Other()] = name
		}
		if level, err := strconv.Atoi(rec.Tag(side.String() + levelTag)); err == nil && rec.Tag(side.String()+typeTag) == "program" {
			n.Engine, n.Level, n.Side = true, level, side
			n.Name = rec.Tag(side.Other().String())
		}
	}
	return n
}
