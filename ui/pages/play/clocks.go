package play

import (
	"strconv"
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/session"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// A face is what the clock of a side shows. The zero value means no clock.
type face struct {
	clock.Face
	runs bool
}

// faceOf returns the time that a side has left in the game as it is now.
func faceOf(s session.Snapshot, side rules.Side, now time.Time) face {
	c := s.Game.Clock
	running, runs := c.Running()
	return face{Face: c.Face(side, now), runs: runs && running == side}
}

// clockOf returns what the clock of a side shows: the present time of the game or, if the
// board shows another position and no clock runs, the time noted there.
func clockOf(s session.Snapshot, side rules.Side, now time.Time) face {
	c := s.Game.Clock
	if _, runs := c.Running(); c.Used() && (runs || s.Live()) {
		return faceOf(s, side, now)
	}
	way := s.Game.Record.Along(s.Place.Path)
	for n := len(way) - 1; n >= 0; n-- {
		if s.Place.Line[n].Turn() == side {
			if v := way[n].Command("clk"); v != "" {
				return face{Face: noted(v, way[n].Command("overtime"), clock.FromTags(s.Game.Record.Tag), side)}
			}
		}
	}
	if c.Used() {
		return face{Face: clock.New(c.Control, c.Control.Full()).Face(side, now)}
	}
	return spent(s, way, side)
}

// spent returns what the clock of a side shows if a file gives only the time spent on
// each move.
func spent(s session.Snapshot, way []record.Node, side rules.Side) face {
	c := clock.FromTags(s.Game.Record.Tag)
	if !c.Used() {
		return face{}
	}
	had, any := c.Full(), false
	for n, node := range way {
		var told bool
		had, told = c.After(had, s.Place.Line[n].Turn(), clock.Notes{Emt: node.Command("emt")})
		any = any || told
	}
	if !any {
		return face{}
	}
	f := clock.New(c, had).Face(side, time.Time{})
	return face{Face: clock.Face{Text: f.Text, About: f.About}}
}

// noted returns what a clock shows for a note in a file. An unusual note is shown as it
// is.
func noted(note, overtime string, c clock.Control, side rules.Side) clock.Face {
	left, ok := clock.ParseNote(note)
	if n, err := strconv.Atoi(overtime); ok && err == nil && c.Used() {
		return c.Recalled(side, left, n)
	}
	if ok {
		note, _ = clock.Text(left)
	}
	return clock.Face{Text: note}
}

// showClocks shows the present times.
func (p *Page) showClocks() {
	now := p.config.Now()
	p.players.showClocks(p.snap, now)
	p.bar.show(p.snap, p.away, now)
	p.footer.show(p.snap, p.hover, now)
}

// countdown says how many seconds a person has left in the last seconds, "" before.
func countdown(s session.Snapshot, now time.Time) string {
	side, runs := s.Game.Clock.Running()
	f := faceOf(s, side, now)
	if !runs || !s.Game.Human[side] || f.Count == 0 {
		return ""
	}
	left := i18n.Count(f.Count, "play.seconds-left")
	if f.About.Form == "" {
		return left + "."
	}
	return left + " (" + i18n.P(f.About) + ")."
}
