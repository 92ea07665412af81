package rules

// A Result is how a game ended, in the form PGN writes it.
type Result string

// The four results of a game.
const (
	Ongoing   Result = "*"
	WhiteWins Result = "1-0"
	BlackWins Result = "0-1"
	Drawn     Result = "1/2-1/2"
)

// Win is the result of a game that side has won.
func Win(side Side) Result {
	if side == White {
		return WhiteWins
	}
	return BlackWins
}

// A Reason is why a game ended, or why a draw may be claimed.
type Reason uint8

// The reasons, with the articles of the FIDE Laws of Chess (2023).
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
)

var reasonWords = [...]string{
	NoReason:     "",
	Checkmate:    "checkmate",
	Stalemate:    "stalemate",
	DeadPosition: "neither side can give mate",
	Threefold:    "threefold repetition",
	FiftyMoves:   "fifty moves without a capture or a pawn move",
	Fivefold:     "fivefold repetition",
	SeventyFive:  "seventy-five moves without a capture or a pawn move",
	Resignation:  "resignation",
	Agreement:    "agreement",
	TimeForfeit:  "time forfeit",
	Adjudged:     "the result given in the file",
}

// String says the reason in words that fit after "by".
func (r Reason) String() string { return reasonWords[r] }

// An Outcome is what the rules say of a line of positions.
type Outcome struct {
	Result Result // Ongoing while moves may be made
	Reason Reason // why it ended
	Claim  Reason // Threefold or FiftyMoves if the side to move may claim a draw now
}

// Over reports whether no more moves may be made.
func (o Outcome) Over() bool { return o.Result != Ongoing && o.Result != "" }

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
	Drawn:     "Draw: the time of one side is over, and the other could not give mate.",
}

// Phrase says the outcome as a sentence: "White wins by checkmate."
func (o Outcome) Phrase() Phrase {
	said := endings[o.Result]
	switch o.Reason {
	case NoReason, Adjudged:
		return Say(said[0])
	case TimeForfeit:
		return Say(onTime[o.Result])
	case DeadPosition:
		return Say(said[2], o.Reason)
	}
	return Say(said[1], o.Reason)
}

// String is Phrase in English.
func (o Outcome) String() string { return o.Phrase().String() }
