package report

import (
	"slices"
	"strconv"
	"strings"

	"passedpawn/game/library/index"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// mostListed is the most players in a table. On a server all games of a day may have the
// name of one event.
const mostListed = 400

// mostAcross is the most players of a crosstable with a column for each.
const mostAcross = 30

func (t *tournament) report(event string) Report {
	r := Report{Title: phrase.Say("report.tournament-title", event)}
	var all tally
	for _, g := range t.games {
		r.Rows = append(r.Rows, g.row)
		all.add(t.Table, g.row, rules.White)
	}
	r.About = append(r.About, phrase.Say("report.counted", phrase.Number(len(t.games))), phrase.Say("report.entrants", phrase.Number(len(t.entrants))))
	if elo := t.average(); elo > 0 {
		r.About = append(r.About, phrase.Say("report.average-rating", rating(elo)))
	}
	if all.ended() > 0 {
		r.About = append(r.About, phrase.Say("report.white-scored", all.percent()))
	}
	r.About = append(r.About, phrase.Say("report.performance-note"))
	if len(t.entrants) > mostListed {
		r.About = append(r.About, phrase.Say("report.first-entrants", phrase.Number(mostListed)))
	}
	if len(t.entrants) > 0 {
		r.Sections = append(r.Sections, t.crosstable())
	}
	if s := t.byRound(); len(s.Lines) > 1 {
		r.Sections = append(r.Sections, s)
	}
	return r
}

// average returns the average rating of the players with one, 0 if none is known.
func (t *tournament) average() int {
	sum, n := 0, 0
	for _, e := range t.entrants {
		if e.elo > 0 {
			sum, n = sum+e.elo, n+1
		}
	}
	if n == 0 {
		return 0
	}
	return rounded(sum, n)
}

// crosstable lists the players in their order.
func (t *tournament) crosstable() Section {
	s := Section{Title: phrase.Say("report.crosstable"), Whole: true}
	s.Head = []phrase.Word{
		phrase.Say("report.place-name"), phrase.Say("matches.column-elo"), phrase.Say("matches.column-points"),
		phrase.Say("report.sonneborn"), phrase.Say("report.performance"),
	}
	if t.swiss {
		s.Title, s.Head[3], s.Note = phrase.Say("report.standings"), phrase.Say("report.buchholz"), phrase.Say("report.buchholz-note")
	}
	cells := t.heads(&s)
	for _, e := range t.entrants[:min(len(t.entrants), mostListed)] {
		var tie phrase.Word = e.sonneborn
		if t.swiss {
			tie = e.buchholz
		}
		y := &e.tally
		l := Line{
			Cells: []phrase.Word{Text(strconv.Itoa(e.place) + ". " + e.name), rating(e.elo), e.score, tie, rating(Performance(y.score, y.rated, y.elo))},
			Rows:  y.rows,
		}
		l.Cells = append(l.Cells, cells(e)...)
		s.Lines = append(s.Lines, l)
	}
	return s
}

// heads adds the columns of the results, and returns the function that writes them for a
// player.
func (t *tournament) heads(s *Section) func(e *entrant) []phrase.Word {
	switch {
	case !t.swiss && len(t.entrants) <= mostAcross:
		for _, e := range t.entrants {
			s.Head = append(s.Head, Plain(e.place))
		}
		return t.against
	case len(t.rounds) > 0:
		for _, n := range t.rounds {
			s.Head = append(s.Head, Plain(n))
		}
		return t.inRounds
	}
	return func(*entrant) []phrase.Word { return nil }
}

// against returns the results of a player against each of the players.
func (t *tournament) against(e *entrant) []phrase.Word {
	texts := make([]strings.Builder, len(t.entrants))
	for _, g := range e.games {
		side, other := g.side(e)
		texts[other.place-1].WriteString(point(g, side))
	}
	cells := make([]phrase.Word, len(texts))
	for i := range texts {
		switch {
		case i == e.place-1:
			cells[i] = Text("■")
		case texts[i].Len() > 0:
			cells[i] = Text(texts[i].String())
		}
	}
	return cells
}

// inRounds returns the opponent, the colour and the result of a player in each round.
func (t *tournament) inRounds(e *entrant) []phrase.Word {
	cells := make([]phrase.Word, len(t.rounds))
	for _, g := range e.games {
		side, other := g.side(e)
		cells[slices.Index(t.rounds, g.round)] = phrase.Say([2]string{"report.met-white", "report.met-black"}[side], Plain(other.place), Text(point(g, side)))
	}
	return cells
}

// point returns the result of a side in a game, as in a crosstable.
func point(g pairing, side rules.Side) string {
	if !g.ended {
		return "*"
	}
	return g.points[side].In(nil)
}

// byRound counts the results of each round.
func (t *tournament) byRound() Section {
	s := Section{Title: phrase.Say("report.by-round"), Chart: true, Head: sides{}.head(phrase.Say("Round"))}
	rounds := newGroup[int]()
	for _, g := range t.games {
		rounds.add(g.round, t.Table, g.row, rules.White)
	}
	for _, n := range t.rounds {
		s.Lines = append(s.Lines, rounds.get(n).whiteLine(Plain(n)))
	}
	return s
}

// Events returns the names of the events in some games, those with the most games first.
func Events(t *index.Table, rows []int32) []string { return names(t, rows, index.Event) }

// Players returns the names of the players in some games, those with the most games first.
func Players(t *index.Table, rows []int32) []string {
	return names(t, rows, index.White, index.Black)
}

// names returns the texts in some columns, the most common first.
func names(t *index.Table, rows []int32, columns ...index.Column) []string {
	count := map[string]int{}
	for _, row := range rows {
		for _, c := range columns {
			if name := t.Text(int(row), c); name != "" {
				count[name]++
			}
		}
	}
	return byCount(count)
}
