package booklet

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"passedpawn/game/pgn"
	"passedpawn/game/rules"
	"passedpawn/ui/diagram"
)

// A setter sets one game.
type setter struct {
	*layout
	Game
	first  int  // plies before the first move
	fresh  bool // the next move shows its number even for the second side
	drawn  int  // diagrams
	wanted bool // any diagram, so that the positions are to be followed
}

// game sets a game: who played, where and when, and the moves.
func (l *layout) game(g Game) {
	s := &setter{layout: l, Game: g, first: pgn.FirstPly(g.Record.Start), wanted: l.Final || asks(g.Record.Root())}
	s.heading()
	start := s.start()
	if g.Record.Start != "" && start != nil {
		s.board(start, g.Flipped)
	}
	s.fresh = true
	s.said(g.Record.Root(), start, cuts.said)
	end := s.line(g.Record.Root(), start, s.first, 0)
	if s.Final && s.drawn == 0 && end != nil {
		s.paragraph()
		s.board(end, g.Flipped)
	}
	if r := g.Record.ResultTag(); r != "*" && r != "" {
		s.flow.say(pretty(r), cuts.main)
	}
	s.paragraph()
}

// start is the first position, nil where it cannot be read or nobody asks for it.
func (s *setter) start() rules.Position {
	if s.Record.Start == "" {
		return s.Rules.Start()
	}
	p, err := s.Rules.Parse(s.Record.Start)
	if err != nil {
		return nil
	}
	return p
}

// heading is the players, and below them the rest that is known.
func (s *setter) heading() {
	s.space(between)
	s.need(cuts.title.size*leading*2 + cuts.meta.size*leading*2 + cuts.main.size*leading*2)
	title := s.title()
	s.count++
	here := &s.pages[len(s.pages)-1]
	here.games = append(here.games, entry{"game " + strconv.Itoa(s.count), title, s.y})
	s.flow.loose = true
	s.flow.say(title, cuts.title)
	s.paragraph()
	if meta := s.meta(title); meta != "" {
		s.flow.loose = true
		s.flow.say(meta, cuts.meta)
		s.paragraph()
	}
	s.y += 3
}

// title is the two players with their ratings or, where neither is known, what the game
// is called in its collection.
func (s *setter) title() string {
	if known(s.Record.Tag("White")) == "" && known(s.Record.Tag("Black")) == "" {
		if name := cmp.Or(known(s.Record.Tag("ChapterName")), known(s.Record.Tag("Event"))); name != "" {
			return name
		}
	}
	names := s.Names(s.Rules)
	of := func(tag, unknown string) string {
		name := known(s.Record.Tag(tag))
		if name == "" {
			return unknown
		}
		if elo := known(s.Record.Tag(tag + "Elo")); elo != "" && elo != "0" {
			name += " (" + elo + ")"
		}
		return name
	}
	return of("White", names[rules.White]) + " – " + of("Black", names[rules.Black])
}

// known is the value of a tag, "" where it says nothing.
func known(value string) string {
	if strings.Trim(value, "?.- ") == "" {
		return ""
	}
	return value
}

// meta is the event, the place, the round, the date and the opening, without what the
// title says.
func (s *setter) meta(title string) string {
	tag := func(name string) string { return known(s.Record.Tag(name)) }
	all := []string{tag("Event"), tag("Site"), "", date(tag("Date")), strings.TrimSpace(tag("ECO") + " " + tag("Opening"))}
	if round := tag("Round"); round != "" {
		all[2] = s.Round(round)
	}
	var there []string
	for _, part := range all {
		if part != "" && part != title && !slices.Contains(there, part) {
			there = append(there, part)
		}
	}
	return strings.Join(there, " · ")
}

// date is a date of PGN as far as it is known, as ISO 8601 writes it.
func date(d string) string {
	d, _, _ = strings.Cut(d, ".??")
	return strings.ReplaceAll(d, ".", "-")
}

// pretty is a result with the signs of print.
func pretty(result string) string {
	return strings.NewReplacer("1/2", "½", "-", "–").Replace(result)
}

// board puts a diagram between paragraphs.
func (s *setter) board(p rules.Position, flipped bool) {
	s.drawn++
	s.paragraph()
	s.diagram(diagram.Diagram{Shape: rules.ShapeOf(s.Rules), Position: p, Flipped: flipped, Coordinates: s.Coordinates, Numerals: s.Numerals})
}
