// Package editor is the page on which a position is set up: a board on which
// pieces go wherever they are put, and beside it the pieces to put and what else
// a position says. game/editor holds the position; whether it can be played is
// for the rules to say.
package editor

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/editor"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/boardview"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// Config is what a page is made with; nothing may be nil.
type Config struct {
	Pieces *look.Pieces
	// Play is called with a position that can be played.
	Play    func(game rules.Rules, fen string)
	Back    func()             // to the game
	Changed func()             // the position is another one: menus may have to follow
	Key     func(fyne.KeyName) // is offered the keys the page has no use for
	// Focus gives a widget the keys, nil takes them from all: they are the board's.
	Focus func(fyne.Focusable)
}

// A Page is a position being set up.
type Page struct {
	config   Config
	content  fyne.CanvasObject
	board    *boardview.Widget
	settings settings.Settings

	begun    string // the game and the position it began with
	game     rules.Rules
	position editor.Position
	wrong    error // with the board, nil if it can be played

	past, future []editor.Position // to undo to, and to redo

	tool  tool
	below rules.Side // at the bottom of the board
	hand  rules.Kind // is on it, on the board or beside it
	panel *panel
	line  *widget.Label
}

// New makes the page; Show fills it.
func New(c Config, s settings.Settings) *Page {
	p := &Page{config: c, settings: s}
	p.board = boardview.New(boardview.Config{
		Pieces:  c.Pieces,
		Play:    func(rules.Move) {},
		Carried: func(from, to rules.Spot) { p.set(p.position.Carry(from, to)) },
		Put:     p.put,
		Gone:    p.gone,
		Refused: func(rules.Spot, rules.Square) {},
		Touched: func(at rules.Spot) {
			piece, _ := rules.PieceAt(p.position, at)
			p.touch(piece.Kind)
		},
		PromotionFacts: func(rules.Position, rules.Move) []string { return nil }, Key: c.Key, Rune: p.typed,
	})
	p.build()
	return p
}

// Speak builds the page anew, in the language that is spoken now.
func (p *Page) Speak() {
	p.build()
	if p.game == nil {
		return
	}
	p.panel.palette.offer(p.position.Kinds())
	p.refresh()
	p.panel.parts.Refresh()
}

// build makes what is on the page besides the board, in the language that is spoken.
func (p *Page) build() {
	p.line = widget.NewLabel("")
	p.line.Truncation = fyne.TextTruncateEllipsis
	p.panel = newPanel(p)
	p.content = container.New(&look.Split{Board: p.board, Panel: p.panel.content, Line: p.line}, p.board, p.panel.content, p.line)
}

// Show begins with a position of a game, a side at the bottom; with the same one
// again it goes on where it was left. It returns an error if none can be set up in
// that game.
func (p *Page) Show(game rules.Rules, from rules.Position, below rules.Side) error {
	begun := game.ID() + " " + from.String()
	if begun == p.begun {
		return nil
	}
	b, err := editor.Read(game, from.String())
	if err != nil {
		return err
	}
	if p.game == nil || p.game.ID() != game.ID() {
		p.position, p.past, p.future = b, nil, nil
	}
	p.begun, p.game, p.tool, p.below = begun, game, tool{}, below
	p.panel.palette.offer(b.Kinds())
	p.set(b)
	p.panel.parts.Refresh() // another game has other parts
	p.content.Refresh()
	return nil
}

// Rules are those of the game whose position is set up.
func (p *Page) Rules() rules.Rules { return p.game }

// Content is the page on the screen.
func (p *Page) Content() fyne.CanvasObject { return p.content }

// Keys is the board, for what is typed while nothing has the focus.
func (p *Page) Keys() fyne.Focusable { return p.board }

// Escape reports that there is nothing to leave but the page.
func (p *Page) Escape() bool { return false }

// SetSettings takes over changed settings: the board's colours.
func (p *Page) SetSettings(s settings.Settings) {
	p.settings = s
	if p.game != nil {
		p.refresh()
	}
}

// Paste takes a position in FEN, which need not be one that can be played, and
// reports whether it is one. Nothing is none: a line that is emptied to write
// another position must not clear the board.
func (p *Page) Paste(fen string) bool {
	b, err := editor.Read(p.game, fen)
	if err != nil || strings.TrimSpace(fen) == "" {
		return false
	}
	p.set(b)
	return true
}

// Pasted takes a position that was pasted, or says why it is none.
func (p *Page) Pasted(text string) {
	fen := editor.FENIn(text)
	if p.Paste(fen) {
		return
	}
	said := i18n.T("editor.clipboard-not-contain-position")
	if p.position.SFEN() {
		said = i18n.T("editor.clipboard-not-contain-position-sfen")
	}
	if _, err := editor.Read(p.game, fen); err != nil && fen != "" {
		said = i18n.Sentence(err)
	}
	p.line.Importance = widget.DangerImportance
	p.line.SetText(said)
}

// set puts another position up; Undo brings back the one before.
func (p *Page) set(b editor.Position) {
	if b.String() != p.position.String() {
		p.past, p.future = append(p.past, p.position), nil
	}
	p.position = b
	p.refresh()
	p.config.Changed()
}

// refresh shows the position and what the rules say of it.
func (p *Page) refresh() {
	shape := rules.ShapeOf(p.game)
	p.board.SetView(boardview.View{
		Shape: shape, Position: p.position, Enabled: true, Free: true, Stamp: p.tool != tool{}, Flipped: p.below != shape.Below,
		Coordinates: p.settings.Coordinates, Colours: look.BoardFor(shape, p.settings.Board, p.settings.ShogiBoard), Ranks: p.settings.ShogiRanks,
		Sides: rules.SideNames(p.game, p.game.Start()),
	})
	_, p.wrong = p.position.Playable()
	p.say()
	p.panel.show(p.wrong == nil)
}

// touch takes the kind that the hand is on.
func (p *Page) touch(k rules.Kind) {
	if p.hand = k; p.game != nil {
		p.say()
	}
}

// say tells whether the position can be played, or how the piece under the hand
// moves, in a game that says it.
func (p *Page) say() {
	p.line.Importance = widget.MediumImportance
	text := i18n.T("editor.game-start-from")
	if why := p.position.Unreachable(); why.Form != "" {
		text += " " + i18n.P(why)
	}
	if p.wrong != nil {
		p.line.Importance, text = widget.DangerImportance, i18n.Sentence(p.wrong)
	}
	if about, ok := rules.Describe(p.game, p.hand); ok {
		p.line.Importance, text = widget.MediumImportance, i18n.P(about)
	}
	p.line.SetText(text)
}
