package gamelist

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/library/index"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// Chips say in words how a search was understood, one for each of its terms. A click on
// one removes the term. Plain words need no explanation.
type chips struct {
	page    *Page
	box     *fyne.Container
	content *container.Scroll
}

func newChips(p *Page) *chips {
	c := &chips{page: p, box: container.NewHBox()}
	c.content = container.NewHScroll(c.box)
	c.content.Hide()
	return c
}

// show shows the terms of a search, and before them the part of a report whose games are
// listed.
func (c *chips) show(q query) {
	text := q.text
	c.box.RemoveAll()
	explain := q.only != nil
	if explain {
		c.box.Add(look.NewButton(i18n.T("gamelist.back-report"), c.page.config.Reports.Return))
		c.box.Add(look.NewButton(q.only.name+"  ×", c.page.askAll))
	}
	for _, t := range index.ParseQuery(text).Terms {
		explain = explain || !wordOnly(t)
		b := look.NewButton(chipText(t)+"  ×", func() { c.page.filter.SetText(without(text, t)) })
		if wrong(t) {
			b.Importance = widget.DangerImportance
		}
		c.box.Add(b)
	}
	if c.content.Visible() != explain {
		look.Show(c.content, explain)
		c.page.content.Refresh()
	}
	c.content.Refresh()
}

// wordOnly reports whether a term is nothing but a word to find.
func wordOnly(t index.Term) bool {
	return t.Field == "" && !t.Not && t.Any == nil && t.All == nil
}

// wrong reports whether a part of a term has a value that its field cannot have.
func wrong(t index.Term) bool {
	for _, part := range append(t.Any, t.All...) {
		if wrong(part) {
			return true
		}
	}
	return t.Wrong
}

// without returns a search without one of its terms.
func without(text string, t index.Term) string {
	before, after := strings.TrimSpace(text[:t.Start]), strings.TrimSpace(text[t.End:])
	return strings.TrimSpace(before + " " + after)
}

// chipText says a term in words.
func chipText(t index.Term) string {
	said := t.Value
	switch {
	case t.Any != nil:
		said = joined(t.Any, " "+i18n.T("gamelist.chip-or")+" ")
	case t.All != nil:
		said = "(" + joined(t.All, ", ") + ")"
	case t.Pattern != nil:
		said = i18n.F("gamelist.chip", fieldName(t.Field), patternText(t))
	case t.Field != "":
		said = i18n.F("gamelist.chip", fieldName(t.Field), ranged(t.Value))
	}
	if t.Not {
		return i18n.F("gamelist.chip-not", said)
	}
	return said
}

func joined(terms []index.Term, with string) string {
	var all []string
	for _, t := range terms {
		all = append(all, chipText(t))
	}
	return strings.Join(all, with)
}

// ranged writes a value with the signs of a book: ≥ and –.
func ranged(value string) string {
	for _, sign := range [][2]string{{">=", "≥ "}, {"<=", "≤ "}, {">", "> "}, {"<", "< "}, {"=", ""}} {
		if rest, ok := strings.CutPrefix(value, sign[0]); ok {
			return sign[1] + rest
		}
	}
	return strings.Replace(value, "..", "–", 1)
}
