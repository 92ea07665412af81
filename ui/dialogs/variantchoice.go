package dialogs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// A variantChoice chooses the game: the family by a picture of its board and, if the
// family has several forms, the form below it.
type variantChoice struct {
	asking  *asking
	content *fyne.Container
	family  *picker
	said    *widget.Label // describes the family if the cards have no room to
	forms   *picker
	form    *widget.Label   // describes the form
	climb   *fyne.Container // shows what pieces become in the form
	twist   *check
	about   *widget.Label // explains the twist
	learn   *look.Button
	last    []int // the form last chosen in each family
	changed func()
}

const pictureSize = 96

func (a *asking) newVariantChoice(game int) *variantChoice {
	v := &variantChoice{asking: a, last: make([]int, len(a.choices.Families)), changed: func() {}}
	at, form, twisted := a.choices.at(game)
	v.last[at] = form
	v.family = a.pick(i18n.T("dialogs.game"), 120, at, v.cards()...)
	v.forms = a.pick(i18n.T("dialogs.form"), 150, form)
	v.twist = a.host.newCheck("", twisted)
	v.said, v.form, v.about, v.climb = caption(), caption(), caption(), container.NewStack()
	v.learn = a.host.newButton(i18n.T("dialogs.learn-game"), func() {
		a.host.Escape()
		a.choices.Learn(v.game())
	})
	v.learn.Icon, v.learn.Importance = theme.HelpIcon(), widget.LowImportance
	twist := column(-theme.InnerPadding(), v.twist, v.about)
	v.content = container.New(corner{}, section(i18n.T("dialogs.game"),
		column(6, v.family, v.said, v.forms, column(-theme.InnerPadding()/2, v.form, v.climb), twist)), v.learn)
	v.offer()
	v.family.changed = func(int) {
		v.offer()
		v.changed()
	}
	v.forms.changed = func(form int) {
		v.last[v.family.at] = form
		v.explain()
		v.changed()
	}
	v.twist.OnChanged = func(bool) {
		v.explain()
		v.changed()
	}
	return v
}

// cards returns a card for each family.
func (v *variantChoice) cards() (all []option) {
	for _, f := range v.asking.choices.Families {
		card := option{name: f.Name, note: f.About}
		if v.narrow() {
			card.note = ""
		}
		if f.Picture != nil {
			card.picture = f.Picture(pictureSize)
		}
		all = append(all, card)
	}
	return all
}

// fit shows what the cards have room for, after the window has got another size.
func (v *variantChoice) fit() {
	v.family.offer(v.family.at, v.cards()...)
	look.Show(v.said, v.narrow())
}

// narrow reports whether the cards have room only for a name.
func (v *variantChoice) narrow() bool { return v.asking.host.window.Canvas().Size().Width < 592 }

func (v *variantChoice) chosen() Family { return v.asking.choices.Families[v.family.at] }

// offer shows the forms of the family.
func (v *variantChoice) offer() {
	f := v.chosen()
	v.said.SetText(f.About)
	look.Show(v.said, v.narrow())
	var cards []option
	for _, form := range f.Forms {
		cards = append(cards, option{name: form.Name})
	}
	v.forms.offer(v.last[v.family.at], cards...)
	look.Show(v.forms, len(cards) > 1)
	v.twist.SetText(f.Twist)
	look.Show(v.twist, f.Twist != "")
	v.explain()
	look.Show(v.learn, v.asking.choices.Games[v.game()].Lessons && v.asking.choices.Learn != nil)
}

// explain describes the form, shows what pieces become in it, and explains the twist if
// there is one.
func (v *variantChoice) explain() {
	form := v.chosen().Forms[v.forms.at]
	v.form.SetText(form.About)
	look.Show(v.form, v.forms.Visible())
	if v.climb.RemoveAll(); form.Climb != nil {
		v.climb.Add(form.Climb())
	}
	look.Show(v.climb, form.Climb != nil)
	v.about.SetText(v.chosen().TwistAbout)
	look.Show(v.about, v.chosen().Twist != "")
}

// game returns the index of the chosen game.
func (v *variantChoice) game() int {
	f := v.chosen().Forms[v.forms.at]
	if v.twist.Checked && v.twist.Visible() && f.Twisted >= 0 {
		return f.Twisted
	}
	return f.Game
}

// caption returns a label with small text that wraps.
func caption() *widget.Label {
	l := widget.NewLabel("")
	l.Wrapping, l.SizeName = fyne.TextWrapWord, theme.SizeNameCaptionText
	return l
}
