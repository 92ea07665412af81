package play

import (
	"cmp"
	"math"
	"strconv"
	"strings"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/session"
	"passedpawn/ui/i18n"
)

// progress says how far an analysis is, in as many words as fit: its depth, its speed and
// the number of its threads.
func progress(a session.Analysis, fits func(string) bool) string {
	if len(a.Found) == 0 {
		return i18n.T("play.analysis")
	}
	best, now := a.Found[0], a.Latest
	if best.Proved {
		if text := certainty(best); fits(text) {
			return text
		}
	}
	depth, plain := strconv.Itoa(best.Depth), strconv.Itoa(best.Depth)
	if best.SelDepth > best.Depth {
		depth += "/" + strconv.Itoa(best.SelDepth)
	}
	short := i18n.F("play.analysis-depth", plain)
	parts := []string{i18n.F("play.analysis-depth", depth)}
	if a.Paused {
		parts = append(parts, i18n.T("play.analysis-paused"))
		short += " · " + i18n.T("play.analysis-paused")
	} else {
		if now.Speed > 0 {
			parts = append(parts, i18n.F("play.speed", rounded(now.Speed)))
		}
		if now.Threads > 0 {
			parts = append(parts, i18n.Count(now.Threads, "play.threads"))
		}
	}
	if text := fitting(parts, fits); text != "" {
		return text
	}
	if fits(short) {
		return short
	}
	return plain
}

// source says whose lines an analysis shows and what they took, in as many words as fit: the
// engine, the time, the number of positions and how full the hash table is. alone means that
// nothing else says how deep and how fast the analysis is.
func source(a session.Analysis, alone bool, fits func(string) bool) string {
	if len(a.Found) == 0 {
		return ""
	}
	best, now := a.Found[0], a.Latest
	if now.Nodes == 0 { // paused, or not yet further than before
		now = best
	}
	var parts []string
	add := func(known bool, text string) {
		if known {
			parts = append(parts, text)
		}
	}
	add(alone, i18n.F("play.analysis-depth", strconv.Itoa(best.Depth)))
	add(now.Time > 0, clock.Elapsed(now.Time))
	add(now.Nodes > 0, i18n.F("play.nodes", rounded(now.Nodes)))
	add(now.HashFull > 0, i18n.F("play.hash-full", (now.HashFull+5)/10))
	add(alone && a.Latest.Speed > 0, i18n.F("play.speed", rounded(a.Latest.Speed)))
	name := []rune(cmp.Or(a.Engine, "Passed Pawn"))
	for cut := len(name); cut > shortName; cut-- { // a long name gives way before the numbers do
		text := string(name[:cut])
		if cut < len(name) {
			text = strings.TrimRight(text, " ") + "…"
		}
		if text = strings.Join(append([]string{text}, parts...), " · "); fits(text) {
			return text
		}
	}
	return fitting(append([]string{string(name)}, parts...), fits)
}

// shortName is to how many letters the name of an engine is shortened at most.
const shortName = 12

// fitting returns as many parts as fit, "" if not even the first does.
func fitting(parts []string, fits func(string) bool) string {
	for n := len(parts); n > 0; n-- {
		if text := strings.Join(parts[:n], " · "); fits(text) {
			return text
		}
	}
	return ""
}

// rounded returns a number with two digits that matter, such as "950 k" or "1.2 M".
func rounded(n int) string {
	for _, unit := range []struct {
		of   float64
		name string
	}{{1e9, " G"}, {1e6, " M"}, {1e3, " k"}} {
		if x := float64(n) / unit.of; x >= 1 {
			digits := 0
			if x < 9.95 {
				digits = 1
			}
			return strconv.FormatFloat(x, 'f', digits, 64) + unit.name
		}
	}
	return strconv.Itoa(int(math.Max(float64(n), 0)))
}
