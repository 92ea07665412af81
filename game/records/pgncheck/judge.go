package pgncheck

import (
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// A judge checks games and counts their contents. Almost all games are plain PGN and need
// only be played; it reads the others.
type judge struct {
	games   rules.Games
	tell    func(error)
	report  *Report
	walker  pgn.Walker
	noticed map[string]bool // kinds of unusual text so far; each is reported once per file
}

func newJudge(games rules.Games, report *Report, tell func(error)) *judge {
	return &judge{games: games, tell: tell, report: report, noticed: map[string]bool{}}
}

func (j *judge) game(item pgn.Item) {
	if item.Format == nil && j.report.Rewritten == nil {
		if counts, plain := j.walker.Walk(item); plain {
			j.report.Add(counts)
			return
		}
	}
	j.read(item)
}

// read reports every line of a game that breaks off, and everything unusual.
func (j *judge) read(item pgn.Item) {
	rec, errs := pgn.ReadAll(item, j.games)
	for _, err := range errs {
		j.wrong(err)
	}
	if rec == nil {
		j.report.Games++
		return
	}
	for _, u := range rec.Unusual {
		if !j.noticed[u.What.Form] {
			j.noticed[u.What.Form] = true
			j.tell(&pgn.Notice{Game: item.Number, Unusual: u})
		}
	}
	j.report.Add(pgn.CountsOf(rec, gamefile.Of(item.Format).Comment))
	if to := j.report.Rewritten; to != nil && !readsBack(rec, item, j.games) {
		to.ReadsBack = false
		j.wrong(&pgn.Error{Game: item.Number, Line: item.Line, Why: "the export of this game is a different game"})
	}
}

func (j *judge) wrong(err error) {
	j.report.Errors++
	j.tell(err)
}
