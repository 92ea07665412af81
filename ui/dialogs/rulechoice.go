package dialogs

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/widgets"
)

// A ruleChoice chooses one of several ways to play a game, with a line of explanation.
type ruleChoice struct {
	content *fyne.Container
	choice  *widgets.Choice
	about   *widget.Label
	offered []Rule
	wanted  string // the last choice, even if the present game does not offer it
	changed func() // called when the choice and the height of the line may have changed
}

func (h *Host) newRuleChoice(now string) *ruleChoice {
	c := &ruleChoice{choice: h.newChoice(nil, -1), about: widgets.NewSmallText(""), wanted: now, changed: func() {}}
	c.content = widgets.RowsApart(4, c.choice, c.about)
	c.choice.OnChanged = func(string) {
		if i := c.choice.SelectedIndex(); i >= 0 {
			c.wanted = c.offered[i].ID
			c.about.SetText(c.offered[i].About)
			c.changed()
		}
	}
	return c
}

// offer sets the ways to play a game.
func (c *ruleChoice) offer(all []Rule) {
	wanted := c.wanted
	c.offered, c.choice.Options = all, nil
	for _, o := range all {
		c.choice.Options = append(c.choice.Options, o.Name)
	}
	at := max(slices.IndexFunc(all, func(o Rule) bool { return o.ID == wanted }), 0)
	if len(all) > 0 {
		c.choice.ClearSelected()
		c.choice.SetSelectedIndex(at)
	}
	c.wanted = wanted
}

// chosen returns the ID of the choice, "" for none.
func (c *ruleChoice) chosen() string {
	if i := c.choice.SelectedIndex(); i >= 0 {
		return c.offered[i].ID
	}
	return ""
}
