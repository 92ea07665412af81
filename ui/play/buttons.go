package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/session"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// buttons are the three below the moves: what is wanted most where the game stands.
type buttons struct{ left, middle, right *look.Button }

func newButtons() buttons {
	nothing := func() {}
	return buttons{
		look.NewButton(i18n.T("common.take-back"), nothing), look.NewButton(i18n.T("common.hint"), nothing), look.NewButton(i18n.T("common.new-game"), nothing),
	}
}

func (b buttons) all() [3]fyne.CanvasObject { return [3]fyne.CanvasObject{b.left, b.middle, b.right} }

// texts are what stands on the buttons.
func (b buttons) texts() string { return b.left.Text + b.middle.Text + b.right.Text }

// show gives the buttons what they do now, and reports whether their texts changed.
func (b buttons) show(s session.Snapshot, p *Page) bool {
	was := b.texts()
	set := func(b *look.Button, text string, do func(), enabled bool, importance widget.Importance) {
		b.OnTapped, b.Importance = do, importance
		b.SetText(text)
		look.Enable(b, enabled)
	}
	do := p.Session
	set(b.left, i18n.T("common.take-back"), do.TakeBack, s.Game.CanTakeBack, widget.MediumImportance)
	set(b.right, i18n.T("common.new-game"), p.config.NewGame, true, widget.MediumImportance)
	switch {
	case s.Study && len(s.Game.Record.Main()) == 0: // a position
		set(b.left, i18n.T("common.play-from"), p.Actions.PlayFromHere, true, widget.HighImportance)
		set(b.middle, i18n.T("common.analyse"), do.Analyse, true, widget.MediumImportance)
	case s.Study:
		path := s.Place.Path
		set(b.left, i18n.T("common.back"), func() { do.Browse(path.Up()) }, len(path) > 0, widget.MediumImportance)
		set(b.middle, i18n.T("play.forward"), func() { do.Browse(s.Forward()) }, !s.Forward().Equal(path), widget.MediumImportance)
		set(b.right, i18n.T("common.play-from"), p.Actions.PlayFromHere, true, widget.MediumImportance)
		if p.Listed() {
			set(b.right, i18n.T("common.back-list"), p.config.ToList, true, widget.MediumImportance)
		}
	case !s.Playing():
		set(b.middle, i18n.T("common.rematch"), p.Actions.Rematch, true, widget.HighImportance)
	case s.Game.Thinking || s.Game.Fault != nil:
		set(b.middle, i18n.T("common.move-now"), do.MoveNow, true, widget.MediumImportance)
	case !s.Helped():
		b.strict(s, p, set)
	default:
		set(b.middle, i18n.T("common.hint"), do.Hint, s.Game.Yours(), widget.MediumImportance)
	}
	return b.texts() != was
}

// strict gives the buttons what the rules of tournaments leave to do.
func (b buttons) strict(s session.Snapshot, p *Page, set func(b *look.Button, text string, do func(), enabled bool, importance widget.Importance)) {
	do, claim := p.Session, i18n.T("common.claim-draw")
	switch {
	case s.Writing:
		set(b.left, i18n.T("common.cancel"), do.DropClaim, true, widget.MediumImportance)
		set(b.middle, claim, do.Claim, true, widget.HighImportance)
		return
	case s.Accepts():
		set(b.left, i18n.T("play.accept-draw"), func() { do.AnswerOffer(true) }, true, widget.HighImportance)
	default:
		set(b.left, i18n.T("common.offer-draw"), do.OfferDraw, s.Game.Yours() && !s.Game.Promised, widget.MediumImportance)
	}
	set(b.middle, claim, do.Claim, s.Game.Yours() && s.MayClaim(), widget.MediumImportance)
}
