package boardview

import (
	"fmt"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"passedpawn/ui/look"
)

// plain draws a board without chequers: its ground with a rim, the lines between the
// squares and, if the numbers of files and ranks are multiples of three, a point on every
// third crossing.
func (r *renderer) plain() {
	c, geo := r.board.view.Colours, r.geo
	if r.wood == nil || r.woodOf != c {
		r.wood, r.woodOf = canvas.NewImageFromImage(c.Wood()), c
		r.wood.FillMode, r.wood.CornerRadius = canvas.ImageFillStretch, geo.Cell*0.06
	}
	at, size := r.boardAt()
	r.wood.Move(at)
	r.wood.Resize(size)
	r.add(r.wood)

	wide, high := geo.Cell*float32(geo.Shape.Files), geo.Cell*float32(geo.Shape.Ranks)
	line := func(x, y, w, h float32) {
		o := canvas.NewRectangle(c.Dark)
		o.Move(fyne.NewPos(x, y))
		o.Resize(fyne.NewSize(w, h))
		r.add(o)
	}
	for i := range geo.Shape.Files + 1 {
		w := r.thickness(i == 0 || i == geo.Shape.Files)
		line(geo.Left+float32(i)*geo.Cell-w/2, geo.Top-w/2, w, high+w)
	}
	for i := range geo.Shape.Ranks + 1 {
		w := r.thickness(i == 0 || i == geo.Shape.Ranks)
		line(geo.Left-w/2, geo.Top+float32(i)*geo.Cell-w/2, wide+w, w)
	}
	r.stars()
}

// thickness returns the thickness of a line, in whole device pixels. Lines at the edge
// are thicker.
func (r *renderer) thickness(edge bool) float32 {
	scale := r.board.scale()
	n := max(1, int(r.geo.Cell*scale*0.018+0.5))
	if edge {
		n += max(1, n/2)
	}
	return float32(n) / scale
}

func (r *renderer) stars() {
	geo := r.geo
	if geo.Shape.Files%3 != 0 || geo.Shape.Ranks%3 != 0 {
		return
	}
	side := max(geo.Cell*0.14, 3)
	for x := 3; x < geo.Shape.Files; x += 3 {
		for y := 3; y < geo.Shape.Ranks; y += 3 {
			o := canvas.NewCircle(r.board.view.Colours.Dark)
			o.Resize(fyne.NewSquareSize(side))
			o.Move(fyne.NewPos(geo.Left+float32(x)*geo.Cell-side/2, geo.Top+float32(y)*geo.Cell-side/2))
			r.add(o)
		}
	}
}

// rimmed draws the coordinates of a plain board on its rim: the files above, the ranks at
// the right.
func (r *renderer) rimmed() {
	geo := r.geo
	rim := geo.Rim()
	for i, o := range r.labels {
		x, y := geo.Left+float32(i)*geo.Cell, geo.Top-rim
		wide, high := geo.Cell, rim
		if file := i; file < geo.Shape.Files {
			if geo.Flipped {
				file = geo.Shape.Files - 1 - file
			}
			o.Text = geo.Shape.FileNames[file]
		} else {
			down := i - geo.Shape.Files
			x, y = geo.Left+geo.Cell*float32(geo.Shape.Files), geo.Top+float32(down)*geo.Cell
			wide, high = rim, geo.Cell
			rank := geo.Shape.Ranks - 1 - down
			if geo.Flipped {
				rank = down
			}
			if o.Text = r.rank(rank); r.board.view.Ranks == look.KanjiRanks {
				r.numeral(geo.Shape.Ranks-rank, fyne.NewPos(x, y), fyne.NewSize(wide, high))
				continue
			}
		}
		o.Color, o.TextSize, o.TextStyle = r.board.view.Colours.Dark, min(max(rim*0.62, 9), 16), fyne.TextStyle{Bold: true}
		size := o.MinSize()
		o.Move(fyne.NewPos(x+(wide-size.Width)/2, y+(high-size.Height)/2))
		o.Resize(size)
		r.add(o)
	}
}

// rank returns the label of a rank in the person's chosen style.
func (r *renderer) rank(rank int) string {
	if r.board.view.Ranks == look.DigitRanks {
		return strconv.Itoa(r.geo.Shape.Ranks - rank)
	}
	return r.geo.Shape.RankNames[rank]
}

// numeral draws a Japanese numeral in the middle of a place.
func (r *renderer) numeral(n int, at fyne.Position, room fyne.Size) {
	c := r.board.view.Colours.Dark
	side := min(max(room.Width*0.74, 10), 18)
	pixels := int(side*r.board.scale() + 0.5)
	picture := r.board.config.Pieces.Numeral(n, fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B), pixels)
	img := r.numerals[n]
	if img == nil || img.Image != picture {
		img = canvas.NewImageFromImage(picture)
		r.numerals[n] = img
	}
	img.Resize(fyne.NewSquareSize(side))
	img.Move(at.AddXY((room.Width-side)/2, (room.Height-side)/2))
	r.add(img)
}
