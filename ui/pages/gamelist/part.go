package gamelist

import (
	"strings"

	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist/search"
)

// A part lets the person choose which games of a large compressed file are listed: those
// that are searched for, or all.
type part struct {
	bar    *searchBar
	source *source
	status *status
	show   func(library.Collection) // lists the part that was chosen
}

// suggest suggests the games that were chosen last.
func (p part) suggest() {
	r := p.bar.request
	if r.text == "" && p.source.asked != "" {
		r.text = p.source.asked
		p.bar.show(r)
	}
}

// only lists the games that are searched for.
func (p part) only() {
	query := strings.TrimSpace(p.bar.request.text)
	switch wrong := search.FirstWrong(query); {
	case len(index.ParseQuery(query).Terms) == 0:
		p.status.announce(i18n.T("gamelist.large-nothing-asked"))
		p.bar.focus()
	case wrong != "":
		p.status.announce(i18n.F("gamelist.not-understood", wrong))
		p.bar.focus()
	default:
		p.show(p.source.games.Of(library.Part{Only: query, In: i18n.Spoken()}))
	}
}

// all lists all games.
func (p part) all() { p.show(p.source.games.Of(library.Part{All: true})) }
