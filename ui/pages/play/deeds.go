package play

import (
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A deed is something that a person may do now, as one of the buttons below the moves.
type deed struct {
	face widgets.Face
	do   func()
	able bool // whether it can be done at this moment
}

// mostDeeds is how many deeds there may be at once.
const mostDeeds = 4

// named returns a deed whose label is its name.
func named(symbol, name string, do func(), able bool) deed {
	return deed{widgets.Face{Symbol: symbol, Name: name, Label: name}, do, able}
}

// main returns a deed as the one thing to do next.
func (d deed) main() deed {
	d.face.Main = true
	return d
}

// A chooser chooses the deeds for a snapshot of the game on the page.
type chooser struct {
	page *Page
	snap session.Snapshot
}

// deeds returns what a person may do. While a game is played without trouble, each deed
// keeps its place.
func (c chooser) deeds() []deed {
	p, s, do := c.page, c.snap, c.page.Session
	fresh := named("new", i18n.T("common.new-game"), p.config.Games.New, true)
	switch {
	case s.Asked != nil:
		return c.asked()
	case s.Study:
		from := named("", i18n.T("common.play-from"), p.Actions.PlayFromHere, s.CanPlayFrom())
		if _, moves := s.Game.Record.Root().Next(); !moves { // a position without moves
			from = from.main()
		}
		if p.Listed() {
			return []deed{from, named("", i18n.T("common.back-list"), p.config.Games.List, true)}
		}
		return []deed{from, fresh}
	case !s.Playing() && p.end.opened() && p.end.beside: // the card has them
		return nil
	case !s.Playing():
		return []deed{
			c.rematch(),
			c.review(), fresh,
		}
	case stalled(s):
		return c.replacements()
	case s.Writing:
		return []deed{
			named("", i18n.T("common.claim-draw"), do.Claim, true).main(), named("", i18n.T("common.cancel"), do.DropClaim, true),
		}
	}
	human := s.Game.Human[0] || s.Game.Human[1]
	return []deed{c.first(), c.takeBack(), c.draw(), named("resign", i18n.T("play.icon-resign"), p.Actions.Resign, human)}
}

// first returns the first deed of a game: a hint or, by tournament rules, a claim. While a
// program takes its time or has failed, it is to move at once.
func (c chooser) first() deed {
	p, s := c.page, c.snap
	switch g := s.Game; {
	case g.Fault != nil || g.Thinking && p.slow == len(g.Moves):
		return named("now", i18n.T("common.move-now"), p.Session.MoveNow, true)
	case !s.Helped():
		d := named("", i18n.T("common.claim-draw"), p.Session.Claim, g.Yours() && s.Claim().Promising())
		d.face.Label = i18n.T("play.claim")
		return d
	default:
		return named("hint", i18n.T("play.icon-hint"), p.Session.Hint, g.Yours())
	}
}

// rematch returns the deed that plays the game again. Its tip says how the sides change.
func (c chooser) rematch() deed {
	d := named("rematch", rematchName(c.snap, c.page.rematch()), c.page.Actions.Rematch, true)
	d.face.Label = i18n.T("common.rematch")
	return d.main()
}

// rematchName names the rematch of a game against a program by the side that the person will
// have, and by the level if that is another one.
func rematchName(s session.Snapshot, next session.Setup) string {
	switch {
	case !next.Engine:
		return i18n.T("play.rematch-swapped")
	case next.Level != s.Rematch().Level:
		return i18n.F("play.rematch-level", s.Side(next.Side), next.Level)
	}
	return i18n.F("play.rematch-as", s.Side(next.Side))
}

// review returns the deed that reviews the game. Its tip says how long that takes.
func (c chooser) review() deed {
	d := named("review", i18n.T("play.review"), c.page.Actions.Review, true)
	if takes := c.page.Session.Review.Takes(); takes > 0 {
		d.face.Name = i18n.F("review.takes", about(takes))
	}
	return d
}

// takeBack returns the deed that takes back a move or undoes an edit.
func (c chooser) takeBack() deed {
	p, s := c.page, c.snap
	if s.History.Undoing().Form != "" { // Undo undoes an edit
		return named("undo", i18n.T("common.undo"), p.Session.Edits.Undo, true)
	}
	d := named("undo", i18n.T("play.icon-undo"), p.Session.Edits.Undo, s.Game.CanTakeBack)
	d.face.Label = i18n.T("play.take-back")
	return d
}

// draw returns the deed that offers, accepts or claims a draw or, in a game that has
// another claim, makes that.
func (c chooser) draw() deed {
	p, s, g := c.page, c.snap, c.snap.Game
	d := named("draw", i18n.T("play.icon-draw"), p.Actions.OfferDraw, MayOffer(s))
	d.face.Label = i18n.T("play.draw-label")
	switch _, own := rules.ExplainClaim(s.Rules, g.Now()); {
	case s.Accepts():
		d = named("draw", i18n.T("play.accept-draw"), p.Actions.OfferDraw, true)
		d.face.Label = i18n.T("play.accept")
		return d.main()
	case s.Helped() && g.Yours() && g.Outcome.Claim != rules.NoReason && own:
		return named("", i18n.T("play.declare"), p.Session.Claim, true).main()
	case s.Helped() && g.Yours() && g.Outcome.Claim != rules.NoReason:
		d.face.Name, d.do, d.able = i18n.T("common.claim-draw"), p.Session.Claim, true
		return d.main()
	}
	return d
}

// MayOffer reports whether a draw can be offered now.
func MayOffer(s session.Snapshot) bool {
	g := s.Game
	return s.Playing() && g.Yours() && len(g.Moves) > 1 && !g.Offered && !g.Promised && s.MayAgree()
}

// stalled reports whether another engine than the bundled one could not move.
func stalled(s session.Snapshot) bool {
	r, failed := s.Stalled()
	return failed && r.Engine != ""
}

// replacements returns what helps if another engine could not move: a new start, or the
// bundled engine in its place. One that is no longer there cannot be started.
func (c chooser) replacements() []deed {
	p, s := c.page, c.snap
	r, _ := s.Stalled()
	instead := named("", i18n.T("play.engine-replace"), func() {
		p.Session.Replace(session.Rival{Level: p.settings.LevelIn(s.Rules.ID())})
	}, true)
	fresh := named("new", i18n.T("common.new-game"), p.config.Games.New, true)
	if !p.config.Engines.Installed(r.Engine) {
		return []deed{instead.main(), fresh}
	}
	return []deed{named("", i18n.T("play.engine-restart"), func() { p.config.Engines.Restart(r.Engine) }, true).main(), instead}
}
