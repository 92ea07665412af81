package dialogs

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/widgets"
)

// A conductChoice chooses how strictly a game is played, with a line of explanation.
type conductChoice struct {
	content *fyne.Container
	choice  *widgets.Choice
	about   *widget.Label
	offered []Conduct
	wanted  string // the last choice, even if the present game does not offer it
	grown   func() // called when the height of the line may have changed
}

func (h *Host) newConductChoice(now string) *conductChoice {
	c := &conductChoice{choice: h.newChoice(nil, -1), about: widget.NewLabel(""), wanted: now, grown: func() {}}
	c.about.Wrapping, c.about.SizeName = fyne.TextWrapWord, theme.SizeNameCaptionText
	c.content = widgets.RowsApart(4, c.choice, c.about)
	c.choice.OnChanged = func(string) {
		if i := c.choice.SelectedIndex(); i >= 0 {
			c.wanted = c.offered[i].ID
			c.about.SetText(c.offered[i].About)
			c.grown()
		}
	}
	return c
}

// offer sets the conducts of a game.
func (c *conductChoice) offer(all []Conduct) {
	wanted := c.wanted
	c.offered, c.choice.Options = all, nil
	for _, o := range all {
		c.choice.Options = append(c.choice.Options, o.Name)
	}
	at := max(slices.IndexFunc(all, func(o Conduct) bool { return o.ID == wanted }), 0)
	if len(all) > 0 {
		c.choice.ClearSelected()
		c.choice.SetSelectedIndex(at)
	}
	c.wanted = wanted
}

// chosen returns the ID of the chosen conduct, "" for none.
func (c *conductChoice) chosen() string {
	if i := c.choice.SelectedIndex(); i >= 0 {
		return c.offered[i].ID
	}
	return ""
}
