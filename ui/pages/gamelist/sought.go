package gamelist

import (
	"passedpawn/game/library/index"
	"passedpawn/game/library/pattern"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/pages/gamelist/search"
)

// Sought is what games were searched for, so that a game opens where it was found.
type Sought struct {
	Place    *index.Place // nil for none
	Patterns []pattern.Pattern
}

// soughtBy returns what the games that a query lists were found by.
func soughtBy(q search.Query) Sought { return Sought{q.At, q.Words.Patterns()} }

// Path returns where in a game what was sought first came up, and false if nothing did.
// line is the positions of its main line.
func (s Sought) Path(rec *record.Record, line []rules.Position, games rules.Games) (record.Path, bool) {
	if s.Place != nil {
		ply, ok := s.Place.Ply(line)
		return record.Mainline(ply), ok
	}
	for _, p := range s.Patterns {
		if path, ok := pattern.NewMatcher(p).Path(rec, games, p.Variations); ok {
			return path, true
		}
	}
	return nil, false
}
