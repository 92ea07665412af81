package gamelist

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist/search"
	"passedpawn/ui/widgets"
)

// A searchBar is the widgets above the list in which a person says what to list.
type searchBar struct {
	page    searchPage
	config  Config
	list    *list  // gets the keys that move into it
	entered func() // is called when Enter is pressed in the field
	request request

	field                   *searchField
	chips                   *chips
	filters                 *widgets.Button // adds a term
	here, stars, duplicates *widgets.Check
	extras                  *widgets.Button // shown beside the other buttons while duplicates are listed
	content                 fyne.CanvasObject
}

// A searchPage lists what is asked for.
type searchPage interface {
	search()          // searches for what is asked for now
	showHere(on bool) // shows the board and the moves played, or only the games
	startHere()       // takes over the game on the board
	arrange()         // lays out the page again
}

func newSearchBar(p searchPage, c Config, l *list) *searchBar {
	return &searchBar{page: p, config: c, list: l}
}

// build creates the widgets in the present language. selectExtras selects the duplicates
// that are too many, and more are further buttons.
func (b *searchBar) build(selectExtras func(), more ...fyne.CanvasObject) {
	b.field, b.chips = newSearchField(b), newChips(b)
	b.filters = widgets.NewButton(i18n.T("gamelist.fields"), nil, func() { b.config.Menu(b.filterMenu(), below(b.filters)) })
	b.here = widgets.NewCheck(i18n.T("gamelist.current-position"), nil, b.askHere)
	b.stars = widgets.NewCheck(i18n.T("gamelist.favourites"), nil, b.askStarred)
	b.duplicates = widgets.NewCheck(i18n.T("gamelist.duplicates"), nil, b.askDuplicates)
	b.extras = widgets.NewButton(i18n.T("gamelist.choose-extras"), nil, selectExtras)
	checks := container.New(&widgets.Flow{}, append([]fyne.CanvasObject{b.here, b.stars, b.duplicates}, more...)...)
	b.content = container.NewVBox(container.NewBorder(nil, nil, nil, b.filters, b.field), b.chips.content, checks)
}

// focus gives the focus to the search field.
func (b *searchBar) focus() { b.config.Focus(b.field) }

// show shows a request in the widgets. It starts no search: only a person's changes do.
func (b *searchBar) show(r request) {
	b.request = r
	b.here.SetChecked(r.here)
	b.stars.SetChecked(r.starred)
	b.duplicates.SetChecked(r.duplicates)
	b.field.SetText(r.text)
	b.chips.show(r)
	widgets.Show(b.extras, r.duplicates)
	b.page.showHere(r.here)
}

// askFor searches for a request.
func (b *searchBar) askFor(r request) {
	b.show(r)
	b.page.search()
}

// askNothing lists all games again.
func (b *searchBar) askNothing() { b.askFor(request{}) }

// askAll lists all games again that match the rest of the search.
func (b *searchBar) askAll() {
	r := b.request
	r.only = nil
	b.askFor(r)
}

// askText searches for other words.
func (b *searchBar) askText(text string) {
	if text != b.request.text {
		b.request.text = text
		b.chips.show(b.request)
		b.page.search()
	}
}

// askHere turns the search for the position on the board on or off.
func (b *searchBar) askHere(on bool) {
	if on == b.request.here {
		return
	}
	b.request.here = on
	if on {
		b.page.startHere()
	}
	b.page.showHere(on)
	b.page.search()
}

// askStarred lists the favourites only, or all games again.
func (b *searchBar) askStarred(on bool) {
	if on != b.request.starred {
		b.request.starred = on
		b.page.search()
	}
}

// askDuplicates lists the duplicates only, or all games again.
func (b *searchBar) askDuplicates(on bool) {
	if on != b.request.duplicates {
		b.request.duplicates = on
		widgets.Show(b.extras, on)
		b.page.arrange()
		b.page.search()
	}
}

// filterMenu offers the fields with examples. One that is chosen is added to the search,
// so that only its value has to be typed.
func (b *searchBar) filterMenu() *fyne.Menu {
	var items []*fyne.MenuItem
	for _, f := range search.Fields() {
		items = append(items, fyne.NewMenuItem(i18n.F("gamelist.field-example", f.Title, f.Example), func() { b.addTerm(f.Name + ":") }))
	}
	return fyne.NewMenu("", items...)
}

// addTerm adds the beginning of a term to the search, and lets the person type the rest.
func (b *searchBar) addTerm(text string) {
	b.field.SetText(search.With(strings.TrimSpace(b.field.Text), text))
	b.field.CursorColumn = len([]rune(b.field.Text))
	b.field.Refresh()
	b.focus()
}
