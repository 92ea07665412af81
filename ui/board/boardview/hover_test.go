package boardview

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"passedpawn/ui/testing/uitest"
)

func (s *seen) hover(at fyne.Position) {
	s.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}})
}

// TestPointer shows a hand where a press does something, and marks where the piece in
// hand would land.
func TestPointer(t *testing.T) {
	s := show(t, view(t, start))
	is := func(at string, want desktop.Cursor, lands bool) {
		t.Helper()
		s.hover(s.on(at))
		if _, ok := s.landing(); s.Cursor() != want || ok != lands {
			t.Errorf("%s: cursor %v, lands %v", at, s.Cursor(), ok)
		}
	}
	is("g1", desktop.PointerCursor, false)
	is("g8", desktop.DefaultCursor, false)
	is("f3", desktop.DefaultCursor, false)
	s.click("g1")
	is("f3", desktop.PointerCursor, true)
	is("g4", desktop.DefaultCursor, false)
	is("b1", desktop.PointerCursor, false) // another piece to pick up
	s.hover(s.on("f3"))
	if s.MouseOut(); s.under.String() != "g1" {
		t.Errorf("the hand is on %v", s.under)
	}
	if _, ok := s.landing(); ok {
		t.Error("it would land where the pointer is no longer")
	}
	v := view(t, start)
	v.Enabled = false
	s.SetView(v)
	is("g1", desktop.DefaultCursor, false)
}

// TestPointAtChoices marks the choice under the pointer, so that Enter takes it.
func TestPointAtChoices(t *testing.T) {
	s := show(t, view(t, promo))
	s.click("a7", "a8")
	lies := s.geometry().Chooser(s.State().Choices[0].To, 4)
	x, y := lies.Choice(2)
	s.hover(fyne.NewPos(x+4, y+4))
	if s.State().Choice != 2 || s.Cursor() != desktop.PointerCursor {
		t.Errorf("choice %d, cursor %v", s.State().Choice, s.Cursor())
	}
	s.hover(s.on("e4"))
	if s.State().Choice != 2 || s.Cursor() != desktop.DefaultCursor {
		t.Errorf("beside them choice %d, cursor %v", s.State().Choice, s.Cursor())
	}
	uitest.Key(s, fyne.KeyReturn)
	if len(s.played) != 1 || s.played[0].Promote != "bishop" {
		t.Errorf("played %v", s.played)
	}
}

// TestGesturesThatChangeTheirMind ends a drag by the other button, by Esc, by a second
// press, and off the board: nothing is played, nothing stays in hand or is drawn, and the
// next move works as usual.
func TestGesturesThatChangeTheirMind(t *testing.T) {
	for name, what := range map[string]func(*seen){
		"the other button": func(s *seen) {
			uitest.Click(s, s.on("e4"), desktop.MouseButtonSecondary, 0)
			uitest.Pull(s, s.on("e4"))
			uitest.Release(s, s.on("e4"), desktop.MouseButtonPrimary, 0)
		},
		"the other button held": func(s *seen) {
			uitest.Press(s, s.on("e4"), desktop.MouseButtonSecondary, 0)
			uitest.Release(s, s.on("e4"), desktop.MouseButtonPrimary, 0)
			uitest.Release(s, s.on("d5"), desktop.MouseButtonSecondary, 0)
		},
		"Esc": func(s *seen) {
			uitest.Key(s, fyne.KeyEscape)
			uitest.Pull(s, s.on("e4"))
			uitest.Release(s, s.on("e4"), desktop.MouseButtonPrimary, 0)
		},
		"off the board": func(s *seen) {
			uitest.Release(s, fyne.NewPos(-30, 20), desktop.MouseButtonPrimary, 0)
		},
		"off the window": func(*seen) {},
	} {
		t.Run(name, func(t *testing.T) {
			s := show(t, view(t, start))
			uitest.Press(s, s.on("e2"), desktop.MouseButtonPrimary, 0)
			uitest.Pull(s, s.on("e4"))
			what(s)
			s.DragEnd()
			if st := s.State(); len(s.played) > 0 || st.Picked() || st.Dragging || len(st.Drawn) > 0 {
				t.Fatalf("played %v, in hand %v, drawn %v", s.played, st.Selected, st.Drawn)
			}
			if uitest.Drag(s, s.on("d2"), s.on("d4")); len(s.played) != 1 {
				t.Errorf("then played %v", s.played)
			}
		})
	}
}
