package matches

import (
	"path/filepath"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/engines/tournament"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A request is what the form says.
type request struct {
	game     string   // the ID of its rule set
	engines  []string // their specs
	format   tournament.Format
	control  string // in seconds, as clock.Parse reads it
	games    int    // of each two engines
	openings string // a file, "" for the usual start
	atOnce   int
	early    bool // games that are decided end early
}

// controls are the time controls that can be chosen by a click, in seconds.
var controls = [...]string{"1+0.01", "10+0.1", "60+0.6", "180+2"}

// counts are the numbers of games that can be chosen.
var counts = [...]int{2, 10, 20, 50, 100, 200, 500, 1000, 5000}

// fewest is the number of engines that a match has at least.
const fewest = 2

// setup is the form.
type setup struct {
	page    *Page
	content *fyne.Container
	request request
	choices []Choice

	variant  *widgets.Choice
	engines  *fyne.Container
	lists    []*widgets.Choice
	remove   *widgets.Button
	format   *fyne.Container
	chips    []*widgets.Button
	custom   *widgets.Entry
	file     *widget.Label
	usual    *widgets.Button
	begin    *widgets.Button
	wrong    *widget.Label
	changing bool // the program sets a control
}

func newSetup(p *Page) *setup {
	s := &setup{page: p, request: request{
		format: tournament.RoundRobin, control: controls[1], games: counts[1], atOnce: 1, early: true,
		game: p.config.Games[0].Rules.ID(), engines: []string{"", ""},
	}}
	s.build()
	return s
}

// take takes over what another form says.
func (s *setup) take(old *setup) {
	s.request, s.choices = old.request, old.choices
	s.build()
}

func (s *setup) build() {
	s.engines = widgets.Rows()
	add := widgets.NewButton(i18n.T("matches.add-engine"), s.page.reveal, func() { s.resize(len(s.request.engines) + 1) })
	s.remove = widgets.NewButton(i18n.T("matches.remove-engine"), s.page.reveal, func() { s.resize(len(s.request.engines) - 1) })
	s.begin = widgets.NewButton(i18n.T("matches.start"), s.page.reveal, s.start)
	s.begin.Importance = widgets.Main
	s.wrong = widgets.NewText("")
	s.wrong.Hide()
	s.content = widgets.Rows(
		s.games(), s.engines, side(add, s.remove), s.formats(),
		s.timing(), s.numbers(), s.openings(), s.ending(),
		s.wrong, container.NewHBox(s.begin))
	s.show()
}

// row places a control beside its name.
func row(name string, control fyne.CanvasObject) *fyne.Container {
	return container.New(widgets.Beside{}, widgets.NewText(name), control)
}

// side places buttons side by side, as far as there is room.
func side(buttons ...*widgets.Button) *fyne.Container {
	grid := &widgets.Columns{High: 40}
	row := container.New(grid)
	for _, b := range buttons {
		grid.Least = max(grid.Least, b.MinSize().Width)
		row.Add(b)
	}
	return row
}

// games is the list of games.
func (s *setup) games() fyne.CanvasObject {
	all := s.page.config.Games
	var names []string
	for _, g := range all {
		names = append(names, i18n.P(g.Name))
	}
	list := widgets.NewChoice(names, s.page.reveal, func(i int) {
		if id := all[i].Rules.ID(); id != s.request.game {
			s.request.game = id
			s.page.ask()
		}
	})
	list.SetSelectedIndex(s.at())
	s.variant = list
	return row(i18n.T("matches.game"), list)
}

// at returns the index of the game that is chosen.
func (s *setup) at() int {
	return max(slices.IndexFunc(s.page.config.Games, func(g Game) bool { return g.Rules.ID() == s.request.game }), 0)
}

// game returns the game that is chosen.
func (s *setup) game() Game { return s.page.config.Games[s.at()] }

func (s *setup) formats() fyne.CanvasObject {
	all := []tournament.Format{tournament.RoundRobin, tournament.Gauntlet}
	list := widgets.NewChoice([]string{i18n.T("matches.round-robin"), i18n.T("matches.gauntlet")}, s.page.reveal, func(i int) { s.request.format = all[i] })
	list.SetSelectedIndex(slices.Index(all, s.request.format))
	s.format = row(i18n.T("matches.format"), list)
	return s.format
}

func (s *setup) timing() fyne.CanvasObject {
	s.chips = nil
	grid := &widgets.Columns{Least: 130, High: 40}
	chips := container.New(grid)
	for _, c := range controls {
		b := widgets.NewButton(i18n.P(said(c)), s.page.reveal, func() { s.time(c) })
		b.Alignment = widget.ButtonAlignLeading
		b.SetIcon(theme.RadioButtonIcon())
		grid.Least = max(grid.Least, b.MinSize().Width)
		s.chips = append(s.chips, b)
		chips.Add(b)
	}
	s.custom = widgets.NewEntry(i18n.T("matches.custom-hint"), s.page.reveal, func(text string) {
		if !s.changing {
			s.request.control = text
			s.mark()
		}
	})
	return widgets.Rows(widgets.NewText(i18n.T("matches.time")), chips, row(i18n.T("matches.custom"), s.custom))
}

// time chooses a time control by a click.
func (s *setup) time(control string) {
	s.request.control = control
	s.changing = true
	s.custom.SetText("")
	s.changing = false
	s.mark()
}

// mark marks the time control that is chosen.
func (s *setup) mark() {
	for i, b := range s.chips {
		icon := theme.RadioButtonIcon()
		if controls[i] == s.request.control {
			icon = theme.RadioButtonCheckedIcon()
		}
		b.SetIcon(icon)
	}
}

func (s *setup) numbers() fyne.CanvasObject {
	var games, atOnce []string
	for _, n := range counts {
		games = append(games, strconv.Itoa(n))
	}
	for n := range s.page.config.AtOnce {
		atOnce = append(atOnce, strconv.Itoa(n+1))
	}
	many := widgets.NewChoice(games, s.page.reveal, func(i int) { s.request.games = counts[i] })
	many.SetSelectedIndex(slices.Index(counts[:], s.request.games))
	once := widgets.NewChoice(atOnce, s.page.reveal, func(i int) { s.request.atOnce = i + 1 })
	once.SetSelectedIndex(min(s.request.atOnce, s.page.config.AtOnce) - 1)
	return widgets.Rows(row(i18n.T("matches.games"), many), row(i18n.T("matches.at-once"), once))
}

func (s *setup) openings() fyne.CanvasObject {
	s.file = widgets.NewText("")
	choose := widgets.NewButton(i18n.T("matches.choose-openings"), s.page.reveal, func() {
		s.page.config.AskFile(func(path string) {
			s.request.openings = path
			s.show()
		})
	})
	s.usual = widgets.NewButton(i18n.T("matches.usual-start"), s.page.reveal, func() {
		s.request.openings = ""
		s.show()
	})
	return widgets.Rows(s.file, side(choose, s.usual))
}

func (s *setup) ending() fyne.CanvasObject {
	c := widgets.NewCheck(i18n.T("matches.early"), s.page.reveal, func(on bool) { s.request.early = on })
	c.SetChecked(s.request.early)
	return container.New(widgets.Close{}, c, container.New(widgets.Indented{}, widgets.NewNote(i18n.T("matches.early-note"))))
}

// show shows what the form says.
func (s *setup) show() {
	s.list()
	widgets.Show(s.format, len(s.request.engines) > fewest)
	widgets.Enable(s.remove, len(s.request.engines) > fewest)
	s.changing = true
	if !slices.Contains(controls[:], s.request.control) {
		s.custom.SetText(s.request.control)
	}
	s.changing = false
	s.mark()
	text := i18n.T("matches.openings-none")
	if s.request.openings != "" {
		text = i18n.F("matches.openings-file", filepath.Base(s.request.openings))
	}
	s.file.SetText(text)
	widgets.Enable(s.usual, s.request.openings != "")
}
