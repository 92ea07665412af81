package preferences

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/look"
)

// A preview is a board that shows settings before they are chosen.
type preview struct {
	board  *boardview.Widget
	pieces *look.Pieces
	games  [2]rules.Rules // chess and shogi
}

// newPreview makes a preview. It passes turns of the wheel to scroll.
func newPreview(c Config, scroll func(on bool)) *preview {
	p := &preview{pieces: c.Pieces.Another(), games: [2]rules.Rules{c.Chess, c.Shogi}}
	p.board = boardview.New(boardview.Config{
		Pieces: p.pieces, Play: func(rules.Move) {}, Refused: func(rules.Spot, rules.Square) {}, Touched: func(rules.Spot) {},
		PromotionFacts: func(rules.Position, rules.Move) []string { return nil }, Key: c.Key, Rune: func(rune) {}, Step: scroll,
	})
	return p
}

// show shows a chess board, or one with tiles.
func (p *preview) show(s settings.Settings, tiles bool) {
	i := 0
	if tiles {
		i = 1
	}
	game := p.games[i]
	p.pieces.Use(s.Pieces, s.ShogiPieces)
	shape := rules.ShapeOf(game)
	v := boardview.View{
		Shape: shape, Position: game.Start(), Coordinates: s.Coordinates,
		Colours: look.BoardFor(shape, s.Board, s.ShogiBoard), Ranks: s.ShogiRanks,
	}
	if m, err := game.Read(v.Position, "e4"); err == nil && !tiles { // shows the tint of a last move
		if next, err := v.Position.Play(m); err == nil {
			v.Position, v.Last = next, []rules.Spot{rules.On(m.From), rules.On(m.To)}
		}
	}
	p.board.SetView(v)
}

// fixed is the layout of an object with a fixed size, in the middle.
type fixed struct{ side float32 }

// MinSize implements fyne.Layout.
func (f fixed) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(f.side*0.8, f.side) }

// Layout implements fyne.Layout.
func (f fixed) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	side := min(size.Width, f.side)
	for _, o := range objects {
		o.Move(fyne.NewPos((size.Width-side)/2, 0))
		o.Resize(fyne.NewSquareSize(side))
	}
}
