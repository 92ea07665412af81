package editor

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/editor"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// panel is the area beside the board: the pieces, and the parts of a position other than
// pieces.
type panel struct {
	page    *Page
	content *fyne.Container
	parts   *fyne.Container // above the buttons
	filling bool            // the code, not the person, is changing the widgets

	palette *palette
	hand    *widget.RadioGroup // what a press does if no piece is chosen
	turn    *widget.RadioGroup

	castling *fyne.Container
	rights   []*widget.Check
	passing  fyne.CanvasObject
	passant  *widget.Select
	giving   *fyne.Container
	handicap *widget.Select
	written  *widget.Label // the name of the notation
	fen      *notation
	play     *widgets.Button
	analyse  *widgets.Button
}

// castlings name the castling rights, in the order of rights (their letters in FEN).
var castlings = []string{"editor.white-o-o", "editor.white-o-o-o", "editor.black-o-o", "editor.black-o-o-o"}

const rights = "KQkq"

// hands are what a press does if no piece is chosen.
var hands = []string{"editor.move-pieces", "editor.take-away"}

func newPanel(p *Page) *panel {
	l := &panel{page: p}
	note := widgets.NewSmallText(i18n.T("editor.drag-piece-onto-board"))
	l.palette = newPalette(p)
	l.hand = widget.NewRadioGroup(i18n.All(hands), func(string) {
		if i := slices.Index(l.hand.Options, l.hand.Selected); i >= 0 && !l.filling {
			p.take(tool{away: i == 1})
		}
	})
	l.turn = widget.NewRadioGroup([]string{"", ""}, func(string) {
		if i := slices.Index(l.turn.Options, l.turn.Selected); i >= 0 {
			l.change(p.position.Turned(rules.Side(i)))
		}
	})
	l.turn.Required = true
	var castling []fyne.CanvasObject
	for i, name := range castlings {
		check := widget.NewCheck(i18n.T(name), func(on bool) { l.change(p.position.Castling(rune(rights[i]), on)) })
		l.rights = append(l.rights, check)
		castling = append(castling, check)
	}
	l.castling = container.NewVBox(caption(i18n.T("editor.still-castle")), columns(castling...))
	l.handicap = widget.NewSelect(nil, l.give)
	l.giving = container.NewVBox(caption(i18n.T("common.handicap")), l.handicap)
	l.written = caption("")
	l.passant = widget.NewSelect(nil, func(square string) {
		if square == i18n.T(nowhere) {
			square = "-"
		}
		l.change(p.position.Passing(square))
	})
	l.passing = container.New(layout.NewCustomPaddedLayout(0, 0, theme.InnerPadding(), 0), // in line with the labels
		container.New(&widgets.Flow{}, widget.NewLabel(i18n.T("editor.en-passant")), l.passant))
	l.fen = newNotation(l.read, func() { p.config.Focus(nil) })
	l.parts = container.NewVBox(l.palette, columns(l.hand, l.turn),
		l.castling, l.passing, l.giving, l.written, l.fen, note)
	top := container.NewVScroll(l.parts)
	l.play = widgets.NewButton(i18n.T("editor.play"), nil, func() { p.config.Play(p.game, p.position.FEN()) })
	l.analyse = widgets.NewButton(i18n.T("editor.analyse"), nil, func() { p.config.Analyse(p.game, p.position.FEN()) })
	buttons := []fyne.CanvasObject{
		widgets.NewButton(i18n.T("common.back"), nil, p.config.Back),
		widgets.NewButton(i18n.T("editor.clear"), nil, func() { p.set(p.position.Empty()) }),
		widgets.NewButton(i18n.T("editor.usual-start"), nil, func() { p.Paste(p.game.Start().String()) }),
		l.analyse, l.play,
	}
	l.content = container.New(&widgets.Panel{Top: top, Buttons: buttons}, append(buttons, top)...)
	return l
}

// columns lays out parts side by side if there is room.
func columns(parts ...fyne.CanvasObject) *fyne.Container {
	widest := float32(0)
	for _, o := range parts {
		widest = max(widest, o.MinSize().Width)
	}
	return container.New(&widgets.Columns{Least: widest}, parts...)
}

func caption(text string) *widget.Label {
	l := widget.NewLabel(text)
	l.SizeName = theme.SizeNameCaptionText
	return l
}

// nowhere stands for no en passant square.
const nowhere = "editor.nowhere"

// change applies what a person chose.
func (l *panel) change(b editor.Position) {
	if !l.filling {
		l.page.set(b)
	}
}

// read applies the text of the field, or says why it is not a position.
func (l *panel) read(text string) {
	p := l.page
	if l.filling || p.Paste(text) {
		return
	}
	p.say()
	if _, err := editor.Read(p.game, text); err != nil {
		p.tell(i18n.Sentence(err), true)
	}
}

// show shows the properties of the position.
func (l *panel) show(playable bool) {
	l.filling = true
	defer func() { l.filling = false }()
	p := l.page
	shape := rules.ShapeOf(p.game)
	l.palette.show(p.tool.piece, look.BoardFor(shape, p.settings.Board, p.settings.ShogiBoard), shape, p.below)
	chosen := ""
	switch {
	case p.tool.away:
		chosen = l.hand.Options[1]
	case p.tool == tool{}:
		chosen = l.hand.Options[0]
	}
	l.hand.SetSelected(chosen)
	l.play.Importance = widget.MediumImportance
	if playable {
		l.play.Importance = widgets.Main
	}
	widgets.Enable(l.play, playable)
	widgets.Enable(l.analyse, playable)
	l.play.Refresh()
	l.offerTurns()
	widgets.Show(l.castling, p.position.Castles())
	room := p.position.Rights()
	for i, right := range rights {
		has := strings.ContainsRune(room, right)
		widgets.Enable(l.rights[i], has)
		l.rights[i].SetChecked(has && p.position.MayCastle(right))
	}
	l.offerPassant()
	l.offerHandicaps()
	written := i18n.T("editor.notation-fen")
	if p.position.SFEN() {
		written = i18n.T("editor.notation-sfen")
	}
	l.written.SetText(written)
	if text := p.position.FEN(); !l.same(text) {
		l.fen.SetText(text)
	}
}

// same reports whether the field already contains the position, in whatever form the
// person wrote it.
func (l *panel) same(text string) bool {
	b, err := editor.Read(l.page.game, l.fen.Text)
	return l.fen.Text != "" && err == nil && b.FEN() == text
}
