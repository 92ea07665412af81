package rules

import "passedpawn/game/phrase"

// endings say a result: alone, by a reason, and with one that follows.
var endings = map[Result][3]string{
	WhiteWins: {"White wins.", "White wins by %v.", "White wins: %v."},
	BlackWins: {"Black wins.", "Black wins by %v.", "Black wins: %v."},
	Drawn:     {"Draw.", "Draw by %v.", "Draw: %v."},
}

// onTime say how a game ended because a side had no time left.
var onTime = map[Result]string{
	WhiteWins: "White wins on time.",
	BlackWins: "Black wins on time.",
	Drawn:     "Draw: time ran out, but no legal moves could lead to a checkmate by the opponent.",
}

// Phrase says the outcome as a sentence: "White wins by checkmate."
func (o Outcome) Phrase() phrase.Phrase {
	said := endings[o.Result]
	switch o.Reason {
	case NoReason, Adjudged:
		return phrase.Say(said[0])
	case TimeForfeit:
		return phrase.Say(onTime[o.Result])
	case DeadPosition:
		return phrase.Say(said[2], o.Reason)
	case Resignation:
		if o.Result == Drawn {
			return phrase.Say("Draw: a player resigned, but no legal moves could lead to a checkmate by the opponent.")
		}
	}
	return phrase.Say(said[1], o.Reason)
}

// String is Phrase in English.
func (o Outcome) String() string { return o.Phrase().String() }

// Ending says the outcome of a game that began with start as a sentence in which the
// sides have the names of the game: "Sente wins by checkmate."
func Ending(r Rules, start Position, o Outcome) phrase.Phrase {
	winner := White
	if o.Result == BlackWins {
		winner = Black
	}
	won, named := nameOf(r, start, winner)
	lost, _ := nameOf(r, start, winner.Other())
	switch {
	case o.Reason == Sennichite:
		return phrase.Say("Draw by fourfold repetition (sennichite). The game is replayed with the sides changed.")
	case o.Reason == MoveLimit:
		return phrase.Say("Draw: five hundred moves have been played.")
	case !named || o.Result == Drawn || !o.Over():
		return o.Phrase()
	}
	switch o.Reason {
	case NoReason, Adjudged:
		return phrase.Say("%v wins.", won)
	case TimeForfeit:
		return phrase.Say("%v wins on time.", won)
	case PerpetualCheck:
		return phrase.Say("%v wins: %v repeated the position by giving check with every move.", won, lost)
	case NoMoves:
		return phrase.Say("%v wins: %v has no legal move.", won, lost)
	case IllegalMove:
		return phrase.Say("%v wins: %v made an illegal move.", won, lost)
	}
	return phrase.Say("%v wins by %v.", won, o.Reason)
}
