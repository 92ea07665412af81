package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/ui/look"
)

// Panes are the board, the moves played and the games, with bars between them that can be
// dragged. In a wide window the board and the moves are on the left, one above the other.
// In a narrow one they are side by side above the games.
type panes struct {
	board, moves, games fyne.CanvasObject
	inner, outer        *bar // between the board and the moves, and between both and the games
	content             *fyne.Container
	wide                bool
}

func newPanes(board, moves, games fyne.CanvasObject) *panes {
	p := &panes{board: board, moves: moves, games: games, wide: true}
	moved := func() { p.content.Refresh() }
	p.inner, p.outer = newBar(moved), newBar(moved)
	p.content = container.New(p, games, board, moves, p.inner, p.outer) // the games are first for Tab, too
	return p
}

// open shows the board and the moves, or only the games.
func (p *panes) open(yes bool) {
	for _, o := range []fyne.CanvasObject{p.board, p.moves, p.inner, p.outer} {
		look.Show(o, yes)
	}
	p.content.Refresh()
}

// Widths and heights in which the panes are of use.
const (
	leastWide  = 720 // the least width for a board beside the games
	leastBoard = 120
	leastMoves = 200
	leastGames = 100
)

// MinSize implements fyne.Layout. It is the same for both arrangements: otherwise a
// window could not be made narrow enough for the other.
func (p *panes) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, leastGames) }

// Layout implements fyne.Layout.
func (p *panes) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if !p.board.Visible() {
		put(p.games, 0, 0, size)
		return
	}
	if wide := size.Width >= leastWide*look.Scale(); wide != p.wide {
		p.wide = wide
		p.inner.part, p.outer.part = 0, 0
	}
	p.outer.upright, p.inner.upright = p.wide, !p.wide
	room := area{size: size}
	var explorer, board, moves, games area
	if p.wide {
		usual := min(max(size.Height*0.6, 310*look.Scale()), size.Width*0.45)
		explorer, games = p.outer.share(room, usual, leastMoves, 2*leastMoves)
		board, moves = p.inner.share(explorer, size.Height*0.54, leastBoard, leastBoard)
	} else {
		explorer, games = p.outer.share(room, size.Height*0.55, leastBoard, leastGames)
		board, moves = p.inner.share(explorer, size.Width*0.48, leastBoard, leastMoves)
	}
	board.take(p.board)
	moves.take(p.moves)
	games.take(p.games)
}

// An area is a part of the panes.
type area struct {
	at   fyne.Position
	size fyne.Size
}

func (a area) take(o fyne.CanvasObject) { put(o, a.at.X, a.at.Y, a.size) }
