package engines

import (
	"strings"

	"fyne.io/fyne/v2/widget"

	"passedpawn/game/phrase"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
)

// Said implements pages.Sayer: it says which engines are used and which there are, what is being
// done with one, and what came of it.
func (p *Page) Said() []string {
	if p.list == nil {
		return nil
	}
	said := []string{p.title.Text}
	if d := p.detail; d != nil {
		return append(append(said, strings.Join(p.about(d.engine), ", ")), shown(d.wrong, d.said)...)
	}
	for _, u := range uses() {
		s := p.settings
		said = append(said, u.text+": "+usedBy(p, *u.of(&s)))
	}
	said = append(said, added(p))
	if found := p.offered(); len(found) > 0 {
		var names []string
		for _, k := range found {
			names = append(names, k.Name)
		}
		said = append(said, i18n.T("engines.found")+": "+strings.Join(names, ", "))
	}
	for _, e := range p.engines.all {
		if t := p.trials[e.ID]; t != nil {
			text, _ := t.report()
			said = append(said, e.Name+": "+text)
		}
	}
	return append(said, shown(p.list.wrong, p.list.said)...)
}

// shown returns the texts of the labels that are in sight.
func shown(labels ...*widget.Label) (texts []string) {
	for _, l := range labels {
		if l != nil && l.Visible() {
			texts = append(texts, l.Text)
		}
	}
	return texts
}

// usedBy returns the name of an engine of the list by its ID, "" for the bundled one.
func usedBy(p *Page, id string) string {
	if e, ok := p.engines.find(id); ok {
		return e.Name
	}
	return "Passed Pawn"
}

// added says how many engines the person has added, and which.
func added(p *Page) string {
	var names []string
	for _, e := range p.engines.all {
		names = append(names, e.Name)
	}
	if len(names) == 0 {
		return ""
	}
	return i18n.F("engines.added", phrase.Number(len(names)), strings.Join(names, ", "))
}

// A use is what an engine is used for.
type use struct {
	name, text string
	of         func(*settings.Settings) *string // the engine's ID
}

// uses are analysis, also by a second engine, hints and reviews.
func uses() []use {
	return []use{
		{"analyst", i18n.T("engines.analyse-with"), func(s *settings.Settings) *string { return &s.Analyst }},
		{"second", i18n.T("engines.second-with"), func(s *settings.Settings) *string { return &s.Second }},
		{"adviser", i18n.T("engines.hints-from"), func(s *settings.Settings) *string { return &s.Adviser }},
		{"reviewer", i18n.T("engines.review-with"), func(s *settings.Settings) *string { return &s.Reviewer }},
	}
}
