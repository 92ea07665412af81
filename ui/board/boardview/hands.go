package boardview

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"passedpawn/game/rules"
)

// ghostly is the translucency of a kind that a hand does not hold.
const ghostly = 0.86

// hands draws the pieces that each side may drop, beside the board: each kind in its
// place, with the number of pieces. Kinds that are not held are shown as shadows, so that
// their places are known before there are pieces in them.
func (r *renderer) hands() {
	b := r.board
	keyed := b.focused && b.state.CursorShown && !b.quiet && b.state.Able() && !b.view.Free
	for _, side := range []rules.Side{rules.White, rules.Black} {
		for i, kind := range r.geo.Shape.Hand {
			piece := rules.Piece{Side: side, Kind: kind}
			spot, n := rules.InHand(piece), rules.CountInHand(b.view.Position, piece)
			if b.state.Dragging && b.state.Selected == spot {
				n--
			}
			img := r.image(spot, piece)
			if img.Translucency = 0; n == 0 {
				img.Translucency = ghostly
			}
			r.placeSpot(img, spot, r.geo.Cell*0.04)
			r.add(img)
			if n > 1 {
				r.count(spot, n)
			}
			if n > 0 && keyed && side == b.state.Mover() {
				r.digit(spot, i+1)
			}
		}
	}
}

// stands draws the grounds under the hands, each from its first place to its last.
func (r *renderer) stands() {
	if hand := r.geo.Shape.Hand; len(hand) > 0 {
		r.stand(rules.White, hand)
		r.stand(rules.Black, hand)
	}
}

func (r *renderer) stand(side rules.Side, hand []rules.Kind) {
	x1, y1 := r.geo.SpotCorner(rules.InHand(rules.Piece{Side: side, Kind: hand[0]}))
	x2, y2 := r.geo.SpotCorner(rules.InHand(rules.Piece{Side: side, Kind: hand[len(hand)-1]}))
	ground := canvas.NewRectangle(r.board.view.Colours.Stand)
	ground.CornerRadius = r.geo.Cell * 0.1
	ground.Move(fyne.NewPos(min(x1, x2), min(y1, y2)))
	ground.Resize(fyne.NewSize(max(x1, x2)-min(x1, x2)+r.geo.Cell, max(y1, y2)-min(y1, y2)+r.geo.Cell))
	r.add(ground)
}

// count draws a number in a disc at the bottom right of a place in a hand.
func (r *renderer) count(s rules.Spot, n int) {
	c := r.board.view.Colours
	x, y := r.geo.SpotCorner(s)
	side := max(r.geo.Cell*0.34, 14)
	disc := canvas.NewCircle(c.Card)
	disc.StrokeColor, disc.StrokeWidth = c.Select, max(1, side*0.06)
	disc.Resize(fyne.NewSquareSize(side))
	disc.Move(fyne.NewPos(x+r.geo.Cell-side, y+r.geo.Cell-side))
	text := canvas.NewText(strconv.Itoa(n), c.Select)
	text.TextStyle.Bold, text.TextSize = true, side*0.62
	size := text.MinSize()
	text.Resize(size)
	text.Move(fyne.NewPos(x+r.geo.Cell-side/2-size.Width/2, y+r.geo.Cell-side/2-size.Height/2))
	r.add(disc)
	r.add(text)
}

// digit draws the key that picks up a piece of a hand, in the free corner beside the
// point of the tile. It is shown only with the keyboard cursor: to someone using the
// mouse it would look like a count.
func (r *renderer) digit(s rules.Spot, n int) {
	text := canvas.NewText(strconv.Itoa(n), r.board.view.Colours.Dark)
	text.TextSize, text.TextStyle.Bold = min(max(r.geo.Cell*0.2, 9), 14), true
	text.Resize(text.MinSize())
	x, y := r.geo.SpotCorner(s)
	if held, _ := s.HandPiece(); held.Side != r.geo.Shape.Bottom(r.geo.Flipped) {
		y += r.geo.Cell - text.MinSize().Height
	}
	text.Move(fyne.NewPos(x+r.geo.Cell*0.08, y))
	r.add(text)
}
