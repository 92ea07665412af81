package boardview

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"passedpawn/game/rules"
	"passedpawn/ui/look"
)

// A renderer keeps its objects between refreshes, so that a move uploads one picture and
// not thirty-two.
type renderer struct {
	sheet
	board    *Widget
	squares  []*canvas.Rectangle
	labels   []*canvas.Text
	pieces   map[rules.Spot]*canvas.Image
	shown    map[rules.Spot]rules.Piece
	wood     *canvas.Image
	numerals map[int]*canvas.Image
	woodOf   look.BoardColours
	frame    *canvas.Rectangle
	size     fyne.Size // for which everything was drawn; zero until a window has set one
}

// CreateRenderer implements fyne.Widget.
func (b *Widget) CreateRenderer() fyne.WidgetRenderer {
	r := &renderer{
		board: b, pieces: map[rules.Spot]*canvas.Image{}, shown: map[rules.Spot]rules.Piece{}, numerals: map[int]*canvas.Image{},
		frame: &canvas.Rectangle{StrokeWidth: 2, CornerRadius: 3},
	}
	r.draw()
	return r
}

func (r *renderer) Destroy()                     { r.board.gliding.stop() }
func (r *renderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *renderer) MinSize() fyne.Size           { return r.board.MinSize() }

// Layout draws only if the size has changed: a window calls it for every part that it has
// not seen before, and each drawing creates some.
func (r *renderer) Layout(size fyne.Size) {
	if size != r.size {
		r.draw()
	}
}

func (r *renderer) Refresh() {
	r.draw()
	canvas.Refresh(r.board)
}

// draw draws every layer, the lowest first.
func (r *renderer) draw() {
	b := r.board
	r.begin(b.geometry())
	r.parts()
	r.ground()
	if b.view.Position == nil || canvasOf(b) == nil {
		r.size = fyne.Size{}
		return // do not draw pieces before a window has set a size
	}
	r.size = b.Size()
	r.stands()
	r.marksBelow()
	r.coordinates()
	r.hands()
	r.men()
	r.marksAbove()
	r.moving()
	r.chooser()
	r.focus()
}

// parts creates the squares and labels that the board needs, if they do not exist.
func (r *renderer) parts() {
	shape := r.geo.Shape
	if n := shape.Files * shape.Ranks; len(r.squares) != n {
		r.squares = make([]*canvas.Rectangle, n)
		for i := range r.squares {
			r.squares[i] = canvas.NewRectangle(nil)
		}
		clear(r.pieces)
		clear(r.shown)
	}
	if n := shape.Files + shape.Ranks; len(r.labels) != n {
		r.labels = make([]*canvas.Text, n)
		for i := range r.labels {
			r.labels[i] = canvas.NewText("", nil)
		}
	}
}

func (r *renderer) ground() {
	c, shape := r.board.view.Colours, r.geo.Shape
	if shape.Plain {
		r.plain()
		return
	}
	for i, o := range r.squares {
		s := rules.Sq(i%shape.Files, i/shape.Files)
		if o.FillColor = c.Dark; s.Light() {
			o.FillColor = c.Light
		}
		r.place(o, s, 0)
		r.add(o)
	}
	texture(r)
}

// left is the translucency of a dragged piece on the spot where it was picked up.
const left = 0.65

// men draws the pieces that do not move. A square keeps its image as long as the same
// piece is on it.
func (r *renderer) men() {
	b := r.board
	away := map[rules.Square]bool{}
	for _, g := range b.gliding.glides {
		away[g.To] = true
	}
	if len(b.state.Choices) > 0 { // the pawn is shown on its target
		if at, ok := b.state.Selected.Square(); ok {
			away[at] = true
		}
		away[b.state.Choices[0].To] = true
	}
	for f := range r.geo.Shape.Files {
		for k := range r.geo.Shape.Ranks {
			s := rules.Sq(f, k)
			if p, ok := b.view.Position.At(s); ok && !away[s] {
				img := r.image(rules.On(s), p)
				if img.Translucency = 0; b.state.Dragging && b.state.Selected.Is(s) {
					img.Translucency = left
				}
				r.place(img, s, 0)
				r.add(img)
			}
		}
	}
}

// picture returns the picture of a piece in the size of a square.
func (r *renderer) picture(p rules.Piece) image.Image { return r.pictured(p, r.geo.Cell) }

// pictured returns the picture of a piece in a size.
func (r *renderer) pictured(p rules.Piece, size float32) image.Image {
	pixels := int(size*r.board.scale() + 0.5)
	if shape := r.geo.Shape; shape.Directed {
		return r.board.config.Pieces.Tile(p, p.Side != shape.Bottom(r.geo.Flipped), pixels)
	}
	return r.board.config.Pieces.Image(p, pixels)
}

func (r *renderer) image(s rules.Spot, p rules.Piece) *canvas.Image {
	img, pic := r.pieces[s], r.picture(p)
	if img == nil || r.shown[s] != p || img.Image != pic {
		img = canvas.NewImageFromImage(pic)
		r.pieces[s], r.shown[s] = img, p
	}
	return img
}

// moving draws the moving pieces, above all others.
func (r *renderer) moving() {
	b := r.board
	for _, g := range b.gliding.glides {
		fx, fy := r.geo.SpotCorner(g.From)
		tx, ty := r.geo.Corner(g.To)
		img := r.image(rules.On(g.To), g.Piece)
		img.Translucency = 0
		img.Move(fyne.NewPos(fx+(tx-fx)*b.gliding.part, fy+(ty-fy)*b.gliding.part))
		img.Resize(fyne.NewSquareSize(r.geo.Cell))
		r.add(img)
	}
	if p, ok := rules.PieceAt(b.view.Position, b.state.Selected); ok && b.state.Dragging {
		r.carry(p)
	}
	if b.carried.Kind != rules.NoKind {
		r.carry(b.carried)
	}
}

// carry draws a piece at the pointer.
func (r *renderer) carry(p rules.Piece) {
	img := r.image(rules.Spot{}, p)
	img.Move(r.board.pointer.SubtractXY(r.geo.Cell/2, r.geo.Cell/2))
	img.Resize(fyne.NewSquareSize(r.geo.Cell))
	r.add(img)
}
