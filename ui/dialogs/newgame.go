package dialogs

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// Game is what the new-game dialog asks for.
type Game struct {
	Variant  int    // which game, 0 for orthodox chess
	Engine   bool   // against the program, and not a person
	Level    int    // from 1, of those of the game
	Adapt    bool   // the level follows the results
	Slow     bool   // the program takes its time like a person
	Time     string // the time control, "" for no clocks
	Odds     int    // that the program gives, 0 for none
	Colour   string // "white", "black" or "random"
	AutoFlip bool
	Name     string
	Names    [2]string // of two people, White's first; "" for no name
	Start    string    // a FEN, "" for the usual start
}

var (
	colours   = []string{"white", "black", "random"}
	opponents = []string{"dialogs.passed-pawn", "dialogs.person-computer"}
)

// Choices are the names to choose from, and who judges what is written.
type Choices struct {
	Games      []string
	About      []string    // a line about each game
	Sides      [][2]string // what the sides are called in each game
	Odds       [][]string  // of each game, the first for none
	Levels     [][]string  // of each game, from the weakest on
	Level      []int       // the last one in each game, from 1
	Times      []Time
	CheckStart func(variant int, fen string) error // nil if a game can start from it
	CheckTime  func(text string) error             // likewise for a time control
	TimeSaid   func(text string) string            // what a time control is
}

// levels are those of a game as they are listed. The level can follow the results
// in the games that have as many as orthodox chess.
func (c Choices) levels(game int) []string {
	var names []string
	for i, l := range c.Levels[game] {
		name, elo, _ := strings.Cut(l, " · ")
		if name = i18n.T(name); elo != "" {
			name += " · " + elo
		}
		names = append(names, fmt.Sprintf("%d  %s", i+1, name))
	}
	if len(c.Levels[game]) == len(c.Levels[0]) {
		names = append(names, i18n.F("dialogs.follows-my-results-now", c.Level[game]))
	}
	return names
}

// colours are the sides of a game to choose from.
func (c Choices) colours(game int) []string {
	return append(slices.Clone(c.Sides[game][:]), i18n.T("dialogs.random"))
}

// wide is the width of the dialog.
const wide = 520

// NewGame asks for a new game.
func (h *Host) NewGame(g Game, c Choices, then func(Game)) {
	names := c.levels(g.Variant)
	chosen := c.Level[g.Variant] - 1
	if g.Adapt {
		chosen = len(names) - 1
	}
	level, odds := h.newChoice(names, chosen), h.newChoice(c.Odds[g.Variant], 0)
	slow := h.newCheck(i18n.T("dialogs.takes-time-like-person"), g.Slow)
	colour := h.newChoice(c.colours(g.Variant), max(slices.Index(colours, g.Colour), 0))
	flip := h.newCheck(i18n.T("dialogs.turn-board-each-player"), g.AutoFlip)
	name := h.newEntry(g.Name, i18n.T("common.you"))
	white, black := h.newEntry(g.Names[0], c.Sides[g.Variant][0]), h.newEntry(g.Names[1], c.Sides[g.Variant][1])
	players := newPair(white, black)
	start := h.newEntry(g.Start, i18n.T("dialogs.usual-paste-fen"))
	wrongStart := newWrong()

	variant := h.newChoice(c.Games, g.Variant)
	about := widget.NewLabel(c.About[g.Variant])
	about.Wrapping, about.SizeName = fyne.TextWrapWord, theme.SizeNameCaptionText
	rival := h.newChoice(i18n.All(opponents), 0)
	timing := h.newTiming(c, g.Time)
	form := widget.NewForm(
		widget.NewFormItem(i18n.T("dialogs.kind-game"), variant), widget.NewFormItem("", about),
		widget.NewFormItem(i18n.T("dialogs.opponent"), rival), widget.NewFormItem(i18n.T("dialogs.level"), level), widget.NewFormItem("", slow), widget.NewFormItem(i18n.T("dialogs.gives-odds"), odds),
		widget.NewFormItem(i18n.T("dialogs.play"), colour), widget.NewFormItem(i18n.T("dialogs.time"), timing.content),
		widget.NewFormItem(i18n.T("dialogs.your-name"), name), widget.NewFormItem(i18n.T("dialogs.players"), players), widget.NewFormItem("", flip), widget.NewFormItem(i18n.T("dialogs.start"), under(start, wrongStart)))
	rival.OnChanged = func(string) {
		engine := rival.SelectedIndex() == 0
		for _, o := range []fyne.Disableable{level, slow, colour, name} {
			look.Enable(o, engine)
		}
		look.Enable(odds, (engine || variant.SelectedIndex() != 0) && len(odds.Options) > 1)
		look.Enable(flip, !engine)
		look.Enable(players, !engine)
		form.Refresh() // its labels are as grey as what they name
	}
	if !g.Engine {
		rival.SetSelectedIndex(1)
	}
	rival.OnChanged("")
	_, begin := h.frame(i18n.T("common.new-game"), h.scrolled(form, wide, wrongStart), h.fit(wide, 0), deed{i18n.T("common.cancel"), func() {}}, deed{i18n.T("dialogs.start"), func() {
		chosen := Game{
			Variant: max(variant.SelectedIndex(), 0),
			Engine:  rival.SelectedIndex() == 0, Level: level.SelectedIndex() + 1, Slow: slow.Checked, Odds: odds.enabled(), Time: timing.chosen(),
			Colour: colours[colour.SelectedIndex()], AutoFlip: flip.Checked, Name: name.Text, Names: players.texts(), Start: start.Text,
		}
		if chosen.Level > len(c.Levels[chosen.Variant]) {
			chosen.Level, chosen.Adapt = c.Level[chosen.Variant], true
		}
		then(chosen)
	}})
	judge := func(string) {
		said := ""
		if start.Text != "" {
			said = sentence(c.CheckStart(variant.SelectedIndex(), start.Text))
		}
		right := wrongStart.say(said)
		right = timing.judge(c.CheckTime) && right
		look.Enable(begin, right)
	}
	start.OnChanged, timing.changed = judge, judge
	judge("") // a time from a damaged file
	variant.OnChanged = func(string) {
		game, at := max(variant.SelectedIndex(), 0), level.SelectedIndex()
		about.SetText(c.About[game])
		names := c.levels(game)
		if len(names) != len(level.Options) {
			at = c.Level[game] - 1
		}
		level.Options = names
		level.SetSelectedIndex(at)
		odds.Options = c.Odds[game]
		odds.SetSelectedIndex(0)
		at = colour.SelectedIndex()
		colour.Options = c.colours(game)
		colour.SetSelectedIndex(at)
		white.SetPlaceHolder(c.Sides[game][0])
		black.SetPlaceHolder(c.Sides[game][1])
		rival.OnChanged("")
		judge("")
	}
	for _, e := range []*entry{name, white, black, start, timing.own} {
		e.OnSubmitted = func(string) {
			if !begin.Disabled() {
				begin.OnTapped()
			}
		}
	}
}
