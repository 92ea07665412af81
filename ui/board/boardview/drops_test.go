package boardview

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/rules"
	"passedpawn/game/rules/rulestest"
	"passedpawn/ui/look"
	"passedpawn/ui/testing/uitest"
)

// piecesInHand has pieces in both hands, and a black pawn that may promote or not.
const piecesInHand = "K2B1/5/2p2/3P1/1b2k[RPPppr] b"

func dropView(t testing.TB, text string) View {
	t.Helper()
	return viewOf(t, rulestest.Drops{}, text)
}

// TestTwoTiles asks for a promotion with two large tiles over the square: a click on
// either plays it, a click beside them or Esc takes the pawn back, and the signs choose.
func TestTwoTiles(t *testing.T) {
	s := show(t, dropView(t, piecesInHand))
	is := func(what string, want rules.Kind) {
		t.Helper()
		if len(s.played) != 1 || s.played[0].Promote != want || s.State().Picked() {
			t.Errorf("%s: played %v", what, s.played)
		}
		s.played = nil
	}
	ask := func() {
		t.Helper()
		if s.click("c3", "c4"); len(s.State().Choices) != 2 || len(s.played) > 0 {
			t.Fatalf("it asks %v, played %v", s.State().Choices, s.played)
		}
	}
	tile := func(i int) fyne.Position {
		lies := s.geometry().Chooser(rules.Sq(2, 3), 2)
		x, y := lies.Choice(i)
		return fyne.NewPos(x+lies.Side*0.9, y+lies.Side*0.9)
	}
	ask()
	uitest.Click(s, tile(0), 1, 0)
	is("the left one", rules.Bishop)
	ask()
	uitest.Click(s, tile(1), 1, 0)
	is("the right one", rules.NoKind)
	ask()
	test.Type(s, "+")
	is("+", rules.Bishop)
	ask()
	test.Type(s, "=")
	is("=", rules.NoKind)
	ask()
	uitest.Key(s, fyne.KeyRight, fyne.KeyReturn)
	is("keys", rules.NoKind)
	ask()
	uitest.Key(s, fyne.KeyEscape)
	ask()
	s.click("a1")
	if len(s.played) > 0 || s.State().Picked() {
		t.Errorf("beside the tiles: played %v", s.played)
	}
}

// TestDigits picks up from the hand by digits. The digit of a missing piece is passed to
// the page.
func TestDigits(t *testing.T) {
	s := show(t, dropView(t, "K4/5/5/5/4k[Rpp] b"))
	s.window.Canvas().Focus(s.Widget)
	test.Type(s, "1")
	if s.State().Picked() || s.runes != "1" {
		t.Errorf("no rook is in the hand, but %v is picked up; told %q", s.State().Selected, s.runes)
	}
	test.Type(s, "2")
	if at := s.State().Selected; at != rules.InHand(rules.Piece{Side: rules.Black, Kind: rules.Pawn}) {
		t.Fatalf("picked up %v", at)
	}
	if _, to := s.targets(); len(to) != 19 { // 25 less two kings and the last rank
		t.Errorf("%d targets", len(to))
	}
	uitest.Key(s, fyne.KeyReturn)
	if len(s.played) != 1 || s.played[0] != (rules.Move{Drop: rules.Pawn, To: rules.Sq(2, 2)}) {
		t.Errorf("played %v", s.played)
	}
	if test.Type(s, "22"); s.State().Picked() {
		t.Error("the same digit does not put it down")
	}
}

// TestPlainGoldens compares pictures of a board without chequers, with hands beside it or
// above and below, in every style and set.
func TestPlainGoldens(t *testing.T) {
	for name, prepare := range map[string]func(*seen, *View){
		"plain":   func(*seen, *View) {},
		"stacked": func(s *seen, _ *View) { s.window.Resize(fyne.NewSize(300, 480)) },
		"flipped": func(_ *seen, v *View) {
			v.Flipped, v.Ranks = true, look.KanjiRanks
			v.Last = []rules.Spot{rules.InHand(rules.Piece{Kind: rules.Rook}), rules.On(rules.Sq(1, 0))}
		},
		"international": func(s *seen, v *View) {
			s.config.Pieces.Use("founders", "international")
			v.Ranks, v.Colours = look.DigitRanks, look.BoardFor(v.Shape, "", "walnut")
		},
		"kanji2": func(s *seen, v *View) {
			s.config.Pieces.Use("founders", "kanji2")
			v.Colours = look.BoardFor(v.Shape, "", "slate")
		},
		"chooser": func(s *seen, _ *View) { s.click("c3", "c4") },
		"held": func(s *seen, _ *View) {
			s.window.Canvas().Focus(s.Widget)
			test.Type(s, "2")
		},
		"premove": func(s *seen, v *View) {
			*v = dropView(t, "K2B1/5/2p2/3P1/1b2k[RPPppr] w")
			v.Enabled, v.Ahead = false, true
			s.SetView(*v)
			s.window.Canvas().Focus(s.Widget)
			test.Type(s, "2")
			s.click("b4")
			if v.Waiting = s.State().Waiting; v.Waiting.Drop == rules.NoKind {
				t.Error("no drop waits")
			}
		},
		"tiny": func(s *seen, _ *View) { s.window.Resize(fyne.NewSize(190, 150)) },
	} {
		t.Run(name, func(t *testing.T) {
			v := dropView(t, piecesInHand)
			s := show(t, v)
			s.window.Resize(fyne.NewSize(480, 340))
			prepare(s, &v)
			s.SetView(v)
			test.AssertRendersToImage(t, "plain-"+name+".png", s.window.Canvas())
		})
	}
}
