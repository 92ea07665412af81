package booklet

import (
	"bytes"
	"fmt"
	"io"
	"strconv"

	"github.com/signintech/gopdf"

	"passedpawn/ui/print/diagram"
)

// A printer puts pages into a PDF. Anything drawn repeatedly, such as a piece, is stored in
// it once.
type printer struct {
	*layout
	pdf    *gopdf.GoPdf
	stored map[any]int // templates, by what they show
	// sources are the streams of the templates. gofpdi knows a stream by its address, so
	// none may take the place of another that has been freed.
	sources []*io.ReadSeeker
}

// print writes the pages, and before them the list of games if there are several.
func (l *layout) print(out io.Writer) error {
	p := &printer{layout: l, pdf: &gopdf.GoPdf{}, stored: map[any]int{}}
	p.pdf.Start(gopdf.Config{PageSize: gopdf.Rect{W: l.Paper.Width, H: l.Paper.Height}})
	p.pdf.SetInfo(gopdf.PdfInfo{Title: l.Title, Creator: "Passed Pawn"})
	for f := range allFaces {
		data := l.file(f)
		if data == nil {
			continue
		}
		if err := p.pdf.AddTTFFontData(f.family(), data); err != nil {
			return err
		}
	}
	front := l.contents()
	number := 0
	for _, one := range append(front, l.pages...) {
		number++
		if err := p.page(one, number); err != nil {
			return err
		}
	}
	_, err := p.pdf.WriteTo(out)
	return err
}

func (p *printer) page(one page, number int) error {
	p.pdf.AddPage()
	for _, e := range one.games {
		p.pdf.SetXY(0, e.y)
		p.pdf.SetAnchor(e.id)
		p.pdf.AddOutlineWithPosition(e.title)
	}
	n := strconv.Itoa(number)
	foot := mark{x: (p.Paper.Width - p.measure(n, p.cuts.foot)) / 2, y: p.Paper.Height - margin + 14, text: n, cut: p.cuts.foot}
	for _, m := range append(one.marks, foot) {
		if err := p.mark(m); err != nil {
			return err
		}
	}
	return nil
}

func (p *printer) mark(m mark) error {
	switch {
	case m.box:
		return p.box(m)
	case m.board != nil:
		return p.board(*m.board, m.x, m.y, m.side)
	case m.link != "":
		p.pdf.AddInternalLink(m.link, m.x, m.y, m.side, m.cut.size*leading)
		return nil
	}
	p.pdf.SetTextColor(m.cut.grey, m.cut.grey, m.cut.grey)
	x := m.x
	for _, r := range p.runs(m.cut.face, m.text) {
		size := m.cut.size
		if r.larger {
			size *= larger
		}
		if err := p.pdf.SetFont(r.face.family(), "", size); err != nil {
			return err
		}
		p.pdf.SetX(x)
		p.pdf.SetY(m.y)
		if err := p.pdf.Text(r.text); err != nil {
			return err
		}
		x += p.measure(r.text, cut{face: r.face, size: m.cut.size})
	}
	return nil
}

// board draws a diagram of a width.
func (p *printer) board(d diagram.Diagram, x, y, wide float64) error {
	print := d.Print(p.Style(d.Shape))
	scale := wide / print.Width
	for _, layer := range print.Layers {
		if layer.Shapes != nil {
			p.show(string(layer.Shapes), layer.Shapes, print.Width, print.Height, x, y, scale)
			continue
		}
		pic := layer.Picture
		key := pic
		key.At, key.Side = diagram.Point{}, 0
		var content []byte
		if _, there := p.stored[key]; !there {
			content = pic.Content()
		}
		p.show(key, content, diagram.Unit, diagram.Unit, x+pic.At.X*scale, y+pic.At.Y*scale, scale*pic.Side/diagram.Unit)
	}
	return nil
}

// show puts content of a size on the page. It stores the content the first time.
func (p *printer) show(key any, content []byte, width, height, x, y, scale float64) {
	id, there := p.stored[key]
	if !there {
		var source io.ReadSeeker = bytes.NewReader(onePage(content, width, height))
		p.sources = append(p.sources, &source)
		id = p.pdf.ImportPageStream(&source, 1, "/MediaBox")
		p.stored[key] = id
	}
	p.pdf.UseImportedTemplate(id, x, y, width*scale, height*scale)
}

// onePage returns a PDF of one page (ISO 32000-1, 7.5) for use inside another.
func onePage(content []byte, width, height float64) []byte {
	var out bytes.Buffer
	out.WriteString("%PDF-1.4\n")
	var at []int
	for i, object := range []string{
		"<</Type /Catalog /Pages 2 0 R>>",
		"<</Type /Pages /Kids [3 0 R] /Count 1>>",
		fmt.Sprintf("<</Type /Page /Parent 2 0 R /MediaBox [0 0 %g %g] /Resources <<>> /Contents 4 0 R>>", width, height),
		fmt.Sprintf("<</Length %d>>\nstream\n%s\nendstream", len(content), content),
	} {
		at = append(at, out.Len())
		fmt.Fprintf(&out, "%d 0 obj\n%s\nendobj\n", i+1, object)
	}
	table := out.Len()
	fmt.Fprintf(&out, "xref\n0 %d\n0000000000 65535 f \n", len(at)+1)
	for _, offset := range at {
		fmt.Fprintf(&out, "%010d 00000 n \n", offset)
	}
	fmt.Fprintf(&out, "trailer\n<</Size %d /Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n", len(at)+1, table)
	return out.Bytes()
}
