package law

import (
	"strconv"

	"passedpawn/game/chess/convert"
	"passedpawn/game/rules"
)

// Refusal says why a move is not legal. It uses the rule set's own reason if there is
// one, that of this package for orthodox chess, and else none. The move is tried in the
// last position of line. The earlier positions show when a right was lost. The promotion
// may be left out.
func Refusal(r rules.Rules, line []rules.Position, m rules.Move) rules.Refusal {
	p := line[len(line)-1]
	if why, given := rules.Why(r, p, m); given {
		return why
	}
	if !rules.Chess(r.ID()) {
		return rules.Refusal{}
	}
	return WhyMove(p, m).recall(line, m).Refusal()
}

// Refusal returns the reason in the form that all rule sets share. Its proof is the piece
// that forbids the move and what it attacks, or only that piece if it is in the way.
func (r Reason) Refusal() rules.Refusal {
	if r.Violation == Legal {
		return rules.Refusal{}
	}
	out := rules.Refusal{Kind: strconv.Itoa(int(r.Violation)), Text: r.Phrase(), By: r.By, At: r.At, Proven: true, Double: r.Double, Second: r.Second}
	switch r.Violation {
	case Blocked, CastleBlocked, OwnPiece, PawnStraight, PawnNoPassing:
		out.At = r.By
	case PassingExposes, Pinned, StillInCheck, DoubleCheck, IntoCheck, CastleInCheck, CastleThrough, CastleInto:
	case GameOver:
		out.Proven = r.By != r.At
	default:
		out.Proven = false
	}
	for need := r.Needs; need != 0; {
		out.Needs = append(out.Needs, convert.Square(need.Pop()))
	}
	out.Article = r.Article().Now
	return out
}
