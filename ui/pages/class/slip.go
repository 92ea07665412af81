package class

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
	"rsc.io/qr"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A slipView shows the slip of the person who solves: its text and the QR code of it.
type slipView struct {
	page    *Page
	content *fyne.Container
	name    *widgets.Entry
	about   *widget.Label
	text    *widget.Label
	code    *canvas.Image
}

// newSlipView creates the view in the present language.
func newSlipView(p *Page) *slipView {
	v := &slipView{page: p, about: widgets.NewText(""), text: widget.NewLabel(""), code: &canvas.Image{}}
	v.text.Wrapping, v.text.TextStyle.Monospace, v.text.Selectable = fyne.TextWrapBreak, true, true
	v.code.FillMode, v.code.ScaleMode = canvas.ImageFillContain, canvas.ImageScalePixels
	v.name = widgets.NewEntry(i18n.T("class.name-hint"), p.reveal, func(name string) {
		p.mine.slip.Name = name
		v.follow()
	})
	v.name.Text = p.mine.slip.Name
	copied := widgets.NewButton(i18n.T("class.copy-slip"), p.reveal, func() {
		p.config.Copy(p.mine.slip.String() + "\n")
		p.Note(i18n.T("class.slip-copied"))
	})
	saved := widgets.NewButton(i18n.T("class.save-slip"), p.reveal, saving{p}.saveSlip)
	v.content = widgets.RowsApart(look.Gap/2, widget.NewSeparator(), widgets.NewHeading(i18n.T("class.slip")), v.about, v.name, v.text,
		container.NewHBox(v.code), container.New(&widgets.Columns{Least: 160}, copied, saved))
	v.follow()
	return v
}

// follow shows the answers as they are now.
func (v *slipView) follow() {
	given, _ := v.page.mine.count()
	widgets.Show(v.content, given > 0)
	if given == 0 {
		return
	}
	about := i18n.T("class.slip-about")
	if left := len(v.page.set.Exercises) - given; left > 0 {
		about = i18n.Count(left, "class.slip-left")
	}
	v.about.SetText(about)
	slip := v.page.mine.slip.String()
	v.text.SetText(slip)
	if picture, side := code(slip); picture != nil {
		v.code.Image = picture
		v.code.SetMinSize(fyne.NewSquareSize(side))
		v.code.Refresh()
	}
	v.content.Refresh()
}

// The quiet zone around a code is four modules wide, as ISO/IEC 18004 asks.
const quiet = 4

// The least sides of a code and of a module, in Fyne's units: a phone reads them from a screen.
const leastCode, leastModule = 200, 4

// code returns a text as a QR code, and its side in Fyne's units; nil if the text is too long.
func code(text string) (image.Image, float32) {
	c, err := qr.Encode(text, qr.M)
	if err != nil {
		return nil, 0
	}
	n := c.Size + 2*quiet
	img := image.NewPaletted(image.Rect(0, 0, n, n), color.Palette{color.White, color.Black})
	for y := range c.Size {
		for x := range c.Size {
			if c.Black(x, y) {
				img.SetColorIndex(x+quiet, y+quiet, 1)
			}
		}
	}
	return img, float32(n * max(leastModule, (leastCode+n-1)/n))
}
