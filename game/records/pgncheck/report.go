package pgncheck

import (
	"io"

	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// A Report is the result of Check for a file.
type Report struct {
	pgn.Counts
	Errors int `json:"errors"` // number of reported errors
	*Rewritten
}

// Good reports whether there are no errors.
func (r Report) Good() bool {
	return r.Errors == 0 && (r.Rewritten == nil || r.SameBytes && r.ReadsBack)
}

// Check checks every game of a file. path is its name, or any name with the same
// extension. Check calls tell for each error, which is a *pgn.Error if it concerns a
// game, and once with a *pgn.Notice for each kind of unusual text. If rewrite is true, it
// also writes each game and reads it back. It holds only one game and a chunk of the file
// in memory, however long the file is.
func Check(in io.Reader, path string, games rules.Games, rewrite bool, tell func(error)) Report {
	var rep Report
	var c copier
	if rewrite {
		rep.Rewritten = &Rewritten{ReadsBack: true}
		in = c.through(in)
	}
	j := newJudge(games, &rep, tell)
	s := gamefile.NewScanner(in, path, pgn.Automatic)
	var item pgn.Item
	for s.Scan() {
		item = s.Item()
		if rewrite {
			c.write(s, s.Between(), item.Raw)
		}
		j.game(item)
	}
	if err := s.Err(); err != nil {
		j.wrong(err)
	}
	if cut, is := pgn.CutOff(item); is && s.Err() == nil {
		j.wrong(&pgn.Error{Game: cut.Game, Line: cut.Line, Why: cut.What.String()})
	}
	if rewrite {
		c.write(s, s.Between())
		rep.SameBytes = c.same()
	}
	return rep
}
