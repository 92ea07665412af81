package dialogs

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A timeChoice chooses the time control: one of a few on tiles, or another one in the row
// that the last tile opens. A line says in words what is chosen.
type timeChoice struct {
	content fyne.CanvasObject
	tiles   *widgets.Picker
	quick   []Time // on the tiles, without the last
	other   bool   // the last tile is chosen
	row     *timing
	about   *widget.Label
	named   func(text string) string
	family  string            // whose time control is shown
	last    map[string]string // the time controls chosen in other families
}

func (a *asking) newTimeChoice() *timeChoice {
	t := &timeChoice{
		tiles: a.host.newPicker(i18n.T("dialogs.time"), 60, 0), row: a.host.newTiming(a.choices, a.game.Time), about: widgets.NewSmallText(""),
		named: a.choices.TimeSaid, family: a.choices.Games[a.game.Variant].Family, last: map[string]string{},
	}
	t.content = section(i18n.T("dialogs.time"), widgets.RowsApart(6, t.tiles, t.row.content), t.about)
	t.tiles.OnChanged = func(i int) {
		t.other = i == len(t.quick)
		if !t.other {
			t.row.set(t.quick[i].Text)
			return
		}
		t.row.changed("")
		a.host.window.Canvas().Focus(t.row.choice)
	}
	return t
}

// offer shows the time controls of a game. Each family of games has its own.
func (t *timeChoice) offer(o Offer) {
	if o.Family != t.family {
		t.last[t.family] = t.row.chosen()
		t.family = o.Family
		control, chosen := t.last[o.Family]
		if !chosen {
			control = o.Time
		}
		t.other = false
		t.row.set(control)
	}
	if t.quick != nil && slices.Equal(t.quick, o.Quick) {
		return
	}
	t.quick, t.other = o.Quick, false
	var tiles []widgets.Option
	for _, q := range t.quick {
		tiles = append(tiles, widgets.Option{Name: q.Name})
	}
	t.tiles.Offer(t.at(), append(tiles, widgets.Option{Name: i18n.T("dialogs.other-time")})...)
}

// judge shows what is chosen, and what is wrong with it. It reports whether a game can begin
// with it.
func (t *timeChoice) judge(check func(string) error) bool {
	at := t.at()
	t.tiles.Choose(at)
	t.other = at == len(t.quick)
	widgets.Show(t.row.content, t.other)
	right := t.row.judge(check)
	said := ""
	if right {
		said = t.said()
	}
	t.about.SetText(said)
	widgets.Show(t.about, said != "")
	return right
}

// example is the tile that shows how the names on the tiles are to be read.
const example = 2

// said describes the time control that is chosen. While it is none, an example says what the
// tiles mean.
func (t *timeChoice) said() string {
	if text := t.row.chosen(); text != "" {
		return t.named(text)
	}
	if len(t.quick) <= example {
		return ""
	}
	tile := t.quick[example]
	return i18n.F("dialogs.time-example", tile.Name, t.named(tile.Text))
}

// at returns the tile of the chosen time control, the last one if it has none.
func (t *timeChoice) at() int {
	at := slices.IndexFunc(t.quick, func(q Time) bool { return q.Text == t.row.chosen() })
	if at < 0 || t.other || t.row.written() {
		return len(t.quick)
	}
	return at
}
