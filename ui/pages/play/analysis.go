package play

import (
	"slices"

	"fyne.io/fyne/v2"

	"passedpawn/game/phrase"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
)

// thinks takes a snapshot in which only the thoughts of a program are new.
func (p *Page) thinks(s session.Snapshot) {
	p.snap = s
	if s.Review.Running {
		p.drawReview()
	}
	p.showThoughts()
	p.earGame.answer()
	if now := ideas(s); !slices.Equal(now, p.ideas) {
		p.drawBoard()
	}
}

// showThoughts shows what programs think.
func (p *Page) showThoughts() {
	lines, bar := p.thoughts.show(p.snap, p.settings)
	if lines {
		p.beside.Refresh()
	}
	if bar {
		p.body.Refresh() // the bar takes a part of the board's width
	}
}

// addLine adds a line up to one of its moves to the game, and shows that. A threat is no
// line of the game.
func (a *Actions) addLine(r lineRow, ply int) {
	if !r.threat {
		a.session.Edits.AddLine(r.of, r.upTo(ply))
		a.page.keyboard.toBoard()
	}
}

// playLine plays the first move of a line as if it was made on the board.
func (a *Actions) playLine(r lineRow) {
	s := a.page.snap
	if r.threat || !samePlace(r.of, s.Place) || !s.MayMove() && a.session.Reasons.NotYours() {
		return
	}
	a.play(r.moves[0].move)
	a.page.keyboard.toBoard()
}

// lineMenu opens the menu of a move of a line.
func (a *Actions) lineMenu(r lineRow, ply int, at fyne.Position) {
	copied := fyne.NewMenuItem(i18n.T("play.copy-line"), func() { fyne.CurrentApp().Clipboard().SetContent(i18n.P(r.phrase())) })
	items := []*fyne.MenuItem{copied}
	if !r.threat {
		play := fyne.NewMenuItem(i18n.F("play.play-move", r.moves[0].text), func() { a.playLine(r) })
		play.Disabled = !a.page.snap.MayMove()
		items = []*fyne.MenuItem{
			play,
			fyne.NewMenuItem(i18n.F("play.add-line", r.moves[ply].text), func() { a.addLine(r, ply) }),
			fyne.NewMenuItem(i18n.T("play.add-whole-line"), func() { a.addLine(r, len(r.moves)-1) }),
			fyne.NewMenuItemSeparator(), copied,
		}
	}
	a.config.Menu(fyne.NewMenu("", items...), at)
}

// phrase returns a line with its label and score.
func (r lineRow) phrase() phrase.Phrase {
	var parts []phrase.Phrase
	for _, w := range []string{r.label, r.score} {
		if w != "" {
			parts = append(parts, phrase.Say("%s", w))
		}
	}
	var moves rules.Moves
	for _, m := range r.moves {
		moves = append(moves, m.san)
	}
	if len(moves) > 0 {
		parts = append(parts, phrase.Say("%v", moves))
	}
	return phrase.Join(" ", parts...)
}

// setLines changes how many lines an analysis shows.
func (a *Actions) setLines(by int) {
	a.config.Change(func(s *settings.Settings) {
		s.Lines = min(max(s.Lines+by, session.FewestLines), session.MostLines)
	})
}
