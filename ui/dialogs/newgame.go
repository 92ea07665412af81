package dialogs

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// The size of the dialog, which grows when another game offers more choices.
const (
	wide = 720
	high = 698
)

// asking is the open dialog for a new game.
type asking struct {
	host    *Host
	choices Choices
	game    Game // as it was when the dialog opened

	variant *variantChoice
	sets    *setChoice
	first   *startChoice
	rival   *widgets.Picker
	engine  *engineChoice
	level   *levelChoice
	people  *peopleChoice
	colour  *widgets.Picker
	gives   *handicapChoice
	seat    *fyne.Container // the colour with its heading
	time    *timeChoice
	more    *moreChoice
	begin   *widgets.Button
	sheet   *sheet
	scroll  *container.Scroll
}

var colours = []string{"white", "random", "black"}

// NewGame asks for a new game.
func (h *Host) NewGame(g Game, c Choices, then func(Game)) {
	a := &asking{host: h, choices: c, game: g}
	a.variant = a.newVariantChoice(g.Variant)
	a.sets, a.first = a.newSetChoice(), a.newStartChoice()
	rival := 0
	if !g.Engine {
		rival = 1
	}
	a.rival = h.newPicker(i18n.T("dialogs.opponent"), 130, rival,
		widgets.Option{Name: i18n.T("dialogs.computer")}, widgets.Option{Name: i18n.T("dialogs.two-players")})
	a.engine = a.newEngineChoice()
	a.level, a.people = a.newLevelChoice(), a.newPeopleChoice()
	a.colour = a.host.newPicker(i18n.T("dialogs.play"), 84, max(slices.Index(colours, g.Colour), 0))
	a.gives, a.time, a.more = a.newHandicapChoice(), a.newTimeChoice(), a.newMoreChoice()
	s := h.newSheet(i18n.T("common.new-game"), fyne.NewSize(wide, high))
	s.roll(a.lay())
	s.fitted, a.sheet, a.scroll = a.variant.fit, s, s.scroll
	a.offer()
	h.raise(s, []deed{{i18n.T("common.cancel"), func() {}}, {i18n.T("dialogs.begin"), func() { then(a.chosen()) }}})
	a.begin = s.enter
	a.wire()
	a.judge("")
	a.refit() // the choice of a start may have appeared
	was := a.written()
	s.chosen = func() bool { return a.written() != was }
}

// written returns the texts that a person may have typed at some length.
func (a *asking) written() [4]string {
	names := a.people.names.texts()
	return [4]string{a.more.start.Text, a.more.name.Text, names[0], names[1]}
}

// section returns controls with their heading above them.
func section(heading string, content ...fyne.CanvasObject) *fyne.Container {
	title := widgets.NewHeading(heading)
	title.SizeName = theme.SizeNameCaptionText
	return widgets.RowsApart(0, append([]fyne.CanvasObject{title}, content...)...)
}

// lay lays out the dialog: the game in the full width, and below it who plays and how, in
// two columns if there is room.
func (a *asking) lay() fyne.CanvasObject {
	left := widgets.RowsApart(2, section(i18n.T("dialogs.opponent"), a.rival), a.engine.content, a.level.content, a.people.content)
	a.seat = section(i18n.T("dialogs.play"), a.colour)
	right := widgets.RowsApart(2, a.seat, widgets.RowsApart(-theme.InnerPadding(), a.time.content, a.gives.content))
	return widgets.RowsApart(4,
		a.variant.content, a.sets.content, a.first.content, container.New(&widgets.Halves{Least: 300}, left, right), a.more.content)
}

// refit lays out the content again after a part has grown or shrunk.
func (a *asking) refit() {
	a.sheet.Refresh()
	a.scroll.Refresh()
}

// wire connects the parts: a change in one changes what the others offer.
func (a *asking) wire() {
	a.variant.changed = func() {
		a.offer()
		a.judge("")
		a.refit()
	}
	a.rival.OnChanged = func(int) {
		a.offer()
		a.refit()
	}
	a.colour.OnChanged = func(int) {
		a.offerSides(a.choices.Games[a.variant.game()])
		a.refit()
	}
	a.gives.choice.OnChanged = func(string) {
		a.colour.OnChanged(a.colour.Chosen())
		widgets.ScrollTo(a.scroll, a.gives.content)
	}
	a.engine.changed = func() {
		a.offer()
		a.refit()
	}
	a.more.opened = func() {
		a.refit()
		a.more.reveal(a.scroll)
	}
	a.more.conduct.changed = a.refit
	a.more.form.changed = func() {
		if i := a.more.form.choice.SelectedIndex(); i != a.variant.at() {
			a.variant.choose(i)
		}
	}
	a.sets.changed = func() { a.offerSides(a.choices.Games[a.variant.game()]) }
	a.more.start.OnChanged, a.first.number.OnChanged = a.judge, a.judge
	a.time.row.changed = func(text string) {
		a.judge(text)
		a.refit()
	}
}

// offer shows what can be chosen for the game and the opponent.
func (a *asking) offer() {
	engine := a.rival.Chosen() == 0
	o := a.choices.Games[a.variant.game()]
	a.sets.offer(o)
	a.first.offer(o)
	a.time.offer(o)
	a.gives.offer(o, engine || a.variant.game() > 0) // two people give each other none in chess
	a.offerSides(o)
	widgets.Show(a.seat, engine)
	a.engine.offer(o)
	widgets.Show(a.engine.content, engine && len(o.Engines) > 0)
	a.level.offer(o)
	widgets.Show(a.level.content, engine && a.engine.chosen() == nil)
	widgets.Show(a.people.content, !engine)
	a.more.offerForms(a.variant.chosen(), a.variant.at())
	a.more.offer(o, engine)
}

// offerSides shows the sides of a game, with the chosen pieces and handicap.
func (a *asking) offerSides(o Offer) {
	if set, ok := a.sets.chosen(); ok {
		o.Picture = set.Sides
	}
	if h := a.gives.chosen(); h > 0 {
		o.Sides, o.Notes = o.Handicaps[h].Sides, o.Handicaps[h].Notes
	}
	a.colour.Offer(a.colour.Chosen(), sides(o)...)
	a.people.offer(o)
	a.gives.say(colours[a.colour.Chosen()], a.rival.Chosen() == 0)
}

// sides returns the sides of a game as options, each with its picture.
func sides(o Offer) []widgets.Option {
	const size = 40
	var all []widgets.Option
	for i, side := range []widgets.Option{{Name: o.Sides[0], Note: o.Notes[0]}, {Name: i18n.T("dialogs.random")}, {Name: o.Sides[1], Note: o.Notes[1]}} {
		if draw := o.Picture[i]; draw != nil {
			side.Picture = draw(size)
		}
		all = append(all, side)
	}
	return all
}

// judge shows what is wrong with the text fields, and enables Start if nothing is.
func (a *asking) judge(string) {
	var note, wrong error
	if a.more.start.Text != "" {
		note, wrong = a.choices.CheckStart(a.variant.game(), a.more.start.Text)
	}
	a.more.note.SetText(sentence(note))
	widgets.Show(a.more.note, note != nil)
	widgets.Show(a.first.content, a.first.offered.Starts > 0 && a.more.start.Text == "")
	if !a.more.wrong.Say(sentence(wrong)) {
		a.more.open()
	}
	right := a.time.judge(a.choices.CheckTime) && wrong == nil
	widgets.Enable(a.begin, a.first.judge() && right)
}

// chosen returns the game that was chosen.
func (a *asking) chosen() Game {
	g := Game{
		Variant: a.variant.game(), Engine: a.rival.Chosen() == 0, Level: a.level.level(), Adapt: a.level.adapt.Checked,
		Slow: a.more.slow.Checked, Handicap: a.gives.chosen(), Time: a.time.row.chosen(), Colour: colours[a.colour.Chosen()],
		AutoFlip: a.people.flip.Checked, Name: a.more.name.Text, Names: a.people.names.texts(),
		Start: strings.TrimSpace(a.more.start.Text), Conduct: a.more.conduct.chosen(),
	}
	g.Number, _ = a.first.chosen()
	if set, ok := a.sets.chosen(); ok {
		g.Set = set.ID
	}
	if g.Engine {
		a.engine.put(&g)
	}
	return g
}
