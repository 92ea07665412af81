package clock

import "passedpawn/game/rules"

// The tags of a PGN file that contain a time control. The standard has one for both sides
// (9.6.1). Programs that give the sides different times write the others.
const (
	bothTag  = "TimeControl"
	whiteTag = "WhiteTimeControl"
	blackTag = "BlackTimeControl"
)

// FromTags returns the control in the tags of a game, none if it cannot be read.
func FromTags(tag func(name string) string) Control {
	c, err := Parse(tag(bothTag))
	if err != nil {
		return Control{}
	}
	white, bad := Parse(tag(whiteTag))
	black, worse := Parse(tag(blackTag))
	if bad == nil && worse == nil && white.Used() && black.Used() && white.hourglass() == black.hourglass() {
		return Control{white[rules.White], black[rules.Black]}
	}
	return c
}

// SetTags writes a control to the tags of a game.
func (c Control) SetTags(set func(name, value string)) {
	switch {
	case !c.Used():
	case c.Same():
		set(bothTag, c.String())
	default:
		set(whiteTag, c[rules.White].write())
		set(blackTag, c[rules.Black].write())
	}
}
