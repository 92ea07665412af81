package dialogs

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// The size of the dialog, which grows when another game offers more choices.
const (
	wide = 720
	high = 690
)

// asking is the open dialog for a new game.
type asking struct {
	host    *Host
	choices Choices
	game    Game // as it was when the dialog opened

	variant *variantChoice
	first   *startChoice
	rival   *picker
	engine  *engineChoice
	level   *levelChoice
	people  *peopleChoice
	colour  *picker
	seat    *fyne.Container // the colour with its heading
	quick   *picker
	quicks  []Time // the tiles of quick, without the last
	more    *moreChoice
	begin   *look.Button
	sheet   *sheet
	scroll  *container.Scroll
}

var colours = []string{"white", "random", "black"}

// NewGame asks for a new game.
func (h *Host) NewGame(g Game, c Choices, then func(Game)) {
	a := &asking{host: h, choices: c, game: g}
	a.variant = a.newVariantChoice(g.Variant)
	a.first = a.newStartChoice()
	a.rival = a.pick(i18n.T("dialogs.opponent"), 130, 0, option{name: i18n.T("dialogs.computer")}, option{name: i18n.T("dialogs.two-players")})
	if !g.Engine {
		a.rival.at = 1
	}
	a.engine = a.newEngineChoice()
	a.level, a.people = a.newLevelChoice(), a.newPeopleChoice()
	a.colour = a.pick(i18n.T("dialogs.play"), 84, max(slices.Index(colours, g.Colour), 0))
	a.more = a.newMoreChoice()
	a.quick = a.newQuick()
	s := h.newSheet(i18n.T("common.new-game"), fyne.NewSize(wide, high))
	s.roll(a.lay())
	s.fitted, a.sheet, a.scroll = a.variant.fit, s, s.scroll
	a.offer()
	h.raise(s, []deed{{i18n.T("common.cancel"), func() {}}, {i18n.T("dialogs.begin"), func() { then(a.chosen()) }}})
	a.begin = s.enter
	a.wire()
	a.judge("")
	a.refit() // the choice of a start may have appeared
}

// pick creates a picker that starts the game on Enter and scrolls into sight.
func (a *asking) pick(name string, least float32, at int, options ...option) *picker {
	p := a.host.newPicker(name, least, at, options...)
	p.enter, p.reveal = a.start, a.reveal
	return p
}

// section returns controls with their heading above them.
func section(heading string, content ...fyne.CanvasObject) *fyne.Container {
	title := widget.NewLabelWithStyle(heading, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	title.SizeName = theme.SizeNameCaptionText
	return column(0, append([]fyne.CanvasObject{title}, content...)...)
}

// lay lays out the dialog: the game in the full width, and below it who plays and how, in
// two columns if there is room.
func (a *asking) lay() fyne.CanvasObject {
	left := column(2, section(i18n.T("dialogs.opponent"), a.rival), a.engine.content, a.level.content, a.people.content)
	a.seat = section(i18n.T("dialogs.play"), a.colour)
	right := column(2, a.seat, section(i18n.T("dialogs.time"), a.quick))
	return column(4,
		a.variant.content, a.first.content, container.New(&halves{least: 300}, left, right), a.more.content)
}

// refit lays out the content again after a part has grown or shrunk.
func (a *asking) refit() {
	a.sheet.Refresh()
	a.scroll.Refresh()
}

// reveal scrolls to the object with the focus.
func (a *asking) reveal(o fyne.CanvasObject) {
	if a.scroll != nil {
		reveal(a.scroll, o)
	}
}

// wire connects the parts: a change in one changes what the others offer.
func (a *asking) wire() {
	a.variant.changed = func() {
		a.offer()
		a.judge("")
		a.refit()
	}
	a.rival.changed = func(int) {
		a.offer()
		a.refit()
	}
	a.engine.changed = func() {
		a.offer()
		a.refit()
	}
	a.more.opened = a.refit
	a.more.conduct.grown = a.refit
	for _, e := range a.entries() {
		e.OnSubmitted = func(string) { a.start() }
		e.reveal = a.reveal
	}
	for _, c := range []*choice{a.more.timing.choice, a.more.odds, a.more.conduct.choice} {
		c.reveal = a.reveal
	}
	for _, c := range []*check{a.variant.twist, a.level.adapt, a.people.flip, a.more.slow} {
		c.reveal = a.reveal
	}
	for _, b := range []*look.Button{a.variant.learn, a.first.lot, a.more.button} {
		b.Gained = func() { a.reveal(b) }
	}
	a.more.start.OnChanged, a.more.timing.changed, a.first.number.OnChanged = a.judge, a.judge, a.judge
}

func (a *asking) entries() []*entry {
	return []*entry{a.more.name, a.people.names.lines[0], a.people.names.lines[1], a.more.start, a.more.timing.own, a.first.number}
}

// offer shows what can be chosen for the game and the opponent.
func (a *asking) offer() {
	engine := a.rival.at == 0
	o := a.choices.Games[a.variant.game()]
	a.first.offer(o)
	a.offerQuick(o.Quick)
	a.colour.offer(a.colour.at, sides(o)...)
	look.Show(a.seat, engine)
	a.engine.offer(o)
	look.Show(a.engine.content, engine && len(o.Engines) > 0)
	a.level.offer(o)
	look.Show(a.level.content, engine && a.engine.chosen() == nil)
	a.people.offer(o)
	look.Show(a.people.content, !engine)
	a.more.offer(o, engine, a.variant.game() == 0)
}

// sides returns the sides of a game as options, each with its picture.
func sides(o Offer) []option {
	const size = 40
	var all []option
	for i, name := range []string{o.Sides[0], i18n.T("dialogs.random"), o.Sides[1]} {
		side := option{name: name}
		if draw := o.Picture[i]; draw != nil {
			side.picture = draw(size)
		}
		all = append(all, side)
	}
	return all
}

// judge shows what is wrong with the text fields, and enables Start if nothing is.
func (a *asking) judge(string) {
	said := ""
	if a.more.start.Text != "" {
		said = sentence(a.choices.CheckStart(a.variant.game(), a.more.start.Text))
	}
	look.Show(a.first.content, a.first.offered.Starts > 0 && a.more.start.Text == "")
	right := a.more.wrong.say(said)
	right = a.more.timing.judge(a.choices.CheckTime) && right
	a.quick.set(a.quickAt())
	look.Enable(a.begin, a.first.judge() && right)
	if !right {
		a.more.open()
	}
}

func (a *asking) start() {
	if !a.begin.Disabled() {
		a.begin.OnTapped()
	}
}

// chosen returns the game that was chosen.
func (a *asking) chosen() Game {
	g := Game{
		Variant: a.variant.game(), Engine: a.rival.at == 0, Level: a.level.level(), Adapt: a.level.adapt.Checked,
		Slow: a.more.slow.Checked, Odds: a.more.odds.enabled(), Time: a.more.timing.chosen(), Colour: colours[a.colour.at],
		AutoFlip: a.people.flip.Checked, Name: a.more.name.Text, Names: a.people.names.texts(),
		Start: strings.TrimSpace(a.more.start.Text), Conduct: a.more.conduct.chosen(),
	}
	g.Number, _ = a.first.chosen()
	if g.Engine {
		a.engine.put(&g)
	}
	return g
}
