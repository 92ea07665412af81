package diagram

import (
	"image"
	"image/color"
	"image/gif"
	"io"
	"slices"
	"time"
)

// A Film describes the animation of a game.
type Film struct {
	Frames []Diagram     // of one size, the start of the game first
	Each   time.Duration // how long a move is shown
	End    time.Duration // how long the last one is
}

// GIF writes a film that repeats for ever. If step returns an error, GIF stops and returns
// it. step is called before each frame.
func (p *Painter) GIF(out io.Writer, f Film, step func(frame int) error) error {
	g := &gif.GIF{}
	var before *image.RGBA
	q := quantizer{}
	for i, d := range f.Frames {
		if err := step(i); err != nil {
			return err
		}
		img := p.Paint(d)
		if before == nil {
			q.learn(img, p.Paint(f.Frames[len(f.Frames)/2]), p.Paint(f.Frames[len(f.Frames)-1]))
			g.Config = image.Config{ColorModel: q.palette, Width: img.Bounds().Dx(), Height: img.Bounds().Dy()}
		}
		wait := f.Each
		if i == len(f.Frames)-1 {
			wait = f.End
		}
		g.Image = append(g.Image, q.frame(img, before))
		g.Delay = append(g.Delay, int(wait/(10*time.Millisecond)))
		g.Disposal = append(g.Disposal, gif.DisposalNone)
		before = img
	}
	return gif.EncodeAll(out, g)
}

// A quantizer maps colours to one palette, which all frames share.
type quantizer struct {
	palette color.Palette
	entries map[uint32]uint8
}

func packed(pix []uint8) uint32 { return uint32(pix[0])<<16 | uint32(pix[1])<<8 | uint32(pix[2]) }

// learn makes a palette of the most frequent colours. A colour with a similar one in the
// palette is added only if there is still room after all others.
func (q *quantizer) learn(pictures ...*image.RGBA) {
	count := map[uint32]int{}
	for _, img := range pictures {
		for i := 0; i < len(img.Pix); i += 4 {
			count[packed(img.Pix[i:])]++
		}
	}
	all := make([]uint32, 0, len(count))
	for c := range count {
		all = append(all, c)
	}
	slices.SortFunc(all, func(a, b uint32) int {
		if d := count[b] - count[a]; d != 0 {
			return d
		}
		return int(a) - int(b)
	})
	q.palette, q.entries = color.Palette{color.RGBA{}}, map[uint32]uint8{}
	for apart := 300; apart >= 0 && len(q.palette) < 256; apart -= 100 {
		for _, c := range all {
			if len(q.palette) == 256 {
				break
			}
			if _, there := q.entries[c]; there || apart > 0 && q.distance(c) < apart {
				continue
			}
			q.entries[c] = uint8(len(q.palette))
			q.palette = append(q.palette, color.RGBA{uint8(c >> 16), uint8(c >> 8), uint8(c), 255})
		}
	}
}

// distance returns the distance of a colour from the nearest one in the palette.
func (q *quantizer) distance(c uint32) int {
	_, d := q.nearest(c)
	return d
}

func (q *quantizer) nearest(c uint32) (entry uint8, distance int) {
	distance = 1 << 30
	for i, p := range q.palette[1:] {
		at := p.(color.RGBA)
		r, g, b := int(at.R)-int(c>>16), int(at.G)-int(c>>8&255), int(at.B)-int(c&255)
		if d := 2*r*r + 4*g*g + b*b; d < distance {
			entry, distance = uint8(i+1), d
		}
	}
	return entry, distance
}

func (q *quantizer) entry(c uint32) uint8 {
	e, known := q.entries[c]
	if !known {
		e, _ = q.nearest(c)
		q.entries[c] = e
	}
	return e
}

// frame returns the part of a picture that differs from the previous one, which
// is nil for the first picture.
func (q *quantizer) frame(img, before *image.RGBA) *image.Paletted {
	place := img.Bounds()
	if before != nil {
		place = changed(img, before)
	}
	out := image.NewPaletted(place, q.palette) // all of it unchanged
	for y := place.Min.Y; y < place.Max.Y; y++ {
		for x := place.Min.X; x < place.Max.X; x++ {
			i := img.PixOffset(x, y)
			c := packed(img.Pix[i:])
			if before != nil && packed(before.Pix[i:]) == c {
				continue // it is unchanged
			}
			out.Pix[out.PixOffset(x, y)] = q.entry(c)
		}
	}
	return out
}

// changed is the smallest rectangle outside of which two pictures are the same: one pixel
// where they do not differ, since a frame cannot be empty.
func changed(a, b *image.RGBA) image.Rectangle {
	var place image.Rectangle
	all := a.Bounds()
	for y := all.Min.Y; y < all.Max.Y; y++ {
		rowA, rowB := a.Pix[a.PixOffset(0, y):][:4*all.Dx()], b.Pix[b.PixOffset(0, y):][:4*all.Dx()]
		if slices.Equal(rowA, rowB) {
			continue
		}
		left, right := 0, all.Dx()
		for packed(rowA[4*left:]) == packed(rowB[4*left:]) {
			left++
		}
		for packed(rowA[4*(right-1):]) == packed(rowB[4*(right-1):]) {
			right--
		}
		place = place.Union(image.Rect(left, y, right, y+1))
	}
	if place.Empty() {
		return image.Rect(0, 0, 1, 1)
	}
	return place
}
