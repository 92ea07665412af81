package boardmodel

import (
	"math"
	"strings"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/rules/rulestest"
)

func TestGeometry(t *testing.T) {
	for _, scale := range []float32{1, 1.25, 2, 3} {
		for _, flipped := range []bool{false, true} {
			for _, size := range [][2]float32{{480, 400}, {333, 777}, {1, 1}, {800, 800}} {
				g := Fit(rules.ShapeOf(chess), size[0], size[1], scale, flipped)
				for f := range 8 {
					for r := range 8 {
						want := rules.Sq(f, r)
						x, y := g.Centre(rules.On(want))
						if got := g.At(x, y); !got.Is(want) {
							t.Fatalf("%v: centre of %v is on %v", g, want, got)
						}
					}
				}
				for _, p := range [][2]float32{{-1, 5}, {g.Left - 1, 5}, {5, g.Top + g.Cell*8 + 1}} {
					if s := g.At(p[0], p[1]); !s.Nowhere() {
						t.Errorf("%v: %v is on %v", g, p, s)
					}
				}
			}
		}
	}
	white, black := Fit(rules.ShapeOf(chess), 80, 80, 1, false), Fit(rules.ShapeOf(chess), 80, 80, 1, true)
	if x, y := white.Corner(rulestest.Square("a1")); x != 0 || y != 70 {
		t.Errorf("a1 at %v, %v", x, y)
	}
	if x, y := black.Corner(rulestest.Square("a1")); x != 70 || y != 0 {
		t.Errorf("flipped, a1 at %v, %v", x, y)
	}
}

func TestGlides(t *testing.T) {
	for _, tt := range []struct{ name, fen, move, want string }{
		{"step", start, "e4", "e2e4pawn"},
		{"capture", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5", "e4d5pawn"},
		{"castle", castle, "O-O", "h1f1rook e1g1king"},
		{"en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", "e5d6pawn"},
		{"promotion", promo, "axb8=N", "a7b8knight"},
	} {
		p, err := chess.Parse(tt.fen)
		if err != nil {
			t.Fatal(err)
		}
		m, err := chess.Read(p, tt.move)
		if err != nil {
			t.Fatal(err)
		}
		next, err := p.Play(m)
		if err != nil {
			t.Fatal(err)
		}
		show := func(gs []Glide) string {
			var out []string
			for _, g := range gs {
				out = append(out, g.From.String()+g.To.String()+string(g.Piece.Kind))
			}
			return strings.Join(out, " ")
		}
		if got := show(Glides(p, next, 8, 8)); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
		// Backwards: all pieces glide home; a captured one just reappears.
		if back := Glides(next, p, 8, 8); len(back) != len(strings.Fields(tt.want)) {
			t.Errorf("%s back: %q", tt.name, show(back))
		}
	}
}

// TestOutset checks that the edge around an arrow is everywhere as wide as it should be,
// whichever way the arrow points.
func TestOutset(t *testing.T) {
	for _, to := range [][2]float64{{300, 0}, {0, 300}, {-200, 100}, {-50, -400}} {
		inner := ArrowOutline(0, 0, to[0], to[1], 100, 1)
		outer := Outset(inner, 3)
		for i := range inner {
			next := (i + 1) % ArrowCorners
			a, b := inner[i], inner[next]
			length := math.Hypot(b[0]-a[0], b[1]-a[1])
			for _, p := range [][2]float64{outer[i], outer[next]} {
				if far := ((p[0]-a[0])*(b[1]-a[1]) - (p[1]-a[1])*(b[0]-a[0])) / length; math.Abs(far-3) > 1e-9 {
					t.Errorf("to %v: the edge beside corner %d is %.2f wide", to, i, far)
				}
			}
		}
	}
}
