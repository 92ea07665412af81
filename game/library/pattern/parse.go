package pattern

import (
	"math/bits"
	"strconv"
	"strings"
)

// The options of a pattern in text, behind a slash.
const (
	mirrorOption     = "mirror"
	coloursOption    = "colours"
	variationsOption = "variations"
)

// mostPlies is the largest number of positions in a row that can be asked for.
const mostPlies = 999

// Parse reads a pattern in lower case: parts with commas between them, and options behind
// slashes.
//
//	wpd4      a white pawn on d4; bn is a black knight, w any white piece
//	bpd67     a black pawn on d6 or d7; bpd one somewhere on the d-file
//	!wpc      no white pawn on the c-file
//	-e5       nothing on e5
//	krpvkr    the material, White first: exactly these pieces
//	q=rr      White has a queen more, Black two rooks
//	/mirror   also with left and right exchanged
//	/colours  also with the colours changed
//	/4        in at least four positions in a row
//	/variations
func Parse(text string) (p Pattern, ok bool) {
	fields := strings.Split(text, "/")
	p.Plies = 1
	for _, option := range fields[1:] {
		if !p.option(option) {
			return p, false
		}
	}
	for part := range strings.SplitSeq(fields[0], ",") {
		if !p.part(part) {
			return p, false
		}
	}
	return p, true
}

func (p *Pattern) option(text string) bool {
	switch text {
	case mirrorOption:
		p.Mirrored = true
	case coloursOption:
		p.Turned = true
	case variationsOption:
		p.Variations = true
	default:
		n, err := strconv.Atoi(text)
		p.Plies = n
		return err == nil && n >= 1 && n <= mostPlies
	}
	return true
}

func (p *Pattern) part(text string) bool {
	if c, ok := parseClause(text); ok {
		p.Clauses = append(p.Clauses, c)
		return true
	}
	m, ok := parseMaterial(text)
	if !ok || p.Material != nil {
		return false
	}
	p.Material = &m
	return true
}

func parseClause(text string) (c Clause, ok bool) {
	if rest, found := strings.CutPrefix(text, "-"); found {
		c.Squares, ok = parseSquares(rest)
		return Clause{c.Squares, Pieces, true}, ok
	}
	text, c.None = strings.CutPrefix(text, "!")
	if text == "" || text[0] != 'w' && text[0] != 'b' {
		return c, false
	}
	black := text[0] == 'b'
	if len(text) > 1 {
		if c.Content = Of(text[1], black); c.Content != 0 {
			if c.Squares, ok = parseSquares(text[2:]); ok {
				return c, true
			}
		}
	}
	if c.Content = Whites; black {
		c.Content = Blacks
	}
	c.Squares, ok = parseSquares(text[1:])
	return c, ok
}

// parseSquares reads a file and any number of its ranks, none for all.
func parseSquares(text string) (squares uint64, ok bool) {
	if text == "" || text[0] < 'a' || text[0] > 'h' {
		return 0, false
	}
	file := text[0] - 'a'
	if len(text) == 1 {
		return files << file, true
	}
	for _, rank := range []byte(text[1:]) {
		if rank < '1' || rank > '8' {
			return 0, false
		}
		squares |= 1 << (file + 8*(rank-'1'))
	}
	return squares, true
}

// files is the a-file.
const files uint64 = 0x0101010101010101

// String writes a pattern as Parse reads it.
func (p Pattern) String() string {
	var parts []string
	for _, c := range p.Clauses {
		parts = append(parts, c.String())
	}
	if p.Material != nil {
		parts = append(parts, p.Material.String())
	}
	text := strings.Join(parts, ",")
	for _, o := range []struct {
		set  bool
		text string
	}{{p.Mirrored, mirrorOption}, {p.Turned, coloursOption}, {p.Plies > 1, strconv.Itoa(p.Plies)}, {p.Variations, variationsOption}} {
		if o.set {
			text += "/" + o.text
		}
	}
	return text
}

// String writes a clause as Parse reads it. All its squares are on one file.
func (c Clause) String() string {
	text := ""
	switch letter, black, single := c.Content.Letter(); {
	case c.None && c.Content == Pieces:
		text = "-"
	case single:
		text = side(black) + string(letter)
	default:
		text = side(c.Content == Blacks)
	}
	if c.None && text != "-" {
		text = "!" + text
	}
	file := bits.TrailingZeros64(c.Squares) % 8
	text += string(rune('a' + file))
	if c.Squares == files<<file {
		return text
	}
	for rank := range 8 {
		if c.Squares>>(file+8*rank)&1 != 0 {
			text += strconv.Itoa(rank + 1)
		}
	}
	return text
}

func side(black bool) string {
	if black {
		return "b"
	}
	return "w"
}
