package settings

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// A Column is what a person chose for a column of the list of games. The zero Column
// leaves everything to the program.
type Column struct {
	Shown  bool // even if it usually is not
	Hidden bool
	Width  int // in Fyne's units, 0 for automatic
}

// mostColumns is the number of columns for which a choice is stored, and widest the
// greatest width.
const (
	mostColumns = 40
	widest      = 2000
)

// states are how a Column is written.
var states = [...]string{"auto", "shown", "hidden"}

// Column returns what the person chose for a column by its name.
func (s Settings) Column(name string) (c Column) {
	for _, entry := range s.Columns {
		if of, chosen, ok := readColumn(entry); ok && of == name {
			return chosen
		}
	}
	return c
}

// SetColumn returns the settings with a choice for a column. A name has no spaces.
func (s Settings) SetColumn(name string, c Column) Settings {
	var kept []string
	for _, entry := range s.Columns {
		if of, _, _ := strings.Cut(entry, " "); of != name {
			kept = append(kept, entry)
		}
	}
	if c != (Column{}) {
		kept = append(kept, writeColumn(name, c))
	}
	s.Columns = kept
	return s
}

func writeColumn(name string, c Column) string {
	state := states[0]
	switch {
	case c.Shown:
		state = states[1]
	case c.Hidden:
		state = states[2]
	}
	return fmt.Sprint(name, " ", state, " ", c.Width)
}

// readColumn reads an entry such as "White shown 200".
func readColumn(entry string) (name string, c Column, ok bool) {
	part := strings.Split(entry, " ")
	if len(part) != 3 || part[0] == "" {
		return "", c, false
	}
	state := slices.Index(states[:], part[1])
	width, err := strconv.Atoi(part[2])
	c = Column{Shown: state == 1, Hidden: state == 2, Width: width}
	return part[0], c, err == nil && state >= 0 && width >= 0 && width <= widest
}

// columns returns the valid entries, nil for none.
func columns(entries []string) (kept []string) {
	for _, entry := range entries {
		if _, _, ok := readColumn(entry); ok && len(kept) < mostColumns {
			kept = append(kept, entry)
		}
	}
	return kept
}
