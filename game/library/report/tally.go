package report

import (
	"passedpawn/game/library/index"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// A tally counts games from the view of a side.
type tally struct {
	rows   []int32
	shares [3]int // won, drawn, lost

	rated, elo int    // games against opponents with ratings that have a result, and the sum of those ratings
	score      Points // in these games
	length     int    // of the games whose length is known, in moves
	long       int    // the number of these games
}

// outcome is the index of a result in the shares of a side, -1 for none.
func outcome(t *index.Table, row int32, side rules.Side) int {
	won := [2]string{"1-0", "0-1"}
	switch t.Text(int(row), index.Result) {
	case "1/2-1/2":
		return 1
	case won[side]:
		return 0
	case won[1-side]:
		return 2
	}
	return -1
}

// add counts a game.
func (y *tally) add(t *index.Table, row int32, side rules.Side) {
	y.rows = append(y.rows, row)
	if n := t.Length(int(row)); n > 0 {
		y.length, y.long = y.length+(n+1)/2, y.long+1
	}
	result := outcome(t, row, side)
	if result < 0 {
		return
	}
	y.shares[result]++
	if elo := t.Elo(int(row), 1-side); elo > 0 {
		y.rated, y.elo, y.score = y.rated+1, y.elo+elo, y.score+Points(2-result)
	}
}

// ended returns the number of games with a result.
func (y *tally) ended() int { return y.shares[0] + y.shares[1] + y.shares[2] }

// points returns the score.
func (y *tally) points() Points { return Points(2*y.shares[0] + y.shares[1]) }

// percent returns the score in percent, nil without a result.
func (y *tally) percent() phrase.Word {
	if y.ended() == 0 {
		return nil
	}
	return Percent(100 * float64(y.points()) / 2 / float64(y.ended()))
}

// opponents returns the average rating of the opponents, 0 if none is known.
func (y *tally) opponents() int {
	if y.rated == 0 {
		return 0
	}
	return rounded(y.elo, y.rated)
}

// moves returns the average length in moves, nil if it is not known.
func (y *tally) moves() phrase.Word {
	if y.long == 0 {
		return nil
	}
	return phrase.Number(rounded(y.length, y.long))
}

// scored names the columns of a tally, after the name of its line.
func scored(name phrase.Word) []phrase.Word {
	return []phrase.Word{
		name, phrase.Say("gamelist.times"), phrase.Say("report.score"), phrase.Say("report.performance"),
		phrase.Say("matches.column-results"), phrase.Say("report.opponents"),
	}
}

// line returns the line of a tally.
func (y *tally) line(name phrase.Word) Line {
	cells := []phrase.Word{
		name, phrase.Number(len(y.rows)), y.percent(), rating(Performance(y.score, y.rated, y.elo)),
		Results(y.shares), rating(y.opponents()),
	}
	return Line{Cells: cells, Shares: y.shares, Rows: y.rows}
}
