package orthodox

import (
	"passedpawn/game/bitboard"
	"passedpawn/game/convert"
	"passedpawn/game/rules"
	"passedpawn/game/unwinnable"
)

// CanMate implements rules.Mater by all series of legal moves (6.9). What cannot be
// decided at once counts for the side that is asked for.
func (Rules) CanMate(p rules.Position, side rules.Side) bool {
	return canMate(p, side, unwinnable.Briefly)
}

func canMate(p rules.Position, side rules.Side, bound int) bool {
	fast, err := convert.Fast(p)
	if err != nil {
		return true // not refused by Parse here, so that it has its kings and pawns
	}
	return unwinnable.Decide(&fast, bitboard.Side(side), bound) != unwinnable.Impossible
}

// deadBound keeps the question short that is asked after every move. A position that
// it leaves open is played on.
const deadBound = 20_000

// dead reports a position in which no series of legal moves can mate (5.2.2).
func (p *position) dead() bool {
	p.deadO.Do(func() {
		p.isDead = !canMate(p, rules.White, deadBound) && !canMate(p, rules.Black, deadBound)
	})
	return p.isDead
}
