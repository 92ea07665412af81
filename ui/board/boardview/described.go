package boardview

import (
	"strings"

	"passedpawn/game/rules"
	"passedpawn/ui/accessible"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/i18n"
	"passedpawn/ui/platform/access"
)

var _ accessible.Described = (*Widget)(nil)

// Describe implements accessible.Described: a table of the squares and of what is in the hands,
// or a list of the choices while one has to be made.
func (b *Widget) Describe() access.Node {
	n := access.Node{Role: access.Table, Name: i18n.T("common.board")}
	switch {
	case b.view.Position == nil:
	case len(b.state.Choices) > 0:
		n.Role, n.Name, n.Children = access.List, howTo(b), choicesOf(b)
	default:
		n.Name = i18n.F("boardview.board-move", b.view.side(b.view.Position.Turn()))
		n.Children = spotsOf(b)
	}
	return n
}

// spotsOf describes the squares, from the top of the board, and the pieces in the hands.
func spotsOf(b *Widget) (all []access.Node) {
	shape := b.view.Shape
	for rank := shape.Ranks - 1; rank >= 0; rank-- {
		for file := range shape.Files {
			all = append(all, spotOf(b, rules.On(rules.Sq(file, rank))))
		}
	}
	for _, side := range []rules.Side{rules.White, rules.Black} {
		for _, kind := range shape.Hand {
			if p := (rules.Piece{Side: side, Kind: kind}); rules.CountInHand(b.view.Position, p) > 0 {
				all = append(all, spotOf(b, rules.InHand(p)))
			}
		}
	}
	return all
}

// spotOf describes a square, or a piece in a hand. A press is a click there.
func spotOf(b *Widget, at rules.Spot) access.Node {
	g := b.geometry()
	x, y := g.SpotCorner(at)
	n := access.Node{
		ID: at, Role: access.TableCell, Name: b.view.spoken(at),
		Bounds: access.Bounds{X: int(x), Y: int(y), Width: int(g.Cell), Height: int(g.Cell)},
		Press: func() {
			b.Do(boardmodel.Press{At: at})
			b.Do(boardmodel.Release{At: at})
		},
	}
	n.States = n.States.With(access.Focused, b.state.CursorShown && b.state.Cursor == at)
	n.States = n.States.With(access.Selected, b.state.Picked() && b.state.Selected == at)
	return n
}

// choicesOf describes what a pawn can become, or other moves from and to the same squares.
func choicesOf(b *Widget) (all []access.Node) {
	for i := range b.state.Choices {
		face := b.state.Face(i)
		all = append(all, access.Node{
			ID: i, Role: access.ListItem, Name: strings.Join(wordsOf(b, i, b.geometry().Cell), ", "),
			States: access.States(0).With(access.Focused, i == b.state.Choice),
			Press:  func() { b.Do(boardmodel.Choose{Kind: face}) },
		})
	}
	return all
}
