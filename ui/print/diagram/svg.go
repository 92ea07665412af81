package diagram

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"image/color"
	"io"
	"strconv"
	"strings"
)

// SVG writes a diagram as SVG. pixels is the side of a square when it is shown at its own
// size.
func (d Diagram) SVG(out io.Writer, s Style, pixels int) error {
	width, height := d.Size()
	return writeSVG(out, width, height, pixels, func(to pen) { d.draw(s, to) })
}

// writeSVG writes a drawing of a size in units.
func writeSVG(out io.Writer, width, height float64, pixels int, draw func(pen)) error {
	p := &svgPen{symbols: map[string]string{}}
	draw(p)
	scale := float64(pixels) / Unit
	_, err := fmt.Fprintf(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"%s\" height=\"%s\" viewBox=\"0 "+
		"0 %s %s\">\n<defs>\n%s</defs>\n%s</svg>\n",
		number(width*scale), number(height*scale), number(width), number(height), p.defs.String(), p.body.String())
	return err
}

// An svgPen writes each picture once, and refers to it.
type svgPen struct {
	defs, body bytes.Buffer
	symbols    map[string]string // the id of a picture
	glows      int
}

// number formats a number without needless digits: a hundredth of a unit cannot be seen.
func number(x float64) string {
	s := strconv.FormatFloat(x, 'f', 2, 64)
	s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	if s == "-0" {
		return "0"
	}
	return s
}

func hex(c color.NRGBA) string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }

// opacity returns the attribute for a translucent colour.
func opacity(name string, c color.NRGBA) string {
	if c.A == 255 {
		return ""
	}
	return fmt.Sprintf(" %s=\"%s\"", name, number(float64(c.A)/255))
}

func (p *svgPen) fill(shape path, c color.NRGBA) {
	p.body.WriteString("<path d=\"")
	for i, s := range shape {
		switch {
		case s.moves:
			if i > 0 {
				p.body.WriteByte('Z')
			}
			p.body.WriteByte('M')
		default:
			p.body.WriteByte(" LQC"[s.n])
		}
		for j, at := range s.points[:s.n] {
			if j > 0 {
				p.body.WriteByte(' ')
			}
			fmt.Fprintf(&p.body, "%s %s", number(at.X), number(at.Y))
		}
	}
	fmt.Fprintf(&p.body, "Z\" fill=\"%s\"%s/>\n", hex(c), opacity("fill-opacity", c))
}

func (p *svgPen) glow(at Point, radius float64, c color.NRGBA) {
	p.glows++
	fmt.Fprintf(&p.defs, "<radialGradient id=\"glow%d\"><stop offset=\"0\" stop-color=\"%s\"%s/><stop offset=\"1\" stop-color=\"%[2]s\" "+
		"stop-opacity=\"0\"/></radialGradient>\n",
		p.glows, hex(c), opacity("stop-opacity", c))
	fmt.Fprintf(&p.body, "<circle cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"url(#glow%d)\"/>\n", number(at.X), number(at.Y), number(radius), p.glows)
}

// plain reports whether the content of an SVG can be moved into another: it has no names of
// its own.
func plain(svg []byte) bool {
	for _, own := range []string{" id=", "xmlns:", "<style", "<!", "<?", "&"} {
		if bytes.Contains(svg, []byte(own)) {
			return false
		}
	}
	return true
}

// parts returns the view box of an SVG, as an attribute, and its content. An SVG that
// cannot be taken apart becomes a picture in the picture.
func parts(svg []byte) (box string, body []byte) {
	if !plain(svg) {
		return fmt.Sprintf("0 0 %d %[1]d", Unit), fmt.Appendf(nil, "<image width=\"%d\" height=\"%[1]d\" xlink:href=\"data:image/svg+xml;base64,%s\"/>",
			Unit, base64.StdEncoding.EncodeToString(svg))
	}
	_, rest, _ := bytes.Cut(svg, []byte("<svg"))
	tag, body, _ := bytes.Cut(rest, []byte(">"))
	if end := bytes.LastIndex(body, []byte("</svg>")); end >= 0 {
		body = body[:end]
	}
	box = fmt.Sprintf("0 0 %d %[1]d", Unit)
	if _, after, found := strings.Cut(string(tag), "viewBox=\""); found {
		box, _, _ = strings.Cut(after, "\"")
	}
	return box, bytes.TrimSpace(body)
}

func (p *svgPen) picture(svg []byte, at Point, side float64, turned bool) {
	id, known := p.symbols[string(svg)]
	if !known {
		box, body := parts(svg)
		id = "p" + strconv.Itoa(len(p.symbols)+1)
		p.symbols[string(svg)] = id
		fmt.Fprintf(&p.defs, "<symbol id=\"%s\" viewBox=\"%s\">%s</symbol>\n", id, box, body)
	}
	turn := ""
	if turned {
		turn = fmt.Sprintf(" transform=\"rotate(180 %s %s)\"", number(at.X+side/2), number(at.Y+side/2))
	}
	fmt.Fprintf(&p.body, "<use xlink:href=\"#%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%[4]s\"%s/>\n", id, number(at.X), number(at.Y), number(side), turn)
}
