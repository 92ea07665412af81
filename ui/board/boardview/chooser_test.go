package boardview

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/rules"
	"passedpawn/game/variants/altpromo"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/look"
)

// texts returns the texts that the board has drawn.
func (s *seen) texts() (all []*canvas.Text) {
	for _, o := range test.WidgetRenderer(s.Widget).Objects() {
		if t, ok := o.(*canvas.Text); ok {
			all = append(all, t)
		}
	}
	return all
}

// TestTheChooserCanBeRead says in the window's size of text what each choice does and how to
// choose, inside the board, on the window's and on a phone's size and in both themes.
func TestTheChooserCanBeRead(t *testing.T) {
	for _, theme := range []string{"light", "dark"} {
		for _, size := range []float32{464, 640, 820} {
			s := show(t, view(t, promo))
			test.ApplyTheme(t, look.NewTheme(theme))
			s.window.Resize(fyne.NewSquareSize(size))
			s.certain = map[rules.Kind][]string{rules.Queen: {"checkmate"}, rules.Rook: {"check", "not safe"}}
			s.click("a7", "a8")
			missing := map[string]bool{
				"Queen": true, "checkmate": true, "check, not safe": true, "Knight": true, "Choose the new piece: Q, R, B or N.": true, "Esc cancels.": true,
			}
			for _, text := range s.texts() {
				if !missing[text.Text] {
					continue
				}
				delete(missing, text.Text)
				if text.TextSize != look.TextSize {
					t.Errorf("%v: %q has size %v", size, text.Text, text.TextSize)
				}
				if at := text.Position(); at.X < 0 || at.X+text.MinSize().Width > size || at.Y+text.MinSize().Height > size {
					t.Errorf("%v: %q lies at %v", size, text.Text, at)
				}
			}
			if len(missing) > 0 {
				t.Errorf("%v: it does not say %v", size, missing)
			}
		}
	}
}

// TestTheChooserSaysWhatDiffers leaves out what is certain about every choice.
func TestTheChooserSaysWhatDiffers(t *testing.T) {
	s := show(t, view(t, promo))
	s.window.Resize(fyne.NewSquareSize(640))
	s.certain = map[rules.Kind][]string{
		rules.Queen: {"check", "not safe"}, rules.Rook: {"not safe"}, rules.Bishop: {"not safe"}, rules.Knight: {"not safe"},
	}
	s.click("a7", "a8")
	var said []string
	for _, text := range s.texts() {
		said = append(said, text.Text)
	}
	if !slices.Contains(said, "check") || slices.ContainsFunc(said, func(text string) bool { return strings.Contains(text, "safe") }) {
		t.Errorf("it says %q", said)
	}
}

// TestTheLineStaysOnTheCard opens the chooser on small boards: the lines that say how to choose
// do not leave the card.
func TestTheLineStaysOnTheCard(t *testing.T) {
	said := 0
	for size := float32(200); size < 464; size += 8 {
		s := show(t, view(t, promo))
		s.window.Resize(fyne.NewSquareSize(size))
		s.click("a7", "a8")
		c := cardFor(test.WidgetRenderer(s.Widget).(*renderer), lies(s.Widget))
		for _, line := range c.how {
			said++
			if wide := longest([]string{line}, c.text); wide > c.size.Width-2*wordsGap {
				t.Errorf("%v: %q is %v wide on a card of %v", size, line, wide, c.size.Width)
			}
		}
	}
	if said < 20 {
		t.Errorf("there are only %d lines", said)
	}
}

// TestTheWordsChoose chooses by a click on the words beside a piece.
func TestTheWordsChoose(t *testing.T) {
	s := show(t, view(t, promo))
	s.click("a7", "a8")
	s.click("b7") // beside the rook
	if len(s.played) != 1 || s.played[0].Promote != rules.Rook {
		t.Errorf("played %v", s.played)
	}
}

// TestAnotherChooser asks for another promotion while the chooser is open, as by typing: what
// is said is about that one.
func TestAnotherChooser(t *testing.T) {
	s := show(t, view(t, "7k/P1P5/8/8/8/8/8/4K3 w - - 0 1"))
	s.certain = map[rules.Kind][]string{rules.Queen: {"checkmate"}}
	s.click("a7", "a8")
	s.certain = map[rules.Kind][]string{rules.Queen: {"stalemate"}}
	s.Do(boardmodel.Ask{From: rules.On(rules.Sq(2, 6)), To: rules.Sq(2, 7)})
	if got := s.AccessibilityLabel(); !strings.HasSuffix(got, "Queen, stalemate") {
		t.Errorf("it is read as %q", got)
	}
}

// TestTheChooserFollowsTheOpponent keeps the chooser of a move made in advance open when the
// opponent has moved: what is said is about the new position.
func TestTheChooserFollowsTheOpponent(t *testing.T) {
	v := view(t, "7k/P7/8/8/8/8/8/4K3 b - - 0 1")
	v.Enabled, v.Ahead = false, true
	s := show(t, v)
	s.certain = map[rules.Kind][]string{rules.Queen: {"checkmate"}}
	s.click("a7", "a8")
	s.certain = map[rules.Kind][]string{rules.Queen: {"stalemate"}}
	s.SetView(view(t, "8/P6k/8/8/8/8/8/4K3 w - - 1 2"))
	if got := s.AccessibilityLabel(); !strings.HasSuffix(got, "Queen, stalemate") {
		t.Errorf("it is read as %q", got)
	}
}

// TestTheChooserIsSpoken says how to choose, and what Enter chooses.
func TestTheChooserIsSpoken(t *testing.T) {
	s := show(t, view(t, promo))
	s.certain = map[rules.Kind][]string{rules.Queen: {"checkmate"}}
	s.click("a7", "a8")
	if got := s.AccessibilityLabel(); !strings.HasSuffix(got, "Choose the new piece: Q, R, B or N. Esc cancels. Queen, checkmate") {
		t.Errorf("it is read as %q", got)
	}
}

// TestTheChooserIsOneCard draws the pieces, the words and the line that says how to choose
// on one ground inside the board, for every square of promotion, on boards of any size.
func TestTheChooserIsOneCard(t *testing.T) {
	for _, size := range []float32{240, 464, 820} {
		for _, file := range "abcdefgh" {
			s := show(t, view(t, "4k3/8/8/8/7K/8/pppppppp/8 b - - 0 1"))
			s.window.Resize(fyne.NewSquareSize(size))
			s.click(string(file)+"2", string(file)+"1")
			var ground *canvas.Rectangle
			for _, o := range test.WidgetRenderer(s.Widget).Objects() {
				if r, ok := o.(*canvas.Rectangle); ok && r.Shadow.BlurRadius > 0 {
					if ground != nil {
						t.Errorf("%v, %c: it has two grounds", size, file)
					}
					ground = r
				}
			}
			if ground == nil {
				t.Fatalf("%v, %c: it has no ground", size, file)
			}
			low, high := ground.Position(), ground.Position().Add(ground.Size())
			if low.X < 0 || low.Y < 0 || high.X > size+0.5 || high.Y > size+0.5 {
				t.Errorf("%v, %c: it lies from %v to %v", size, file, low, high)
			}
			for _, text := range s.texts() {
				if !strings.Contains("Queen Rook Bishop Knight Choose the new piece: Q, R, B or N. Esc cancels.", text.Text) || len(text.Text) == 1 {
					continue
				}
				at, end := text.Position(), text.Position().Add(text.MinSize())
				if at.X < low.X || at.Y < low.Y || end.X > high.X+1 || end.Y > high.Y+1 {
					t.Errorf("%v, %c: %q lies from %v to %v, not on %v to %v", size, file, text.Text, at, end, low, high)
				}
			}
		}
	}
}

// TestATargetShowsWhatAPieceBecomes shows the piece that a move makes without a choice.
// With a choice, the chooser asks.
func TestATargetShowsWhatAPieceBecomes(t *testing.T) {
	crowned := viewOf(t, altpromo.Games()[0], "1r2k3/2P5/8/8/8/8/8/4K3 w - - 0 1")
	for name, c := range map[string]struct {
		view View
		want int
	}{
		"climbs": {crowned, 2}, "chooses": {view(t, "1r2k3/2P5/8/8/8/8/8/4K3 w - - 0 1"), 0},
	} {
		s := show(t, c.view)
		before := s.images()
		s.click("c7")
		if got := s.images() - before; got != c.want {
			t.Errorf("%v: %v targets show a piece, not %v", name, got, c.want)
		}
	}
}

// images returns how many pictures the board has drawn.
func (s *seen) images() (count int) {
	for _, o := range test.WidgetRenderer(s.Widget).Objects() {
		if _, ok := o.(*canvas.Image); ok {
			count++
		}
	}
	return count
}
