package boardview

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"passedpawn/game/rules"
	"passedpawn/ui/boardmodel"
)

// A renderer keeps its objects from one refresh to the next, so that a move
// uploads one picture and not thirty-two.
type renderer struct {
	board   *Board
	geo     boardmodel.Geometry
	squares []*canvas.Rectangle
	labels  []*canvas.Text
	pieces  map[rules.Square]*canvas.Image
	shown   map[rules.Square]rules.Piece
	frame   *canvas.Rectangle
	objects []fyne.CanvasObject
	size    fyne.Size // that all was drawn for, none before a window has given one
}

// CreateRenderer implements fyne.Widget.
func (b *Board) CreateRenderer() fyne.WidgetRenderer {
	r := &renderer{
		board: b, pieces: map[rules.Square]*canvas.Image{}, shown: map[rules.Square]rules.Piece{},
		frame: &canvas.Rectangle{StrokeWidth: 2, CornerRadius: 3},
	}
	for range b.config.Files * b.config.Ranks {
		r.squares = append(r.squares, canvas.NewRectangle(nil))
	}
	for range b.config.Files + b.config.Ranks {
		r.labels = append(r.labels, canvas.NewText("", nil))
	}
	r.draw()
	return r
}

func (r *renderer) Destroy()                     { r.board.stopMotion() }
func (r *renderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *renderer) MinSize() fyne.Size           { return r.board.MinSize() }

// Layout draws for another size only: a window calls it for every part it has not
// seen before, and some are made anew by each drawing.
func (r *renderer) Layout(size fyne.Size) {
	if size != r.size {
		r.draw()
	}
}

func (r *renderer) Refresh() {
	r.draw()
	canvas.Refresh(r.board)
}

// draw puts every layer in its place, the lowest first.
func (r *renderer) draw() {
	b := r.board
	r.objects = r.objects[:0]
	r.geo = b.geometry()
	r.ground()
	if b.view.Position == nil || b.canvas() == nil {
		r.size = fyne.Size{}
		return // no piece is drawn for a size that no window has given yet
	}
	r.size = b.Size()
	r.marksBelow()
	r.coordinates()
	r.men()
	r.marksAbove()
	r.moving()
	r.chooser()
	r.focus()
}

func (r *renderer) add(o fyne.CanvasObject) { r.objects = append(r.objects, o) }

// place puts an object on a square, inset on every side.
func (r *renderer) place(o fyne.CanvasObject, s rules.Square, inset float32) {
	x, y := r.geo.Corner(s)
	o.Move(fyne.NewPos(x+inset, y+inset))
	o.Resize(fyne.NewSquareSize(r.geo.Cell - 2*inset))
}

func (r *renderer) ground() {
	c := r.board.view.Colours
	for i, o := range r.squares {
		s := rules.Sq(i%r.geo.Files, i/r.geo.Files)
		o.FillColor = c.Dark
		if (int(s.File)+int(s.Rank))%2 == 1 {
			o.FillColor = c.Light
		}
		r.place(o, s, 0)
		r.add(o)
	}
}

// coordinates stand in the corners of the edge squares, in the other colour.
func (r *renderer) coordinates() {
	if !r.board.view.Coordinates || r.geo.Cell < 22 {
		return
	}
	c := r.board.view.Colours
	size := min(max(r.geo.Cell*0.17, 9), 15)
	for i, o := range r.labels {
		s, left := rules.Sq(i, 0), false
		if r.geo.Flipped {
			s = rules.Sq(i, r.geo.Ranks-1)
		}
		if i >= r.geo.Files {
			left = true
			s = rules.Sq(0, i-r.geo.Files)
			if r.geo.Flipped {
				s.File = int8(r.geo.Files - 1)
			}
		}
		o.Text = string(rune('a' + s.File))
		if left {
			o.Text = s.String()[1:]
		}
		o.Color = c.Light
		if (int(s.File)+int(s.Rank))%2 == 1 {
			o.Color = c.Dark
		}
		o.TextSize, o.TextStyle = size, fyne.TextStyle{Bold: true}
		x, y := r.geo.Corner(s)
		if left {
			o.Move(fyne.NewPos(x+r.geo.Cell*0.05, y+r.geo.Cell*0.02))
		} else {
			text := o.MinSize()
			o.Move(fyne.NewPos(x+r.geo.Cell*0.96-text.Width, y+r.geo.Cell*0.99-text.Height))
		}
		o.Resize(o.MinSize())
		r.add(o)
	}
}

// men are the pieces that stand still. The image of a square stays as long as
// the same piece is on it.
func (r *renderer) men() {
	b := r.board
	away := map[rules.Square]bool{}
	for _, g := range b.glides {
		away[g.To] = true
	}
	if b.state.Dragging {
		away[b.state.Selected] = true
	}
	if len(b.state.Choices) > 0 { // the pawn stands where it is going
		away[b.state.Selected] = true
		away[b.state.Choices[0].To] = true
	}
	for f := range r.geo.Files {
		for k := range r.geo.Ranks {
			s := rules.Sq(f, k)
			if p, ok := b.view.Position.At(s); ok && !away[s] {
				r.place(r.image(s, p), s, 0)
				r.add(r.pieces[s])
			}
		}
	}
}

// picture is a piece drawn for the size of a square.
func (r *renderer) picture(p rules.Piece) image.Image {
	return r.board.config.Pieces.Image(p, int(r.geo.Cell*r.board.scale()+0.5))
}

func (r *renderer) image(s rules.Square, p rules.Piece) *canvas.Image {
	img, pic := r.pieces[s], r.picture(p)
	if img == nil || r.shown[s] != p || img.Image != pic {
		img = canvas.NewImageFromImage(pic)
		r.pieces[s], r.shown[s] = img, p
	}
	return img
}

// moving are the pieces on their way, above all others.
func (r *renderer) moving() {
	b := r.board
	for _, g := range b.glides {
		fx, fy := r.geo.Corner(g.From)
		tx, ty := r.geo.Corner(g.To)
		img := r.image(g.To, g.Piece)
		img.Move(fyne.NewPos(fx+(tx-fx)*b.part, fy+(ty-fy)*b.part))
		img.Resize(fyne.NewSquareSize(r.geo.Cell))
		r.add(img)
	}
	if p, ok := b.view.Position.At(b.state.Selected); ok && b.state.Dragging {
		r.inHand(b.state.Selected, p)
	}
	if b.carried.Kind != rules.NoKind {
		r.inHand(beside, b.carried)
	}
}

// beside is where a piece comes from that did not stand on the board.
var beside = rules.Square{File: -1}

// inHand draws a piece where the pointer is.
func (r *renderer) inHand(from rules.Square, p rules.Piece) {
	img := r.image(from, p)
	img.Move(r.board.pointer.SubtractXY(r.geo.Cell/2, r.geo.Cell/2))
	img.Resize(fyne.NewSquareSize(r.geo.Cell))
	r.add(img)
}
