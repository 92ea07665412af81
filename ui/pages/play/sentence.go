package play

import (
	"cmp"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// sentence returns the quiet line at the bottom: what has just happened, what the person
// may do, or what is wrong. keys tells whether it may name keys.
func sentence(s session.Snapshot, now time.Time, keys bool) string {
	return cmp.Or(i18n.P(event(s, keys)), countdown(s, now), state(s))
}

// event says what is wrong, what has just happened or what is offered. It is empty for nothing.
func event(s session.Snapshot, keys bool) phrase.Phrase {
	g := s.Game
	if text := trouble(s); text != "" {
		return phrase.Say("%v", text)
	}
	switch {
	case s.Notice.Form != "":
		return s.Notice
	case !s.Premove.Null():
		return phrase.Say("play.premove", s.Waiting())
	case !s.Live():
		return place(s, keys)
	case g.Outcome.Over():
		return s.Ending()
	case g.Note.Form != "":
		return g.Note
	case s.Accepts():
		return phrase.Say("play.accept-or-move", g.Names[g.OfferedBy])
	case g.Offered:
		return phrase.Say("play.offers-draw", g.Names[g.OfferedBy])
	}
	return phrase.Phrase{}
}

// place says which place of the game is on the board, and which keys lead on from there.
func place(s session.Snapshot, keys bool) phrase.Phrase {
	if keys && s.Game.Record.Has(s.Place.Path.Down(0)) {
		return phrase.Say("%v %v", s.Whereabouts(), phrase.Say("play.right-end-go-forward"))
	}
	return s.Whereabouts()
}

// state says what the person may claim, or whose move it is.
func state(s session.Snapshot) string {
	if g := s.Game; g.Outcome.Claim != rules.NoReason && g.Yours() && s.Playing() && s.Helped() {
		return i18n.P(s.Claim().Phrase())
	}
	return turn(s)
}

// trouble says what is wrong, "" if nothing is.
func trouble(s session.Snapshot) string {
	g := s.Game
	switch {
	case stalled(s):
		return engineFault(g.Fault, g.Names[g.Now().Turn()])
	case g.Fault != nil:
		return i18n.Sentence(g.Fault) + " " + i18n.T("play.take-back-let-move")
	case s.Unsaved != nil:
		return i18n.F("play.not-saved-yet-trying", s.Unsaved)
	case s.Failure != nil:
		return i18n.Sentence(s.Failure)
	}
	return ""
}

// tone returns the tone of the sentence.
func tone(s session.Snapshot) widgets.Tone {
	switch {
	case s.Game.Fault != nil, s.Unsaved != nil:
		return widgets.Trouble
	case s.Failure != nil, s.Refused:
		return widgets.Refusal
	case s.Notice.Form == "" && s.Live() && won(s):
		return widgets.Success
	}
	return widgets.Information
}

// won reports whether a person has won the game that was played here, against a program.
func won(s session.Snapshot) bool {
	g := s.Game
	for _, side := range []rules.Side{rules.White, rules.Black} {
		if g.Human[side] && !g.Human[side.Other()] {
			return g.Outcome.Result == rules.Win(side)
		}
	}
	return false
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

// turn says whose move it is, for use if there is nothing else to say.
func turn(s session.Snapshot) string {
	g := s.Game
	switch side := g.Now().Turn(); {
	case len(g.Now().Checks()) > 0:
		return i18n.F("play.check", s.Side(side))
	case g.Thinking:
		return i18n.F("play.thinking", g.Names[side])
	case len(g.Moves) == 0 && g.Human[0] != g.Human[1]:
		return i18n.T("play.move-choose-piece-then")
	case g.Yours() && g.Clock.Stands():
		return i18n.F("play.move-clocks-stand-still", s.Side(side))
	case g.Human[0] && g.Human[1] && len(g.Moves) == 0 && sideNote(s, side) != "":
		return i18n.F("play.move-noted", s.Side(side), sideNote(s, side))
	case g.Human[0] && g.Human[1]:
		return i18n.F("play.move", s.Side(side))
	}
	return i18n.T("play.your-move")
}
