package look

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// Badge returns the picture beside the pointer while something is dragged: what it is, and a
// sign that says whether a drop would be taken. The scale is the pixels per unit of the
// window.
func Badge(text string, taken bool, scale float32) (image.Image, error) {
	parsed, err := opentype.Parse(theme.DefaultTextFont().Content())
	if err != nil {
		return nil, err
	}
	size := float64(theme.TextSize() * scale)
	face, err := opentype.NewFace(parsed, &opentype.FaceOptions{Size: size, DPI: 72, Hinting: font.HintingFull})
	if err != nil {
		return nil, err
	}
	defer face.Close()
	high := math.Round(1.9 * size)
	side := high / 2 // of the sign
	left := int(high/4 + side + size/2)
	box := image.Rect(0, 0, left+font.MeasureString(face, text).Ceil()+int(size/2), int(high))
	img := image.NewRGBA(box)
	line := max(1, int(scale+0.5))
	fill(img, box, theme.ColorNameSeparator)
	fill(img, box.Inset(line), theme.ColorNameOverlayBackground)
	sign{high / 2, side / 2, taken}.draw(img)
	capital, _ := font.BoundString(face, "H")
	pen := font.Drawer{
		Dst: img, Src: image.NewUniform(theme.Color(theme.ColorNameForeground)), Face: face,
		Dot: fixed.Point26_6{X: fixed.I(left), Y: fixed.I(int(high/2)) + (capital.Max.Y-capital.Min.Y)/2},
	}
	pen.DrawString(text)
	return img, nil
}

func fill(img draw.Image, box image.Rectangle, name fyne.ThemeColorName) {
	draw.Draw(img, box, image.NewUniform(theme.Color(name)), image.Point{}, draw.Over)
}

// A sign says whether a drop would be taken: a plus on a disc, or a ring with a bar.
type sign struct {
	middle, radius float64
	taken          bool
}

// draw draws the sign, pixel by pixel.
func (s sign) draw(img *image.RGBA) {
	ink := theme.Color(theme.ColorNameDisabled)
	if s.taken {
		ink = theme.Color(theme.ColorNameSuccess)
	}
	whole := color.NRGBAModel.Convert(ink).(color.NRGBA)
	for y := range int(2 * s.middle) {
		for x := range int(2 * s.middle) {
			part := whole
			part.A = uint8(float64(whole.A) * s.covers(float64(x)+0.5-s.middle, float64(y)+0.5-s.middle))
			draw.Draw(img, image.Rect(x, y, x+1, y+1), image.NewUniform(part), image.Point{}, draw.Over)
		}
	}
}

// covers returns how much of a pixel the sign covers, by the distance of its middle from the
// lines.
func (s sign) covers(x, y float64) float64 {
	stroke := s.radius / 5
	inside := func(distance float64) float64 { return min(max(0.5-distance, 0), 1) }
	disc := math.Hypot(x, y) - s.radius
	if s.taken {
		x, y := math.Abs(x), math.Abs(y)
		plus := max(min(x, y)-stroke, max(x, y)-s.radius*0.6)
		return min(inside(disc), inside(-plus))
	}
	ring := math.Abs(disc+stroke) - stroke
	bar := max(math.Abs(x-y)/math.Sqrt2-stroke, disc)
	return max(inside(ring), inside(bar))
}
