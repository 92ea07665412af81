package rules

import (
	"slices"

	"passedpawn/game/phrase"
)

// Every rule set can do what Rules says. What only some can do is an interface, beside
// the function that asks for it: nobody else looks whether a rule set has it, and the
// function says what happens without it. What a rule set decides of its own is below;
// what its board and its pieces are is in capabilitiespieces.go, and how its moves and
// sides are named in capabilitieswords.go. Package rulestest checks all of them for any
// rule set.
//
// One more belongs to positions: board.Searchable, without which the bundled engine
// for variants cannot play.

// A Reasoner is a rule set that gives its own reasons.
type Reasoner interface {
	// Why says why a move is not legal. A promotion need not be said; where the kind
	// that moves is given as what it promotes to, it is to stay as it is.
	Why(p Position, m Move) Refusal
}

// Why is the reason of the rule set itself, and false where it gives none: those of
// orthodox chess are in package law, and another game's move is refused without one.
func Why(r Rules, p Position, m Move) (why Refusal, given bool) {
	if own, ok := r.(Reasoner); ok {
		return own.Why(p, m), true
	}
	return Refusal{}, false
}

// A Mater is a rule set that knows from which positions a side can still give
// mate.
type Mater interface {
	// CanMate reports whether any series of legal moves ends with a mate that the
	// side gives, and whether that is certain: what is not decided within some
	// milliseconds, or within a second where a thorough answer is asked for, counts as
	// possible.
	CanMate(p Position, side Side, thorough bool) (can, certain bool)
}

// CanMate reports whether a side can still give mate, and whether that is certain.
// Where the rule set does not know, whoever has more than a king may.
func CanMate(r Rules, p Position, side Side, thorough bool) (can, certain bool) {
	if m, knows := r.(Mater); knows {
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

// A Claimer is a rule set in which a claim needs to be explained, and is made for what
// is on the board alone.
type Claimer interface {
	// ExplainClaim says why the side to move may claim what Outcome says it may, and
	// nothing where it may not.
	ExplainClaim(Position) phrase.Phrase
}

// ExplainClaim says why the side to move may claim something; own is false where the
// name of the claim says all, and the move that brings it about may be claimed, too.
func ExplainClaim(r Rules, p Position) (text phrase.Phrase, own bool) {
	if c, ok := r.(Claimer); ok {
		return c.ExplainClaim(p), true
	}
	return phrase.Phrase{}, false
}

// Customs are what a rule set asks of players at a board, where they keep to the rules
// of tournaments.
type Customs struct {
	// TouchMove is set where a man that is touched has to move, or to be captured.
	TouchMove bool
	// Illegal is which illegal move of a player loses the game; those before it cost
	// time.
	Illegal int
}

// A Customary is a rule set whose customs are not those of chess.
type Customary interface {
	Customs() Customs
}

// CustomsOf are the customs of a rule set. Where it does not say, those of chess: the
// second illegal move loses (FIDE 7.5.5).
func CustomsOf(r Rules) Customs {
	if c, own := r.(Customary); own {
		return c.Customs()
	}
	return Customs{TouchMove: true, Illegal: 2}
}

// A Repeater is a rule set in which a draw can be claimed by repetition and by moves
// without progress.
type Repeater interface {
	// Same reports whether two positions are the same for such a claim.
	Same(a, b Position) bool
	// Quiet is how many plies have passed without progress before a position.
	Quiet(Position) int
}

// Repeats reports whether a draw can be claimed so in a game of the rule set.
func Repeats(r Rules) bool {
	_, repeats := r.(Repeater)
	return repeats
}

// Recurrences are the plies after which the last position of a line was on the board,
// in order; quiet is how many plies have passed without progress. Where the rule set
// knows no such claims there is nothing to tell.
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

// A Historian is a rule set that knows positions to which no game leads.
type Historian interface {
	// Unreachable says why no game leads to a position, nothing where one may. refused
	// tells that it is not to be set up at all.
	Unreachable(p Position) (why phrase.Phrase, refused bool)
}

// Unreachable says why no game leads to a position, nothing where one may or the rule set
// does not know. A position that is refused breaks how pieces move on, and cannot be set up.
func Unreachable(r Rules, p Position) (why phrase.Phrase, refused bool) {
	if h, ok := r.(Historian); ok {
		return h.Unreachable(p)
	}
	return phrase.Phrase{}, false
}
