package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/library/index"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist/search"
	"passedpawn/ui/widgets"
)

// chips are buttons that say in words how a search was understood, one for each of its
// terms. A click on one removes the term. Plain words need no explanation.
type chips struct {
	bar     *searchBar
	box     *fyne.Container
	content *container.Scroll
}

func newChips(b *searchBar) *chips {
	c := &chips{bar: b, box: container.NewHBox()}
	c.content = container.NewHScroll(c.box)
	c.content.Hide()
	return c
}

// show shows the terms of a search, and before them the part of a report, or the opponent,
// whose games are listed.
func (c *chips) show(r request) {
	c.box.RemoveAll()
	explain := r.only != nil
	if explain {
		if r.only.of == nil {
			c.box.Add(widgets.NewButton(i18n.T("gamelist.back-report"), nil, c.bar.config.Reports.Return))
		}
		c.box.Add(widgets.NewButton(r.only.name+"  ×", nil, c.bar.askAll))
	}
	for _, t := range index.ParseQuery(r.text).Terms {
		explain = explain || !search.IsWord(t)
		b := widgets.NewButton(search.TermText(t)+"  ×", nil, func() { c.bar.field.SetText(search.Without(r.text, t)) })
		if search.IsWrong(t) {
			b.Importance = widget.DangerImportance
		}
		c.box.Add(b)
	}
	if c.content.Visible() != explain {
		widgets.Show(c.content, explain)
		c.bar.page.arrange()
	}
	c.content.Refresh()
}
