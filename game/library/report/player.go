package report

import (
	"context"
	"slices"
	"strconv"
	"strings"

	openings "passedpawn/game/chess/opening"
	"passedpawn/game/library/index"
	"passedpawn/game/phrase"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// mostOpenings and mostOpponents are how many of each a report lists.
const (
	mostOpenings  = 12
	mostOpponents = 10
)

// A player collects what the report on a player says.
type player struct {
	Source
	name      string
	all       tally
	colours   [2]tally
	results   [3]tally
	openings  [2]*group[string]
	ratings   *group[int]
	years     *group[int]
	opponents *group[string]
	controls  *group[tempo]
	own       map[int][2]int // by year: the sum of the player's ratings, and their number
	sides     []rules.Side   // of the player in the games
}

// Player reports on a player, by the name as it is in the games.
func Player(ctx context.Context, s Source, name string) (Report, error) {
	p := &player{
		Source: s, name: name, ratings: newGroup[int](), years: newGroup[int](), opponents: newGroup[string](),
		controls: newGroup[tempo](), own: map[int][2]int{},
	}
	p.openings = [2]*group[string]{newGroup[string](), newGroup[string]()}
	for _, row := range s.Rows {
		for side, column := range [2]index.Column{index.White, index.Black} {
			if s.Table.Text(int(row), column) == name {
				p.add(row, rules.Side(side))
				break
			}
		}
	}
	n := 0
	err := s.read(ctx, p.all.rows, func(row int32, item pgn.Item) {
		p.controls.add(tempoOf(item), s.Table, row, p.sides[n])
		n++
	})
	return p.report(), err
}

// add counts a game in which the player had a side.
func (p *player) add(row int32, side rules.Side) {
	t := p.Table
	p.sides = append(p.sides, side)
	p.all.add(t, row, side)
	p.colours[side].add(t, row, side)
	if n := outcome(t, row, side); n >= 0 {
		p.results[n].add(t, row, side)
	}
	if name := family(t, row); name != "" {
		p.openings[side].add(name, t, row, side)
	}
	if elo := t.Elo(int(row), 1-side); elo > 0 {
		p.ratings.add(elo/band*band, t, row, side)
	}
	year := t.Year(int(row))
	p.years.add(year, t, row, side)
	if elo := t.Elo(int(row), side); elo > 0 {
		sum := p.own[year]
		p.own[year] = [2]int{sum[0] + elo, sum[1] + 1}
	}
	p.opponents.add(t.Text(int(row), [2]index.Column{index.Black, index.White}[side]), t, row, side)
}

// band is the width of the bands of opponents' ratings.
const band = 100

// family returns the name of the opening of a game without its variation, or its ECO code
// if it has no name.
func family(t *index.Table, row int32) string {
	name := t.Text(int(row), index.Opening)
	if i := strings.IndexAny(name, ",:"); i > 0 {
		name = name[:i]
	}
	if name == "" {
		return t.Text(int(row), index.ECO)
	}
	return name
}

// report returns the report.
func (p *player) report() Report {
	r := Report{Title: phrase.Say("report.player-title", p.name), Rows: p.all.rows}
	r.About = append(r.About, phrase.Say("report.counted", phrase.Number(len(p.all.rows))))
	if span := spanned(p.years.keys); len(span) > 1 {
		r.About = append(r.About, phrase.Say("report.years", Plain(span[0]), Plain(span[len(span)-1])))
	}
	r.About = append(r.About, phrase.Say("report.player-bars"), phrase.Say("report.performance-note"))
	for _, s := range []Section{
		p.byColour(), p.byResult(), p.byRating(), p.byOpening(rules.White), p.byOpening(rules.Black),
		p.byYear(), p.byTempo(), p.byOpponent(),
	} {
		if len(s.Lines) > 0 {
			r.Sections = append(r.Sections, s)
		}
	}
	return r
}

func (p *player) byColour() Section {
	s := Section{Title: phrase.Say("report.by-colour"), Head: scored(phrase.Say("report.colour"))}
	for i, y := range []*tally{&p.all, &p.colours[0], &p.colours[1]} {
		if len(y.rows) > 0 {
			s.Lines = append(s.Lines, y.line(phrase.Say([]string{"report.both-colours", "White", "Black"}[i])))
		}
	}
	return s
}

func (p *player) byResult() Section {
	s := Section{
		Title: phrase.Say("report.by-result"),
		Head: []phrase.Word{
			phrase.Say("Result"), phrase.Say("gamelist.times"), phrase.Say("report.part"),
			phrase.Say("report.length"), phrase.Say("report.opponents"),
		},
	}
	for i, y := range p.results {
		if len(y.rows) == 0 {
			continue
		}
		part := Percent(100 * float64(len(y.rows)) / float64(max(p.all.ended(), 1)))
		name := phrase.Say([]string{"report.won", "report.drawn", "report.lost"}[i])
		s.Lines = append(s.Lines, Line{Cells: []phrase.Word{name, phrase.Number(len(y.rows)), part, y.moves(), rating(y.opponents())}, Rows: y.rows})
	}
	return s
}

func (p *player) byRating() Section {
	s := Section{Title: phrase.Say("report.by-rating"), Head: scored(phrase.Say("report.opponents-rating"))}
	bands := slices.Sorted(slices.Values(p.ratings.keys))
	slices.Reverse(bands)
	for _, b := range bands {
		s.Lines = append(s.Lines, p.ratings.of[b].line(Text(strconv.Itoa(b)+"–"+strconv.Itoa(b+band-1))))
	}
	return s
}

func (p *player) byOpening(side rules.Side) Section {
	title := phrase.Say([2]string{"report.openings-white", "report.openings-black"}[side])
	s := Section{Title: title, Head: scored(phrase.Say("gamelist.opening"))}
	for _, name := range p.openings[side].common(mostOpenings) {
		s.Lines = append(s.Lines, p.openings[side].of[name].line(openings.Title(name)))
	}
	return s
}

func (p *player) byYear() Section {
	s := Section{Title: phrase.Say("report.by-year"), Chart: true, Head: append(scored(phrase.Say("gamelist.field-year")), phrase.Say("report.own-rating"))}
	for _, year := range spanned(p.years.keys) {
		l := p.years.get(year).line(Plain(year))
		var own phrase.Word
		if sum := p.own[year]; sum[1] > 0 {
			own = rating(rounded(sum[0], sum[1]))
		}
		l.Cells = append(l.Cells, own)
		s.Lines = append(s.Lines, l)
	}
	return s
}

func (p *player) byTempo() Section {
	s := Section{Title: phrase.Say("report.by-tempo"), Note: phrase.Say("report.tempo-note"), Head: scored(phrase.Say("report.tempo"))}
	for k := range tempos {
		if y, known := p.controls.of[k]; known {
			s.Lines = append(s.Lines, y.line(k.name()))
		}
	}
	if len(s.Lines) == 1 && p.controls.of[untold] != nil {
		s.Lines = nil // it says nothing
	}
	return s
}

func (p *player) byOpponent() Section {
	s := Section{Title: phrase.Say("report.by-opponent"), Head: scored(phrase.Say("report.opponent"))}
	for _, name := range p.opponents.common(mostOpponents) {
		if name != "" {
			s.Lines = append(s.Lines, p.opponents.of[name].line(Text(name)))
		}
	}
	return s
}
