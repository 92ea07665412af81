package dialogs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A variantChoice chooses the game: the family by a picture of its board and, if the
// family has several forms, the form below it.
type variantChoice struct {
	asking  *asking
	content *fyne.Container
	family  *widgets.Picker
	said    *widget.Label // describes the family if the cards have no room to
	forms   *widgets.Picker
	form    *widget.Label   // describes the form
	formed  *fyne.Container // all about the form
	climb   *fyne.Container // shows what pieces become in the form
	twist   *widgets.Check
	twisted *fyne.Container // all about the twist
	about   *widget.Label   // explains the twist
	learn   *widgets.Button
	last    []int // the form last chosen in each family
	changed func()
}

const pictureSize = 80

func (a *asking) newVariantChoice(game int) *variantChoice {
	v := &variantChoice{asking: a, last: make([]int, len(a.choices.Families)), changed: func() {}}
	at, form, twisted := a.choices.at(game)
	v.last[at] = form
	v.family = a.host.newPicker(i18n.T("dialogs.game"), 120, at, v.cards()...)
	v.forms = a.host.newPicker(i18n.T("dialogs.form"), 150, form)
	v.twist = a.host.newCheck("", twisted)
	v.said, v.form, v.about, v.climb = widgets.NewSmallText(""), widgets.NewSmallText(""), widgets.NewSmallText(""), container.NewStack()
	v.learn = a.host.newButton(i18n.T("dialogs.learn-game"), func() {
		a.host.Escape()
		a.choices.Learn(v.game())
	})
	v.learn.Icon, v.learn.Importance = theme.HelpIcon(), widget.LowImportance
	v.twisted = widgets.RowsApart(-theme.InnerPadding(), v.twist, v.about)
	v.formed = widgets.RowsApart(-theme.InnerPadding()/2, v.form, v.climb)
	v.content = container.New(corner{}, section(i18n.T("dialogs.game"), widgets.RowsApart(6, v.family, v.said, v.forms, v.formed, v.twisted)), v.learn)
	v.offer()
	v.family.OnChanged = func(int) {
		v.offer()
		v.changed()
	}
	v.forms.OnChanged = v.choose
	v.twist.OnChanged = func(bool) {
		v.explain()
		v.changed()
	}
	return v
}

// cards returns a card for each family.
func (v *variantChoice) cards() (all []widgets.Option) {
	for _, f := range v.asking.choices.Families {
		card := widgets.Option{Name: f.Name, Note: f.About}
		if v.narrow() {
			card.Note = ""
		}
		if f.Picture != nil {
			card.Picture = f.Picture(pictureSize)
		}
		all = append(all, card)
	}
	return all
}

// fit shows what the cards have room for, after the window has got another size.
func (v *variantChoice) fit() {
	v.family.Offer(v.family.Chosen(), v.cards()...)
	widgets.Show(v.said, v.narrow())
}

// narrow reports whether the cards have room only for a name.
func (v *variantChoice) narrow() bool { return v.asking.host.window.Canvas().Size().Width < 592 }

func (v *variantChoice) chosen() Family { return v.asking.choices.Families[v.family.Chosen()] }

// offer shows the forms of the family.
func (v *variantChoice) offer() {
	f := v.chosen()
	v.said.SetText(f.About)
	widgets.Show(v.said, v.narrow())
	var cards []widgets.Option
	for _, form := range f.Forms {
		cards = append(cards, widgets.Option{Name: form.Name})
	}
	v.forms.Offer(v.at(), cards...)
	widgets.Show(v.forms, len(cards) > 1 && f.Aside == "")
	v.twist.SetText(f.Twist)
	v.explain()
	widgets.Show(v.learn, v.asking.choices.Games[v.game()].Lessons && v.asking.choices.Learn != nil)
}

// explain describes the form, shows what pieces become in it, and explains the twist if
// there is one.
func (v *variantChoice) explain() {
	form := v.chosen().Forms[v.at()]
	v.form.SetText(form.About)
	widgets.Show(v.form, v.forms.Visible())
	if v.climb.RemoveAll(); form.Climb != nil {
		v.climb.Add(form.Climb())
	}
	widgets.Show(v.climb, form.Climb != nil)
	widgets.Show(v.formed, v.forms.Visible() || form.Climb != nil)
	v.about.SetText(v.chosen().TwistAbout)
	widgets.Show(v.twisted, v.chosen().Twist != "")
}

// choose chooses a form of the family.
func (v *variantChoice) choose(form int) {
	v.last[v.family.Chosen()] = form
	v.explain()
	v.changed()
}

// at returns the index of the chosen form in the family.
func (v *variantChoice) at() int { return v.last[v.family.Chosen()] }

// game returns the index of the chosen game.
func (v *variantChoice) game() int {
	f := v.chosen().Forms[v.at()]
	if v.twist.Checked && v.chosen().Twist != "" && f.Twisted >= 0 {
		return f.Twisted
	}
	return f.Game
}
