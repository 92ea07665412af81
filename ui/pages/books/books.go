// Package books is the page on which an opening book in the Polyglot format is edited: its moves
// in the position on a board, with their weights, to be changed, removed and added. A file is
// written only when the person saves it. game/chess/polyglot has the book.
package books

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/game/chess/law"
	"passedpawn/game/chess/polyglot"
	"passedpawn/game/play/describe"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages"
	"passedpawn/ui/widgets"
)

// Config configures a page; nothing may be nil.
type Config struct {
	pages.Shell
	Files  Files
	Pieces *look.Pieces
	Chess  rules.Rules
}

// A Page is a book being edited, at first an empty one.
type Page struct {
	*sayer
	config   Config
	settings settings.Settings
	content  *fyne.Container
	board    *boardview.Widget
	panel    *panel
	status   *widgets.Status

	tasks *task.Group
	file  *file
	draft *polyglot.Draft
	where []walk // in which positions the changes of the draft were made
	walk  walk
}

// New creates the page.
func New(c Config, s settings.Settings) *Page {
	p := &Page{config: c, settings: s, draft: polyglot.NewDraft(nil), walk: start(c.Chess), content: container.NewStack()}
	p.tasks = task.NewGroup(c.Post, nil)
	p.file = newFile(p)
	p.board = boardview.New(boardview.Config{
		Pieces: c.Pieces, Play: p.play, Refused: func(rules.Spot, rules.Square) {}, Touched: func(rules.Spot) {},
		PromotionFacts: law.PromotionFacts, Key: p.key, Rune: func(r rune) { p.ear.Letter(r) },
		Ear: func(key string) bool { return p.ear.ByEar(key) }, Step: func(forward bool) {
			if forward {
				p.step(1)
				return
			}
			p.step(-1)
		},
	})
	p.sayer = newSayer(p)
	p.build()
	return p
}

// build creates the contents of the page besides the board, in the present language.
func (p *Page) build() {
	p.status = widgets.NewStatus("", func() {})
	tips := widgets.NewTips(p.config.After)
	p.panel = newPanel(p, tips)
	split := container.New(&widgets.Split{Board: p.board, Panel: p.panel.content, Status: p.status}, p.board, p.panel.content, p.status.Content)
	p.content.Objects = []fyne.CanvasObject{container.NewStack(split, tips.Layer)}
	p.content.Refresh()
	p.show()
}

// Content returns the page.
func (p *Page) Content() fyne.CanvasObject { return p.content }

// Keys returns the board, which gets the keys without a focus.
func (p *Page) Keys() fyne.Focusable { return p.board }

// Escape reports false: there is nothing to leave but the page.
func (p *Page) Escape() bool { return false }

// Rules returns the rules of the game on the board.
func (p *Page) Rules() rules.Rules { return p.config.Chess }

// Busy reports whether a book is being read or written.
func (p *Page) Busy() bool { return p.tasks.Busy() }

// SetSettings applies changed settings: those of the board, and how moves are read aloud.
func (p *Page) SetSettings(s settings.Settings) {
	was := p.settings
	if p.settings = s; s.EarStyle != was.EarStyle {
		p.panel.show()
	}
	p.showBoard()
}

// Speak builds the page again in the present language.
func (p *Page) Speak() { p.build() }

// Flip flips the board.
func (p *Page) Flip() {
	p.walk.flipped = !p.walk.flipped
	p.showBoard()
}

// key handles the keys that mean nothing to the board.
func (p *Page) key(k fyne.KeyName) {
	switch k {
	case fyne.KeyLeft:
		p.step(-1)
	case fyne.KeyRight:
		p.step(1)
	case fyne.KeyHome:
		p.step(-p.walk.at)
	case fyne.KeyEnd:
		p.step(len(p.walk.moves))
	default:
		p.config.Key(k)
	}
}

// step walks along the moves that were played on the board.
func (p *Page) step(by int) {
	if at := min(max(p.walk.at+by, 0), len(p.walk.moves)); at != p.walk.at {
		p.walk.at = at
		p.show()
	}
}

// play makes a move on the board.
func (p *Page) play(m rules.Move) {
	if next, ok := p.walk.play(m); ok {
		p.walk = next
		p.show()
	}
}

// show shows the position and the moves that the book has in it.
func (p *Page) show() {
	p.ear.Forget()
	p.showBoard()
	p.panel.show()
	p.say()
}

func (p *Page) showBoard() {
	shape, w := rules.ShapeOf(p.config.Chess), p.walk
	v := boardview.View{
		Shape: shape, Position: w.now(), Enabled: true, Flipped: w.flipped, Coordinates: p.settings.Coordinates, Glide: p.settings.Glide(),
		AlwaysQueen: p.settings.AlwaysQueen, Colours: look.BoardFor(shape, p.settings.Board, p.settings.ShogiBoard), Ranks: p.settings.ShogiRanks,
		Sides: rules.SideNames(p.config.Chess, w.positions[0]), Ear: p.settings.ByEar, Spelled: p.settings.EarStyle == string(describe.Spelled),
	}
	if w.at > 0 {
		m := w.moves[w.at-1]
		v.Last = []rules.Spot{m.Origin(w.positions[w.at-1].Turn()), rules.On(m.To)}
	}
	p.board.SetView(v)
}

// say says what there is to do, or what went wrong.
func (p *Page) say() {
	moves, err := p.moves()
	switch {
	case err != nil:
		p.fail(err)
	case len(moves) > 0:
		p.status.Say(i18n.T("books.how"), widgets.Information)
	default:
		p.status.Say(i18n.T("books.empty"), widgets.Information)
	}
}

// fail says what went wrong.
func (p *Page) fail(err error) { p.status.Say(i18n.Sentence(err), widgets.Trouble) }
