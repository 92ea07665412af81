package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// buttons are the two below the moves: the next step in the game, and the way to another
// game. They keep their places.
type buttons struct{ next, other *widgets.Button }

func newButtons() buttons {
	nothing := func() {}
	return buttons{widgets.NewButton(i18n.T("common.move-now"), nil, nothing), widgets.NewButton(i18n.T("common.new-game"), nil, nothing)}
}

func (b buttons) all() []fyne.CanvasObject { return []fyne.CanvasObject{b.next, b.other} }

// texts returns the labels of the buttons.
func (b buttons) texts() string { return b.next.Text + b.other.Text }

// show sets what the buttons do now, and reports whether their labels have changed.
func (b buttons) show(s session.Snapshot, p *Page) bool {
	was := b.texts()
	set := func(b *widgets.Button, text string, do func(), enabled bool, importance widget.Importance) {
		b.OnTapped, b.Importance = do, importance
		b.SetText(text)
		widgets.Enable(b, enabled)
	}
	do, g := p.Session, s.Game
	set(b.other, i18n.T("common.new-game"), p.config.Games.New, true, widget.MediumImportance)
	switch {
	case s.Study:
		importance := widget.MediumImportance
		if len(g.Record.Main()) == 0 { // a position without moves
			importance = widget.HighImportance
		}
		set(b.next, i18n.T("common.play-from"), p.Actions.PlayFromHere, s.CanPlayFrom(), importance)
		if p.Listed() {
			set(b.other, i18n.T("common.back-list"), p.config.Games.List, true, widget.MediumImportance)
		}
	case !s.Playing():
		set(b.next, i18n.T("common.rematch"), p.Actions.Rematch, true, widget.HighImportance)
	case stalled(s):
		b.replace(s, p, set)
	case !s.Helped():
		b.strict(s, p, set)
	case g.Yours() && g.Outcome.Claim != rules.NoReason || g.Human[0] && g.Human[1]:
		set(b.next, claimText(s), do.Claim, g.Yours() && g.Outcome.Claim != rules.NoReason, widget.MediumImportance)
	default:
		set(b.next, i18n.T("common.move-now"), do.MoveNow, g.Thinking || g.Fault != nil, widget.MediumImportance)
	}
	return b.texts() != was
}

// stalled reports whether another engine than the bundled one could not move.
func stalled(s session.Snapshot) bool {
	r, failed := s.Stalled()
	return failed && r.Engine != ""
}

// replace sets the buttons to what helps if another engine could not move: a new start,
// or the bundled engine in its place. One that is no longer there cannot be started.
func (b buttons) replace(s session.Snapshot, p *Page, set func(b *widgets.Button, text string, do func(), enabled bool, importance widget.Importance)) {
	r, _ := s.Stalled()
	instead := func() { p.Session.Replace(session.Rival{Level: p.settings.LevelIn(s.Rules.ID())}) }
	if !p.config.Engines.Installed(r.Engine) {
		set(b.next, i18n.T("play.engine-replace"), instead, true, widget.HighImportance)
		return
	}
	set(b.next, i18n.T("play.engine-restart"), func() { p.config.Engines.Restart(r.Engine) }, true, widget.HighImportance)
	set(b.other, i18n.T("play.engine-replace"), instead, true, widget.MediumImportance)
}

// claimText returns the name of the game's claim, short enough for half of the panel.
func claimText(s session.Snapshot) string {
	if _, own := rules.ExplainClaim(s.Rules, s.Game.Now()); own {
		return i18n.T("play.declare")
	}
	return i18n.T("common.claim-draw")
}

// strict sets the buttons to what the tournament rules allow. The icons offer the rest of
// it.
func (b buttons) strict(s session.Snapshot, p *Page, set func(b *widgets.Button, text string, do func(), enabled bool, importance widget.Importance)) {
	do, claim := p.Session, i18n.T("common.claim-draw")
	switch {
	case s.Game.Thinking || s.Game.Fault != nil:
		set(b.next, i18n.T("common.move-now"), do.MoveNow, true, widget.MediumImportance)
	case s.Writing:
		set(b.next, claim, do.Claim, true, widget.HighImportance)
		set(b.other, i18n.T("common.cancel"), do.DropClaim, true, widget.MediumImportance)
	case s.Accepts():
		set(b.next, i18n.T("play.accept-draw"), do.OfferDraw, true, widget.HighImportance)
		set(b.other, claim, do.Claim, s.Game.Yours() && s.MayClaim(), widget.MediumImportance)
	default:
		set(b.next, claim, do.Claim, s.Game.Yours() && s.MayClaim(), widget.MediumImportance)
	}
}
