//go:build tune

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
//
//	go test -tags tune -run TestGenerateChess ./assets
func TestGenerateChess(t *testing.T) {
	founders := partsOf(t, foundersParts)
	for _, set := range []pieceSet{
		{"founders", founders, false, 1.1},
		{"staunton", partsOf(t, stauntonParts), false, 1.1},
		{"flat", partsOf(t, flatParts), true, 1.5},
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
}

// shapes are the outlines of a part, and the details on it, as SVG without colours.
type shapes struct{ bodies, lines, dots []string }

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
