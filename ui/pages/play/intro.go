package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/match"
	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// introPlies is for how many plies a game is introduced.
const introPlies = 20

// An intro introduces a game in the room that its moves do not need yet: who plays, by
// which rules, and a tip, another one in each game.
type intro struct {
	content *fyne.Container
	who     *widget.Label
	how     *widget.Label
	tip     *widget.Label
	of      *player.Game // the game that is introduced
	at      int          // counts the games, to choose a tip
}

func newIntro(first int) *intro {
	label := func(size fyne.ThemeSizeName, bold bool) *widget.Label {
		l := widget.NewLabelWithStyle("", fyne.TextAlignLeading, fyne.TextStyle{Bold: bold})
		l.SizeName, l.Wrapping = size, fyne.TextWrapWord
		return l
	}
	i := &intro{
		who: label(theme.SizeNameText, true), how: label(theme.SizeNameText, false), tip: label(theme.SizeNameText, false),
		at: first,
	}
	i.content = container.New(&introLayout{i}, i.who, i.how, i.tip)
	i.content.Hide()
	return i
}

// show introduces the game of a snapshot. about describes its rules.
func (i *intro) show(s session.Snapshot, about []string) {
	if i.of != s.Game.Game {
		i.of = s.Game.Game
		i.at++
	}
	i.who.SetText(opponents(s))
	text := timing(s)
	for _, sentence := range about {
		text += " " + sentence
	}
	for _, side := range []rules.Side{rules.White, rules.Black} {
		if noted := sideNoted(s, side); noted != "" {
			text += " " + noted + "."
		}
	}
	i.how.SetText(text)
	all := tips[rules.FamilyOf(s.Rules.ID())]
	i.tip.SetText(i18n.F("play.intro-tip", i18n.T(all[i.at%len(all)])))
	widgets.Show(i.tip, s.Helped())
}

// introduced reports whether the game of a snapshot is to be introduced: it has not ended,
// and has few moves.
func introduced(s session.Snapshot) bool {
	return !s.Study && !s.Game.Outcome.Over() && len(s.Game.Moves) < introPlies
}

// draw introduces the game on a page if it has only just begun.
func (i *intro) draw(p *Page) {
	shows := introduced(p.snap)
	if shows {
		i.show(p.snap, p.config.Names.About(p.snap.Rules, match.ConductOf(p.snap.Game.Record)))
	}
	if p.panel.introduced = shows; p.panel.introduces() != i.content.Visible() {
		p.beside.Refresh()
	}
}

// opponents says who plays with which side.
func opponents(s session.Snapshot) string {
	g := s.Game
	for _, side := range []rules.Side{rules.White, rules.Black} {
		if g.Human[side] && !g.Human[side.Other()] {
			return i18n.F("play.intro-you", s.Side(side), g.Names[side.Other()])
		}
	}
	if i18n.P(g.Names[0]) == i18n.P(s.Side(rules.White)) && i18n.P(g.Names[1]) == i18n.P(s.Side(rules.Black)) {
		return i18n.T("play.intro-here")
	}
	return i18n.F("play.intro-two", g.Names[0], s.Side(rules.White), g.Names[1], s.Side(rules.Black))
}

// timing says how much time the players have.
func timing(s session.Snapshot) string {
	if c := clock.FromTags(s.Game.Record.Tag); c.Used() {
		return i18n.F("play.intro-time", c.Phrase())
	}
	return i18n.T("play.intro-no-clock")
}

// tips are what may help in the games of a family.
var tips = map[rules.Family][]string{
	rules.ChessFamily: {
		"tip.look", "tip.develop", "tip.castle", "tip.checks", "tip.count", "tip.once", "tip.pawns", "tip.files", "tip.ahead", "tip.king", "tip.passed", "tip.type",
	},
	rules.VariantFamily: {"tip.point", "tip.home", "tip.ladder"},
	rules.ShogiFamily:   {"tip.drop", "tip.castle-shogi", "tip.sides", "tip.two-pawns", "tip.promote", "tip.point"},
}

// introLayout lays out an introduction: the texts one below the other.
type introLayout struct{ of *intro }

// MinSize implements fyne.Layout.
func (*introLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// high returns the height of an introduction of a width.
func (i *intro) high(width float32) (high float32) {
	for _, l := range []*widget.Label{i.who, i.how, i.tip} {
		if !l.Visible() { // no help by tournament rules
			continue
		}
		l.Resize(fyne.NewSize(width, l.Size().Height)) // so that it wraps for its width
		high += l.MinSize().Height - look.Gap
	}
	return high + look.Gap
}

// Layout implements fyne.Layout.
func (l *introLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	i, y := l.of, float32(0)
	i.high(size.Width)
	for _, t := range []*widget.Label{i.who, i.how, i.tip} {
		high := t.MinSize().Height
		t.Move(fyne.NewPos(0, y))
		t.Resize(fyne.NewSize(size.Width, high))
		y += high - look.Gap
	}
}
