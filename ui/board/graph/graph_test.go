package graph

import (
	"fmt"
	"image"
	"image/color"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
	"passedpawn/ui/look"
	"passedpawn/ui/testing/uitest"
)

// sample is a game of 60 plies with an inaccuracy, a mistake and a blunder.
func sample() View {
	v := View{At: 24}
	for i := range 61 {
		chance, phase := 52.0, review.Opening
		switch {
		case i >= 40:
			chance, phase = 92, review.Endgame
		case i >= 30:
			chance, phase = 38, review.Middlegame
		case i >= 20:
			chance, phase = 45, review.Middlegame
		}
		v.Chances, v.Phases = append(v.Chances, chance+float64(i%3)), append(v.Phases, phase)
		if i < 60 {
			v.Marks, v.Times = append(v.Marks, review.None), append(v.Times, time.Duration(i*i%37)*time.Second)
		}
	}
	v.Marks[19], v.Marks[29], v.Marks[39] = review.Inaccuracy, review.Mistake, review.Blunder
	v.Times[25] = review.Unknown
	return v
}

// A shown is a graph in a window, with what it was told to do.
type shown struct {
	*Graph
	window fyne.Window
	went   []int
	keys   []fyne.KeyName
	runes  string
}

func show(t *testing.T, mode string, v View, size fyne.Size) *shown {
	t.Helper()
	uitest.App(t, look.NewTheme(mode))
	s := &shown{}
	s.Graph = New(Config{
		Walk: func(ply int) { s.went = append(s.went, ply); s.view.At = ply },
		Key:  func(k fyne.KeyName) { s.keys = append(s.keys, k) },
		Rune: func(r rune) { s.runes += string(r) },
	})
	s.SetView(v)
	s.window = test.NewTempWindow(t, s.Graph)
	s.window.Resize(size)
	return s
}

func TestLook(t *testing.T) {
	partial := sample()
	for i := 35; i < len(partial.Chances); i++ {
		partial.Chances[i] = Unknown
	}
	partial.Marks[39] = review.None
	for _, mode := range []string{"light", "dark"} {
		for name, v := range map[string]View{"whole": sample(), "partial": partial} {
			s := show(t, mode, v, fyne.NewSize(360, 110))
			test.AssertImageMatches(t, fmt.Sprintf("%s-%s.png", name, mode), s.window.Canvas().Capture())
		}
	}
	s := show(t, "light", sample(), fyne.NewSize(360, 110))
	s.window.Canvas().Focus(s.Graph)
	test.AssertImageMatches(t, "focused.png", s.window.Canvas().Capture())
	low := show(t, "light", sample(), fyne.NewSize(240, 52))
	test.AssertImageMatches(t, "low.png", low.window.Canvas().Capture())
}

// TestWhoIsWhere checks that each side has the lower part if it is to, and how large that
// is.
func TestWhoIsWhere(t *testing.T) {
	uitest.App(t, look.NewTheme("light"))
	c := coloursOf()
	for _, chance := range []float64{10, 50, 90} {
		for _, below := range []rules.Side{rules.White, rules.Black} {
			p := paint(View{Chances: []float64{chance, chance}, At: -1, Below: below}, 40, 200, 1, c).(*image.NRGBA)
			white := 0
			for y := range 200 {
				if p.NRGBAAt(20, y) == c.white {
					white++
				}
			}
			if white < int(2*chance)-2 || white > int(2*chance)+2 {
				t.Errorf("at %v %% White has %d of 200 rows", chance, white)
			}
			parts := [2]color.NRGBA{rules.White: c.white, rules.Black: c.black}
			if p.NRGBAAt(20, 0) != parts[below.Other()] || p.NRGBAAt(20, 199) != parts[below] {
				t.Errorf("%v is above", below)
			}
		}
	}
}

// TestAnyViewAndSize paints odd views in odd sizes.
func TestAnyViewAndSize(t *testing.T) {
	uitest.App(t, look.NewTheme("dark"))
	one := View{Chances: []float64{50}, At: 0}
	marks := sample()
	marks.Chances = marks.Chances[:5]
	for i, v := range []View{{}, {At: 7}, one, sample(), marks} {
		for _, size := range [][2]int{{1, 1}, {3, 400}, {400, 3}, {360, 100}, {30, 30}} {
			for _, scale := range []float32{1, 2, 1.3} {
				p := paint(v, size[0], size[1], scale, coloursOf())
				if p.Bounds().Dx() != size[0] || p.Bounds().Dy() != size[1] {
					t.Errorf("view %d in %v: %v", i, size, p.Bounds())
				}
			}
		}
	}
}

func TestWalking(t *testing.T) {
	s := show(t, "light", sample(), fyne.NewSize(360, 110))
	s.window.Canvas().Focus(s.Graph)
	for _, k := range []fyne.KeyName{
		fyne.KeyRight, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyUp, fyne.KeyUp, fyne.KeyUp, fyne.KeyLeft, fyne.KeyEnd,
		fyne.KeyRight, fyne.KeyHome, fyne.KeyLeft,
	} {
		s.TypedKey(&fyne.KeyEvent{Name: k})
	}
	if want := []int{25, 30, 40, 30, 20, 19, 60, 0}; !slices.Equal(s.went, want) {
		t.Errorf("went to %v, want %v", s.went, want)
	}
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	s.TypedRune('f')
	if !slices.Equal(s.keys, []fyne.KeyName{fyne.KeyEscape}) || s.runes != "f" {
		t.Errorf("passed on: %v, %q", s.keys, s.runes)
	}
	s.view.At = -1 // a variation
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
	if len(s.keys) != 2 {
		t.Error("in a variation the arrow keys are not passed on")
	}
}

func TestPointing(t *testing.T) {
	s := show(t, "light", sample(), fyne.NewSize(360, 110))
	wide := s.Size().Width
	for _, ply := range []int{0, 60, 17, 41} {
		test.TapAt(s.Graph, fyne.NewPos(at(ply, 61, wide, margin), 20))
		if got := s.went[len(s.went)-1]; got != ply {
			t.Errorf("a click on %d goes to %d", ply, got)
		}
	}
	if s.window.Canvas().Focused() != s.Graph {
		t.Error("a click does not focus it")
	}
	s.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(-50, 0)}})
	s.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(5000, 0)}})
	if n := len(s.went); s.went[n-2] != 0 || s.went[n-1] != 60 {
		t.Errorf("dragged to %v", s.went[n-2:])
	}
}

// TestMarksStandOut computes the contrast of the marks with their rings, and of the parts.
func TestMarksStandOut(t *testing.T) {
	for _, mode := range []string{"light", "dark", "contrast"} {
		uitest.App(t, look.NewTheme(mode))
		c := coloursOf()
		if look.Contrast(c.white, c.black) < 3 {
			t.Errorf("%s: the parts have a contrast of %.2f", mode, look.Contrast(c.white, c.black))
		}
		ground := color.NRGBAModel.Convert(theme.Color(theme.ColorNameBackground)).(color.NRGBA)
		for m := review.Inaccuracy; m <= review.Blunder; m++ {
			if got := look.Contrast(c.marks[m], c.white); got < 3 {
				t.Errorf("%s: mark %d has a contrast of %.2f", mode, m, got)
			}
			if got := look.Contrast(look.MarkColour(m.NAG()), ground); got < 4.5 {
				t.Errorf("%s: the sign %d has a contrast of %.2f", mode, m, got)
			}
		}
	}
}
