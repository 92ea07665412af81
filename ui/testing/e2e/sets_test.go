package e2e

import (
	"strings"
	"testing"
)

// TestWindowShogiCanBeRead starts a game of shogi in a real window: the pieces are
// international, except on a Japanese system. Those chosen in the dialog for a new game stay,
// whatever the system speaks.
func TestWindowShogiCanBeRead(t *testing.T) {
	s := newScreen(t)
	dir := home(t, shogi)
	start := func(keys ...string) {
		t.Helper()
		p := s.run(dir)
		s.focus()
		board := s.shogiBoard()
		before := s.still()
		s.hand("key", "ctrl+n")
		s.until("the dialog", func() bool { return !same(before, s.look(), board) })
		s.hand(append([]string{"key"}, append(keys, "Return")...)...)
		s.idle()
		p.kill()
	}
	is := func(set string) {
		t.Helper()
		if got := setting(t, dir, "shogi_pieces"); !strings.Contains(got, "'"+set+"'") {
			t.Errorf("the pieces are %s, want %s", got, set)
		}
	}
	start()
	is("international")
	start("Tab", "Tab", "Tab", "Right") // over the game and its lessons
	is("kanji")
	s.with("LC_ALL=ja_JP.UTF-8", "LANG=ja_JP.UTF-8")
	start("Tab", "Tab", "Tab", "Left")
	is("international")
	dir = home(t, shogi)
	start()
	is("kanji")
}
