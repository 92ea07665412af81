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
	over, more := s.after(b.Made)
	now, _ := s.stage(b.Made)
	switch {
	case more && b.Overtime == 0:
		return phrase.Say("clock.then-last", over.phrase())
	case more && over.Mode == Canadian && b.Overtime == 1:
		return phrase.Say("clock.1-move-left-period")
	case more && over.Mode == Canadian:
		return phrase.Say("clock.moves-left-period", b.Overtime)
	case more && over.Count == 1:
		return phrase.Say("clock.byoyomi-move", seconds(over.Time))
	case more && b.Overtime == 1:
		return phrase.Say("clock.byoyomi-last-period", seconds(over.Time))
	case more:
		return phrase.Say("clock.byoyomi-periods-left", seconds(over.Time), b.Overtime)
	case now.Mode == Delay:
		return phrase.Say("clock.delay", seconds(now.Bonus))
	case now.Mode == Bronstein:
		return phrase.Say("clock.bronstein", seconds(now.Bonus))
	case now.Mode == Hourglass:
		return phrase.Say("clock.hourglass-name")
	}
	return phrase.Phrase{}
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
