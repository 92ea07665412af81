package ui

import (
	"slices"
	"strings"
)

// A hearing decides what a person who plays by ear is told: what is new among the lines of the
// page or the dialog in sight, and what has the focus.
type hearing struct {
	lines []string
	focus string
}

// follow returns what is to be said when the window shows some lines, and something with a
// description has the focus. What is new is urgent: it replaces what is being said.
func (h *hearing) follow(lines []string, focus string) (said string) {
	var fresh []string
	for _, line := range lines {
		if line = strings.TrimSpace(line); line != "" && !slices.Contains(h.lines, line) {
			fresh = append(fresh, line)
		}
	}
	if focus != "" && focus != h.focus && !slices.Contains(fresh, focus) {
		fresh = append(fresh, focus)
	}
	h.lines, h.focus = nil, focus
	for _, line := range lines {
		h.lines = append(h.lines, strings.TrimSpace(line))
	}
	return strings.Join(fresh, "\n")
}
