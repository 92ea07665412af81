// Package clock is time controls and the two clocks of a game, as values: it
// reads no time but is told it, starts no timer and shows nothing.
package clock

import (
	"strconv"
	"strings"
	"time"

	"passedpawn/game/rules"
)

// A Stage is a part of a time control: so much time for so many moves, and what
// each of them gives back.
type Stage struct {
	Moves     int           // 0 for the rest of the game
	Time      time.Duration // added when the stage begins
	Increment time.Duration // added after each move
}

// A Control is the stages of a game, each side's alike. When the last one is
// over and names its moves it begins again. An empty Control is no clock.
type Control []Stage

// The longest that is read, of moves in a stage and of a time.
const (
	mostMoves = 1000
	mostTime  = 100 * time.Hour
)

// Parse reads a time control as the PGN standard (9.6.1) writes it, in seconds,
// to the thousandth: "300", "180+2", "40/5400+30:1800+30". "", "-" and "?" are no
// clock.
func Parse(text string) (Control, error) {
	if text = strings.TrimSpace(text); text == "" || text == "-" || text == "?" {
		return nil, nil
	}
	return parse(text, time.Second)
}

// ParseMinutes reads a time control as people say it: the times are minutes, and
// what a move gives back is seconds. "7+4", "40/90+30:30+30"; half a minute is
// "0.5". "" is no clock.
func ParseMinutes(text string) (Control, error) {
	if text = strings.TrimSpace(text); text == "" {
		return nil, nil
	}
	return parse(text, time.Minute)
}

func parse(text string, unit time.Duration) (Control, error) {
	var c Control
	for _, part := range strings.Split(text, ":") {
		var s Stage
		moves, rest, staged := strings.Cut(part, "/")
		if !staged {
			rest = moves
		} else if n, err := strconv.Atoi(strings.TrimSpace(moves)); err != nil || n < 1 || n > mostMoves {
			return nil, rules.Errorf("%q is not a number of moves", moves)
		} else {
			s.Moves = n
		}
		base, bonus, _ := strings.Cut(rest, "+")
		var ok, also bool
		s.Time, ok = amount(base, unit)
		s.Increment, also = amount(bonus, time.Second)
		if !ok || !also && bonus != "" || s.Time+s.Increment == 0 {
			return nil, rules.Errorf("%q is not a time control, which is minutes or minutes+seconds, e.g. 7+4", text)
		}
		c = append(c, s)
	}
	for _, s := range c[:len(c)-1] {
		if s.Moves == 0 {
			return nil, rules.Errorf("%q is not a time control, which is minutes or minutes+seconds, e.g. 7+4", text)
		}
	}
	return c, nil
}

func amount(text string, unit time.Duration) (time.Duration, bool) {
	n, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
	d := time.Duration(n * float64(unit)).Round(time.Millisecond)
	return d, err == nil && n >= 0 && n <= float64(mostTime/unit)
}

// String is the control as Parse reads it, "-" for none.
func (c Control) String() string {
	if len(c) == 0 {
		return "-"
	}
	var parts []string
	for _, s := range c {
		text := seconds(s.Time)
		if s.Increment > 0 {
			text += "+" + seconds(s.Increment)
		}
		if s.Moves > 0 {
			text = strconv.Itoa(s.Moves) + "/" + text
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, ":")
}

func seconds(d time.Duration) string { return strconv.FormatFloat(d.Seconds(), 'f', -1, 64) }

// stage is the one in which a side is that has made so many moves, and how many
// it has still to make in it, 0 for the rest of the game.
func (c Control) stage(made int) (s Stage, toGo int) {
	for _, s = range c {
		if s.Moves == 0 {
			return s, 0
		}
		if made < s.Moves {
			return s, s.Moves - made
		}
		made -= s.Moves
	}
	return s, s.Moves - made%s.Moves
}
