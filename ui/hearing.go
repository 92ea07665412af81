package ui

import (
	"slices"
	"strings"
)

// A heard is what a person who plays by ear may be told at a moment.
type heard struct {
	lines    []string // of the page or the dialog in sight
	focus    string   // describes what has the focus
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
	if now.focus != "" && now.focus != h.focus && !slices.Contains(fresh, now.focus) {
		fresh, urgent = append(fresh, now.focus), true
	}
	now.lines = lines
	h.heard = now
	return strings.Join(fresh, "\n"), urgent
}
