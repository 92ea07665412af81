package editor

import (
	"slices"

	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// offerTurns names the sides as the game does, and shows whose turn it is.
func (l *panel) offerTurns() {
	p := l.page
	options := make([]string, 2)
	for side := range options {
		options[side] = i18n.F("editor.move", rules.SideName(p.game, p.game.Start(), rules.Side(side)))
	}
	if !slices.Equal(options, l.turn.Options) {
		l.turn.Options = options
		l.turn.Refresh()
	}
	l.turn.SetSelected(options[p.position.Turn()])
}

// offerHandicaps shows the handicaps of the game, if it has any, and which of them is on
// the board.
func (l *panel) offerHandicaps() {
	p := l.page
	all := rules.Handicaps(p.game)
	widgets.Show(l.giving, len(all) > 0)
	l.handicap.Options, l.handicap.Selected = []string{i18n.T("common.none")}, ""
	l.handicap.PlaceHolder = i18n.T("editor.another-position")
	placed := rules.Placement(p.position)
	if placed == rules.Placement(p.game.Start()) {
		l.handicap.Selected = l.handicap.Options[0]
	}
	for _, h := range all {
		l.handicap.Options = append(l.handicap.Options, i18n.T(h.Name))
		if start, err := p.game.Parse(h.Position); err == nil && placed == rules.Placement(start) {
			l.handicap.Selected = i18n.T(h.Name)
		}
	}
	l.handicap.Refresh()
}

// give sets up the starting position of a handicap.
func (l *panel) give(string) {
	if i := l.handicap.SelectedIndex(); i >= 0 && !l.filling {
		start := l.page.game.Start().String()
		if i > 0 {
			start = rules.Handicaps(l.page.game)[i-1].Position
		}
		l.page.Paste(start)
	}
}

// offerPassant shows the squares for en passant captures, if there are any.
func (l *panel) offerPassant() {
	b := l.page.position
	squares := b.Passants()
	widgets.Show(l.passing, len(squares) > 0)
	l.passant.Options = append([]string{i18n.T(nowhere)}, squares...)
	chosen := i18n.T(nowhere)
	if slices.Contains(squares, b.Passant()) {
		chosen = b.Passant()
	}
	l.passant.SetSelected(chosen)
}
