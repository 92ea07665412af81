package preferences

import (
	"maps"
	"reflect"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/look/ownlook"
	"passedpawn/ui/pages"
	"passedpawn/ui/widgets"
)

// Config configures a page; nothing may be nil.
type Config struct {
	pages.Shell
	Options    []Option
	Pieces     *look.Pieces
	Chess      rules.Rules // shown in the preview
	Shogi      rules.Rules // likewise
	OpenFolder func()      // shows the folder of a person's own boards and pieces
	// ChooseFolder asks for the folder of an option, beginning in the one that is set.
	ChooseFolder func(o Option, from string, then func(path string))
	// Describe says what there is in a folder of an option, and whether something is wrong with it.
	Describe func(path string, then func(text string, wrong bool))
}

// A Page shows all settings.
type Page struct {
	config   Config
	settings settings.Settings
	history  pages.History[settings.Settings]
	own      ownlook.Found // what the person has brought

	content *fyne.Container
	find    *widgets.Entry
	body    *container.Scroll
	preview *preview
	shown   fyne.CanvasObject // which it is in
	rows    []*row
	brought *brought
	groups  map[Group]fyne.CanvasObject // their headings
	nothing fyne.CanvasObject           // is shown if a search finds nothing
	undo    *widgets.Button
	setting bool // a control is being updated by the program
}

// New makes the page. Its widgets, with dozens of pictures, are built when it is first
// shown.
func New(c Config, s settings.Settings) *Page { return &Page{config: c, settings: s} }

// Speak rebuilds the page in the current language.
func (p *Page) Speak() {
	if p.content == nil {
		return
	}
	text, at := p.find.Text, p.body.Offset
	p.build()
	p.find.SetText(text)
	p.body.Offset = at
	p.body.Refresh()
}

func (p *Page) build() {
	title := widgets.NewHeading(i18n.T("preferences.settings"))
	title.SizeName = theme.SizeNameSubHeadingText
	p.undo = widgets.NewButton(i18n.T("common.undo"), nil, p.Undo)
	reset := widgets.NewButton(i18n.T("preferences.reset"), nil, p.askReset)
	back := widgets.NewButton(i18n.T("common.back-board"), nil, p.config.Back)
	back.Importance = widgets.Main
	p.find = widgets.NewEntry(i18n.T("preferences.search"), func(fyne.CanvasObject) {}, p.search)
	p.preview = newPreview(p.config, p.scroll)
	p.rows, p.groups = nil, map[Group]fyne.CanvasObject{}
	list := widgets.Rows()
	group := Group("")
	for _, o := range p.config.Options {
		if o.Group != group {
			group = o.Group
			heading := widgets.NewHeading(i18n.T(string(group)))
			heading.SizeName = theme.SizeNameSubHeadingText
			p.groups[group] = widgets.Rows(widget.NewSeparator(), heading)
			list.Add(p.groups[group])
			if group == Pictures {
				p.shown = container.New(fixed{280}, p.preview.board)
				list.Add(p.shown)
			}
		}
		r := newRow(p, o)
		p.rows = append(p.rows, r)
		list.Add(r.content)
		if r.gallery != nil && o.Choice(&p.settings) == &p.settings.Pieces {
			p.brought = newBrought(p)
			p.rows = append(p.rows, p.brought.row)
			list.Add(p.brought.row.content)
		}
	}
	none := widget.NewLabelWithStyle(i18n.T("preferences.nothing-found"), fyne.TextAlignCenter, fyne.TextStyle{})
	p.nothing = widgets.Rows(none, container.NewCenter(widgets.NewButton(i18n.T("preferences.show-all"), nil, func() { p.find.SetText("") })))
	p.nothing.Hide()
	p.body = container.NewVScroll(container.New(&widgets.Centred{Turned: func() { p.body.Refresh() }}, widgets.Rows(list, p.nothing)))
	top := container.New(&widgets.Centred{Turned: func() {}}, widgets.Rows(container.NewBorder(nil, nil, nil, back, widgets.Rows(title)),
		container.NewBorder(nil, nil, nil, container.NewHBox(p.undo, reset), p.find)))
	built := container.NewPadded(container.NewBorder(top, nil, nil, nil, p.body))
	if p.content == nil {
		p.content = container.NewStack()
	}
	p.content.Objects = []fyne.CanvasObject{built}
	p.content.Refresh()
	p.SetSettings(p.settings)
	p.SetOwn(p.own)
}

// Content returns the page.
func (p *Page) Content() fyne.CanvasObject {
	if p.content == nil {
		p.build()
	}
	return p.content
}

// Leave frees the content, so that nothing is drawn while the page is out of sight.
func (p *Page) Leave() { p.content = nil }

// Keys returns nil: there is no board for keys typed without a focus.
func (p *Page) Keys() fyne.Focusable { return nil }

// Return focuses the search box.
func (p *Page) Return() { p.config.Focus(p.find) }

// Reach shows the row of an option, and gives it the keys.
func (p *Page) Reach(o Option) {
	p.find.SetText("")
	for _, r := range p.rows {
		if r.control != nil && r.option.Name.Form == o.Name.Form {
			p.scrollTo(r)
			p.config.Focus(r.control)
		}
	}
}

// scrollTo scrolls to a row. Fyne does not say where the parts of a page are that it has not
// drawn yet.
func (p *Page) scrollTo(r *row) {
	const above = 40
	p.body.ScrollToOffset(fyne.NewPos(0, max(0, r.content.Position().Y-above)))
}

// Escape empties the search box. It reports false if it is empty.
func (p *Page) Escape() bool {
	if p.find.Text == "" {
		return false
	}
	p.find.SetText("")
	return true
}

// SetSettings applies changed settings.
func (p *Page) SetSettings(s settings.Settings) {
	p.settings = s
	if p.content == nil {
		return
	}
	p.setting = true
	for _, r := range p.rows {
		r.show()
	}
	p.setting = false
	p.preview.show(s, false)
	widgets.Enable(p.undo, p.history.CanUndo())
}

// set makes a change that can be undone.
func (p *Page) set(do func(*settings.Settings)) {
	if p.setting {
		return
	}
	s := p.settings
	if do(&s); reflect.DeepEqual(s, p.settings) {
		return
	}
	p.history.Keep(p.settings)
	p.apply(s)
}

// apply changes the settings, and what Undo and Redo would do.
func (p *Page) apply(to settings.Settings) {
	p.config.Change(func(s *settings.Settings) { *s = to })
	p.config.Changed()
}

// search shows the options that contain some words.
func (p *Page) search(text string) {
	words := strings.Fields(strings.ToLower(text))
	found, pictured := map[Group]bool{}, map[Games]bool{}
	for _, r := range p.rows {
		hit := r.option.matches(words)
		widgets.Show(r.content, hit)
		found[r.option.Group] = found[r.option.Group] || hit
		pictured[r.option.Games] = pictured[r.option.Games] || hit && r.option.Gallery != nil
	}
	for g, heading := range p.groups {
		widgets.Show(heading, found[g])
	}
	widgets.Show(p.shown, found[Pictures])
	p.preview.show(p.settings, pictured[Tiles] && !pictured[Chess])
	widgets.Show(p.nothing, !slices.Contains(slices.Collect(maps.Values(found)), true))
	p.body.ScrollToTop()
	p.content.Refresh()
}

// scroll scrolls by a notch of the wheel.
func (p *Page) scroll(on bool) { widgets.ScrollNotch(p.body, on) }

// reveal scrolls an object into sight.
func (p *Page) reveal(o fyne.CanvasObject) { widgets.ScrollTo(p.body, o) }
