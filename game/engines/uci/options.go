package uci

import (
	"slices"
	"strconv"
	"strings"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/engine"
)

// settings are the values that the other program can set.
type settings struct {
	hash, threads, lines int
	ponder, book         bool
	chess960             bool
	level                engine.Level
	limited              bool // to the strength elo
	elo                  int
}

var defaults = settings{hash: engine.DefaultHash, threads: 1, lines: 1, level: engine.Levels, elo: 1500}

// strength returns the level to play at.
func (s settings) strength() engine.Level {
	if s.limited {
		return min(s.level, engine.LevelFor(s.elo))
	}
	return s.level
}

// An option is offered to the other program. If most is 0, it is a check box or a button.
type option struct {
	name        string
	preset      int
	least, most int
	number      func(*settings) *int
	check       func(*settings) *bool
}

var options = []option{
	{name: "Hash", preset: defaults.hash, least: 1, most: 4096, number: func(s *settings) *int { return &s.hash }},
	{name: "Clear Hash"},
	{name: "Threads", preset: 1, least: 1, most: 256, number: func(s *settings) *int { return &s.threads }},
	{name: "MultiPV", preset: 1, least: 1, most: 218, number: func(s *settings) *int { return &s.lines }},
	{name: "Ponder", check: func(s *settings) *bool { return &s.ponder }},
	{name: "OwnBook", check: func(s *settings) *bool { return &s.book }},
	{name: "UCI_Chess960", check: func(s *settings) *bool { return &s.chess960 }},
	{name: "UCI_LimitStrength", check: func(s *settings) *bool { return &s.limited }},
	{name: "UCI_Elo", preset: defaults.elo, least: engine.Level(1).Elo(), most: engine.Levels.Elo(), number: func(s *settings) *int { return &s.elo }},
	{name: "Level", preset: int(engine.Levels), least: 1, most: int(engine.Levels), number: func(s *settings) *int { return (*int)(&s.level) }},
}

func (s *server) hello([]string) {
	s.introduce()
	s.say("option name UCI_Variant type combo default chess %s", s.ids())
	s.say("uciok")
}

// introduce says what the engine is and what can be set.
func (s *server) introduce() {
	s.say("id name Passed Pawn %s", s.version)
	s.say("id author the Passed Pawn developers")
	for _, o := range options {
		switch {
		case o.number != nil:
			s.say("option name %s type spin default %d min %d max %d", o.name, o.preset, o.least, o.most)
		case o.check != nil:
			s.say("option name %s type check default false", o.name)
		default:
			s.say("option name %s type button", o.name)
		}
	}
}

// option reads "name NAME value VALUE", in upper or lower case. USI_Hash and USI_Ponder are
// Hash and Ponder.
func (s *server) option(words []string) {
	s.stop()
	name, value, _ := strings.Cut(strings.TrimPrefix(strings.Join(words, " "), "name "), " value ")
	name, value = strings.TrimSpace(name), strings.ToLower(strings.TrimSpace(value))
	if strings.EqualFold(name, "UCI_Variant") {
		s.choose(value)
		return
	}
	if s.usi {
		name = strings.TrimPrefix(name, "USI_")
	}
	i := slices.IndexFunc(options, func(o option) bool { return strings.EqualFold(o.name, name) })
	if i < 0 {
		s.say("info string there is no option %q", name)
		return
	}
	switch o := options[i]; {
	case o.number != nil:
		n, err := strconv.Atoi(value)
		if err != nil || n < o.least || n > o.most {
			s.say("info string %s is a number from %d to %d", o.name, o.least, o.most)
			return
		}
		*o.number(&s.options) = n
		if o.name == "Hash" {
			s.table = engine.NewTable(n)
			s.forget()
		}
	case o.check != nil:
		if value != "true" && value != "false" {
			s.say("info string %s is true or false", o.name)
			return
		}
		was := s.options.chess960
		*o.check(&s.options) = value == "true"
		if s.options.chess960 != was {
			s.position([]string{"startpos"})
		}
	default:
		s.table.Clear()
		s.forget()
	}
}

// show answers "d" with the position.
func (s *server) show([]string) {
	if s.variant != nil {
		s.say("Fen: %v", s.variant.now())
		return
	}
	var b strings.Builder
	for rank := 7; rank >= 0; rank-- {
		for file := range 8 {
			at := bitboard.Square(8*rank + file)
			letter := "pnbrqk."[s.pos.On(at)]
			if s.pos.Side(0).Has(at) {
				letter -= 'a' - 'A'
			}
			b.WriteByte(letter)
			b.WriteByte(" \n"[file/7])
		}
	}
	s.say("%sFen: %s\nKey: %016X", b.String(), s.pos.String(), s.pos.Key())
}
