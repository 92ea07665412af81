package boardview

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
	"passedpawn/game/rules/rulestest"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/look"
	"passedpawn/ui/testing/uitest"
)

var chess orthodox.Rules

const (
	start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	promo = "1n2k3/P7/8/8/8/8/p7/1N2K3 w - - 0 1"
	check = "rnb1kbnr/pppp1ppp/8/4p3/5PPq/8/PPPPP2P/RNBQKBNR w KQkq - 1 3"
)

// A seen is a board on a canvas, and what it reported.
type seen struct {
	*Widget
	window  fyne.Window
	played  []rules.Move
	waits   []rules.Move
	refused int
	touched rules.Spot
	certain map[rules.Kind][]string
	keys    []fyne.KeyName
	runes   string
}

// viewOf returns a position of a game on a board of chequers and one without.
func viewOf(t testing.TB, game rules.Rules, text string) View {
	t.Helper()
	p, err := game.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	shape := rules.ShapeOf(game)
	return View{Shape: shape, Position: p, Enabled: true, Coordinates: true, Ranks: look.NamedRanks, Colours: look.BoardFor(shape, "classic", "kaya")}
}

func view(t testing.TB, fen string) View { return viewOf(t, chess, fen) }

func show(t testing.TB, v View) *seen {
	t.Helper()
	uitest.App(t, look.NewTheme("light"))
	s := &seen{}
	s.Widget = New(Config{
		Pieces:  look.NewPieces("founders", "kanji"),
		Play:    func(m rules.Move) { s.played = append(s.played, m) },
		Ahead:   Ahead{Wait: func(m rules.Move) { s.waits = append(s.waits, m) }, Withdraw: func() { s.waits = nil }},
		Refused: func(rules.Spot, rules.Square) { s.refused++ }, Touched: func(at rules.Spot) { s.touched = at },
		PromotionFacts: func(_ rules.Position, m rules.Move) []string { return s.certain[m.Promote] },
		Key:            func(k fyne.KeyName) { s.keys = append(s.keys, k) },
		Rune:           func(r rune) { s.runes += string(r) },
	})
	s.SetView(v)
	s.window = test.NewTempWindow(t, s.Widget)
	s.window.SetPadded(false)
	s.window.Resize(fyne.NewSize(400, 400))
	return s
}

func (s *seen) on(name string) fyne.Position {
	return fyne.NewPos(s.geometry().Centre(rules.On(rulestest.Square(name))))
}

func (s *seen) click(names ...string) {
	for _, n := range names {
		uitest.Click(s, s.on(n), desktop.MouseButtonPrimary, 0)
	}
}

func TestMouse(t *testing.T) {
	s := show(t, view(t, start))
	s.click("e2", "e4")
	uitest.Drag(s, s.on("g1"), s.on("f3"))
	uitest.Drag(s, s.on("g1"), s.on("g4"))
	if len(s.played) != 2 || s.refused != 1 {
		t.Fatalf("played %v, refused %d", s.played, s.refused)
	}
	// Released over another widget: only DragEnd arrives, and nothing is played.
	uitest.Press(s, s.on("e2"), desktop.MouseButtonPrimary, 0)
	uitest.Pull(s, fyne.NewPos(900, 20))
	s.DragEnd()
	if len(s.played) != 2 || s.State().Picked() {
		t.Errorf("a drop outside played %v", s.played)
	}
}

func TestAltAsksWhereTheQueenIsTaken(t *testing.T) {
	v := view(t, promo)
	v.AlwaysQueen = true
	s := show(t, v)
	s.click("a7", "a8")
	if len(s.played) != 1 || s.played[0].Promote != rules.Queen {
		t.Fatalf("played %v", s.played)
	}
	s.click("a7")
	uitest.Click(s, s.on("a8"), desktop.MouseButtonPrimary, fyne.KeyModifierAlt)
	if len(s.State().Choices) != 4 {
		t.Fatal("Alt does not ask")
	}
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyN})
	if len(s.played) != 2 || s.played[1].Promote != rules.Knight {
		t.Errorf("played %v", s.played)
	}
	if s.TypedRune('n'); s.runes != "" {
		t.Errorf("the letter that chose is typed as well: %q", s.runes)
	}
	s.KeyDown(&fyne.KeyEvent{Name: desktop.KeyAltLeft})
	s.click("a7", "a8")
	if len(s.State().Choices) != 4 {
		t.Error("the Alt key does not ask")
	}
	s.FocusLost()
	if s.alt {
		t.Error("Alt is still held after the focus went")
	}
}

func TestKeys(t *testing.T) {
	s := show(t, view(t, start))
	s.window.Canvas().Focus(s.Widget)
	uitest.Key(s, fyne.KeyLeft, fyne.KeyRight, fyne.KeyHome)
	if len(s.keys) != 3 || s.State().CursorShown {
		t.Fatalf("without a cursor the arrows browse; told %v", s.keys)
	}
	uitest.Key(s, fyne.KeyUp, fyne.KeyUp, fyne.KeyReturn, fyne.KeyUp, fyne.KeyUp, fyne.KeySpace)
	if len(s.played) != 1 || s.played[0].To.String() != "e4" {
		t.Fatalf("played %v", s.played)
	}
	uitest.Key(s, fyne.KeyLeft, fyne.KeyEscape, fyne.KeyLeft)
	if len(s.keys) != 4 {
		t.Errorf("Esc does not give the arrows back; told %v", s.keys)
	}
	v := view(t, start)
	v.Flipped = true
	s.SetView(v)
	uitest.Key(s, fyne.KeyUp)
	before, _ := s.State().Cursor.Square()
	uitest.Key(s, fyne.KeyUp, fyne.KeyRight)
	if after, _ := s.State().Cursor.Square(); after.Rank != before.Rank-1 || after.File != before.File-1 {
		t.Errorf("flipped, up and right go from %v to %v", before, after)
	}
	test.Type(s, "Nf3 x")
	if s.runes != "Nf3x" {
		t.Errorf("typed letters told as %q", s.runes)
	}
}

// TestGlides checks what glides: a move made by clicks or by the program is half way
// between its squares at half time. A piece dropped by hand does not glide, and nothing
// does with animation off.
func TestGlides(t *testing.T) {
	for _, tt := range []struct {
		name    string
		animate bool
		do      func(*seen)
		glides  int
	}{
		{"clicks", true, func(s *seen) { s.click("e2", "e4") }, 1},
		{"drop", true, func(s *seen) { uitest.Drag(s, s.on("e2"), s.on("e4")) }, 0},
		{"off", false, func(s *seen) { s.click("e2", "e4") }, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			v := view(t, start)
			if v.Glide = 0; tt.animate {
				v.Glide = time.Millisecond
			}
			s := show(t, v)
			started := 0
			s.gliding.start = func(*fyne.Animation) { started++ }
			s.config.Play = func(m rules.Move) {
				next, err := s.view.Position.Play(m)
				if err != nil {
					t.Fatal(err)
				}
				v.Position = next
				s.SetView(v)
			}
			tt.do(s)
			if started != tt.glides || len(s.gliding.glides) != tt.glides {
				t.Fatalf("%d motions with %d glides, want %d", started, len(s.gliding.glides), tt.glides)
			}
			if tt.glides == 0 {
				return
			}
			s.gliding.motion.Tick(0.5)
			img := test.WidgetRenderer(s.Widget).(*renderer).pieces[rules.On(rules.Sq(4, 3))]
			if want := s.on("e3"); img.Position().AddXY(25, 25) != want {
				t.Errorf("half way it is at %v, want %v", img.Position(), want)
			}
			s.gliding.motion.Tick(1)
			if s.gliding.glides != nil {
				t.Error("it glides on after its end")
			}
		})
	}
}

func TestGoldens(t *testing.T) {
	for name, prepare := range map[string]func(*seen, *View){
		"start":    func(*seen, *View) {},
		"flipped":  func(_ *seen, v *View) { v.Flipped = true },
		"selected": func(s *seen, _ *View) { s.click("g1") },
		"slate":    func(_ *seen, v *View) { v.Colours = look.BoardFor(rules.ShapeOf(chess), "slate", "") },
		"check": func(s *seen, v *View) {
			*v = view(t, check)
			v.Last = []rules.Spot{rules.On(rules.Sq(3, 7)), rules.On(rules.Sq(7, 3))}
		},
		"captures": func(s *seen, v *View) {
			*v = view(t, "4k3/8/8/3pP3/2n5/8/1Q6/4K3 w - d6 0 1")
			s.SetView(*v)
			s.click("e5")
		},
		"drawn": func(s *seen, v *View) {
			for _, step := range [][2]string{{"g1", "f3"}, {"d8", "h4"}, {"e4", "e4"}, {"a1", "a8"}} {
				uitest.Press(s, s.on(step[0]), desktop.MouseButtonSecondary, 0)
				uitest.Release(s, s.on(step[1]), desktop.MouseButtonSecondary, 0)
			}
			v.Hint = &Hint{From: rules.On(rules.Sq(4, 1)), To: rules.Sq(4, 3)}
		},
		"cursor": func(s *seen, _ *View) {
			s.window.Canvas().Focus(s.Widget)
			uitest.Key(s, fyne.KeyUp, fyne.KeyUp)
		},
		"walnut": func(_ *seen, v *View) { v.Colours = look.BoardFor(v.Shape, "walnut", "") },
		"marble": func(_ *seen, v *View) { v.Colours = look.BoardFor(v.Shape, "marble", "") },
		"chooser-white": func(s *seen, v *View) {
			*v = view(t, promo)
			s.SetView(*v)
			uitest.Drag(s, s.on("a7"), s.on("b8"))
		},
		"chooser-facts": func(s *seen, v *View) {
			s.window.Resize(fyne.NewSize(640, 640))
			s.certain = map[rules.Kind][]string{
				rules.Queen: {"check", "not safe"}, rules.Rook: {"checkmate"}, rules.Knight: {"forks K+Q", "not safe"},
			}
			*v = view(t, "1r2k3/2P5/8/8/8/8/8/4K3 w - - 0 1")
			s.SetView(*v)
			s.click("c7", "c8")
		},
		"chooser-black-flipped": func(s *seen, v *View) {
			*v = view(t, "1n2k3/P7/8/8/8/8/p7/1N2K3 b - - 0 1")
			v.Flipped = true
			s.SetView(*v)
			uitest.Drag(s, s.on("a2"), s.on("a1"))
			uitest.Key(s, fyne.KeyUp)
		},
		"dragged": func(s *seen, v *View) { // over a square where it can land
			*v = view(t, start)
			uitest.Press(s, s.on("g1"), desktop.MouseButtonPrimary, 0)
			uitest.Pull(s, s.on("f3").AddXY(8, -6))
		},
		"premove": func(s *seen, v *View) {
			*v = view(t, "r3k3/1P6/8/8/8/5N2/8/4K3 b - - 0 1")
			v.Enabled, v.Ahead, v.AlwaysQueen = false, true, true
			s.SetView(*v)
			s.click("b7", "a8")
			v.Waiting = s.State().Waiting
		},
		"premove-targets": func(s *seen, v *View) { // a recapture among them
			*v = view(t, "4k3/8/8/3p4/4P3/3P4/8/4K3 b - - 0 1")
			v.Enabled, v.Ahead = false, true
			v.Colours = look.BoardFor(v.Shape, "slate", "")
			s.SetView(*v)
			s.click("d3")
		},
		"small": func(s *seen, _ *View) { s.window.Resize(fyne.NewSize(180, 190)) },
	} {
		t.Run(name, func(t *testing.T) {
			v := view(t, start)
			s := show(t, v)
			prepare(s, &v)
			s.SetView(v)
			test.AssertRendersToImage(t, name+".png", s.window.Canvas())
		})
	}
}

func BenchmarkRedrawAfterMove(b *testing.B) { redraw(b, view(b, start)) }

// redraw draws a position and the one after a move in turns.
func redraw(b *testing.B, v View) {
	s := show(b, v)
	next, err := v.Position.Play(v.Position.Moves()[3])
	if err != nil {
		b.Fatal(err)
	}
	after := v
	after.Position = next
	b.ReportAllocs()
	b.ResetTimer()
	for i := range b.N {
		if i%2 == 0 {
			s.SetView(after)
		} else {
			s.SetView(v)
		}
	}
}

// TestTouched reports the piece in hand, under the pointer or under the cursor, once
// each.
func TestTouched(t *testing.T) {
	s := show(t, view(t, start))
	is := func(what, want string) {
		t.Helper()
		got := ""
		if !s.touched.Nowhere() {
			got = s.touched.String()
		}
		if got != want {
			t.Errorf("%s: on %q, want %q", what, got, want)
		}
	}
	cell := s.Size().Width / 8
	s.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(cell/2, cell/2)}})
	is("the pointer", "a8")
	s.MouseOut()
	is("the pointer left", "")
	if _, to := s.targets(); to != nil {
		t.Errorf("%v are shown", to)
	}
	v := view(t, start)
	v.Teach = true
	s.SetView(v)
	for name, want := range map[string]int{"b1": 2, "b8": 2, "a1": 0, "e4": 0} { // for either side
		sq := rulestest.Square(name)
		x, y := s.geometry().Centre(rules.On(sq))
		s.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(x, y)}})
		if from, to := s.targets(); !from.Is(sq) || len(to) != want {
			t.Errorf("%s: from %v to %v", name, from, to)
		}
	}
	s.Do(boardmodel.Press{At: rules.On(rules.Sq(4, 1))})
	is("picked up", "e2")
}
