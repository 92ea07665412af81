package play

import (
	"time"

	"passedpawn/game/clock"
	"passedpawn/game/match"
	"passedpawn/game/record"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/sound"
)

// A face is what the clock of a side shows; the zero value is no clock.
type face struct {
	clock.Face
	runs bool
}

// face is the time that a side has left in the game as it stands.
func (p *Page) face(side rules.Side) face {
	c := p.snap.Clock
	running, runs := c.Running()
	return face{Face: c.Face(side, p.Now()), runs: runs && running == side}
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
				return face{Face: clock.Face{Text: noted(v)}}
			}
		}
	}
	if c := p.snap.Clock; c.Used() {
		return face{Face: clock.New(c.Control, c.Control.Full()).Face(side, p.Now())}
	}
	return face{}
}

// firstNotes is how many moves may pass before a game's first clock note.
const firstNotes = 10

// hasClocks reports whether clocks belong to a game.
func hasClocks(rec *record.Record) bool {
	if clock.FromTags(rec.Tag).Used() {
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
	until := p.face(side).Until
	p.tick = p.After(max(until, time.Millisecond), func() {
		for i, s := range p.sides() {
			p.playerBars[i].showClock(p.clock(s))
		}
		p.showBar()
		p.showSentence()
		p.hurry(side)
		p.follow()
	})
}

// hurry lets a person hear that little time is left, and the last seconds.
func (p *Page) hurry(side rules.Side) {
	f := p.face(side)
	switch {
	case !p.snap.Human[side] || !f.Low:
	case !p.hurried[side]:
		p.hurried[side] = true
		p.playSound(sound.Hurry)
	case f.Count > 0 && f.Count != p.counted:
		p.playSound(sound.Tick)
	}
	p.counted = f.Count
}

// countdown says how much time a person has left in the last seconds, "" before.
func (p *Page) countdown() string {
	side, runs := p.snap.Clock.Running()
	f := p.face(side)
	if !runs || !p.snap.Human[side] || f.Count == 0 {
		return ""
	}
	left := i18n.Count(f.Count, "1 second left", "%s seconds left")
	if f.About.Form == "" {
		return left + "."
	}
	return left + " (" + i18n.P(f.About) + ")."
}

// askNap asks whether the time counts in which the computer slept.
func (p *Page) askNap(n match.Nap) {
	text, _ := clock.Text(n.For)
	p.Ask(i18n.T("The computer was asleep"), i18n.F("It slept for %s while %v's clock ran. The clocks are paused. Should this time count?", text, n.Side),
		i18n.T("Count it"), i18n.T("Give it back"), func(count bool) {
			if count {
				p.try(p.match.CountNap())
			}
		})
}

// sides are who sits above and below.
func (p *Page) sides() [2]rules.Side {
	bottom := p.Bottom()
	return [2]rules.Side{bottom.Other(), bottom}
}

// StopClock makes the clocks stand still, or run again.
func (p *Page) StopClock() { p.try(p.match.StopClock()) }
