package clock

import "passedpawn/game/rules"

// The tags of a PGN file that hold a time control. The standard has one for both
// sides (9.6.1); programs that give the sides different times write the others.
const (
	bothTag  = "TimeControl"
	whiteTag = "WhiteTimeControl"
	blackTag = "BlackTimeControl"
)

// FromTags is the control that the tags of a game hold, none if nobody here
// understands them.
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

// SetTags writes a control into the tags of a game.
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
