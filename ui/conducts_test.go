package ui

import (
	"strings"
	"testing"

	"passedpawn/game/play/match"
	"passedpawn/game/rules"
)

// TestConducts offers the conducts that apply to each game, and starts a game as chosen.
func TestConducts(t *testing.T) {
	d := open(t, t.TempDir())
	for _, g := range d.config.Play.Games {
		all := conducts(g.Rules)
		var said []string
		for _, c := range all {
			said = append(said, c.ID+": "+c.About)
		}
		text := strings.Join(said, "\n")
		shogi := !rules.Repeats(g.Rules)
		if len(all) != 4 && !shogi || len(all) != 3 && shogi || shogi == strings.Contains(text, "touch") || shogi != strings.Contains(text, "loses at once") {
			t.Errorf("%s offers\n%s", g.Name, text)
		}
	}
	s := d.settings
	s.Conduct = string(match.Arbiter)
	d.change(s)
	if err := d.session.Start(d.setup()); err != nil || d.session.Snapshot().Game.Conduct != match.Arbiter {
		t.Errorf("it is played %q, %v", d.session.Snapshot().Game.Conduct, err)
	}
}
