package e2e

import (
	"errors"
	"image"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"passedpawn/assets"
	"passedpawn/game/teaching/puzzles"
)

// mistakes are two positions that the person missed; the first one has cost more.
const mistakes = `r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - bm Qxf7#; c0 "Anna | 2026.05.03 | 6 | d3 | 90 | Anna - You";
6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#; c0 "Anna | 2026.05.04 | 60 | h3 | 40 | You - Anna";
`

// TestWindowTrainsMistakes trains two positions in a real window. In the first one the person
// types a wrong move, which is written at once, asks why it is wrong, and then finds the right
// one on the board. It leads to the second position without a click, and the first one comes again. After a power
// cut the answers are still there, and nothing is due.
func TestWindowTrainsMistakes(t *testing.T) {
	s, dir := newScreen(t), home(t, atRest+"sound = false\n")
	folder := filepath.Join(dir, "data", "passedpawn", "training")
	must(t, os.MkdirAll(folder, 0o755))
	must(t, os.WriteFile(filepath.Join(folder, "cards.epd"), []byte(mistakes), 0o644))
	log := filepath.Join(folder, "answers.log")
	known := met()
	must(t, os.WriteFile(log, []byte(known), 0o644))
	answers := func() string { return strings.TrimPrefix(contents(t, log), known) }
	graded := func(grades string) bool {
		var all []string
		for line := range strings.Lines(answers()) {
			all = append(all, strings.Fields(line)[2])
		}
		return strings.Join(all, " ") == grades
	}
	types := func(move string) {
		t.Helper()
		s.idle()
		s.hand("type", move)
		s.hand("key", "Return")
	}
	p := s.run(dir)
	s.focus()
	s.board()
	s.beginTraining()
	board := s.board()
	position, inner := s.still(), board.Inset(4)
	types("d3")
	s.until("the wrong answer in the log", func() bool { return graded("again") })
	said := s.still() // why the move is wrong
	s.hand("key", "ctrl+shift+w")
	s.until("the queen to be captured", func() bool { return !same(said, s.look(), inner) })
	s.idle()
	s.hand("key", "Escape")
	s.until("the position again", func() bool { return same(position, s.look(), inner) })
	s.drag(square(board, "h5"), square(board, "f7"))
	types("Rd8")
	s.until("the right answer in the log", func() bool { return graded("again good") })
	types("qxf7")
	s.until("the end of the sitting", func() bool { return boardIn(s.look()).Empty() })
	s.idle()
	before := answers()
	p.kill()

	s.run(dir)
	s.focus()
	s.board()
	s.beginTraining() // to practise, because nothing is due
	types("Qxf7")
	types("Rd8#") // one of them is right at once, whichever position comes first
	s.idle()
	if got := answers(); got != before {
		t.Errorf("practice has changed the log to\n%s", got)
	}
}

// beginTraining opens the page on which one trains, and begins a sitting.
func (s *screen) beginTraining() {
	s.t.Helper()
	s.hand("key", "ctrl+shift+m")
	s.until("the button that begins", func() bool { return extent(s.look(), focused, 100).Dx() > 20 })
	s.hand("key", "Return")
	s.board()
}

// met returns lines of the log after which neither a theme of puzzles nor an ending is due.
func met() string {
	var known strings.Builder
	for _, theme := range puzzles.Themes() {
		known.WriteString(time.Now().UTC().Format(time.RFC3339) + " " + string(theme) + "/00000 easy 1.0\n")
	}
	return known.String() + ending()
}

// ending returns a line of the log with an ending that was met now: another one comes tomorrow.
func ending() string { return time.Now().UTC().Format(time.RFC3339) + " KQK/00000 easy 1.0\n" }

// contents returns the contents of a file, "" if there is none.
func contents(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	return string(text)
}

// TestWindowSolvesPuzzles solves a puzzle in a real window, with hints: the first one shows the
// piece, and the second one the move, which counts as an answer. The log then tells which
// puzzle it is. The moves are typed, the opponent's moves are played, and another puzzle comes
// without a click.
func TestWindowSolvesPuzzles(t *testing.T) {
	set, err := puzzles.Parse(assets.Puzzles())
	must(t, err)
	s, dir := newScreen(t), home(t, atRest+"sound = false\n")
	log := filepath.Join(dir, "data", "passedpawn", "training", "answers.log")
	must(t, os.MkdirAll(filepath.Dir(log), 0o755))
	must(t, os.WriteFile(log, []byte(ending()), 0o644))
	s.run(dir)
	s.focus()
	s.board()
	s.beginTraining()
	board := s.board()
	inner, hint := board.Inset(4), image.Pt(board.Max.X+(1280-board.Max.X)*3/4, board.Max.Y-16)
	for n := range 2 {
		s.idle()
		before := s.look()
		s.click(hint)
		s.until("the ring round the piece", func() bool { return !same(before, s.look(), inner) })
		s.idle()
		ring := s.look()
		s.click(hint)
		s.until("the arrow of the move", func() bool { return !same(ring, s.look(), inner) })
		s.until("the answer in the log", func() bool { return strings.Count(contents(t, log), "\n") == n+2 })
		lines := strings.Split(strings.TrimSpace(contents(t, log)), "\n")
		_, id, _ := strings.Cut(strings.Fields(lines[n+1])[1], "/")
		puzzle, there := set.Find(id)
		if !there || strings.Fields(lines[n+1])[2] != "again" {
			t.Fatalf("the log has %q", lines[n+1])
		}
		for i, move := range strings.Fields(puzzle.Moves) {
			if i%2 == 1 {
				s.idle()
				s.hand("type", move)
				s.hand("key", "Return")
			}
		}
	}
	s.idle()
	if n := strings.Count(contents(t, log), "\n"); n != 3 || s.board() != board {
		t.Errorf("the log has %d lines", n)
	}
}
