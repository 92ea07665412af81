package boardsearch

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/library/pattern"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// panel is what is beside the board: what can be put on it, and the other conditions.
type panel struct {
	sheet   *Sheet
	content *fyne.Container

	tiles                        *palette
	about                        *widget.Label // what the tile under the pointer is
	structure                    *widgets.Choice
	rest                         *fyne.Container // the conditions that are not on the board
	material                     *widgets.Entry
	mirrored, turned, variations *widgets.Check
	plies                        *widgets.Choice
	lengths                      []int // the offered numbers of positions in a row
	search                       *widgets.Button
}

func newPanel(s *Sheet, from pattern.Pattern) *panel {
	l := &panel{sheet: s, tiles: newPalette(s), about: widgets.NewSmallText(""), rest: container.New(&widgets.Flow{})}
	var names []string
	for _, f := range s.config.Structures {
		names = append(names, f.Title)
	}
	var top *container.Scroll
	reveal := func(o fyne.CanvasObject) { widgets.ScrollTo(top, o) } // while the person moves by Tab
	l.structure = widgets.NewChoice(names, reveal, func(i int) {
		if i >= 0 {
			s.replace(s.config.Structures[i].Pattern.Clauses)
		}
	})
	l.structure.PlaceHolder = i18n.T("boardsearch.choose-structure")
	l.material = widgets.NewEntry("KRPvKR", reveal, func(string) { l.show() })
	l.material.OnSubmitted = func(string) { s.search() }
	l.mirrored = widgets.NewCheck(i18n.T("boardsearch.mirrored"), reveal, func(bool) {})
	l.turned = widgets.NewCheck(i18n.T("boardsearch.colours"), reveal, func(bool) {})
	l.variations = widgets.NewCheck(i18n.T("boardsearch.variations"), reveal, func(bool) {})
	l.plies = widgets.NewChoice(nil, reveal, func(int) {})
	top = container.NewVScroll(container.NewVBox(
		l.tiles, l.about, l.structure, l.rest,
		container.NewBorder(nil, nil, widget.NewLabel(i18n.T("boardsearch.material")), nil, l.material),
		l.turned, l.mirrored, l.variations, l.plies,
	))
	l.search = widgets.NewButton(i18n.T("boardsearch.search"), nil, s.search)
	buttons := []fyne.CanvasObject{
		widgets.NewButton(i18n.T("common.cancel"), nil, s.config.Close),
		widgets.NewButton(i18n.T("editor.clear"), nil, l.clear),
		widgets.NewButton(i18n.T("boardsearch.current"), nil, l.here),
		l.search,
	}
	l.content = container.New(&widgets.Panel{Top: top, Buttons: buttons}, append(buttons, top)...)
	l.explain(-1)
	l.take(from)
	return l
}

// take chooses the conditions of a pattern beside the board.
func (l *panel) take(p pattern.Pattern) {
	l.material.Text = ""
	if p.Material != nil {
		l.material.Text = strings.ReplaceAll(strings.ToUpper(p.Material.String()), "V", "v")
	}
	l.mirrored.Checked, l.turned.Checked, l.variations.Checked = p.Mirrored, p.Turned, p.Variations
	l.lengths = []int{1, 2, 4, 6, 10, 20, 40}
	if p.Plies > 1 && !slices.Contains(l.lengths, p.Plies) {
		l.lengths = append(l.lengths, p.Plies)
	}
	l.plies.Options = nil
	for _, n := range l.lengths {
		l.plies.Options = append(l.plies.Options, lengthText(n))
	}
	l.plies.Selected = lengthText(max(p.Plies, 1))
	for _, o := range []fyne.CanvasObject{l.material, l.mirrored, l.turned, l.variations, l.plies} {
		o.Refresh()
	}
}

// lengthText says for how many positions a pattern has to last.
func lengthText(n int) string {
	if n == 1 {
		return i18n.T("boardsearch.any-time")
	}
	return i18n.F("boardsearch.at-least", n)
}

// explain says what a tile is, or how to use the board.
func (s *Sheet) explain(tile int) { s.panel.explain(tile) }

func (l *panel) explain(tile int) {
	text := i18n.T("boardsearch.how")
	if tile >= 0 {
		if name := tileName(l.tiles.contents[tile]); name != "" {
			text = name
		}
	}
	l.about.SetText(text)
}

// options returns the conditions beside the board, and false if the material cannot be
// read.
func (l *panel) options() (p pattern.Pattern, ok bool) {
	p, ok = pattern.Pattern{Plies: 1}, true
	if text := strings.ToLower(strings.ReplaceAll(l.material.Text, " ", "")); text != "" {
		p, ok = pattern.ParseMaterial(text)
	}
	p.Mirrored, p.Turned, p.Variations = l.mirrored.Checked, l.turned.Checked, l.variations.Checked
	if i := l.plies.SelectedIndex(); i >= 0 {
		p.Plies = l.lengths[i]
	}
	return p, ok
}

// clear removes all conditions.
func (l *panel) clear() {
	l.structure.ClearSelected()
	l.material.SetText("")
	l.sheet.replace(nil)
}

// here draws the position on the board of the game.
func (l *panel) here() {
	p, ok := l.sheet.config.Here()
	if !ok {
		return
	}
	var d drawing
	for n := range d {
		for letter, kind := range kinds {
			if piece, there := p.At(squareOf(n)); there && piece.Kind == kind {
				d[n] = pattern.Of(letter, piece.Side == 1)
			}
		}
	}
	l.sheet.replace(d.clauses())
}

// show shows the conditions that cannot be drawn, and whether there is anything to search
// for.
func (l *panel) show() {
	s := l.sheet
	l.rest.RemoveAll()
	for i, c := range s.rest {
		l.rest.Add(widgets.NewButton(s.config.Said(c)+"  ×", nil, func() {
			s.rest = append(s.rest[:i:i], s.rest[i+1:]...)
			s.show()
		}))
	}
	widgets.Show(l.rest, len(s.rest) > 0)
	_, ok := s.pattern()
	l.search.Importance = widget.MediumImportance
	if ok {
		l.search.Importance = widgets.Main
	}
	widgets.Enable(l.search, ok)
	l.search.Refresh()
	l.tiles.Refresh()
	l.content.Refresh()
}
