package kifu

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// clockTime reads hours, minutes and seconds; the larger units may be missing: 1:23,
// 00:01:23, 12.5. ok is false for anything else.
func clockTime(text string) (d time.Duration, ok bool) {
	parts := strings.Split(strings.ReplaceAll(text, " ", ""), ":")
	if len(parts) > 3 {
		return 0, false
	}
	for i, p := range parts {
		if i < len(parts)-1 {
			n, err := strconv.ParseUint(p, 10, 32)
			if err != nil || n > 1e6 {
				return 0, false
			}
			d = (d + time.Duration(n)) * 60
			continue
		}
		s, ok := seconds(p)
		return d*time.Second + s, ok
	}
	return 0, false
}

// seconds reads a number of seconds, with or without a fraction.
func seconds(text string) (d time.Duration, ok bool) {
	whole, part, _ := strings.Cut(text, ".")
	n, err := strconv.ParseUint(whole, 10, 32)
	if err != nil || n > 1e8 || len(part) > 9 {
		return 0, false
	}
	d = time.Duration(n) * time.Second
	if part != "" {
		f, err := strconv.ParseUint((part + "000000000")[:9], 10, 64)
		if err != nil {
			return 0, false
		}
		d += time.Duration(f)
	}
	return d, true
}

// spent returns a time as in the PGN command [%emt]: 0:01:23.5.
func spent(d time.Duration) string {
	s := d / time.Second
	return fmt.Sprintf("%d:%02d:%02d", s/3600, s/60%60, s%60) + fraction(d)
}

// fraction returns the part of a time below whole seconds, "" for none.
func fraction(d time.Duration) string {
	if d%time.Second == 0 {
		return ""
	}
	return "." + strings.TrimRight(fmt.Sprintf("%09d", d%time.Second), "0")
}

// minutes returns the time of a move as KIF writes it: " 1:23".
func minutes(d time.Duration) string {
	s := d / time.Second
	return fmt.Sprintf("%2d:%02d", s/60, s%60) + fraction(d)
}

// hours returns the total time of a side as KIF writes it: "00:01:23".
func hours(d time.Duration) string {
	s := d / time.Second
	return fmt.Sprintf("%02d:%02d:%02d", s/3600, s/60%60, s%60) + fraction(d)
}
