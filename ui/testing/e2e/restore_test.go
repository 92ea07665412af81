package e2e

import (
	"image"
	"image/color"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const threeGames = "[White \"Ada\"]\n\n1. e4 *\n\n[White \"Berg\"]\n\n1. d4 *\n\n[White \"Carl\"]\n\n1. c4 *\n"

// holds waits until a file contains a text.
func (s *screen) holds(path, text string) {
	s.t.Helper()
	s.until(text, func() bool {
		data, err := os.ReadFile(path)
		return err == nil && string(data) == text
	})
}

// page is the background of the window, which is darker behind a dialog.
var page = color.RGBA{0xFA, 0xF9, 0xF7, 255}

// questioned waits until a dialog with a default button is open.
func (s *screen) questioned() {
	s.t.Helper()
	s.until("a dialog", func() bool {
		img := s.look()
		wide := max(extent(img, focused, 100).Dx(), extent(img, cancelling, 100).Dx())
		return extent(img, page, 200).Empty() && wide > 20 && wide < 300
	})
}

// answered waits until no dialog is open.
func (s *screen) answered() {
	s.t.Helper()
	s.until("no dialog", func() bool { return !extent(s.look(), page, 200).Empty() })
}

// TestWindowRestores deletes two games of a person's file, confirms it, restarts the program,
// and restores the games from My games.
func TestWindowRestores(t *testing.T) {
	s := newScreen(t)
	p, path := s.runWith(people, "three.pgn", threeGames)
	s.focus()
	s.idle()
	s.hand("key", "Down", "Home")
	s.until("the first game to be chosen", func() bool { return extent(s.look(), accent, 700).Dx() > 20 }) // by the button that opens it
	s.hand("key", "shift+Down", "Delete")
	s.questioned()
	s.hand("key", "Return") // Enter alone deletes nothing
	s.answered()
	if data, err := os.ReadFile(path); err != nil || string(data) != threeGames {
		t.Fatalf("%v: deleted without an answer: %q", err, data)
	}
	s.hand("key", "Delete")
	s.questioned()
	s.hand("key", "Tab", "Return")
	s.holds(path, "[White \"Carl\"]\n\n1. c4 *\n")
	p.kill()

	s.run(filepath.Dir(path))
	s.board()
	s.focus()
	s.myGames()
	s.hand("key", "Down")
	below := image.Rect(100, 300, 1180, 830)
	before := s.still()
	s.hand("key", "Menu")
	s.until("the menu", func() bool { return !same(before, s.look(), below) })
	s.hand("key", "Up", "Return") // the last of the menu
	s.until("what can be restored", func() bool { return extent(s.look(), page, 200).Empty() })
	s.hand("key", "Return") // the newest
	s.questioned()
	s.hand("key", "Return")
	s.holds(path, threeGames)
}

// TestWindowAsksAboutTheRunningGame lets another program write to the file of the running
// game: the window asks before it overwrites the file.
func TestWindowAsksAboutTheRunningGame(t *testing.T) {
	s, _, dir, board := opened(t, people)
	s.click(square(board, "e2"))
	s.click(square(board, "e4"))
	s.until("a ply", func() bool { return plies(t, dir) == 1 })
	files, err := filepath.Glob(filepath.Join(dir, "data", "passedpawn", "games", "*.pgn"))
	if err != nil || len(files) != 1 {
		t.Fatal(err, files)
	}
	const theirs = "1. h4 h5 2. g4 *\n"
	if err := os.WriteFile(files[0], []byte(theirs), 0o644); err != nil {
		t.Fatal(err)
	}
	s.click(square(board, "e7"))
	s.click(square(board, "e5"))
	s.questioned()
	if data, err := os.ReadFile(files[0]); err != nil || string(data) != theirs {
		t.Fatalf("%v: written over unseen: %q", err, data)
	}
	s.hand("key", "shift+Tab", "Return") // my version
	s.until("mine", func() bool { return plies(t, dir) == 2 })
	versions, err := filepath.Glob(filepath.Join(dir, "data", "passedpawn", "versions", "*.zip"))
	if err != nil || len(versions) != 1 {
		t.Errorf("%v: the other version is not kept: %v", err, versions)
	}
}

// TestWindowSparesAReadOnlyFile saves a game under the name of a read-only file: the file
// stays unchanged, whatever is pressed.
func TestWindowSparesAReadOnlyFile(t *testing.T) {
	s := newScreen(t)
	dir := home(t, people)
	path := filepath.Join(dir, "White - Black.pgn")
	const precious = "1. h4 h5 2. g4 *\n"
	if err := os.WriteFile(path, []byte(precious), 0o444); err != nil {
		t.Fatal(err)
	}
	p := s.run(dir)
	board := s.board()
	s.focus()
	s.hand("key", "ctrl+s")
	s.until("the dialog", func() bool { return extent(s.look(), page, 200).Empty() })
	s.idle()
	s.hand("key", "ctrl+a")
	s.hand("type", "--delay", "1", path)
	s.hand("key", "Return")
	white := color.RGBA{255, 255, 255, 255} // a dialog
	s.until("the refusal, which is narrower", func() bool {
		inside := s.look().SubImage(image.Rect(100, 200, 1180, 800)).(*image.RGBA)
		wide := extent(inside, white, 200).Dx()
		return wide > 300 && wide < 500
	})
	s.hand("key", "Tab", "Tab", "Return") // where it asked, this replaced the file
	s.answered()
	data, err := os.ReadFile(path)
	if err != nil || string(data) != precious {
		t.Errorf("%v: the file became %q", err, data)
	}
	s.click(square(board, "e2")) // nothing is in the way
	s.click(square(board, "e4"))
	s.until("a ply", func() bool { return plies(t, dir) == 1 })
	p.kill()
	if strings.Contains(p.said(t), "panic") {
		t.Error(p.said(t))
	}
}
