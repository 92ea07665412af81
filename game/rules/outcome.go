package rules

import "passedpawn/game/phrase"

// A Result is the result of a game, as PGN writes it.
type Result string

// The four results of a game.
const (
	Ongoing   Result = "*"
	WhiteWins Result = "1-0"
	BlackWins Result = "0-1"
	Drawn     Result = "1/2-1/2"
)

// Win returns the result of a game that side has won.
func Win(side Side) Result {
	if side == White {
		return WhiteWins
	}
	return BlackWins
}

// A Reason is why a game ended, or why a draw may be claimed.
type Reason uint8

// The reasons, with the articles of the FIDE Laws of Chess (2023), and the reasons of
// shogi.
const (
	NoReason     Reason = iota
	Checkmate           // 5.1.1
	Stalemate           // 5.2.1
	DeadPosition        // 5.2.2
	Threefold           // 9.2, by claim
	FiftyMoves          // 9.3, by claim
	Fivefold            // 9.6.1
	SeventyFive         // 9.6.2
	Resignation         // 5.1.2
	Agreement           // 5.2.3
	TimeForfeit         // 6.9
	Adjudged            // a result written in a file without a reason

	NoMoves        // a side without a legal move loses
	Sennichite     // the fourth occurrence of a position: the game is replayed
	PerpetualCheck // the same, but a side gave check with every move and loses
	Declaration    // by claim: the king has entered, with enough points
	Impasse        // the same with points for a draw, by claim or agreement
	MoveLimit      // five hundred plies
	IllegalMove    // a side made one, and loses
)

var reasonWords = [...]string{
	NoReason:     "",
	Checkmate:    "reason.checkmate",
	Stalemate:    "reason.stalemate",
	DeadPosition: "reason.dead-position",
	Threefold:    "reason.threefold",
	FiftyMoves:   "reason.fifty-moves",
	Fivefold:     "reason.fivefold",
	SeventyFive:  "reason.seventy-five",
	Resignation:  "reason.resignation",
	Agreement:    "reason.agreement",
	TimeForfeit:  "reason.time-forfeit",
	Adjudged:     "reason.adjudged",

	NoMoves:        "reason.no-moves",
	Sennichite:     "reason.sennichite",
	PerpetualCheck: "reason.perpetual-check",
	Declaration:    "reason.declaration",
	Impasse:        "reason.impasse",
	MoveLimit:      "reason.move-limit",
	IllegalMove:    "reason.illegal-move",
}

// String returns the reason in words that fit after "by".
func (r Reason) String() string { return phrase.English().Text(reasonWords[r]) }

// An Outcome is the verdict of the rules on a line of positions.
type Outcome struct {
	Result Result // Ongoing while moves can be made
	Reason Reason // why the game ended
	Claim  Reason // what the side to move may claim now, if anything
}

// Over reports whether the game has ended.
func (o Outcome) Over() bool { return o.Result != Ongoing && o.Result != "" }

// ByMove returns what a player may claim with the move that leads to this outcome (9.2,
// 9.3), rather than the side to move after it. A draw without a claim includes such a
// claim, because the fifth occurrence of a position is at least the third.
func (o Outcome) ByMove() Reason {
	switch {
	case o.Claim == Threefold, o.Reason == Fivefold:
		return Threefold
	case o.Claim == FiftyMoves, o.Reason == SeventyFive:
		return FiftyMoves
	}
	return NoReason
}

// Claimed returns the outcome after a side has made its claim: a draw, except that a
// declaration wins.
func (o Outcome) Claimed(by Side) Outcome {
	if o.Claim == Declaration {
		return Outcome{Result: Win(by), Reason: o.Claim}
	}
	return Outcome{Result: Drawn, Reason: o.Claim}
}
