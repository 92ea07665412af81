package boardview

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/rules"
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
				"queen": true, "checkmate": true, "check, not safe": true, "knight": true, "Choose the new piece: Q, R, B or N. Esc cancels.": true,
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

// TestTheWordsChoose chooses by a click on the words beside a piece.
func TestTheWordsChoose(t *testing.T) {
	s := show(t, view(t, promo))
	s.click("a7", "a8")
	s.click("b7") // beside the rook
	if len(s.played) != 1 || s.played[0].Promote != rules.Rook {
		t.Errorf("played %v", s.played)
	}
}

// TestTheChooserIsSpoken says how to choose, and what Enter chooses.
func TestTheChooserIsSpoken(t *testing.T) {
	s := show(t, view(t, promo))
	s.certain = map[rules.Kind][]string{rules.Queen: {"checkmate"}}
	s.click("a7", "a8")
	if got := s.AccessibilityLabel(); !strings.HasSuffix(got, "Choose the new piece: Q, R, B or N. Esc cancels. queen, checkmate") {
		t.Errorf("it is read as %q", got)
	}
}
