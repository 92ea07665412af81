package play

import (
	"time"

	"passedpawn/game/clock"
	"passedpawn/game/record"
	"passedpawn/game/rules"
	"passedpawn/ui/sound"
)

// A face is what the clock of a side shows.
type face struct {
	text string // "" for no clock
	runs bool
	low  bool // it is time to hurry
}

// face is the time that a side has left in the game as it stands.
func (p *Page) face(side rules.Side) face {
	c := p.snap.Clock
	left := c.Left(side, p.Now())
	text, _ := clock.Text(left)
	running, runs := c.Running()
	return face{text: text, runs: runs && running == side, low: clock.Low(left)}
}

// clock is what the clock of a side shows: the game as it stands, or where the board
// shows another moment while no clock runs, what the notes there tell.
func (p *Page) clock(side rules.Side) face {
	if _, runs := p.snap.Clock.Running(); p.snap.Clock.Used() && (runs || p.live()) {
		return p.face(side)
	}
	way := p.snap.Record.Along(p.view.path)
	for n := len(way) - 1; n >= 0; n-- {
		if p.view.line[n].Turn() == side {
			if v := way[n].Command("clk"); v != "" {
				return face{text: noted(v)}
			}
		}
	}
	if c := p.snap.Clock; c.Used() {
		text, _ := clock.Text(c.Control.Full())
		return face{text: text}
	}
	return face{}
}

// firstNotes is how many moves may pass before a game's first clock note.
const firstNotes = 10

// hasClocks reports whether clocks belong to a game.
func hasClocks(rec *record.Record) bool {
	if len(control(rec)) > 0 {
		return true
	}
	node, more := rec.Root().Next()
	for n := 0; more && n < firstNotes; n++ {
		if node.Command("clk") != "" {
			return true
		}
		node, more = node.Next()
	}
	return false
}

// noted is what a clock shows by the notes of a file: as they have it where they
// are written otherwise than is usual.
func noted(note string) string {
	if left, ok := clock.ParseNote(note); ok {
		note, _ = clock.Text(left)
	}
	return note
}

// follow keeps the running clock in sight up to date: what it shows, and when it
// shows something else.
func (p *Page) follow() {
	if p.tick != nil {
		p.tick()
		p.tick = nil
	}
	side, runs := p.snap.Clock.Running()
	if !runs {
		return
	}
	_, until := clock.Text(p.snap.Clock.Left(side, p.Now()))
	p.tick = p.After(max(until, time.Millisecond), func() {
		for i, s := range p.sides() {
			showClock(p.playerBars[i].clock, p.clock(s))
		}
		p.showBar()
		if p.snap.Human[side] && !p.hurried[side] && p.face(side).low {
			p.hurried[side] = true
			p.playSound(sound.Hurry)
		}
		p.follow()
	})
}

// sides are who sits above and below.
func (p *Page) sides() [2]rules.Side {
	bottom := p.Bottom()
	return [2]rules.Side{bottom.Other(), bottom}
}

// StopClock makes the clocks stand still, or run again.
func (p *Page) StopClock() { p.try(p.match.StopClock()) }
