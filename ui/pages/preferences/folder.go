package preferences

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// folder shows the path of a folder and what there is in it, with buttons to choose another one
// or none.
func (r *row) folder(p *Page) {
	path, found := widget.NewLabel(""), widget.NewLabel("")
	path.Truncation, found.Wrapping = fyne.TextTruncateEllipsis, fyne.TextWrapWord
	set := func(to string) { p.set(func(s *settings.Settings) { *r.option.Folder(s) = to }) }
	now := func() string {
		s := p.settings
		return *r.option.Folder(&s)
	}
	choose := widgets.NewButton(i18n.T("preferences.choose-folder"), p.reveal, func() { p.config.ChooseFolder(r.option, now(), set) })
	none := widgets.NewButton(i18n.T("preferences.leave-folder"), p.reveal, func() { set("") })
	shown := ""
	r.show = func() {
		to := now()
		widgets.Show(path, to != "")
		widgets.Show(none, to != "")
		if to == shown {
			widgets.Show(found, to != "" && found.Text != "")
			return
		}
		shown = to
		path.SetText(to)
		found.SetText("")
		found.Hide()
		if to == "" {
			return
		}
		p.config.Describe(to, func(text string, wrong bool) {
			if shown != to {
				return
			}
			found.Importance = widget.MediumImportance
			if wrong {
				found.Importance = widget.DangerImportance
			}
			found.SetText(text)
			found.Show()
		})
	}
	r.control = choose
	r.content = widgets.Rows(name(r.option), path, container.New(&widgets.Flow{}, choose, none), found)
	r.show()
}
