package e2e

import (
	"bytes"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/engines/tournament"
)

// TestWindowPausesAMatch starts a match of many fast games by keyboard in a real window,
// pauses it, ends the program, starts it again and continues the match, until it is paused
// again: each game is played once.
func TestWindowPausesAMatch(t *testing.T) {
	s, p, dir, board := opened(t, atRest)
	start := s.matches(p, board)
	// Before the line for another time control are the game, two engines, the button for a
	// third one, and four time controls.
	for range 9 {
		s.hand("key", "Tab")
	}
	s.hand("type", "0.3")
	s.hand("key", "Tab", "Down", "Down", "Down", "Down", "Down", "Down", "Return") // opens the list, and chooses 100 games
	s.click(start)
	var path string
	s.until("the match", func() bool {
		plans, _ := filepath.Glob(filepath.Join(dir, "data", "passedpawn", "*", "*"+tournament.PlanSuffix))
		for _, plan := range plans {
			path = strings.TrimSuffix(plan, tournament.PlanSuffix)
		}
		return len(plans) == 1
	})
	results := func() []tournament.Result {
		plan, all, err := tournament.Read(path)
		if err != nil || plan.Games() != 100 || plan.Control != "0.3" {
			t.Fatalf("%v, %d games in %q seconds", err, plan.Games(), plan.Control)
		}
		return all
	}
	// pause waits until so many games are over, and pauses.
	pause := func(after int) []byte {
		s.until("a game", func() bool { return len(results()) >= after })
		s.hand("key", "Return") // Pause has the focus
		s.idle()
		content, err := os.ReadFile(path)
		must(t, err)
		return content
	}
	paused := pause(1)
	first := len(results())
	s.hand("key", "ctrl+q")
	s.ended(p)

	again := s.run(dir)
	s.focus()
	s.matches(again, s.board())
	s.hand("key", "Tab", "Return") // Continue
	if all := pause(first + 1); !bytes.HasPrefix(all, paused) {
		t.Error("the games before the pause have changed")
	}
	rounds := map[string]bool{}
	for _, r := range results() {
		rounds[r.Round()] = true
	}
	if n := len(results()); n == 100 || len(rounds) != n {
		t.Errorf("%d games have the rounds %v", n, rounds)
	}
}

// matches opens the page of matches. It returns the place of the button that starts one, once
// the engines are listed.
func (s *screen) matches(p *program, board image.Rectangle) (start image.Point) {
	s.t.Helper()
	s.fromAnalysis(board, "Up", "Up")
	button := func() image.Rectangle { return extent(s.look(), accent, 400) }
	s.until("the page", func() bool { return button().Dx() > 60 })
	s.idle()
	b := button()
	return b.Min.Add(b.Size().Div(2))
}
