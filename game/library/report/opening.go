package report

import (
	"cmp"
	"context"
	"slices"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/library/index"
	"passedpawn/game/phrase"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// mostModels and mostEndings are how many of each a report lists.
const (
	mostModels  = 10
	mostEndings = 12
)

// An opening collects what the report on a position says. Its tallies are from the view of
// White.
type opening struct {
	Source
	at      index.Place
	fast    *bitboard.Position // nil in a game that the fast board does not know
	sides   sides
	find    index.Find
	all     tally
	years   *group[int]
	moves   *group[bitboard.Move]
	endings *group[Pair]
	found   []tally // of the most common moves, in a game that the fast board does not know
}

// Opening reports on the games in which a position occurred. name says how it came up,
// such as its moves.
func Opening(ctx context.Context, s Source, at index.Place, name phrase.Word) (Report, error) {
	find, err := s.Find(ctx, at)
	if err != nil {
		return Report{}, err
	}
	o := &opening{Source: s, at: at, sides: sidesOf(at), find: find, years: newGroup[int](), moves: newGroup[bitboard.Move](), endings: newGroup[Pair]()}
	if fast, err := convert.Fast(at.Position); err == nil {
		o.fast = &fast
	}
	for _, row := range find.Rows {
		o.all.add(s.Table, row, rules.White)
		o.years.add(s.Table.Year(int(row)), s.Table, row, rules.White)
	}
	if o.fast != nil {
		var line pgn.Line
		err = s.read(ctx, find.Rows, func(row int32, item pgn.Item) {
			if line.Read(item, s.Games) {
				o.add(row, &line)
			}
		})
		return o.report(name), err
	}
	err = o.search(ctx)
	return o.report(name), err
}

// mostSearched is the number of moves for which the index is searched.
const mostSearched = 12

// search finds the games in which the most common moves were played: those that reached
// the position after the move.
func (o *opening) search(ctx context.Context) error {
	here := make(map[int32]bool, len(o.find.Rows))
	for _, row := range o.find.Rows {
		here[row] = true
	}
	next := o.find.Next[:min(len(o.find.Next), mostSearched)]
	for i, n := range next {
		after, err := o.at.Position.Play(n.Move)
		if err != nil {
			return err
		}
		find, err := o.Find(ctx, index.Place{Rules: o.at.Rules, Position: after})
		if err != nil {
			return err
		}
		var y tally
		for _, row := range find.Rows {
			if here[row] {
				y.add(o.Table, row, rules.White)
			}
		}
		o.found = append(o.found, y)
		o.Step(len(o.find.Rows)*(i+1)/len(next), len(o.find.Rows))
	}
	return nil
}

// add counts the moves of a game.
func (o *opening) add(row int32, line *pgn.Line) {
	ply := slices.Index(line.Keys, o.fast.Key())
	if ply < 0 {
		return
	}
	if ply < len(line.Moves) {
		m := line.Moves[ply]
		if m.Castling() { // the same move has two codes
			m = o.fast.Castle(m.To() > m.From())
		}
		o.moves.add(m, o.Table, row, rules.White)
	}
	for _, pair := range endings(line) {
		o.endings.add(pair, o.Table, row, rules.White)
	}
}

func (o *opening) report(name phrase.Word) Report {
	r := Report{Title: phrase.Say("report.opening-title", name), Rows: o.find.Rows}
	r.About = append(r.About, phrase.Say("report.counted", phrase.Number(len(o.find.Rows))))
	if o.all.ended() > 0 {
		r.About = append(r.About, o.sides.scored(o.all.percent()))
	}
	if moves := o.all.moves(); moves != nil {
		r.About = append(r.About, phrase.Say("report.average-length", moves))
	}
	if span := spanned(o.years.keys); len(span) > 1 {
		r.About = append(r.About, phrase.Say("report.years", Plain(span[0]), Plain(span[len(span)-1])))
	}
	r.About = append(r.About, o.sides.bars())
	for _, s := range []Section{o.byMove(), o.models(), o.byEnding(), o.byYear()} {
		if len(s.Lines) > 0 {
			r.Sections = append(r.Sections, s)
		}
	}
	return r
}

func (y *tally) whiteLine(name phrase.Word) Line {
	cells := []phrase.Word{name, phrase.Number(len(y.rows)), y.percent(), y.moves(), Results(y.shares)}
	return Line{Cells: cells, Shares: y.shares, Rows: y.rows}
}

// byMove lists the moves. In a game that the fast board does not know they come from the
// index; those that are rare come without their games.
func (o *opening) byMove() Section {
	s := Section{Title: phrase.Say("gamelist.played"), Head: o.sides.head(phrase.Say("gamelist.move"))}
	if o.fast == nil {
		for i, n := range o.find.Next {
			if i < len(o.found) && len(o.found[i].rows) > 0 {
				s.Lines = append(s.Lines, o.found[i].whiteLine(rules.Written(o.at.Rules, o.at.Position, n.Move)))
				continue
			}
			y := tally{shares: [3]int{n.Wins[0], n.Draws, n.Wins[1]}}
			l := y.whiteLine(rules.Written(o.at.Rules, o.at.Position, n.Move))
			l.Cells[1] = phrase.Number(n.Games)
			s.Lines = append(s.Lines, l)
		}
		return s
	}
	for _, m := range o.moves.common(len(o.moves.keys)) {
		if m != 0 && o.fast.Legal(m.From(), m.To(), m.Promotion()) != 0 {
			s.Lines = append(s.Lines, o.moves.of[m].whiteLine(rules.Written(o.at.Rules, o.at.Position, convert.Move(m))))
		}
	}
	return s
}

func (o *opening) byEnding() Section {
	s := Section{Title: phrase.Say("report.endings"), Note: phrase.Say("report.endings-note"), Head: o.sides.head(phrase.Say("report.pieces"))}
	for _, pair := range o.endings.common(mostEndings) {
		s.Lines = append(s.Lines, o.endings.of[pair].whiteLine(pair))
	}
	return s
}

func (o *opening) byYear() Section {
	s := Section{Title: phrase.Say("report.by-year"), Chart: true, Head: o.sides.head(phrase.Say("gamelist.field-year"))}
	for _, year := range spanned(o.years.keys) {
		s.Lines = append(s.Lines, o.years.get(year).whiteLine(Plain(year)))
	}
	return s
}

// models lists games between the best rated players, those with a winner first.
func (o *opening) models() Section {
	t := o.Table
	s := Section{
		Title: phrase.Say("report.models"), Note: phrase.Say("report.models-note"),
		Head: []phrase.Word{
			phrase.Say("report.game"), phrase.Say("Result"), phrase.Say("gamelist.field-year"),
			phrase.Say("report.average-elo"), phrase.Say("gamelist.plies"),
		},
	}
	type model struct {
		row      int32
		elo      int
		decisive bool
	}
	var all []model
	for _, row := range o.find.Rows {
		white, black := t.Elo(int(row), rules.White), t.Elo(int(row), rules.Black)
		if n := outcome(t, row, rules.White); n >= 0 && white > 0 && black > 0 {
			all = append(all, model{row, rounded(white+black, 2), n != 1})
		}
	}
	slices.SortStableFunc(all, func(a, b model) int {
		if a.decisive != b.decisive {
			if a.decisive {
				return -1
			}
			return 1
		}
		return cmp.Compare(b.elo, a.elo)
	})
	for _, m := range all[:min(mostModels, len(all))] {
		row := int(m.row)
		name := Text(t.Text(row, index.White) + " – " + t.Text(row, index.Black))
		var year, moves phrase.Word
		if y := t.Year(row); y > 0 {
			year = Plain(y)
		}
		if n := t.Length(row); n > 0 {
			moves = phrase.Number((n + 1) / 2)
		}
		cells := []phrase.Word{name, result(t, m.row), year, rating(m.elo), moves}
		s.Lines = append(s.Lines, Line{Cells: cells, Rows: []int32{m.row}, Game: true})
	}
	return s
}

// result returns the result of a game as people write it.
func result(t *index.Table, row int32) Text {
	text := t.Text(int(row), index.Result)
	if text == "1/2-1/2" {
		return "½-½"
	}
	return Text(text)
}
