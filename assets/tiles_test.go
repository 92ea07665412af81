//go:build tools

package assets

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
)

// ink stands for the colour of the characters on a tile.
const ink = "ink"

// A tile is a face of a shogi piece: its file, its characters in the two sets of kanji,
// and its letter and moves in the international set.
type tile struct {
	file, one, two, letter, moves string
	size                          float64 // relative to the king
	promoted                      bool
}

// golden is the steps of a gold general: the directions are those of compass; a capital
// letter means any distance.
const golden = "nesw ab"

var tiles = []tile{
	{"king", "玉", "玉将", "K", "nesw abcd", 1, false},
	{"black-king", "王", "王将", "K", "nesw abcd", 1, false},
	{"rook", "飛", "飛車", "R", "NESW", 0.98, false},
	{"bishop", "角", "角行", "B", "ABCD", 0.98, false},
	{"gold", "金", "金将", "G", golden, 0.95, false},
	{"silver", "銀", "銀将", "S", "n abcd", 0.95, false},
	{"knight", "桂", "桂馬", "N", "j", 0.92, false},
	{"lance", "香", "香車", "L", "N", 0.92, false},
	{"pawn", "歩", "歩兵", "P", "n", 0.88, false},
	{"dragon", "龍", "龍王", "R", "NESW abcd", 0.98, true},
	{"horse", "馬", "龍馬", "B", "nesw ABCD", 0.98, true},
	{"promoted-silver", "全", "成銀", "S", golden, 0.95, true},
	{"promoted-knight", "圭", "成桂", "N", golden, 0.92, true},
	{"promoted-lance", "杏", "成香", "L", golden, 0.92, true},
	{"promoted-pawn", "と", "と", "P", golden, 0.88, true},
}

// face returns the picture of a tile with some characters. It is drawn in the size of the
// king and stands on the common line. A promoted face has characters in another colour
// and a cap of that colour.
func (k tile) face(written string) string {
	const edge, inside, cap = "M22.5 1.6L37 9.1L41 43.4L4 43.4L8 9.1Z", "M22.5 3.2L35.6 10L39.4 42L5.6 42L9.4 10Z", "M22.5 3.2L35.6 10L9.4 10Z"
	tile := fill(outline, edge) + line(outline, edge) + fill(body, inside)
	colour := outline
	if k.promoted {
		colour = detail
		tile += fill(detail, cap)
	}
	return picture(moved(tile+strings.ReplaceAll(written, ink, colour), k.size, k.size, 22.5*(1-k.size), 43.4*(1-k.size)))
}

// points matches the pairs of numbers in a path.
var points = regexp.MustCompile(`(-?[0-9.]+) (-?[0-9.]+)`)

// moved returns a path with its points scaled and moved.
func moved(path string, sx, sy, dx, dy float64) string {
	return points.ReplaceAllStringFunc(path, func(pair string) string {
		var x, y float64
		fmt.Sscan(pair, &x, &y)
		return number(x*sx+dx) + " " + number(y*sy+dy)
	})
}

func picture(parts string) string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45" width="45" height="45">` + "\n" + parts + "</svg>\n"
}

func fill(colour, path string) string {
	return fmt.Sprintf("  <path d=%q fill=%q/>\n", path, colour)
}

// line draws a path one pixel thick at every size, because the renderer does not scale
// strokes. That keeps the edges of small tiles clear.
func line(colour, path string) string {
	return fmt.Sprintf("  <path d=%q fill=\"none\" stroke=%q stroke-width=\"1\" stroke-linejoin=\"round\"/>\n", path, colour)
}

// stroke returns the outline of lines and curves with a width and round ends: each
// segment is a rectangle and two discs, all drawn in one direction.
func stroke(path string, width float64) string {
	var b strings.Builder
	r := width / 2
	piece := func(x0, y0, x1, y1 float64) {
		long := math.Hypot(x1-x0, y1-y0)
		nx, ny := -(y1-y0)/long*r, (x1-x0)/long*r
		for i, p := range [][2]float64{{x0 - nx, y0 - ny}, {x1 - nx, y1 - ny}, {x1 + nx, y1 + ny}, {x0 + nx, y0 + ny}} {
			b.WriteString("ML"[min(i, 1):min(i, 1)+1] + number(p[0]) + " " + number(p[1]))
		}
		b.WriteString("Z" + disc(x0, y0, r) + disc(x1, y1, r))
	}
	var x, y float64
	for _, part := range regexp.MustCompile(`[MLC][^MLC]*`).FindAllString(path, -1) {
		var p [6]float64
		n := 0
		for _, field := range strings.Fields(part[1:]) {
			p[n], _ = strconv.ParseFloat(field, 64)
			n++
		}
		if part[0] == 'L' {
			piece(x, y, p[0], p[1])
		}
		const steps = 7
		x0, y0 := x, y
		for i := 1; part[0] == 'C' && i <= steps; i++ {
			t := float64(i) / steps
			u := 1 - t
			at := func(a, b, c, d float64) float64 { return u*u*u*a + 3*u*u*t*b + 3*u*t*t*c + t*t*t*d }
			nextX, nextY := at(x, p[0], p[2], p[4]), at(y, p[1], p[3], p[5])
			piece(x0, y0, nextX, nextY)
			x0, y0 = nextX, nextY
		}
		x, y = p[n-2], p[n-1]
	}
	return b.String()
}

// disc returns a circle as a path.
func disc(x, y, r float64) string {
	return moved("M-1 0C-1 -0.55 -0.55 -1 0 -1C0.55 -1 1 -0.55 1 0C1 0.55 0.55 1 0 1C-0.55 1 -1 0.55 -1 0Z", r, r, x, y)
}

func number(x float64) string {
	return strconv.FormatFloat(float64(int(math.Round(x*100)))/100, 'f', -1, 64)
}

// compass is where the mark of each direction is: n, e, s and w, and a to d clockwise
// from the upper right; j is the two jumps of the knight.
var compass = map[rune][2]float64{
	'n': {22.5, 13.4}, 'a': {33.6, 14.2}, 'e': {35.4, 27.2}, 'c': {36, 38.4}, 's': {22.5, 39.2}, 'd': {9, 38.4}, 'w': {9.6, 27.2}, 'b': {11.4, 14.2},
}

// letters are drawn by hand, on a field of 0 to 10 by 0 to 14.
var letters = map[string]string{
	"K": "M1.6 0L1.6 14M9 0L1.6 8M4.4 5.4L9.4 14",
	"R": "M1.6 14L1.6 0L5.6 0C8 0 9 1.6 9 3.8C9 6 8 7.6 5.6 7.6L1.6 7.6M5.4 7.6L9.4 14",
	"B": "M1.6 0L1.6 14L5.8 14C8.2 14 9.4 12.6 9.4 10.4C9.4 8.2 8 6.8 5.8 6.8L1.6 6.8M1.6 0L5.2 0C7.4 0 8.6 1.4 8.6 3.4C8.6 5.4 7.4 6.8 5.2 6.8",
	"G": "M9 3.4C8.4 1.2 7 0 5.2 0C2.4 0 0.8 2.8 0.8 7C0.8 11.2 2.4 14 5.2 14C7.8 14 9.2 12.2 9.2 8L5.6 8",
	"S": "M8.8 3C8.2 1 7 0 5 0C2.8 0 1.2 1.4 1.2 3.5C1.2 8.2 9 5.6 9 10.4C9 12.6 7.4 14 5 14C2.8 14 1.4 13 0.8 10.8",
	"N": "M1 14L1 0L9 14L9 0",
	"L": "M1.8 0L1.8 14L8.8 14",
	"P": "M1.6 14L1.6 0L5.8 0C8.2 0 9.2 1.8 9.2 4.1C9.2 6.4 8.2 8.2 5.8 8.2L1.6 8.2",
}

// steps returns the letter of a piece amid the marks of its moves: a dot for one step, an
// arrow for any distance.
func (k tile) steps() string {
	var b strings.Builder
	b.WriteString(fill(ink, stroke(moved(letters[k.letter], 1.22, 1.16, 16.4, 18.5), 3)))
	for _, way := range k.moves {
		b.WriteString(mark(way))
	}
	return b.String()
}

func mark(way rune) string {
	if way == ' ' {
		return ""
	}
	if way == 'j' {
		arms := fill(ink, stroke("M22.5 16.4L15.8 12.2M22.5 16.4L29.2 12.2", 1.8))
		return arms + dot(15.6, 12.2) + dot(29.4, 12.2)
	}
	low := way | 0x20
	at := compass[low]
	if way == low {
		return dot(at[0], at[1])
	}
	// An arrowhead that points away from the letter.
	angle := float64(strings.IndexRune("naecsdwb", low)) * math.Pi / 4
	sin, cos := math.Sincos(angle)
	path := ""
	for i, p := range [][2]float64{{0, -3.6}, {3.9, 2.4}, {-3.9, 2.4}} {
		path += "ML"[min(i, 1):min(i, 1)+1] + number(at[0]+p[0]*cos-p[1]*sin) + " " + number(at[1]+p[0]*sin+p[1]*cos)
	}
	return fill(ink, path+"Z")
}

func dot(x, y float64) string { return fill(ink, disc(x, y, 2.5)) }
