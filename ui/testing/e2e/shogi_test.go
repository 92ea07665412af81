package e2e

import (
	"fmt"
	"image"
	"image/color"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// shogi contains the settings for a new game for two people, without coordinates: then only
// the lines of the board have their colour.
const shogi = atRest + "variant = \"Shogi\"\ncoordinates = false\nshogi_ranks = \"kanji\"\n"

// line is the colour of the lines of the board.
var line = color.RGBA{0x3A, 0x2A, 0x17, 255}

// shogiBoard waits for a shogi board on the screen and returns the rectangle of its squares.
func (s *screen) shogiBoard() image.Rectangle {
	s.t.Helper()
	var r image.Rectangle
	s.until("the board", func() bool {
		r = extent(s.look(), line, 0)
		return r.Dx() > 300 && r.Dx() == r.Dy()
	})
	return r
}

// seen returns the centre of a square, such as "7f", of a board with sente at the bottom.
func seen(board image.Rectangle, name string) image.Point {
	cell := board.Dx() / 9
	return image.Pt(board.Min.X+int('9'-name[0])*cell+cell/2, board.Min.Y+int(name[1]-'a')*cell+cell/2)
}

// TestWindowShogi plays a game of shogi by hand. One promotion is declined by a key and one
// accepted by a click. The program is killed and started again. A second pawn on a file is
// refused with a reason, and a silver that is selected by its digit mates. The game is saved
// as KIF and opened again.
func TestWindowShogi(t *testing.T) {
	dir := home(t, shogi)
	s := newScreen(t)
	p := s.run(dir)
	s.focus()
	board := s.shogiBoard()
	kept := func() string {
		paths, err := filepath.Glob(filepath.Join(dir, "data", "passedpawn", "games", "*.pgn"))
		if err != nil || len(paths) != 1 {
			return ""
		}
		text, _ := os.ReadFile(paths[0])
		return strings.Join(strings.Fields(string(text)), " ")
	}
	move := func(from, to, written string) {
		t.Helper()
		s.click(seen(board, from))
		s.click(seen(board, to))
		if written != "" {
			s.until(written, func() bool { return strings.Contains(kept(), written) })
		}
	}
	move("9g", "9f", "P-9f")
	move("5a", "6b", "K-6b")
	move("8h", "9g", "B-9g")
	move("6a", "5a", "G6a-5a")
	move("9g", "5c", "")
	s.hand("key", "equal")
	s.until("the promotion declined", func() bool { return strings.Contains(kept(), "Bx5c=") })
	move("6b", "5b", "K-5b")
	move("5c", "7a", "")
	s.click(seen(board, "7a")) // the first tile lies over the square
	s.until("the promotion", func() bool { return strings.Contains(kept(), "Bx7a+") })

	p.kill()
	p = s.run(dir)
	s.focus()
	board = s.shogiBoard()
	s.idle()
	move("9c", "9d", "P-9d")
	line := image.Rect(board.Min.X-90, board.Max.Y+75, board.Max.X, 835) // the line at the bottom of the window
	before := s.still()
	s.hand("key", "7") // the pawn in hand
	s.click(seen(board, "5d"))
	s.until("the sentence", func() bool { return !same(before, s.look(), line) })
	s.idle()
	if strings.Contains(kept(), "P@5d") || same(before, s.look(), line) {
		t.Fatal("two pawns stand on a file, or nothing says why they cannot")
	}
	s.hand("key", "Escape", "4") // the silver
	s.click(seen(board, "5c"))
	s.until("the mate", func() bool {
		return strings.Contains(kept(), "S@5c") && strings.Contains(kept(), `[Result "1-0"]`)
	})

	s.carded(board)
	s.hand("mousemove", fmt.Sprint(board.Max.X+200), fmt.Sprint(board.Min.Y+300)) // a piece under the pointer shows where it may go
	s.hand("key", "Escape")
	mated := s.still()
	s.hand("key", "Home")
	start := s.still()
	s.hand("key", "End")
	end := s.still()
	if same(mated, start, board) || same(start, end, board) {
		t.Fatal("Home and End lead nowhere")
	}
	s.hand("key", "ctrl+s")
	s.until("the dialog", func() bool { return !same(end, s.look(), board) })
	s.hand("key", "ctrl+a")
	s.hand("type", "mate.kif")
	s.hand("key", "Return")
	path := filepath.Join(dir, "mate.kif")
	s.until("the record", func() bool {
		info, err := os.Stat(path)
		return err == nil && info.Size() > 0
	})
	p.kill()
	s.run(dir, path)
	s.titled("mate.kif – Shogi – Passed Pawn")
	s.until("its start", func() bool { return same(start, s.look(), board) })
	s.hand("key", "End")
	s.until("its end", func() bool { return same(end, s.look(), board) })
}
