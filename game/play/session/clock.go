package session

import (
	"time"

	"passedpawn/game/rules"
)

// clocks follows the clocks of the game: it tells the page when they show another time,
// and warns people of little time.
type clocks struct {
	*state
	timer   func()  // stops the timer of the running clock, nil if no clock runs
	warned  [2]bool // the sides that have been warned of little time
	counted int     // the last second whose sound was made
}

// follow calls Tick whenever the running clock shows another time.
func (c *clocks) follow() {
	c.stop()
	running := c.now.Game.Clock
	side, runs := running.Running()
	if !runs {
		return
	}
	until := running.Face(side, c.config.Now()).Until
	c.timer = c.config.After(max(until, time.Millisecond), func() {
		c.config.Tick()
		c.warn(side)
		c.follow()
	})
}

// stop stops the timer of the running clock.
func (c *clocks) stop() {
	if c.timer != nil {
		c.timer()
		c.timer = nil
	}
}

// warn makes the sounds that warn a person of little time and count the last seconds.
func (c *clocks) warn(side rules.Side) {
	f := c.now.Game.Clock.Face(side, c.config.Now())
	switch {
	case !c.now.Game.Human[side] || !f.Low:
	case !c.warned[side]:
		c.warned[side] = true
		c.config.Cue(ShortOfTime)
	case f.Count > 0 && f.Count != c.counted:
		c.config.Cue(Counted + Cue(f.Count))
	}
	c.counted = f.Count
}
