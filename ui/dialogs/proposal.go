package dialogs

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/platform/access"
	"passedpawn/ui/widgets"
)

// A proposal is a row of a checklist: a tick, a text with a note below it, and possibly a
// choice of what it becomes.
type proposal struct {
	widget.BaseWidget
	of         *checklist
	at         int
	check      *widgets.Check
	text, note *widget.Label
	choice     *widgets.Choice
}

func newProposal(of *checklist) *proposal {
	p := &proposal{of: of, check: of.host.newCheck("", false), text: widget.NewLabel(""), note: widgets.NewSmallText(""), choice: of.host.newChoice(nil, -1)}
	p.text.Truncation, p.note.Truncation = fyne.TextTruncateEllipsis, fyne.TextTruncateEllipsis
	p.note.Wrapping = fyne.TextWrapOff
	p.ExtendBaseWidget(p)
	return p
}

// show shows a row.
func (p *proposal) show(at int) {
	part := p.of.part
	if at >= len(part.Ticked) {
		return
	}
	p.at = at
	p.check.OnChanged, p.choice.OnChanged = nil, nil
	p.check.SetChecked(part.Ticked[at])
	text, note := part.Row(at)
	p.text.SetText(text)
	p.note.SetText(note)
	widgets.Show(p.note, note != "")
	var options []string
	if part.Options != nil {
		options = part.Options(at)
	}
	widgets.Show(p.choice, len(options) > 0)
	if len(options) > 0 {
		p.choice.Options = options
		p.choice.SetSelectedIndex(part.Chosen[at])
	}
	p.check.OnChanged = func(on bool) { p.of.tick(p.at, on) }
	p.choice.OnChanged = func(string) { p.choose() }
	p.Refresh()
}

// choose takes another option, which accepts the row.
func (p *proposal) choose() {
	if i := p.choice.SelectedIndex(); i >= 0 {
		p.of.part.Chosen[p.at] = i
	}
	p.check.SetChecked(true)
}

// Describe implements accessible.Described: it says the row, and whether that is ticked.
func (p *proposal) Describe() access.Node {
	part := p.of.part
	if p.at >= len(part.Ticked) {
		return access.Node{Role: access.ListItem}
	}
	said := []string{p.text.Text}
	if part.Aloud != nil {
		said[0] = part.Aloud(p.at)
	}
	if p.note.Text != "" {
		said = append(said, p.note.Text)
	}
	state := "widgets.off"
	if part.Ticked[p.at] {
		state = "widgets.on"
	}
	return access.Node{Role: access.ListItem, Name: strings.Join(append(said, i18n.T(state)), ", ")}
}

// CreateRenderer implements fyne.Widget.
func (p *proposal) CreateRenderer() fyne.WidgetRenderer {
	return &proposalRenderer{p}
}

type proposalRenderer struct{ p *proposal }

func (r *proposalRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.p.check, r.p.text, r.p.note, r.p.choice}
}

// MinSize implements fyne.WidgetRenderer. All rows of a list have the same height.
func (r *proposalRenderer) MinSize() fyne.Size {
	p := r.p
	high := p.text.MinSize().Height + p.note.MinSize().Height - theme.InnerPadding()
	if p.of.part.Options != nil && p.of.narrow() {
		high += p.choice.MinSize().Height
	}
	return fyne.NewSize(240, high)
}

// Layout implements fyne.WidgetRenderer.
func (r *proposalRenderer) Layout(size fyne.Size) {
	p := r.p
	side := p.check.MinSize().Width
	wide := size.Width - side
	high := p.text.MinSize().Height
	p.check.Move(fyne.NewPos(0, 0))
	p.check.Resize(fyne.NewSize(side, high))
	if p.choice.Visible() {
		least := p.choice.MinSize()
		if p.of.narrow() {
			p.choice.Move(fyne.NewPos(side, size.Height-least.Height))
			p.choice.Resize(fyne.NewSize(wide, least.Height))
		} else {
			w := min(size.Width*0.4, 300)
			wide -= w
			p.choice.Move(fyne.NewPos(size.Width-w, (size.Height-least.Height)/2))
			p.choice.Resize(fyne.NewSize(w, least.Height))
		}
	}
	p.text.Move(fyne.NewPos(side, 0))
	p.text.Resize(fyne.NewSize(wide, high))
	p.note.Move(fyne.NewPos(side, high-theme.InnerPadding()))
	p.note.Resize(fyne.NewSize(wide, p.note.MinSize().Height))
}

func (r *proposalRenderer) Refresh() {
	r.Layout(r.p.Size())
	for _, o := range r.Objects() {
		o.Refresh()
	}
}

func (r *proposalRenderer) Destroy() {}
