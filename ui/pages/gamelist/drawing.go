package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/game/library/pattern"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist/boardsearch"
	"passedpawn/ui/pages/gamelist/search"
	"passedpawn/ui/widgets"
)

// A drawing is the sheet on which a person draws what to search for. It takes the place
// of the list until it is closed.
type drawing struct {
	config   Config
	settings *settings.Settings // of the page
	bar      *searchBar
	here     func() (rules.Position, bool) // returns the position in sight, false if there is none of chess

	button *widgets.Button
	list   fyne.CanvasObject // what the sheet covers
	over   *fyne.Container
	sheet  *boardsearch.Sheet // nil while it is closed
}

// build creates the button that opens the sheet.
func (d *drawing) build() {
	d.button = widgets.NewButton(i18n.T("gamelist.search-pattern"), nil, d.open)
}

// cover returns the list with room for the sheet.
func (d *drawing) cover(list fyne.CanvasObject) fyne.CanvasObject {
	d.list, d.over, d.sheet = list, container.NewStack(), nil
	d.over.Hide()
	return container.NewStack(d.list, d.over)
}

// open opens the sheet, with what is searched for now.
func (d *drawing) open() {
	var from pattern.Pattern
	if t, ok := search.Pattern(d.bar.request.text); ok {
		from = *t.Pattern
	}
	var all []boardsearch.Structure
	for _, s := range search.Structures() {
		if shape, ok := pattern.ParseStructure(s.Name); ok {
			all = append(all, boardsearch.Structure{Title: s.Title, Pattern: shape})
		}
	}
	d.sheet = boardsearch.New(boardsearch.Config{
		Pieces: d.config.Pieces, Chess: d.config.Chess, Structures: all, Said: search.ClauseText, Here: d.here,
		Search: d.search, Close: func() { d.close() }, Key: d.config.Key,
		Tell: d.config.Tell, ToBoard: func() { d.config.Focus(d.sheet.Board()) },
	}, *d.settings, from)
	d.over.Objects = []fyne.CanvasObject{d.sheet.Content()}
	d.list.Hide()
	d.over.Show()
	d.over.Refresh()
	d.config.Focus(d.sheet.Board())
	d.config.Changed()
}

// close closes the sheet. It reports false if it was not open.
func (d *drawing) close() bool {
	if d.sheet == nil {
		return false
	}
	d.sheet = nil
	d.over.Objects = nil
	d.over.Hide()
	d.list.Show()
	d.bar.focus()
	d.config.Changed()
	return true
}

// search searches for what is drawn, in place of the pattern before.
func (d *drawing) search(drawn pattern.Pattern) {
	text := search.WithPattern(d.bar.request.text, drawn)
	d.close()
	d.bar.field.SetText(text)
}
