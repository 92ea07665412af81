package session

import (
	"strconv"
	"strings"

	"passedpawn/game/engines/levels"
	"passedpawn/game/phrase"
	"passedpawn/game/play/match"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// A Rival describes a program that plays: the bundled engine at a level, or another
// engine at a strength.
type Rival struct {
	Game     string   // the id of the rule set
	Level    int      // of the bundled engine, from 1
	Slow     bool     // it plays at a human pace
	Engine   string   // the ID of another engine, "" for the bundled one
	Strength Strength // of the other engine
}

// A Strength limits another engine, by one of its own options or by what it may spend on
// a move. The zero value is its full strength.
type Strength struct {
	By Limit
	At int // an Elo rating, a level, milliseconds or plies
}

// A Limit is a way to limit an engine.
type Limit string

// The limits.
const (
	ByElo   Limit = "elo"   // UCI_LimitStrength and UCI_Elo
	BySkill Limit = "skill" // Skill Level
	ByTime  Limit = "time"  // milliseconds for each move
	ByDepth Limit = "depth" // plies
)

// ParseStrength reads what String wrote. Any other text means full strength.
func ParseStrength(text string) Strength {
	by, number, _ := strings.Cut(text, " ")
	at, err := strconv.Atoi(number)
	switch limit := Limit(by); limit {
	case ByElo, BySkill, ByTime, ByDepth:
		if err == nil && at >= 0 {
			return Strength{limit, at}
		}
	}
	return Strength{}
}

// String returns the strength as it is stored, such as "elo 1500", "" for full strength.
func (s Strength) String() string {
	if s.By == "" {
		return ""
	}
	return string(s.By) + " " + strconv.Itoa(s.At)
}

// The tags of a side that is played by a program, after White or Black.
const (
	levelTag    = "Level"    // of the bundled engine
	engineTag   = "Engine"   // the ID of another engine
	strengthTag = "Strength" // of the other engine
)

// RivalOf returns the program that plays a side of a record, and false if a person does.
func RivalOf(rec *record.Record, side rules.Side) (Rival, bool) {
	tag := func(name string) string { return rec.Tag(side.String() + name) }
	r := Rival{Game: rec.Rules, Engine: tag(engineTag), Strength: ParseStrength(tag(strengthTag))}
	level, ok := levels.Parse(rules.FamilyOf(r.Game), tag(levelTag))
	if r.Level = level; !ok {
		r.Level = 1
	}
	return r, tag(typeTag) == "program" && (ok || r.Engine != "")
}

// Beaten returns the bundled engine that a person has beaten in a game, and false if none
// was.
func Beaten(g match.Snapshot) (Rival, bool) {
	for _, side := range []rules.Side{rules.White, rules.Black} {
		r, program := RivalOf(g.Record, side)
		if program && r.Engine == "" && g.Human[side.Other()] && g.Outcome.Result == rules.Win(side.Other()) {
			return r, true
		}
	}
	return Rival{}, false
}

// write writes a program into a record as the player of a side.
func (s seating) write(rec *record.Record, side rules.Side, r Rival) {
	set := func(name, value string) { rec.SetTag(side.String()+name, value) }
	set("", s.config.Opponents.Name(r).String()) // in English: a file is for everybody
	set(typeTag, "program")
	if set(levelTag, ""); r.Engine == "" {
		set(levelTag, levels.Format(r.Level))
	}
	set(engineTag, r.Engine)
	set(strengthTag, r.Strength.String())
}

// program returns the player for a rival, with the current options.
func (s seating) program(r Rival) player.Player {
	r.Slow = s.options.Slow
	return s.config.Opponents.Opponent(r)
}

// Stalled returns the program that could not move, and false if none failed.
func (s Snapshot) Stalled() (Rival, bool) {
	if s.Study || s.Game.Fault == nil || s.Game.Outcome.Over() {
		return Rival{}, false
	}
	return RivalOf(s.Game.Record, s.Game.Now().Turn())
}

// Replace puts another program in the place of the one that is to move, and asks it.
func (s *Session) Replace(r Rival) {
	side := s.now.Game.Now().Turn()
	if _, ok := RivalOf(s.now.Game.Record, side); !ok || s.now.Study || s.now.Game.Outcome.Over() {
		return
	}
	s.do(func() {
		r.Game = s.now.Rules.ID()
		was := s.programs[side]
		s.programs[side] = s.seating.program(r)
		s.match.Replace(side, s.programs[side], func(rec *record.Record) phrase.Phrase {
			s.seating.write(rec, side, r)
			return s.seating.nameOf(rec, side, r)
		})
		player.Close(was)
	})
}

// Refresh makes new programs take over for hints and analysis, after the person has
// chosen others or changed their options. A game goes on with the ones that play it.
func (s *Session) Refresh() {
	s.do(func() {
		s.withdrawHint()
		s.Analysis.end()
		s.Second.end()
		s.retire()
	})
}

// closeAll ends programs.
func closeAll(programs [2]player.Player) {
	for _, p := range programs {
		player.Close(p)
	}
}

// programsOf returns the players that are programs.
func programsOf(seats [2]match.Seat) (all [2]player.Player) {
	for side, seat := range seats {
		if !seat.Human() {
			all[side] = seat.Player
		}
	}
	return all
}

// Opposed returns the ID of the engine, other than the bundled one, that plays in a
// record, and false if none does.
func Opposed(rec *record.Record) (id string, other bool) {
	for _, side := range []rules.Side{rules.White, rules.Black} {
		if r, ok := RivalOf(rec, side); ok && r.Engine != "" {
			return r.Engine, true
		}
	}
	return "", false
}
