package variants

import (
	"strings"
	"testing"
)

func TestFind(t *testing.T) {
	games := All()
	if len(games) != 20 || games[0].ID() != "chess" {
		t.Fatalf("%d games, %s first", len(games), games[0].ID())
	}
	seen := map[string]bool{}
	for _, g := range games {
		for _, name := range []string{g.ID(), g.Name, strings.ToUpper(g.Name)} {
			if found, ok := games.Find(name); !ok || found.ID() != g.ID() {
				t.Errorf("%s finds %v", name, found)
			}
		}
		if seen[g.ID()] || seen[g.Name] {
			t.Errorf("%s is there twice", g.ID())
		}
		seen[g.ID()], seen[g.Name] = true, true
	}
	for _, name := range []string{
		"chess960", "chess 960", "Chess 960", "Fischerandom", "Fischer Random", "fischerrandom", "FischerRandom Chess",
		"Fischer Random Chess", "960", "FRC", "Freestyle Chess",
	} {
		if found, ok := games.Find(name); !ok || found.ID() != "chess960" {
			t.Errorf("%s finds %v", name, found)
		}
	}
	if _, ok := games.Find("checkers"); ok {
		t.Error("checkers is no chess")
	}
}
