package ui

import (
	"slices"
	"testing"
)

// TestOpeningsInGerman lists games in a window that speaks German, chosen while they are in
// sight: the list has the German names.
func TestOpeningsInGerman(t *testing.T) {
	d := many(t)
	d.speaks()
	s := d.settings
	s.Language = "de"
	d.choose(s)
	for _, name := range []string{"Spanische Partie: Morphy-Verteidigung", "Abgelehntes Damengambit"} {
		d.until(name, func() bool { return slices.Contains(d.seen(), name) })
	}
	if seen := d.seen(); slices.Contains(seen, "Ruy Lopez: Morphy Defence") {
		t.Error("the English name is still there")
	}
}
