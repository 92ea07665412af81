package editor

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/editor"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// panel is what is beside the board: the pieces, and what a position says that
// is no piece.
type panel struct {
	page    *Page
	content *fyne.Container
	filling bool // what changes now is not the person's doing

	palette *palette
	hand    *widget.RadioGroup // what a press does where no piece is chosen
	turn    *widget.RadioGroup
	rights  []*widget.Check
	passing *fyne.Container
	passant *widget.Select
	fen     *notation
	play    *look.Button
}

// castlings are the rights to castle, in the order of rights, their letters in
// FEN.
var castlings = []string{"White O-O", "White O-O-O", "Black O-O", "Black O-O-O"}

const rights = "KQkq"

// hands are what a press does where no piece is chosen.
var hands = []string{"Move pieces", "Take them away"}

// turns are the sides as they are offered.
var turns = []string{"White to move", "Black to move"}

func newPanel(p *Page) *panel {
	l := &panel{page: p}
	note := caption(i18n.T("Drag a piece onto the board, or choose it and click where it goes. The other button takes away, as does dragging off the board."))
	note.Wrapping = fyne.TextWrapWord
	l.palette = newPalette(p)
	l.hand = widget.NewRadioGroup(i18n.All(hands), func(string) {
		if i := slices.Index(l.hand.Options, l.hand.Selected); i >= 0 && !l.filling {
			p.take(tool{away: i == 1})
		}
	})
	l.turn = widget.NewRadioGroup(i18n.All(turns), func(string) {
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
	l.passant = widget.NewSelect(nil, func(square string) {
		if square == i18n.T(nowhere) {
			square = "-"
		}
		l.change(p.position.Passing(square))
	})
	l.passing = container.NewBorder(nil, nil, widget.NewLabel(i18n.T("En passant on")), nil, l.passant)
	l.fen = newNotation(l.read, func() { p.config.Focus(nil) })
	top := container.NewVScroll(container.NewVBox(l.palette, columns(l.hand, l.turn),
		caption(i18n.T("May still castle")), columns(castling...), l.passing, caption(i18n.T("In notation (FEN)")), l.fen, note))
	l.play = look.NewButton(i18n.T("Play"), func() { p.config.Play(p.game, p.position.FEN()) })
	buttons := []fyne.CanvasObject{
		look.NewButton(i18n.T("Back"), p.config.Back),
		look.NewButton(i18n.T("Clear"), func() { p.set(p.position.Empty()) }),
		look.NewButton(i18n.T("Usual start"), func() { p.Paste(p.game.Start().String()) }),
		l.play,
	}
	l.content = container.New(&look.Panel{Top: top, Buttons: buttons}, append(buttons, top)...)
	return l
}

// columns puts parts side by side where there is room for them.
func columns(parts ...fyne.CanvasObject) *fyne.Container {
	widest := float32(0)
	for _, o := range parts {
		widest = max(widest, o.MinSize().Width)
	}
	return container.New(&look.Columns{Least: widest}, parts...)
}

func caption(text string) *widget.Label {
	l := widget.NewLabel(text)
	l.SizeName = theme.SizeNameCaptionText
	return l
}

// nowhere is no square for a capture en passant.
const nowhere = "nowhere"

// change takes over what a person chose.
func (l *panel) change(b editor.Position) {
	if !l.filling {
		l.page.set(b)
	}
}

// read takes over what is written in the line, as soon as it is a position.
func (l *panel) read(text string) {
	if !l.filling {
		l.page.Paste(text)
	}
}

// show tells what the position says.
func (l *panel) show(playable bool) {
	l.filling = true
	defer func() { l.filling = false }()
	p := l.page
	l.palette.show(p.tool.piece, look.BoardFor(rules.ShapeOf(p.game), p.settings.Board, p.settings.ShogiBoard))
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
		l.play.Importance = widget.HighImportance
	}
	look.Enable(l.play, playable)
	l.play.Refresh()
	l.turn.SetSelected(l.turn.Options[p.position.Turn()])
	room := p.position.Rights()
	for i, right := range rights {
		has := strings.ContainsRune(room, right)
		look.Enable(l.rights[i], has)
		l.rights[i].SetChecked(has && p.position.MayCastle(right))
	}
	l.offerPassant()
	if text := p.position.FEN(); !l.same(text) {
		l.fen.SetText(text)
	}
}

// same reports whether the line says the position already, in whatever form the
// person writes it.
func (l *panel) same(text string) bool {
	b, err := editor.Read(l.page.game, l.fen.Text)
	return l.fen.Text != "" && err == nil && b.FEN() == text
}

// offerPassant shows the squares of captures en passant, if there are any.
func (l *panel) offerPassant() {
	b := l.page.position
	squares := b.Passants()
	look.Show(l.passing, len(squares) > 0)
	l.passant.Options = append([]string{i18n.T(nowhere)}, squares...)
	chosen := i18n.T(nowhere)
	if slices.Contains(squares, b.Passant()) {
		chosen = b.Passant()
	}
	l.passant.SetSelected(chosen)
}
