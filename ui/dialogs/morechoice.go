package dialogs

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A moreChoice contains the settings that few people change, hidden by a button.
type moreChoice struct {
	content *fyne.Container
	button  *widgets.Button
	fields  *widget.Form
	name    *widgets.Entry
	start   *widgets.Entry
	wrong   *widgets.Wrong
	note    *widget.Label // what is left out of the start
	slow    *widgets.Check
	conduct *ruleChoice
	form    *ruleChoice      // of a family whose forms are not side by side
	formRow *widget.FormItem // the row with form
	opened  func()           // called when it is opened or closed
}

func (a *asking) newMoreChoice() *moreChoice {
	h, g := a.host, a.game
	m := &moreChoice{
		name:  h.newEntry(g.Name, i18n.T("common.you")),
		start: h.newEntry(g.Start, i18n.T("dialogs.usual-paste-fen")), wrong: widgets.NewWrong(), note: widgets.NewText(""),
		slow: h.newCheck(i18n.T("dialogs.takes-time-like-person"), g.Slow), opened: func() {},
		conduct: h.newRuleChoice(g.Conduct), form: h.newRuleChoice(""),
	}
	m.formRow = widget.NewFormItem("", m.form.content)
	m.fields = widget.NewForm(
		widget.NewFormItem(i18n.T("dialogs.conduct"), m.conduct.content),
		widget.NewFormItem(i18n.T("dialogs.start"), widgets.RowsApart(4, under(m.start, m.wrong), m.note)), widget.NewFormItem(i18n.T("dialogs.your-name"), m.name),
		widget.NewFormItem("", widgets.RowsApart(4, m.switches()...)))
	m.button = h.newButton("", func() { m.show(!m.fields.Visible()) })
	m.button.Importance = widget.LowImportance
	m.content = widgets.RowsApart(4, flushLeft(container.NewHBox(m.button)), m.fields)
	_, at, _ := a.choices.at(g.Variant)
	m.show(g.Start != "" || g.Conduct != "" || at > 0 && a.variant.chosen().Aside != "") // open if something in it differs from the default
	return m
}

// switches returns the settings that are on or off, one below the other.
func (m *moreChoice) switches() []fyne.CanvasObject { return []fyne.CanvasObject{m.slow} }

// show opens or closes the settings.
func (m *moreChoice) show(on bool) {
	text, icon := i18n.T("dialogs.more"), theme.MenuDropDownIcon()
	if on {
		text, icon = i18n.T("dialogs.less"), theme.MenuDropUpIcon()
	}
	m.button.SetText(text)
	m.button.SetIcon(icon)
	widgets.Show(m.fields, on)
	m.opened()
}

// open opens the settings if they are closed.
func (m *moreChoice) open() {
	if !m.fields.Visible() {
		m.show(true)
	}
}

// offer sets what can be chosen for a game.
func (m *moreChoice) offer(o Offer, engine bool) {
	m.conduct.offer(o.Conducts)
	widgets.Enable(m.slow, engine)
	widgets.Enable(m.name, engine)
	m.fields.Refresh() // the labels are disabled with their fields
}

// offerForms shows the forms of a family that are not side by side, of which one is chosen.
func (m *moreChoice) offerForms(f Family, at int) {
	m.fields.Items = slices.DeleteFunc(m.fields.Items, func(i *widget.FormItem) bool { return i == m.formRow })
	if m.formRow.Text = f.Aside; f.Aside == "" {
		return
	}
	var all []Rule
	for i, form := range f.Forms {
		all = append(all, Rule{strconv.Itoa(i), form.Name, form.About})
	}
	m.form.wanted = all[at].ID
	m.form.offer(all)
	m.fields.Items = slices.Insert(m.fields.Items, 0, m.formRow)
}

// reveal scrolls the settings into sight, as far as the button stays there.
func (m *moreChoice) reveal(s *container.Scroll) {
	if m.fields.Visible() {
		widgets.ScrollTo(s, m.content)
	}
}
