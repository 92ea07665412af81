package pgncheck

import (
	"io"

	"passedpawn/game/gamefile"
	"passedpawn/game/pgn"
	"passedpawn/game/rules"
)

// A Report is what Check found in a file.
type Report struct {
	pgn.Counts
	Errors int `json:"errors"` // that were told
	*Rewritten
}

// Good reports whether nothing is wrong.
func (r Report) Good() bool {
	return r.Errors == 0 && (r.Rewritten == nil || r.SameBytes && r.ReadsBack)
}

// Check judges every game of a file, whose name ends as path does. Errors are told one by
// one: what is wrong with a game, a *pgn.Error, or with the file. Each kind of what is
// unusual is told once, a *pgn.Notice. Where rewrite asks for it each game is written and
// read again. However long the file is, no more than a game and a chunk of it is held.
func Check(in io.Reader, path string, games rules.Games, rewrite bool, tell func(error)) Report {
	var rep Report
	var c copier
	if rewrite {
		rep.Rewritten = &Rewritten{ReadsBack: true}
		in = c.through(in)
	}
	j := newJudge(games, &rep, tell)
	s := gamefile.NewScanner(in, path, pgn.Automatic)
	for s.Scan() {
		item := s.Item()
		if rewrite {
			c.write(s, s.Between(), item.Raw)
		}
		j.game(item)
	}
	if err := s.Err(); err != nil {
		j.wrong(err)
	}
	if rewrite {
		c.write(s, s.Between())
		rep.SameBytes = c.same()
	}
	return rep
}
