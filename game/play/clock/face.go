package clock

import (
	"fmt"
	"math"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// A Face is what the clock of a side shows at a moment.
type Face struct {
	Text  string        // "4:59", or "0:24 ×3" with three periods left
	Until time.Duration // how long a running clock keeps showing the same
	Low   bool          // little time is left
	Count int           // the seconds to count down aloud, from 10; 0 for none
	About phrase.Phrase // what follows, or how many periods or moves are left; may be empty
}

// Face returns what the clock of a side shows.
func (c Clock) Face(side rules.Side, now time.Time) Face {
	if !c.Used() {
		return Face{}
	}
	s, b := c.Control[side], c.Has(side, now)
	f := Face{About: s.about(b)}
	over, more := s.after(b.Made)
	periods := more && over.Mode == Byoyomi
	if f.Low = b.Left < short; periods || more && b.Overtime == 0 {
		f.Low = b.Left <= countdown
	}
	f.Text, f.Until = shown(b.Left, f.Low && !periods)
	if periods && b.Overtime > 0 && over.Count > 1 {
		f.Text = fmt.Sprintf("%s ×%d", f.Text, b.Overtime)
	}
	f.Until += c.delayed(side, now)
	if b.Left > 0 && b.Left <= countdown {
		f.Count = int((b.Left + time.Second - 1) / time.Second)
	}
	return f
}

// Recalled returns what the clock of a side showed after a move, according to a note on
// the time left and the overtime.
func (c Control) Recalled(side rules.Side, left time.Duration, overtime int) Face {
	had := c.Full()
	had[side].Made = math.MaxInt32 // overtime comes after every other stage
	had = c.Noted(had, side, left, overtime)
	f := New(c, had).Face(side, time.Time{})
	return Face{Text: f.Text, About: f.About}
}

// about returns what a face says besides the time.
func (s Stages) about(b Budget) phrase.Phrase {
	if over, more := s.after(b.Made); more {
		return over.remaining(b.Overtime)
	}
	switch now, _ := s.stage(b.Made); now.Mode {
	case Delay:
		return phrase.Say("clock.delay", seconds(now.Bonus))
	case Bronstein:
		return phrase.Say("clock.bronstein", seconds(now.Bonus))
	case Hourglass:
		return phrase.Say("clock.hourglass-name")
	}
	return phrase.Phrase{}
}

// remaining says how many periods or moves of an overtime are left. 0 means that it has
// not begun.
func (s Stage) remaining(n int) phrase.Phrase {
	switch {
	case n == 0:
		return phrase.Say("clock.then-last", s.phrase())
	case s.Mode == Canadian && n == 1:
		return phrase.Say("clock.1-move-left-period")
	case s.Mode == Canadian:
		return phrase.Say("clock.moves-left-period", n)
	case s.Count == 1:
		return phrase.Say("clock.byoyomi-move", seconds(s.Time))
	case n == 1:
		return phrase.Say("clock.byoyomi-last-period", seconds(s.Time))
	}
	return phrase.Say("clock.byoyomi-periods-left", seconds(s.Time), n)
}

// Phrase describes a control: "10 min + 5 s a move".
func (c Control) Phrase() phrase.Phrase {
	switch {
	case !c.Used():
		return phrase.Say("common.no-clock")
	case c.Same():
		return c[rules.White].phrase()
	}
	return phrase.Say("%v: %v; %v: %v", rules.White, c[rules.White].phrase(), rules.Black, c[rules.Black].phrase())
}

func (s Stages) phrase() phrase.Phrase {
	first := s[0].phrase()
	if s[0].Time+s[0].Bonus == 0 {
		return s[1].phrase() // no main time
	}
	if s[0].Moves > 0 {
		first = phrase.Say("clock.moves", s[0].Moves, first)
	}
	if len(s) == 1 {
		return first
	}
	return phrase.Say("clock.then", first, s[1:].phrase())
}

func (s Stage) phrase() phrase.Phrase {
	minutes, bonus := Minutes(s.Time), seconds(s.Bonus)
	switch {
	case s.Mode == Byoyomi && s.Count == 1:
		return phrase.Say("clock.move-byoyomi", seconds(s.Time))
	case s.Mode == Byoyomi:
		return phrase.Say("clock.byoyomi", s.Count, seconds(s.Time))
	case s.Mode == Canadian:
		return phrase.Say("clock.moves-every", s.Count, minutes)
	case s.Mode == Hourglass:
		return phrase.Say("clock.hourglass", minutes)
	case s.Mode == Delay:
		return phrase.Say("clock.then-delay", minutes, bonus)
	case s.Mode == Bronstein:
		return phrase.Say("clock.then-bronstein", minutes, bonus)
	case s.Bonus > 0:
		return phrase.Say("clock.move", minutes, bonus)
	}
	return minutes
}

// Minutes returns a time in minutes, or in seconds if it is not a whole number of half
// minutes.
func Minutes(d time.Duration) phrase.Phrase {
	if d%(time.Minute/2) != 0 || d > 0 && d < time.Minute {
		return phrase.Say("clock.s", seconds(d))
	}
	return phrase.Say("clock.min", number(d.Minutes()))
}
