package preferences

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/phrase"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look/ownlook"
	"passedpawn/ui/widgets"
)

// brought explains how a person adds boards and pieces, and names the files that
// cannot be used.
type brought struct {
	row   *row
	wrong *widget.Label
}

func newBrought(p *Page) *brought {
	o := Option{Group: Pictures, Name: phrase.Say("preferences.own"), Note: phrase.Say("preferences.own-how")}
	b := &brought{wrong: widget.NewLabel("")}
	b.wrong.Importance, b.wrong.Wrapping = widget.DangerImportance, fyne.TextWrapWord
	b.wrong.Hide()
	open := widgets.NewButton(i18n.T("preferences.open-folder"), nil, p.config.OpenFolder)
	b.row = &row{option: o, show: func() {}, content: widgets.Rows(name(o), container.NewHBox(open), b.wrong)}
	return b
}

// mostWrong is the largest number of files that are named.
const mostWrong = 8

// show names the files that cannot be used.
func (b *brought) show(wrong []error) {
	var lines []string
	for _, err := range wrong[:min(len(wrong), mostWrong)] {
		lines = append(lines, i18n.P(phrase.Of(err)))
	}
	if more := len(wrong) - mostWrong; more > 0 {
		lines = append(lines, i18n.F("preferences.more-files", more))
	}
	b.wrong.SetText(strings.Join(lines, "\n"))
	widgets.Show(b.wrong, len(lines) > 0)
}

// SetOwn adds a person's own boards and pieces to the choices.
func (p *Page) SetOwn(f ownlook.Found) {
	p.own = f
	if p.content == nil {
		return
	}
	p.preview.pieces.Own(f.Sets)
	for _, r := range p.rows {
		if g := r.gallery; g != nil && r.option.Games == Chess {
			g.option.Choices = slices.Concat(r.option.Choices, ownChoices(g.option, f))
			g.pieces.Own(f.Sets)
			clear(g.drawn)
			g.Refresh()
		}
	}
	p.brought.show(f.Wrong)
	p.preview.show(p.settings, false)
	p.content.Refresh()
}

// ownChoices returns the choices of an option that a person has added.
func ownChoices(o Option, f ownlook.Found) (all []Choice) {
	var probe settings.Settings
	if o.Choice(&probe) == &probe.Board {
		for _, b := range f.Boards {
			all = append(all, Choice{b.ID, phrase.Phrase{Form: b.Name}})
		}
		return all
	}
	for _, s := range f.Sets {
		all = append(all, Choice{s.ID(), phrase.Phrase{Form: s.Name}})
	}
	return all
}
