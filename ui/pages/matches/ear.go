package matches

import (
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/play/describe"
	"passedpawn/game/rules"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/i18n"
)

// newEar creates what answers a person who plays by ear about the position on the board.
func newEar(l *live) *byear.Listener {
	p := l.page
	return byear.Listen(byear.Config{
		Board: l.board, Scene: l.scene, Tell: p.config.Tell, ToBoard: func() { p.config.Focus(l.board) },
	}, byear.Aside{Worth: phrase.Say("byear.not-here")}, func() bool { return p.settings.ByEar })
}

// scene returns the position on the board as it is described, with the move that led to it.
func (l *live) scene() describe.Scene {
	s := describe.Scene{Rules: l.game, Line: []rules.Position{l.seen.Now}, Style: describe.Style(l.page.settings.EarStyle)}
	if n := len(l.seen.Moves); n > 0 {
		s.Led = l.seen.Moves[n-1]
	}
	return s
}

// Said implements pages.Sayer: it says what the match does and, while nothing is played, how it
// stands. Each game would be too much.
func (p *Page) Said() []string {
	m := p.match
	if m == nil {
		return []string{i18n.T("matches.title")}
	}
	said := []string{m.store.Plan.Event, m.state()}
	if !m.running() {
		said = append(said, i18n.F("matches.of", m.stand.Games, m.store.Plan.Games()), m.table.said())
	}
	return append(said, i18n.P(m.live.ear.Reply()))
}

// said returns the lines of the table.
func (t *table) said() string {
	var lines []string
	for _, row := range t.cells {
		var cells []string
		for _, l := range row {
			if l.Text != "" {
				cells = append(cells, l.Text)
			}
		}
		lines = append(lines, strings.Join(cells, ", "))
	}
	return strings.Join(lines, ".\n")
}

// Sayings implements pages.Repeater.
func (p *Page) Sayings() int {
	if p.match == nil {
		return 0
	}
	return p.match.live.ear.Sayings()
}

// ByEar implements pages.Listener.
func (p *Page) ByEar(key string) bool { return p.match != nil && p.match.live.ear.ByEar(key) }
