package clock

import (
	"strconv"
	"strings"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// The limits for the number of moves or periods in a stage, and for a time.
const (
	mostMoves = 1000
	mostTime  = 100 * time.Hour
)

// Parse reads a time control as the PGN standard (9.6.1) writes it, in seconds, to the
// thousandth: "300", "180+2", "40/5400+30:1800+30", and "*180" for an hourglass. The
// standard has no notation for the others. They are written as close to it as possible,
// and other programs may not understand them:
//
//	300d5      5 s of each move are not counted (simple delay)
//	300b5      up to 5 s are given back after each move (Bronstein)
//	600:3x30   byoyomi: when 600 s are used, 3 periods of 30 s
//	600:25/300 Canadian: when 600 s are used, 25 moves in every 300 s
//	300|60     White has 300 s and Black 60
//
// "", "-" and "?" mean no clocks.
func Parse(text string) (Control, error) {
	if text = strings.TrimSpace(text); text == "" || text == "-" || text == "?" {
		return Control{}, nil
	}
	return parse(text, time.Second)
}

// ParseMinutes reads a time control as people write it: times are in minutes, and
// increments, delays and periods of byoyomi in seconds. Examples are "7+4", "10:3x30" and
// "40/90+30:30+30". Half a minute is "0.5". "" means no clocks.
func ParseMinutes(text string) (Control, error) {
	if text = strings.TrimSpace(text); text == "" {
		return Control{}, nil
	}
	return parse(text, time.Minute)
}

func parse(text string, unit time.Duration) (Control, error) {
	white, black, two := strings.Cut(text, "|")
	w, err := stages(white, unit)
	if err != nil {
		return Control{}, err
	}
	c := Both(w)
	if two {
		if c[rules.Black], err = stages(black, unit); err != nil {
			return Control{}, err
		}
		if (c[0][0].Mode == Hourglass) != (c[1][0].Mode == Hourglass) {
			return Control{}, phrase.Errorf("clock.not-time-control-hourglass", text)
		}
	}
	return c, nil
}

func wrong(text string) error {
	return phrase.Errorf("clock.not-time-control-minutes", text)
}

func stages(text string, unit time.Duration) (Stages, error) {
	var all Stages
	for _, part := range strings.Split(text, ":") {
		s, ok, err := stage(strings.TrimSpace(part), unit, len(all) > 0 && all[len(all)-1].Moves == 0)
		if err != nil {
			return nil, err
		}
		if !ok {
			return nil, wrong(text)
		}
		if s.Mode == Byoyomi && len(all) == 0 {
			all = Stages{{}} // no main time
		}
		all = append(all, s)
	}
	if !sensible(all) {
		return nil, wrong(text)
	}
	return all, nil
}

// sensible reports whether the stages may follow each other in this order. A stage
// without any time may only precede overtime.
func sensible(all Stages) bool {
	for i, s := range all {
		last := i == len(all)-1
		over := !last && all[i+1].overtime()
		switch {
		case s.Time+s.Bonus == 0 && !(over && s.Moves == 0 && s.Mode == Increment),
			s.Mode == Hourglass && len(all) > 1,
			s.overtime() && !last,
			!last && over != (s.Moves == 0):
			return false
		}
	}
	return true
}

// stage reads one part of a control. rest means that the part before it lasts for the
// rest of the game, so that this one is overtime.
func stage(text string, unit time.Duration, rest bool) (s Stage, ok bool, err error) {
	if periods, length, is := strings.Cut(text, "x"); is {
		s.Mode = Byoyomi
		s.Count, err = count(periods)
		s.Time, ok = amount(length, time.Second)
		return s, ok && err == nil && s.Time > 0, nil
	}
	if glass, is := strings.CutPrefix(text, "*"); is {
		s.Mode = Hourglass
		s.Time, ok = amount(glass, unit)
		return s, ok && s.Time > 0, nil
	}
	if moves, of, is := strings.Cut(text, "/"); is {
		if s.Moves, err = count(moves); err != nil {
			return s, false, phrase.Errorf("common.not-number-moves", moves)
		}
		text = of
	}
	if ok = s.read(text, unit); rest && s.Moves > 0 && s.Bonus == 0 {
		s.Mode, s.Count, s.Moves = Canadian, s.Moves, 0
		ok = ok && s.Time > 0
	}
	return s, ok, nil
}

// bonuses are the signs before the bonus of each mode.
var bonuses = map[Mode]string{Increment: "+", Delay: "d", Bronstein: "b"}

// read reads a time, and a bonus if there is one.
func (s *Stage) read(text string, unit time.Duration) (ok bool) {
	for mode, sign := range bonuses {
		base, bonus, is := strings.Cut(text, sign)
		if !is {
			continue
		}
		if s.Bonus, ok = amount(bonus, time.Second); !ok && bonus != "" {
			return false
		}
		if text = base; s.Bonus > 0 {
			s.Mode = mode
		}
		break
	}
	s.Time, ok = amount(text, unit)
	return ok && (s.Mode == Increment || s.Time > 0) // a delay alone is never used up
}

func count(text string) (int, error) {
	n, err := strconv.Atoi(strings.TrimSpace(text))
	if err == nil && (n < 1 || n > mostMoves) {
		err = strconv.ErrRange
	}
	return n, err
}

func amount(text string, unit time.Duration) (time.Duration, bool) {
	n, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
	d := time.Duration(n * float64(unit)).Round(time.Millisecond)
	return d, err == nil && n >= 0 && n <= float64(mostTime/unit)
}

// String returns the control in the form that Parse reads, "-" for none.
func (c Control) String() string {
	switch {
	case !c.Used():
		return "-"
	case c.Same():
		return c[rules.White].write()
	}
	return c[rules.White].write() + "|" + c[rules.Black].write()
}

func (s Stages) write() string {
	var parts []string
	for _, stage := range s {
		parts = append(parts, stage.write())
	}
	return strings.Join(parts, ":")
}

func (s Stage) write() string {
	text := seconds(s.Time)
	switch s.Mode {
	case Hourglass:
		return "*" + text
	case Byoyomi:
		return strconv.Itoa(s.Count) + "x" + text
	case Canadian:
		return strconv.Itoa(s.Count) + "/" + text
	}
	if s.Bonus > 0 {
		text += bonuses[s.Mode] + seconds(s.Bonus)
	}
	if s.Moves > 0 {
		text = strconv.Itoa(s.Moves) + "/" + text
	}
	return text
}

func seconds(d time.Duration) string { return number(d.Seconds()) }

func number(n float64) string { return strconv.FormatFloat(n, 'f', -1, 64) }
