package matches

import (
	"sync"
	"time"

	"fyne.io/fyne/v2"

	"passedpawn/game/engines/tournament"
	"passedpawn/game/play/describe"
	"passedpawn/game/rules"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// beat is the least time between two positions on the board.
const beat = 500 * time.Millisecond

// A live board follows one game after another. Games of engines can have hundreds of
// moves a second, so it shows only the newest position from time to time.
type live struct {
	page  *Page
	game  rules.Rules
	shape rules.Shape
	board *boardview.Widget
	ear   *byear.Listener
	seen  tournament.Position // on the board

	mu     sync.Mutex
	newest tournament.Position
	follow int  // the number of the game, -1 for the next that moves
	due    bool // a drawing is due
}

func newLive(p *Page, game rules.Rules) *live {
	l := &live{page: p, game: game, shape: rules.ShapeOf(game), follow: -1}
	l.board = boardview.New(boardview.Config{
		Pieces: p.config.Pieces, Play: func(rules.Move) {}, Refused: func(rules.Spot, rules.Square) {}, Touched: func(rules.Spot) {},
		PromotionFacts: func(rules.Position, rules.Move) []string { return nil }, Key: p.config.Key,
		Rune: func(r rune) { l.ear.Letter(r) }, Ear: func(key string) bool { return l.ear.ByEar(key) }, Step: p.wheel,
	})
	l.ear = newEar(l)
	l.newest.Now = game.Start()
	l.draw()
	return l
}

// watch takes a position of a game, on any goroutine. post runs a function on Fyne's
// thread.
func (l *live) watch(p tournament.Position, post func(func())) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.follow >= 0 && l.follow != p.Number {
		return
	}
	l.newest, l.follow = p, p.Number
	if !l.due {
		l.due = true
		post(func() { l.page.config.After(beat, l.draw) })
	}
}

// over lets the board follow another game once one is over.
func (l *live) over(number int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.follow == number {
		l.follow = -1
	}
}

// draw shows the newest position.
func (l *live) draw() {
	l.mu.Lock()
	p := l.newest
	l.due = false
	l.mu.Unlock()
	l.show(p)
}

func (l *live) show(p tournament.Position) {
	s, shape := l.page.settings, l.shape
	l.seen = p
	v := boardview.View{
		Shape: shape, Position: p.Now, Colours: look.BoardFor(shape, s.Board, s.ShogiBoard), Ear: s.ByEar, Spelled: s.EarStyle == string(describe.Spelled),
		Sides: rules.SideNames(l.game, p.Now),
	}
	if n := len(p.Moves); n > 0 {
		m := p.Moves[n-1]
		v.Last = []rules.Spot{m.Origin(p.Now.Turn().Other()), rules.On(m.To)}
	}
	l.board.SetView(v)
}

// beside places a board at the right of something if there is room for both.
type beside struct{}

// boardSide is the side of the board, leastBeside the least width beside it.
const (
	boardSide   = 220
	leastBeside = 300
)

// MinSize implements fyne.Layout.
func (beside) MinSize(o []fyne.CanvasObject) fyne.Size {
	least := o[0].MinSize()
	if o[1].Visible() {
		least.Height = max(least.Height, boardSide)
	}
	return least
}

// Layout implements fyne.Layout.
func (beside) Layout(o []fyne.CanvasObject, size fyne.Size) {
	wide := size.Width
	room := wide >= leastBeside*look.Scale()+look.Gap+boardSide
	if widgets.Show(o[1], room); room {
		wide -= boardSide + look.Gap
		o[1].Move(fyne.NewPos(size.Width-boardSide, 0))
		o[1].Resize(fyne.NewSquareSize(boardSide))
	}
	o[0].Move(fyne.NewPos(0, 0))
	o[0].Resize(fyne.NewSize(wide, size.Height))
}
