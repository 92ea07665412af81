package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/library/index"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/gamelist/search"
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

// show shows the terms of a search, and before them the part of a report whose games are
// listed.
func (c *chips) show(r request) {
	c.box.RemoveAll()
	explain := r.only != nil
	if explain {
		c.box.Add(look.NewButton(i18n.T("gamelist.back-report"), c.bar.config.Reports.Return))
		c.box.Add(look.NewButton(r.only.name+"  ×", c.bar.askAll))
	}
	for _, t := range index.ParseQuery(r.text).Terms {
		explain = explain || !search.IsWord(t)
		b := look.NewButton(search.TermText(t)+"  ×", func() { c.bar.field.SetText(search.Without(r.text, t)) })
		if search.IsWrong(t) {
			b.Importance = widget.DangerImportance
		}
		c.box.Add(b)
	}
	if c.content.Visible() != explain {
		look.Show(c.content, explain)
		c.bar.page.arrange()
	}
	c.content.Refresh()
}
