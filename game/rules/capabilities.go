package rules

import (
	"slices"

	"passedpawn/game/phrase"
)

// Every rule set can do what Rules requires. What only some can do is an optional
// interface, declared beside the function that asks for it. No other code checks whether
// a rule set implements the interface, and the function says what happens if it does not.
// The interfaces in this file are for decisions that a rule set makes itself. Those about
// boards and pieces are in capabilitiespieces.go, and those about the names of moves and
// sides in capabilitieswords.go. Package rulestest checks all of them for any rule set.
//
// One more optional interface belongs to positions: board.Searchable, which the bundled
// engine for variants needs.

// A Reasoner is a rule set that explains illegal moves itself.
type Reasoner interface {
	// Why says why a move is not legal. The promotion may be left out. A move whose
	// Promote is the kind that moves means not to promote.
	Why(p Position, m Move) Refusal
}

// Why returns the rule set's own explanation, and false if it gives none. Package law
// explains the moves of orthodox chess. In any other game without explanations a move is
// refused without one.
func Why(r Rules, p Position, m Move) (why Refusal, given bool) {
	if own, ok := r.(Reasoner); ok {
		return own.Why(p, m), true
	}
	return Refusal{}, false
}

// A MateJudge is a rule set that knows from which positions a side can still mate.
type MateJudge interface {
	// CanMate reports whether any series of legal moves ends with a mate by the side, and
	// whether the answer is certain. If it is not decided within a fraction of a
	// millisecond, or within a second for a thorough answer, mate counts as possible.
	CanMate(p Position, side Side, thorough bool) (can, certain bool)
}

// CanMate reports whether a side can still mate, and whether the answer is certain. If
// the rule set does not know, any side with more than a king can.
func CanMate(r Rules, p Position, side Side, thorough bool) (can, certain bool) {
	if m, knows := r.(MateJudge); knows {
		return m.CanMate(p, side, thorough)
	}
	files, ranks := r.Size()
	for piece := range PieceCounts(p, files, ranks) {
		if piece.Side == side && piece.Kind != King {
			return true, true
		}
	}
	return len(p.Hand(side)) > 0, true
}

// A Claimer is a rule set in which a claim needs an explanation and can be made only for
// the position on the board.
type Claimer interface {
	// ExplainClaim says why the side to move may make the claim that Outcome returns. It
	// returns the zero phrase if the side may not.
	ExplainClaim(Position) phrase.Phrase
}

// ExplainClaim says why the side to move may make a claim. own is false if the name of
// the claim needs no explanation. The move that leads to the position may then be claimed
// too.
func ExplainClaim(r Rules, p Position) (text phrase.Phrase, own bool) {
	if c, ok := r.(Claimer); ok {
		return c.ExplainClaim(p), true
	}
	return phrase.Phrase{}, false
}

// Customs are what a rule set requires of players who play by tournament rules.
type Customs struct {
	// TouchMove means that a touched piece has to be moved or captured.
	TouchMove bool
	// Illegal is the number of the illegal move with which a player loses the game. Those
	// before it cost time.
	Illegal int
	// Byoyomi means that the usual time controls end with byoyomi.
	Byoyomi bool
}

// A Customary is a rule set whose customs differ from those of chess.
type Customary interface {
	Customs() Customs
}

// CustomsOf returns the customs of a rule set. The default is those of chess: the second
// illegal move loses (FIDE 7.5.5).
func CustomsOf(r Rules) Customs {
	if c, own := r.(Customary); own {
		return c.Customs()
	}
	return Customs{TouchMove: true, Illegal: 2}
}

// A ScoreScaler is a rule set in which a pawn decides less than in chess.
type ScoreScaler interface {
	// Scale returns how many pawns ahead give the same chance of winning as one in chess.
	Scale() int
}

// Scale returns how many pawns ahead give the same chance of winning as one in chess. It
// returns 1 if the rule set does not say.
func Scale(r Rules) int {
	if s, own := r.(ScoreScaler); own {
		return s.Scale()
	}
	return 1
}

// An Agreer is a rule set in which the players may agree on a draw in some positions only.
type Agreer interface {
	// NoAgreement says why they may not, and returns the zero phrase where they may.
	NoAgreement(Position) phrase.Phrase
}

// NoAgreement says why the players may not agree on a draw in a position. It returns the
// zero phrase where they may, as in chess at any time.
func NoAgreement(r Rules, p Position) phrase.Phrase {
	if a, own := r.(Agreer); own {
		return a.NoAgreement(p)
	}
	return phrase.Phrase{}
}

// A Repeater is a rule set in which a draw can be claimed for repetition and for moves
// without progress.
type Repeater interface {
	// Same reports whether two positions are the same for such a claim.
	Same(a, b Position) bool
	// Quiet returns how many plies have passed without progress before a position.
	Quiet(Position) int
}

// Repeats reports whether the rule set has such claims.
func Repeats(r Rules) bool {
	_, repeats := r.(Repeater)
	return repeats
}

// Same reports whether two positions are the same for a claim of repetition. If the rule set has
// no such claims, it compares how they are written, without the counters.
func Same(r Rules, a, b Position) bool {
	if repeats, knows := r.(Repeater); knows {
		return repeats.Same(a, b)
	}
	return Placement(a) == Placement(b)
}

// Recurrences returns the plies after which the last position of a line was on the board,
// in order, and how many plies have passed without progress. It returns nothing if the
// rule set has no such claims.
func Recurrences(r Rules, line []Position) (plies []int, quiet int) {
	repeats, knows := r.(Repeater)
	if !knows {
		return nil, 0
	}
	last := line[len(line)-1]
	for i, p := range slices.Backward(line) {
		if (len(line)-1-i)%2 == 0 && repeats.Same(p, last) {
			plies = append(plies, i)
		}
	}
	slices.Reverse(plies)
	return plies, repeats.Quiet(last)
}

// A ReachabilityJudge is a rule set that recognises positions which no game can reach.
type ReachabilityJudge interface {
	// Unreachable says why no game can reach a position. It returns the zero phrase if a
	// game may. refused means that the position must not be set up at all.
	Unreachable(p Position) (why phrase.Phrase, refused bool)
}

// Unreachable says why no game can reach a position. It returns the zero phrase if a game
// may or the rule set does not know. A refused position contradicts the way the pieces
// move, and cannot be set up.
func Unreachable(r Rules, p Position) (why phrase.Phrase, refused bool) {
	if h, ok := r.(ReachabilityJudge); ok {
		return h.Unreachable(p)
	}
	return phrase.Phrase{}, false
}
