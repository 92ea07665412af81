package play

import (
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// sentence returns the quiet line at the bottom: what has just happened, what the person
// may do, or what is wrong. bad marks trouble.
func sentence(s session.Snapshot, now time.Time) (text string, bad bool) {
	g := s.Game
	switch {
	case stalled(s):
		return engineFault(g.Fault, g.Names[g.Now().Turn()]), true
	case g.Fault != nil:
		return i18n.Sentence(g.Fault) + " " + i18n.T("play.take-back-let-move"), true
	case s.Unsaved != nil:
		return i18n.F("play.not-saved-yet-trying", s.Unsaved), true
	case s.Failure != nil:
		return i18n.Sentence(s.Failure), false
	case s.Notice.Form != "":
		return i18n.P(s.Notice), false
	case !s.Premove.Null():
		return i18n.F("play.premove", s.Waiting()), false
	case !s.Live():
		return i18n.P(s.Whereabouts()), false
	case g.Outcome.Over():
		return i18n.P(s.Ending()), false
	case g.Note.Form != "":
		return i18n.P(g.Note), false
	case s.Accepts():
		return i18n.F("play.accept-or-move", g.Names[g.OfferedBy]), false
	case g.Offered:
		return i18n.F("play.offers-draw", g.Names[g.OfferedBy]), false
	case countdown(s, now) != "":
		return countdown(s, now), false
	case g.Outcome.Claim != rules.NoReason && g.Yours() && s.Playing() && s.Helped():
		return i18n.P(s.Claim()), false
	}
	return turn(s), false
}

// engineFault says what another engine did wrong. Its own errors name it already. One that
// is no longer in the list has only the name that it has in the game.
func engineFault(err error, name phrase.Phrase) string {
	if wrapped, ok := err.(interface{ Unwrap() []error }); ok && len(wrapped.Unwrap()) == 1 {
		err = wrapped.Unwrap()[0]
	}
	switch phrase.Of(err).Form { // it was not started, so that there are no messages
	case "engines.not-listed":
		return i18n.Sentence(phrase.Errorf("engines.not-listed", name))
	case "engines.not-allowed":
		return i18n.Sentence(err)
	}
	return i18n.Sentence(err) + " " + i18n.T("play.engine-messages")
}

// sideNote says what the name of a side means in the game on the board, "" if everybody knows.
func sideNote(s session.Snapshot, side rules.Side) string {
	if notes, own := rules.SideNotes(s.Rules, s.Game.Line[0]); own {
		return i18n.P(notes[side])
	}
	return ""
}

// turn says whose move it is, for use if there is nothing else to say.
func turn(s session.Snapshot) string {
	g := s.Game
	switch side := g.Now().Turn(); {
	case len(g.Now().Checks()) > 0:
		return i18n.F("play.check", s.Side(side))
	case g.Thinking:
		return i18n.F("play.thinking", g.Names[side])
	case len(g.Moves) == 0 && g.Human[0] != g.Human[1]:
		return i18n.T("play.move-click-piece-then")
	case g.Yours() && g.Clock.Stands():
		return i18n.F("play.move-clocks-stand-still", s.Side(side))
	case g.Human[0] && g.Human[1] && len(g.Moves) == 0 && sideNote(s, side) != "":
		return i18n.F("play.move-noted", s.Side(side), sideNote(s, side))
	case g.Human[0] && g.Human[1]:
		return i18n.F("play.move", s.Side(side))
	}
	return i18n.T("play.your-move")
}
