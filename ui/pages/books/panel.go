package books

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/chess/convert"
	"passedpawn/game/chess/polyglot"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// panel is the area beside the board: the moves with their weights, and the buttons.
type panel struct {
	page    *Page
	content *fyne.Container
	title   *widget.Label
	path    *widget.Label
	rows    *fyne.Container
	shares  []*widget.Label // of the rows, in their order
	moves   []rules.Move
	played  *widgets.Button // adds the move that was played
	scroll  *container.Scroll

	first, back, forward, last *widgets.IconButton
	save                       *widgets.Button
}

func newPanel(p *Page, tips *widgets.Tips) *panel {
	l := &panel{page: p, title: widgets.NewHeading(""), path: widget.NewLabel(""), rows: container.NewVBox()}
	l.title.Truncation, l.path.Truncation = fyne.TextTruncateEllipsis, fyne.TextTruncateEllipsis
	icon := func(symbol, name string, do func()) *widgets.IconButton {
		return widgets.NewIconButton(symbol, i18n.T(name), tips, do)
	}
	l.first = icon("first", "play.icon-first", func() { p.step(-p.walk.at) })
	l.back = icon("back", "play.icon-back", func() { p.step(-1) })
	l.forward = icon("forward", "play.icon-forward", func() { p.step(1) })
	l.last = icon("last", "play.icon-last", func() { p.step(len(p.walk.moves)) })
	flip := icon("flip", "play.icon-flip", p.Flip)
	l.played = widgets.NewButton("", nil, p.addPlayed)
	add := widgets.NewButton(i18n.T("books.add"), nil, p.askMove)
	l.scroll = container.NewVScroll(container.NewVBox(l.rows, container.NewHBox(add), container.NewHBox(l.played)))
	top := container.NewBorder(container.NewVBox(l.title, container.NewBorder(nil, nil, nil, container.NewHBox(l.first, l.back, l.forward, l.last, flip), l.path)),
		nil, nil, nil, l.scroll)
	l.save = widgets.NewButton(i18n.T("common.save"), nil, p.save)
	l.save.Importance = widgets.Main
	buttons := []fyne.CanvasObject{
		widgets.NewButton(i18n.T("common.back"), nil, p.config.Back),
		widgets.NewButton(i18n.T("gamelist.choose-book"), nil, func() { p.config.Files.Open(p.Edit) }),
		widgets.NewButton(i18n.T("books.save-as"), nil, func() { p.saveAs(func() {}) }),
		l.save,
	}
	l.content = container.New(&widgets.Panel{Top: top, Buttons: buttons}, append(buttons, top)...)
	return l
}

// retitle says which book it is, and whether it has been saved.
func (l *panel) retitle() {
	name := l.page.file.name()
	if l.page.file.unsaved() {
		name = i18n.F("books.changed", name)
	}
	l.title.SetText(name)
	widgets.Enable(l.save, l.page.file.unsaved())
	l.reckon()
}

// show shows the moves of the position on the board.
func (l *panel) show() {
	p, w := l.page, l.page.walk
	l.path.SetText(w.path())
	for _, b := range []*widgets.IconButton{l.first, l.back} {
		widgets.Enable(b, w.at > 0)
	}
	for _, b := range []*widgets.IconButton{l.forward, l.last} {
		widgets.Enable(b, w.at < len(w.moves))
	}
	moves, _ := p.moves() // the page says why they cannot be read
	l.rows.RemoveAll()
	l.shares, l.moves = nil, nil
	if len(moves) > 0 {
		l.rows.Add(newRow(caption(i18n.T("gamelist.move")), caption(i18n.T("books.weight")), caption(i18n.T("books.share")), widget.NewLabel("")))
	}
	for _, m := range moves {
		l.add(convert.Move(m.Move), m.Weight)
	}
	lacks := w.at > 0 && !p.has(w.at-1, w.moves[w.at-1])
	widgets.Show(l.played, lacks)
	if lacks {
		text := phrase.Say("books.add-played", w.written(w.at-1, w.moves[w.at-1]))
		l.played.SetText(i18n.P(text))
		l.played.Aloud = p.says(text)
	}
	l.retitle()
	l.scroll.Refresh()
}

// A place is a position in a book.
type place struct {
	draft    *polyglot.Draft
	position string
}

// place returns the one that is shown.
func (l *panel) place() place { return place{l.page.draft, l.page.walk.now().String()} }

// add adds the row of a move.
func (l *panel) add(m rules.Move, weight int) {
	p := l.page
	play := widgets.NewButton(p.walk.said(p.walk.at, m), l.reveal, func() { p.play(m) })
	play.Aloud = p.says(p.walk.written(p.walk.at, m))
	play.Alignment, play.Importance = widget.ButtonAlignLeading, widget.LowImportance
	field := widgets.NewEntry("", l.reveal, func(string) {})
	field.SetText(strconv.Itoa(weight))
	at := l.place()
	field.OnDone(func(text string) {
		if at != l.place() || text == strconv.Itoa(l.weight(m)) {
			return // the row is no longer shown, or nothing was typed
		}
		if !p.weigh(m, text) {
			field.SetText(strconv.Itoa(l.weight(m)))
		}
	})
	submitted := field.OnSubmitted
	field.OnSubmitted = func(text string) {
		submitted(text)
		p.config.Focus(nil)
	}
	remove := widgets.NewButton(i18n.T("books.remove"), l.reveal, func() { p.remove(m) })
	share := widget.NewLabel("")
	share.Alignment = fyne.TextAlignTrailing
	l.shares, l.moves = append(l.shares, share), append(l.moves, m)
	l.rows.Add(newRow(play, field, share, remove))
}

// reveal scrolls what has the focus into sight.
func (l *panel) reveal(o fyne.CanvasObject) { widgets.ScrollTo(l.scroll, o) }

// weight returns the weight of a move in the position on the board, -1 if the book does not have
// it.
func (l *panel) weight(m rules.Move) int {
	moves, _ := l.page.moves()
	for _, b := range moves {
		if convert.Move(b.Move) == m {
			return b.Weight
		}
	}
	return -1
}

// reckon shows the part of the weights that each move has.
func (l *panel) reckon() {
	moves, _ := l.page.moves()
	for i, m := range l.moves {
		for _, b := range moves {
			if convert.Move(b.Move) == m {
				l.shares[i].SetText(i18n.F("books.percent", int(b.Share*100+0.5)))
			}
		}
	}
}

func caption(text string) *widget.Label {
	l := widget.NewLabel(text)
	l.SizeName = theme.SizeNameCaptionText
	return l
}
