package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/library/index"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// An empty explains in the middle of the page why no games are listed, and offers a
// button that helps.
type empty struct {
	content  *fyne.Container
	headline *widget.Label
	text     *widget.Label
	button   *look.Button
}

func newEmpty() *empty {
	e := &empty{
		headline: widget.NewLabelWithStyle("", fyne.TextAlignCenter, fyne.TextStyle{Bold: true}),
		text:     widget.NewLabelWithStyle("", fyne.TextAlignCenter, fyne.TextStyle{}),
		button:   look.NewButton("", nil),
	}
	e.headline.SizeName = theme.SizeNameSubHeadingText
	e.text.Wrapping = fyne.TextWrapWord
	e.content = container.NewVBox(layout.NewSpacer(), e.headline, e.text, container.NewCenter(e.button), layout.NewSpacer())
	e.content.Hide()
	return e
}

// say shows a reason and a button; do is called when the button is pressed.
func (e *empty) say(headline, text, button string, do func()) {
	e.headline.SetText(headline)
	e.text.SetText(text)
	e.button.OnTapped = do
	e.button.SetText(button)
	e.content.Show()
}

// sayEmpty explains why no games are listed, and reports whether that is so.
func (p *Page) sayEmpty() bool {
	switch {
	case len(p.rows) > 0 || p.progress.Visible():
		p.empty.content.Hide()
		return false
	case p.table.Len() > 0 && p.misread() != "":
		p.empty.say(i18n.T("gamelist.nothing-found"), i18n.F("gamelist.not-understood", p.misread()), i18n.T("gamelist.show-all"), p.askNothing)
	case p.table.Len() > 0:
		p.empty.say(i18n.T("gamelist.nothing-found"), i18n.T("gamelist.nothing-matches"), i18n.T("gamelist.show-all"), p.askNothing)
	case p.games.Own():
		p.empty.say(i18n.T("gamelist.no-games"), i18n.T("gamelist.saved-automatically"), i18n.T("common.new-game"), p.config.Board.New)
	default:
		p.empty.say(i18n.T("gamelist.no-games-file"), "", i18n.T("common.back-board"), p.config.Back)
	}
	return true
}

// askNothing lists all games again.
func (p *Page) askNothing() {
	p.ask(query{})
	p.narrow()
}

// misread returns the first term of the search that has no meaning, "" if there is none.
func (p *Page) misread() string {
	for _, t := range index.ParseQuery(p.asked.text).Terms {
		if wrong(t) {
			return p.asked.text[t.Start:t.End]
		}
	}
	return ""
}
