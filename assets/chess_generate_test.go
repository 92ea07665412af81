//go:build tools

// Run by hand: go test -tags tools ./assets -run TestGenerateChess

package assets

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestGenerateChess writes the sets of chess. Each kind is a stack of parts, the lowest
// last; a set that draws no part of its own takes that of the founders.
func TestGenerateChess(t *testing.T) {
	founders := partsOf(t, foundersParts)
	for _, set := range []pieceSet{
		{"founders", founders, false, 1.1, zoom{1.12, 1.03, 0.7}, zoom{1.04, 0.97, 0.7}},
		{"staunton", partsOf(t, stauntonParts), true, 1.2, zoom{1.08, 1, 0.2}, zoom{1.03, 0.97, 0.2}},
		{"flat", partsOf(t, flatParts), true, 1.5, zoom{1, 1, 0}, zoom{1, 0.95, 0}},
	} {
		for kind, stack := range stacks {
			var drawn []shapes
			for _, name := range strings.Fields(stack) {
				part, ok := set.parts[name]
				if !ok {
					part, ok = founders[name]
				}
				if !ok {
					t.Fatalf("nobody draws the part %s of a %s", name, kind)
				}
				drawn = append(drawn, part)
			}
			size := set.size
			if kind == "pawn" {
				size = set.pawn
			}
			for i := range drawn {
				drawn[i] = drawn[i].sized(size)
			}
			path := filepath.Join("pieces", set.name, kind+".svg")
			if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, []byte(picture(set.draw(drawn))), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// stacks lists the parts of every kind.
var stacks = map[string]string{
	"king": "king", "queen": "queen", "rook": "rook", "bishop": "bishop", "knight": "knight", "pawn": "pawn",
	"camel": "camel base", "prince": "prince base", "primate": "primate base", "picket": "picket base", "pocket": "pocket base",
	"cannon": "cannon wheel base", "arrow": "arrow base", "tank": "tank base", "chatelaine": "jewel keep base",
	"ace": "horse-head crown base", "acme": "camel-head crown base",
	"cardinal": "horse-head mitre base", "caliph": "camel-head mitre base", "saint": "barrel mitre base",
	"marshal": "horse-head tower base", "canvasser": "camel-head tower base", "sparrow": "arrow-head tower base", "infanon": "pales tower base",
	"fagin": "stakes cup base", "inquion": "mitre-head cup base",
}

// A pieceSet draws parts in one style. A merged one draws an outline around a part as a
// whole and none within it.
type pieceSet struct {
	name   string
	parts  map[string]shapes
	merged bool
	line   float64 // the width of lines
	size   zoom    // of the finished pieces, which fill more of the square than they were drawn
	pawn   zoom    // of the pawn, so that it stays the smallest
}

// A zoom is how much wider and higher a piece becomes, from the middle of its base, and
// how far it moves down.
type zoom struct{ wide, high, down float64 }

const middle, floor = 22.5, 40.4

func (z zoom) x(x float64) float64 { return middle + (x-middle)*z.wide }
func (z zoom) y(y float64) float64 { return floor + (y-floor)*z.high + z.down }

// shapes are the outlines of a part, and the details on it, as SVG without colours.
type shapes struct{ bodies, lines, dots []string }

// sized returns the shapes in another size. Circles stay round.
func (s shapes) sized(z zoom) shapes {
	all := func(from []string) (to []string) {
		for _, shape := range from {
			to = append(to, z.shape(shape))
		}
		return to
	}
	return shapes{all(s.bodies), all(s.lines), all(s.dots)}
}

var (
	circles  = regexp.MustCompile(`circle cx="(\S+)" cy="(\S+)" r="(\S+)"`)
	commands = regexp.MustCompile(`[HV](-?[0-9.]+)`)
)

func (z zoom) shape(shape string) string {
	value := func(text string) (x float64) {
		fmt.Sscan(text, &x)
		return x
	}
	if c := circles.FindStringSubmatch(shape); c != nil {
		return fmt.Sprintf(`circle cx="%s" cy="%s" r="%s"`, number(z.x(value(c[1]))), number(z.y(value(c[2]))), number(value(c[3])*(z.wide+z.high)/2))
	}
	shape = commands.ReplaceAllStringFunc(shape, func(c string) string {
		if c[0] == 'H' {
			return "H" + number(z.x(value(c[1:])))
		}
		return "V" + number(z.y(value(c[1:])))
	})
	return moved(shape, z.wide, z.high, z.x(0), z.y(0))
}

// draw returns the SVG of parts, each over those before it.
func (s pieceSet) draw(parts []shapes) string {
	var b strings.Builder
	put := func(shape, style string) { fmt.Fprintf(&b, "  <%s %s/>\n", shape, style) }
	joined := func(colour string, wide float64) string {
		return fmt.Sprintf(`stroke="%s" stroke-width="%s" stroke-linejoin="round" stroke-linecap="round"`, colour, number(wide))
	}
	filled := func(colour string) string { return `fill="` + colour + `" ` }
	for _, p := range parts {
		for _, shape := range p.bodies {
			if s.merged {
				put(shape, filled(outline)+joined(outline, 2*s.line))
			} else {
				put(shape, filled(body)+joined(outline, s.line))
			}
		}
		for _, shape := range p.bodies {
			if s.merged {
				put(shape, filled(body)+joined(body, 0.4)) // which closes the seams
			}
		}
		for _, shape := range p.lines {
			put(shape, `fill="none" `+joined(detail, s.line))
		}
		for _, shape := range p.dots {
			put(shape, filled(detail)+`stroke="none"`)
		}
	}
	return b.String()
}

// partsOf reads parts. A line with a name begins a part, and each line that follows is a
// shape of it: "body" or "line" with a path, "turned" with the right half of a mirrored
// path, "ball" or "dot" with the centre and the radius of a circle.
func partsOf(t *testing.T, text string) map[string]shapes {
	all, name := map[string]shapes{}, ""
	for _, l := range strings.Split(strings.TrimSpace(text), "\n") {
		what, rest, shape := strings.Cut(strings.TrimSpace(l), " ")
		if !shape {
			name = what
			continue
		}
		p := all[name]
		circle := func() string {
			var x, y, r float64
			if n, err := fmt.Sscan(rest, &x, &y, &r); n != 3 {
				t.Fatalf("%s: %q: %v", name, l, err)
			}
			return fmt.Sprintf(`circle cx="%s" cy="%s" r="%s"`, number(x), number(y), number(r))
		}
		switch what {
		case "body":
			p.bodies = append(p.bodies, `path d="`+rest+`"`)
		case "turned":
			p.bodies = append(p.bodies, `path d="`+turned(rest)+`"`)
		case "line":
			p.lines = append(p.lines, `path d="`+rest+`"`)
		case "ball":
			p.bodies = append(p.bodies, circle())
		case "dot":
			p.dots = append(p.dots, circle())
		default:
			t.Fatalf("%s: a shape called %q", name, what)
		}
		all[name] = p
	}
	return all
}

// turned returns a whole outline from its right half, as of a piece turned on a lathe:
// lines and curves from the top down.
func turned(half string) string {
	segments := regexp.MustCompile(`[MLC][^MLC]*`).FindAllString(half, -1)
	ends := func(i int) []string { return points.FindAllString(segments[i], -1) }
	last := ends(len(segments) - 1)
	back := "L" + last[len(last)-1]
	for i := len(segments) - 1; i > 0; i-- {
		back += segments[i][:1]
		for _, control := range slices.Backward(ends(i)[:len(ends(i))-1]) {
			back += control + " "
		}
		before := ends(i - 1)
		back += before[len(before)-1]
	}
	return half + moved(back, -1, 1, 45, 0) + "Z"
}
