package gamelist

import (
	"time"

	"passedpawn/game/library/index"
	"passedpawn/game/library/pattern"
	"passedpawn/game/play/task"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// A search that takes longer than shortSearch shows how far it is and what it has found,
// as often as every showFound.
const (
	shortSearch = 250 * time.Millisecond
	showFound   = 400 * time.Millisecond
)

// partly returns a function that shows what a search has found so far, by a clock.
func (p *Page) partly(t *task.Task, w wish, clock func() time.Time) func(rows []int32, part float64) {
	due := clock().Add(shortSearch)
	return func(rows []int32, part float64) {
		now := clock()
		if now.Before(due) {
			return
		}
		due = now.Add(showFound)
		rows = w.marked(rows)
		t.Report(part, func() string { return i18n.F("gamelist.searching", gamesText(len(rows))) })
		if w.twice || w.here != nil {
			return // what is found later decides which of these are listed
		}
		rows = w.arranged(rows)
		t.Post(func() { p.showRows(rows) })
	}
}

// showRows lists games, and keeps the choice among them.
func (p *Page) showRows(rows []int32) {
	p.rows = rows
	p.unchoose()
	p.current = min(p.current, max(len(rows)-1, 0))
	p.list.Refresh()
	p.header.Refresh()
	p.buttons()
}

// Sought is what games were searched for, so that a game opens where it was found.
type Sought struct {
	Place    *index.Place // nil for none
	Patterns []pattern.Pattern
}

// sought returns what the games in the list were found by.
func (p *Page) sought() Sought {
	w := p.wish()
	return Sought{w.here, w.query.Patterns()}
}

// Path returns where in a game what was sought first came up, and false if nothing did.
// line is the positions of its main line.
func (s Sought) Path(rec *record.Record, line []rules.Position, games rules.Games) (record.Path, bool) {
	if s.Place != nil {
		ply, ok := s.Place.Ply(line)
		return record.Mainline(ply), ok
	}
	for _, p := range s.Patterns {
		if path, ok := pattern.NewMatcher(p).Path(rec, games, p.Aside); ok {
			return path, true
		}
	}
	return nil, false
}
