package booklet

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/print/diagram"
)

// A setter prints one game.
type setter struct {
	*layout
	Game
	first  int  // plies before the first move
	fresh  bool // the next move shows its number even for the second side
	drawn  int  // diagrams
	wanted bool // a diagram or native notation needs the positions
}

// game prints a game: its players, place and date, and the moves.
func (l *layout) game(g Game) {
	s := &setter{layout: l, Game: g, first: pgn.FirstPly(g.Record.Start)}
	s.wanted = l.Final || l.Diagrams != (Diagrams{}) || asks(g.Record.Root()) || rules.HasNative(g.Rules)
	s.heading()
	start := s.start()
	if g.Record.Start != "" && start != nil {
		s.board(start, g.Flipped)
	}
	s.fresh = true
	s.said(g.Record.Root(), s.cuts.said)
	shown, flipped := asked(g.Record.Root())
	s.diagramOf(start, shown, flipped)
	end := s.line(g.Record.Root(), start, s.first, 0)
	if s.Final && s.drawn == 0 && end != nil {
		s.paragraph()
		s.board(end, g.Flipped)
	}
	if r := g.Record.ResultTag(); r != "*" && r != "" {
		s.flow.say(Result(r), s.cuts.main)
	}
	s.paragraph()
}

// start returns the first position, or nil if it cannot be read.
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

// heading prints the players, and below them the event and the like.
func (s *setter) heading() {
	s.space(between)
	room := s.cuts.title.size*leading*2 + s.cuts.meta.size*leading*2 + s.cuts.main.size*leading*2
	if start := s.start(); s.Record.Start != "" && start != nil { // it is shown below
		_, high := s.sizeOf(s.picture(start, s.Flipped))
		room += high
	}
	s.need(room)
	title := Title(s.Record, s.Names(s.Rules))
	s.count++
	here := &s.pages[len(s.pages)-1]
	here.games = append(here.games, entry{"game " + strconv.Itoa(s.count), title, s.y})
	s.flow.loose = true
	s.flow.say(title, s.cuts.title)
	s.paragraph()
	if meta := Meta(s.Record, title, s.Words); meta != "" {
		s.flow.loose = true
		s.flow.say(meta, s.cuts.meta)
		s.paragraph()
	}
	s.y += 3
}

// Title returns the two players with their ratings, by the names of the sides if they are
// unknown, or what the game is called in its collection if both are.
func Title(rec *record.Record, names [2]string) string {
	if known(rec.Tag("White")) == "" && known(rec.Tag("Black")) == "" {
		if name := cmp.Or(known(rec.Tag("ChapterName")), known(rec.Tag("Event"))); name != "" {
			return name
		}
	}
	of := func(tag, unknown string) string {
		name := known(rec.Tag(tag))
		if name == "" {
			return unknown
		}
		if elo := known(rec.Tag(tag + "Elo")); elo != "" && elo != "0" {
			name += " (" + elo + ")"
		}
		return name
	}
	return of("White", names[rules.White]) + " – " + of("Black", names[rules.Black])
}

// known returns the value of a tag, or "" if it says nothing.
func known(value string) string {
	if strings.Trim(value, "?.- ") == "" {
		return ""
	}
	return value
}

// Meta returns the event, the place, the round, the date and the opening, without what
// the title says.
func Meta(rec *record.Record, title string, w Words) string {
	tag := func(name string) string { return known(rec.Tag(name)) }
	all := []string{tag("Event"), tag("Site"), "", rec.Date(), strings.TrimSpace(tag("ECO") + " " + w.Opening(tag("Opening")))}
	if n := tag("Round"); n != "" {
		all[2] = w.Round(n)
	}
	var there []string
	for _, part := range all {
		if part != "" && part != title && !slices.Contains(there, part) {
			there = append(there, part)
		}
	}
	return strings.Join(there, " · ")
}

// Result returns a result as print writes it: 1–0, ½–½.
func Result(result string) string {
	return strings.NewReplacer("1/2", "½", "-", "–").Replace(result)
}

// board puts a diagram between paragraphs.
func (s *setter) board(p rules.Position, flipped bool) {
	s.drawn++
	s.paragraph()
	s.diagram(s.picture(p, flipped))
}

// picture returns the diagram of a position.
func (s *setter) picture(p rules.Position, flipped bool) diagram.Diagram {
	return diagram.Diagram{Shape: rules.ShapeOf(s.Rules), Position: p, Flipped: flipped, Coordinates: s.Coordinates, Numerals: s.Numerals}
}
