package settings

import (
	"fmt"
	"strconv"
	"strings"
)

// mostBars is the number of bars whose place is stored.
const mostBars = 20

// Bar returns which part of the room the pane before a bar has, by the name of the bar: 0
// if a person has not dragged it.
func (s Settings) Bar(name string) float32 {
	for _, entry := range s.Bars {
		if of, part, ok := readBar(entry); ok && of == name {
			return part
		}
	}
	return 0
}

// SetBar returns the settings with the place of a bar. A name has no spaces.
func (s Settings) SetBar(name string, part float32) Settings {
	kept := []string{fmt.Sprintf("%s %.0f", name, part*1000)}
	for _, entry := range s.Bars {
		if of, _, _ := strings.Cut(entry, " "); of != name {
			kept = append(kept, entry)
		}
	}
	s.Bars = bars(kept)
	return s
}

// readBar reads the name of a bar and its place in thousandths.
func readBar(entry string) (name string, part float32, ok bool) {
	name, text, _ := strings.Cut(entry, " ")
	n, err := strconv.Atoi(text)
	return name, float32(n) / 1000, err == nil && name != "" && n > 0 && n <= 1000
}

// bars returns the entries that can be read, nil if there are none.
func bars(entries []string) (kept []string) {
	for _, entry := range entries {
		if _, _, ok := readBar(entry); ok && len(kept) < mostBars {
			kept = append(kept, entry)
		}
	}
	return kept
}
