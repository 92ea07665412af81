package e2e

import (
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/engines/tournament"
)

// TestWindowPausesAMatch starts a match of ten fast games by keyboard in a real window,
// pauses it, ends the program, starts it again and continues the match: each game is played
// once.
func TestWindowPausesAMatch(t *testing.T) {
	s, p, dir, board := opened(t, atRest)
	start := s.matches(p, board)
	// Before the line for another time control are the game, two engines, the button for a
	// third one, and four time controls.
	for range 9 {
		s.hand("key", "Tab")
	}
	s.hand("type", "0.3")
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
		if err != nil || plan.Games() != 10 || plan.Control != "0.3" {
			t.Fatalf("%v, %d games in %q seconds", err, plan.Games(), plan.Control)
		}
		return all
	}
	s.until("a game", func() bool { return len(results()) > 0 })
	s.hand("key", "Return") // Pause has the focus
	s.idle()
	paused, err := os.ReadFile(path)
	must(t, err)
	first := len(results())
	if first == 0 || first == 10 {
		t.Fatalf("%d games were played before the pause", first)
	}
	s.hand("key", "ctrl+q")
	s.ended(p)

	again := s.run(dir)
	s.focus()
	s.matches(again, s.board())
	s.hand("key", "Tab", "Return") // Continue
	s.until("ten games", func() bool { return len(results()) == 10 })
	s.idle()
	all, err := os.ReadFile(path)
	must(t, err)
	if !strings.HasPrefix(string(all), string(paused)) {
		t.Error("the games before the pause have changed")
	}
	rounds := map[string]bool{}
	for _, r := range results() {
		rounds[r.Round()] = true
	}
	if len(rounds) != 10 {
		t.Errorf("the rounds are %v", rounds)
	}
}

// matches opens the page of matches. It returns the place of the button that starts one, once
// the engines are listed.
func (s *screen) matches(p *program, board image.Rectangle) (start image.Point) {
	s.t.Helper()
	s.fromAnalysis(board)
	button := func() image.Rectangle { return extent(s.look(), accent, 400) }
	s.until("the page", func() bool { return button().Dx() > 60 })
	s.idle()
	b := button()
	return b.Min.Add(b.Size().Div(2))
}
