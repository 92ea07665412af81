//go:build tools

package calibrate

import (
	"fmt"
	"math"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/claims"
	"passedpawn/game/teaching/review"
)

// refuted says why the judge refutes a claim at a depth, "" if it does not. A mate is
// refuted if the judge sees none, and doubted if it only sees a longer one: the second
// implementation in the tests of game/teaching/claims plays all replies. Another gain is
// confirmed if its first move makes the winner ahead by what the claim says, less a pawn. If it
// does not, the claim is refuted unless the winner is better off by that move than in what it is
// compared with: the position before the played move, or, if another move would have been
// better, the one after the played move. Then the other side was to lose as much anyway, in a way
// that is longer than a claim, or the winner has got out of a loss.
// It is doubted if less than a pawn is missing. A draw is refuted by a score, and a threat of
// mate if there is none as short after the other side has passed. What says nothing of what is
// best to play, another threat and a lack of protection, is left to the second implementation of
// game/teaching/claims.
func (b blunder) refuted(j arbiter, c claims.Claim, depth string) (why string, doubted bool) {
	before := b.line[len(b.line)-1]
	after, _ := before.Play(find(before, b.Played))
	start := after
	if c.Better {
		start = before
	}
	switch c.Kind {
	case claims.Threat:
		return b.noThreat(j, c, depth), false
	case claims.GivesDraw:
		return b.notDrawn(j, c, after, depth), false
	case claims.Mate:
		best := j.look(question{start.String(), "", depth, c.Moves})
		if best.Mate < 1 {
			return fmt.Sprintf("mate %d, %d centipawns", best.Mate, best.Centipawns), false
		}
		return "", best.Mate > c.Moves
	}
	first := coordinates(c.Line[min(1, len(c.Line)-1)])
	if c.Better {
		first = coordinates(c.Line[0])
	}
	won := j.look(question{start.String(), first, depth, anyMate}).white(rules.White) // of the side to move
	enough := 100 * (balance(before, c.Side) + c.Gain - 1)
	if c.Gain > 0 && (won.Mate > 0 || won.Mate == 0 && won.Centipawns >= enough) {
		return "", won.Mate == 0 && won.Centipawns < enough+100
	}
	other := before
	if c.Better {
		other = after
	}
	compared := j.look(question{other.String(), "", depth, anyMate}).white(rules.White)
	if other.Turn() != start.Turn() {
		compared = compared.Of(rules.Black)
	}
	if !ahead(won, compared) {
		return fmt.Sprintf("%s is worth %s, and %s without it", first, won, compared), false
	}
	return "", true
}

// ahead reports whether a score is better than another one. In a game that is as good as decided,
// the chances are the same, and the centipawns are not: a mate is worth more than any of them.
func ahead(a, b review.Score) bool {
	if a.Chance() == b.Chance() {
		return decided(a) > decided(b)
	}
	return a.Chance() > b.Chance()
}

// decided orders the scores of games that are as good as decided.
func decided(s review.Score) int {
	switch {
	case s.Mate > 0:
		return math.MaxInt
	case s.Mate < 0:
		return math.MinInt
	}
	return s.Centipawns
}

// anyMate ends a search at a mate of any length, which is worth as much as a shorter one.
const anyMate = 100

// notDrawn says why a draw is refuted. That a position came up three times is a fact of
// the game, which the judge is not told.
func (b blunder) notDrawn(j arbiter, c claims.Claim, after rules.Position, depth string) string {
	if c.Text.Form == "claims.repetition" {
		return ""
	}
	if s := j.look(question{after.String(), "", depth, anyMate}); s.Centipawns != 0 || s.Mate != 0 {
		return fmt.Sprintf("%+v", s)
	}
	return ""
}

// noThreat says why a threat of mate is refuted.
func (b blunder) noThreat(j arbiter, c claims.Claim, depth string) string {
	p, _ := b.line[len(b.line)-1].Play(c.Line[0])
	if !c.Better {
		p, _ = p.Play(c.Line[1])
	}
	p, _ = p.Play(rules.Move{}) // a pass
	if s := j.look(question{p.String(), "", depth, c.Moves}); s.Mate < 1 || s.Mate > c.Moves {
		return fmt.Sprintf("%+v", s)
	}
	return ""
}

// balance is the material of a side less that of the other, in pawns.
func balance(p rules.Position, side rules.Side) (sum int) {
	worth := map[rules.Kind]int{rules.Pawn: 1, rules.Knight: 3, rules.Bishop: 3, rules.Rook: 5, rules.Queen: 9}
	for piece, n := range rules.PieceCounts(p, 8, 8) {
		if piece.Side == side {
			sum += n * worth[piece.Kind]
		} else {
			sum -= n * worth[piece.Kind]
		}
	}
	return sum
}
