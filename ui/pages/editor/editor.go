// Package editor is the page for setting up a position: a board on which pieces can be
// put anywhere, and beside it the pieces to put and the rest of the position. game/editor
// contains the position; the rules decide whether it can be played.
package editor

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/game/editor"
	"passedpawn/game/play/describe"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages"
	"passedpawn/ui/widgets"
)

// Config configures a page; nothing may be nil.
type Config struct {
	pages.Shell
	Pieces   *look.Pieces
	Chess960 rules.Rules
	// Play and Analyse are called with a position that can be played.
	Play, Analyse func(game rules.Rules, fen string)
}

// A Page is a position being set up.
type Page struct {
	config   Config
	content  fyne.CanvasObject
	board    *boardview.Widget
	ear      *byear.Listener
	settings settings.Settings

	begun    string // the game and its first position
	game     rules.Rules
	position editor.Position
	leftOut  error // the castling rights of a pasted position that it does not allow
	wrong    error // what is wrong with the position, nil if it can be played

	past, future []editor.Position // to undo to, and to redo

	tool   tool
	below  rules.Side // the side at the bottom of the board
	hand   rules.Kind // the kind under the pointer, on the board or beside it
	panel  *panel
	status *widgets.Status
}

// New creates the page; Show fills it.
func New(c Config, s settings.Settings) *Page {
	p := &Page{config: c, settings: s}
	p.board = boardview.New(boardview.Config{
		Pieces:  c.Pieces,
		Play:    func(rules.Move) {},
		Free:    boardview.Free{Put: p.put, Carried: func(from, to rules.Spot) { p.set(p.position.Carry(from, to)) }, Gone: p.gone},
		Refused: func(rules.Spot, rules.Square) {},
		Touched: func(at rules.Spot) {
			piece, _ := rules.PieceAt(p.position, at)
			p.touch(piece.Kind)
		},
		PromotionFacts: func(rules.Position, rules.Move) []string { return nil }, Key: c.Key, Rune: p.typed,
		Ear: func(key string) bool { return p.ear.ByEar(key) },
	})
	p.ear = newEar(p)
	p.build()
	return p
}

// Speak builds the page again in the present language.
func (p *Page) Speak() {
	p.build()
	if p.game == nil {
		return
	}
	p.panel.palette.offer(p.position.Kinds())
	p.status.Teaches = rules.Described(p.game)
	p.refresh()
	p.panel.parts.Refresh()
}

// build creates the contents of the page besides the board, in the present language.
func (p *Page) build() {
	p.status = widgets.NewStatus(i18n.T("editor.as-chess960"), p.toChess960)
	p.panel = newPanel(p)
	p.content = container.New(&widgets.Split{Board: p.board, Panel: p.panel.content, Status: p.status}, p.board, p.panel.content, p.status.Content)
}

// Show starts with a position of a game, with a side at the bottom. With the same
// position again it continues where it was left. It returns an error if positions of that
// game cannot be set up.
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
	p.status.Teaches = rules.Described(game)
	p.set(b)
	p.panel.parts.Refresh() // the panel differs between games
	p.content.Refresh()
	return nil
}

// Rules returns the rules of the game whose position is set up.
func (p *Page) Rules() rules.Rules { return p.game }

// Content returns the page.
func (p *Page) Content() fyne.CanvasObject { return p.content }

// Keys returns the widget for keys typed without a focus: the board.
func (p *Page) Keys() fyne.Focusable { return p.board }

// Escape reports false: there is nothing to leave but the page.
func (p *Page) Escape() bool { return false }

// SetSettings applies changed settings: the board's colours.
func (p *Page) SetSettings(s settings.Settings) {
	p.settings = s
	if p.game != nil {
		p.refresh()
	}
}

// toChess960 goes on with the position as one of Chess960.
func (p *Page) toChess960() {
	as, ok := editor.Chess960(p.position, p.config.Chess960)
	if !ok {
		return
	}
	if from, err := as.Playable(); err == nil {
		_ = p.Show(p.config.Chess960, from, p.below) // has just been read
	}
}

// Paste takes a position in FEN, playable or not, and reports whether the text is one. An
// empty text is not: deleting a line to write another position must not clear the board.
func (p *Page) Paste(fen string) bool {
	b, err := editor.Read(p.game, fen)
	if err != nil || strings.TrimSpace(fen) == "" {
		return false
	}
	p.set(b)
	p.leftOut = editor.LeftOut(b)
	p.say()
	return true
}

// Pasted takes a pasted position, or says why the text is not one.
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
	p.tell(said, true)
}

// set changes the position; Undo restores the previous one.
func (p *Page) set(b editor.Position) {
	if b.String() != p.position.String() {
		p.past, p.future = append(p.past, p.position), nil
	}
	p.position, p.leftOut = b, nil
	p.refresh()
	p.config.Changed()
}

// refresh shows the position and what the rules say about it.
func (p *Page) refresh() {
	p.ear.Forget()
	shape := rules.ShapeOf(p.game)
	p.board.SetView(boardview.View{
		Shape: shape, Position: p.position, Enabled: true, Free: true, Stamp: p.tool != tool{}, Flipped: p.below != shape.Below,
		Coordinates: p.settings.Coordinates, Colours: look.BoardFor(shape, p.settings.Board, p.settings.ShogiBoard), Ranks: p.settings.ShogiRanks,
		Sides: rules.SideNames(p.game, p.game.Start()), Ear: p.settings.ByEar, Spelled: p.settings.EarStyle == string(describe.Spelled),
	})
	_, p.wrong = p.position.Playable()
	p.say()
	p.panel.show(p.wrong == nil)
}

// touch sets the kind under the pointer.
func (p *Page) touch(k rules.Kind) {
	if p.hand = k; p.game != nil {
		p.say()
	}
}

// say shows whether the position can be played and, in games that explain it, how the
// piece under the pointer moves.
func (p *Page) say() {
	text := i18n.T("editor.game-start-from")
	if why := p.position.Unreachable(); why.Form != "" {
		text += " " + i18n.P(why)
	}
	if p.leftOut != nil {
		text += " " + i18n.Sentence(p.leftOut)
	}
	if p.wrong != nil {
		text = i18n.Sentence(p.wrong)
	}
	p.tell(text, p.wrong != nil)
	_, other := editor.Chess960(p.position, p.config.Chess960)
	widgets.Show(p.status.Section, other)
	about := ""
	if said, ok := rules.Describe(p.game, p.hand); ok {
		about = i18n.P(said)
	}
	p.status.About.SetText(about)
}

// tell shows a sentence about the position. bad marks trouble.
func (p *Page) tell(text string, bad bool) {
	tone := widgets.Information
	if bad {
		tone = widgets.Trouble
	}
	p.status.Say(text, tone)
}
