package e2e

import (
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Settings for tests: two people, the light theme, whose colours the tests know, and no
// animation.
const (
	people = "opponent = \"person\"\ntheme = \"light\"\n"
	atRest = people + "animate = false\n"
)

// opened starts the program in a new home on a screen of its own, and waits until it has the
// keyboard focus and shows a board.
func opened(t *testing.T, settings string) (s *screen, p *program, dir string, board image.Rectangle) {
	t.Helper()
	s, dir = newScreen(t), home(t, settings)
	p = s.run(dir)
	s.focus()
	return s, p, dir, s.board()
}

// openedFile is opened with a file of one game in the home folder.
func openedFile(t *testing.T, settings, name, game string) (s *screen, p *program, path string, board image.Rectangle) {
	t.Helper()
	s = newScreen(t)
	p, path, board = s.openFile(settings, name, game)
	return s, p, path, board
}

// openFile is openedFile on an existing screen.
func (s *screen) openFile(settings, name, game string) (p *program, path string, board image.Rectangle) {
	s.t.Helper()
	p, path = s.runWith(settings, name, game)
	s.until(name, func() bool { // which is followed by the game if it is not chess
		return strings.HasPrefix(s.focused(), name+" – ") && strings.HasSuffix(s.focused(), " – Passed Pawn")
	})
	return p, path, s.board()
}

// runWith starts the program with a file in its new home folder.
func (s *screen) runWith(settings, name, games string) (p *program, path string) {
	s.t.Helper()
	dir := home(s.t, settings)
	path = filepath.Join(dir, name)
	must(s.t, os.WriteFile(path, []byte(games), 0o644))
	return s.run(dir, path), path
}
