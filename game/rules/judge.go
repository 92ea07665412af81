package rules

// Judge returns the outcome by articles 5.1 to 5.2 and 9.2 to 9.6 of the FIDE Laws of
// Chess (2023). last is the last position. dead means that neither side can mate any
// more. repetitions is how often the position has occurred, and halfmoveClock is the
// number of plies since the last capture or pawn move. Checkmate comes before every draw,
// and automatic draws come before claims.
func Judge(last Position, dead bool, repetitions, halfmoveClock int) Outcome {
	switch {
	case Mated(last):
		return Outcome{Result: Win(last.Turn().Other()), Reason: Checkmate}
	case len(last.Moves()) == 0:
		return Outcome{Result: Drawn, Reason: Stalemate}
	case dead:
		return Outcome{Result: Drawn, Reason: DeadPosition}
	case repetitions >= 5:
		return Outcome{Result: Drawn, Reason: Fivefold}
	case halfmoveClock >= 150:
		return Outcome{Result: Drawn, Reason: SeventyFive}
	case repetitions >= 3:
		return Outcome{Result: Ongoing, Claim: Threefold}
	case halfmoveClock >= 100:
		return Outcome{Result: Ongoing, Claim: FiftyMoves}
	}
	return Outcome{Result: Ongoing}
}

// Mated reports whether the side to move is checkmated.
func Mated(p Position) bool { return len(p.Moves()) == 0 && len(p.Checks()) > 0 }

// Repetitions counts how often the last position of a line has occurred. Only positions
// within the plies of the half-move clock can be the same.
func Repetitions(line []Position, halfmoveClock int, same func(a, b Position) bool) int {
	last := len(line) - 1
	repetitions := 1
	for i := last - 2; i >= max(0, last-halfmoveClock); i -= 2 {
		if same(line[i], line[last]) {
			repetitions++
		}
	}
	return repetitions
}
