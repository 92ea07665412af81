package clock

import (
	"fmt"
	"strings"
	"time"
)

// short is the time below which little is left and tenths of a second are shown. If only
// a period ends then, or overtime follows, that time is countdown.
const (
	short     = 20 * time.Second
	countdown = 10 * time.Second
)

// Text returns what a clock shows: "1:05:09", "4:59", and "0:09.3" when little time is
// left. It shows 0 only when no time is left. until is how long a running clock keeps
// showing the same.
func Text(left time.Duration) (text string, until time.Duration) {
	return shown(left, left < short)
}

// Elapsed returns a time that has passed, in whole seconds: "1:05:09" or "0:07".
func Elapsed(d time.Duration) string {
	text, _ := shown(d.Truncate(time.Second), false)
	return text
}

// shown returns what a clock shows in whole seconds, or in tenths.
func shown(left time.Duration, tenths bool) (text string, until time.Duration) {
	step := time.Second
	if tenths {
		step = time.Second / 10
	}
	shown := (left + step - 1) / step * step
	until = left - shown + step
	hours, minutes, seconds := shown/time.Hour, shown/time.Minute%60, shown%time.Minute
	switch {
	case tenths:
		return fmt.Sprintf("%d:%04.1f", minutes, seconds.Seconds()), until
	case hours > 0:
		return fmt.Sprintf("%d:%02d:%02d", hours, minutes, seconds/time.Second), until
	}
	return fmt.Sprintf("%d:%02d", minutes, seconds/time.Second), until
}

// Note returns the time left as the notes of a PGN file write it, to the thousandth of a
// second: "0:04:58.7". ParseNote reads it.
func Note(left time.Duration) string {
	left = left.Round(time.Millisecond)
	parts := ""
	if n := left % time.Second; n > 0 {
		parts = "." + strings.TrimRight(fmt.Sprintf("%03d", n/time.Millisecond), "0")
	}
	s := int(left / time.Second)
	return fmt.Sprintf("%d:%02d:%02d%s", s/3600, s/60%60, s%60, parts)
}

// ParseNote reads "h:mm:ss", with or without fractions of a second.
func ParseNote(text string) (time.Duration, bool) {
	fields := strings.Split(strings.TrimSpace(text), ":")
	if len(fields) != 3 {
		return 0, false
	}
	var sum time.Duration
	for i, unit := range []time.Duration{time.Hour, time.Minute, time.Second} {
		d, ok := amount(fields[i], unit)
		if !ok {
			return 0, false
		}
		sum += d
	}
	return sum, true
}
