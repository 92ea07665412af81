package ui

import (
	"slices"
	"strings"
)

// A heard is what a person who plays by ear may be told at a moment.
type heard struct {
	lines    []string // of the page or the dialog in sight
	focus    string   // describes what has the focus, in lines
	field    bool     // the focus is on a text that is being typed
	follows  bool     // the focus is where moves are made: it changes with each move
	reads    bool     // a screen reader says by itself what gets the focus
	repeats  bool     // the page says when it answers
	answered int      // how often it has answered; the answer is the last line
}

// A hearing decides what the person is told: what is new.
type hearing struct {
	heard
}

// follow returns what is to be said now. It is urgent, so that it replaces what is being said, if
// the person did something or a move was made: the game goes on while other news are said.
func (h *hearing) follow(now heard) (said string, urgent bool) {
	var fresh []string
	lines := make([]string, len(now.lines))
	urgent = !now.repeats
	for i, line := range now.lines {
		lines[i] = strings.TrimSpace(line)
		again := now.answered > h.answered && i == len(now.lines)-1
		if lines[i] != "" && (again || !slices.Contains(h.lines, lines[i])) {
			fresh = append(fresh, lines[i])
			urgent = urgent || again || i == 0
		}
	}
	switch news := h.focused(now); {
	case now.reads:
		fresh = slices.DeleteFunc(fresh, func(line string) bool { return now.focus != h.focus && line == now.focus })
	case news != "" && !slices.Contains(fresh, news) && !(now.follows && len(fresh) > 0):
		fresh, urgent = append(fresh, news), true
	}
	now.lines = lines
	h.heard = now
	return strings.Join(fresh, "\n"), urgent
}

// focused returns what is to be said of what has the focus: of a text that is being typed, what
// was added to it or removed from it.
func (h *hearing) focused(now heard) string {
	was, is := h.focus, now.focus
	if now.field && h.field && was != "" && is != "" {
		if added, ok := strings.CutPrefix(is, was); ok {
			return strings.TrimSpace(added)
		}
		if removed, ok := strings.CutPrefix(was, is); ok {
			return strings.TrimSpace(removed)
		}
	}
	if is == was {
		return ""
	}
	known := strings.Split(was, "\n")
	all := strings.Split(is, "\n")
	news := slices.DeleteFunc(slices.Clone(all), func(line string) bool { return slices.Contains(known, line) })
	if len(news) == 0 {
		news = all[len(all)-1:]
	}
	return strings.Join(news, "\n")
}
