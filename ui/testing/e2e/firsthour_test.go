package e2e

import (
	"image"
	"os"
	"strings"
	"testing"

	"passedpawn/game/rules"
)

// TestWindowAsksBeforeADraw offers a draw to the bundled engine with one click: it is asked
// about first, and the game goes on if the person thinks better of it.
func TestWindowAsksBeforeADraw(t *testing.T) {
	s, _, dir, board := opened(t, strings.Replace(atRest, "person", "engine", 1)+"chess_level_of_16 = 1\n")
	s.hand("key", "ctrl+n")
	s.asked()
	s.hand("key", "Return")
	s.idle()
	s.types("e4")
	s.until("two plies", func() bool { return plies(t, dir) == 2 })
	s.types("d3")
	s.until("four plies", func() bool { return plies(t, dir) == 4 })
	s.click(image.Pt(board.Max.X+320, board.Max.Y+25)) // Draw
	s.asked()
	s.hand("key", "Escape")
	s.idle()
	if r := kept(t, dir); r.Result != rules.Ongoing || len(r.Main()) != 4 {
		t.Errorf("the game is %s after %d plies", r.Result, len(r.Main()))
	}
}

// TestWindowAnswersAnOffer offers a draw to the lowest level, which declines it after four
// plies, while the board shows the start: the last position comes back, where the answer is.
func TestWindowAnswersAnOffer(t *testing.T) {
	s, _, dir, board := opened(t, strings.Replace(atRest, "person", "engine", 1)+"chess_level_of_16 = 1\n")
	s.hand("key", "ctrl+n")
	s.asked()
	s.hand("key", "Return")
	s.idle()
	s.types("e4")
	s.until("two plies", func() bool { return plies(t, dir) == 2 })
	s.types("d3")
	s.until("four plies", func() bool { return plies(t, dir) == 4 })
	at := square(board, "e4")
	empty := func() bool { return s.look().RGBAAt(at.X, at.Y) == lightSquare }
	s.hand("key", "Escape", "Home") // out of the field for moves
	s.until("the start", empty)
	s.click(image.Pt(board.Max.X+320, board.Max.Y+25)) // Draw
	s.asked()
	s.hand("key", "Tab", "Return") // Offer a draw
	s.until("the last position", func() bool { return !empty() })
	s.idle()
	if r := kept(t, dir); r.Result != rules.Ongoing || len(r.Main()) != 4 {
		t.Errorf("the game is %s after %d plies", r.Result, len(r.Main()))
	}
}

// TestWindowEditsTheDetails opens the details of a game with Ctrl+T and types at once: the
// letters are the event, and not a move.
func TestWindowEditsTheDetails(t *testing.T) {
	s, _, path, _ := openedFile(t, atRest, "one.pgn", "1. d4 d5 1-0\n")
	s.hand("key", "ctrl+t")
	s.asked()
	s.hand("type", "e4")
	s.hand("key", "Return")
	s.titled("● one.pgn – Passed Pawn (edited)")
	s.hand("key", "ctrl+s")
	s.until("the file", func() bool {
		data, err := os.ReadFile(path)
		return err == nil && strings.Contains(string(data), "[Event \"e4\"]") && strings.HasSuffix(string(data), "1. d4 d5 1-0\n")
	})
}

// TestWindowAnalysisEnds analyses a game from a file, and then plays against the bundled
// engine: nothing is analysed there.
func TestWindowAnalysisEnds(t *testing.T) {
	s := newScreen(t)
	_, _, board := s.openFile(strings.Replace(atRest, "person", "engine", 1), "one.pgn", "1. e4 e5 *")
	bar := image.Rect(board.Max.X+2, board.Min.Y+2, board.Max.X+30, board.Max.Y-2)
	if !uniform(s.still(), bar) {
		t.Fatal("there is an evaluation before there is an analysis")
	}
	s.click(image.Pt(board.Max.X+240, board.Max.Y-14)) // the icon that analyses
	s.until("the evaluation", func() bool { return !uniform(s.look(), bar) })
	s.hand("key", "ctrl+n")
	s.asked()
	s.hand("key", "Return")
	s.until("a game without an evaluation", func() bool { return uniform(s.look(), bar) })
	s.types("e4")
	s.idle()
	if !uniform(s.still(), bar) {
		t.Error("the game is analysed")
	}
}

// uniform reports whether a rectangle of a picture has one colour.
func uniform(img *image.RGBA, r image.Rectangle) bool {
	first := img.RGBAAt(r.Min.X, r.Min.Y)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if img.RGBAAt(x, y) != first {
				return false
			}
		}
	}
	return true
}
