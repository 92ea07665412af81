package rules

import "passedpawn/game/phrase"

// endings are the texts for a result: without a reason, with a reason after "by", and
// with a clause that gives the reason.
var endings = map[Result][3]string{
	WhiteWins: {"rules.white-wins", "rules.white-wins-by", "rules.white-wins-because"},
	BlackWins: {"rules.black-wins", "rules.black-wins-by", "rules.black-wins-because"},
	Drawn:     {"rules.draw", "rules.draw-by", "rules.draw-because"},
}

// onTime are the texts for games that ended because a side ran out of time.
var onTime = map[Result]string{
	WhiteWins: "rules.white-wins-time",
	BlackWins: "rules.black-wins-time",
	Drawn:     "rules.draw-time-ran-out",
}

// forIllegal are the texts for games that ended because a side made an illegal move, or a
// second one.
var forIllegal = map[Result]string{
	WhiteWins: "rules.white-wins-illegal",
	BlackWins: "rules.black-wins-illegal",
	Drawn:     "rules.draw-illegal",
}

// Phrase returns the outcome as a sentence: "White wins by checkmate."
func (o Outcome) Phrase() phrase.Phrase {
	said := endings[o.Result]
	switch o.Reason {
	case NoReason, Adjudged:
		return phrase.Say(said[0])
	case TimeForfeit:
		return phrase.Say(onTime[o.Result])
	case IllegalMove:
		return phrase.Say(forIllegal[o.Result])
	case DeadPosition:
		return phrase.Say(said[2], o.Reason)
	case Resignation:
		if o.Result == Drawn {
			return phrase.Say("rules.draw-player-resigned-but")
		}
	}
	return phrase.Say(said[1], o.Reason)
}

// String returns Phrase in English.
func (o Outcome) String() string { return o.Phrase().String() }

// Ending returns the outcome of a game that began with start as a sentence with the
// game's own names for the sides: "Sente wins by checkmate."
func Ending(r Rules, start Position, o Outcome) phrase.Phrase {
	winner := White
	if o.Result == BlackWins {
		winner = Black
	}
	won, named := nameOf(r, start, winner)
	lost, _ := nameOf(r, start, winner.Other())
	switch {
	case o.Reason == Sennichite:
		return phrase.Say("rules.draw-fourfold-repetition-sennichite")
	case o.Reason == MoveLimit:
		return phrase.Say("rules.draw-five-hundred-moves")
	case !named || o.Result == Drawn || !o.Over():
		return o.Phrase()
	}
	switch o.Reason {
	case NoReason, Adjudged:
		return phrase.Say("rules.side-wins", won)
	case TimeForfeit:
		return phrase.Say("rules.wins-time", won)
	case PerpetualCheck:
		return phrase.Say("rules.wins-repeated-position-giving", won, lost)
	case NoMoves:
		return phrase.Say("rules.wins-no-legal-move", won, lost)
	case IllegalMove:
		return phrase.Say("rules.wins-made-illegal-move", won, lost)
	}
	return phrase.Say("rules.side-wins-by", won, o.Reason)
}

// EndedBy returns what ended a game that began with start, to be shown under a headline
// that names the winner: "by checkmate", or a sentence if the reason needs one.
func EndedBy(r Rules, start Position, o Outcome) phrase.Phrase {
	drawn := o.Result == Drawn
	switch o.Reason {
	case TimeForfeit:
		if drawn {
			return phrase.Say("rules.ended-time-drawn")
		}
		return phrase.Say("rules.ended-time")
	case DeadPosition:
		return phrase.Say("rules.ended-dead")
	case Checkmate, Stalemate, Threefold, FiftyMoves, Fivefold, SeventyFive, Agreement, PerpetualCheck, Declaration, Impasse:
		return phrase.Say("rules.ended-by", o.Reason)
	case Resignation:
		if !drawn {
			return phrase.Say("rules.ended-by", o.Reason)
		}
	}
	return Ending(r, start, o)
}
