package orthodox

import (
	"passedpawn/game/bitboard"
	"passedpawn/game/convert"
	"passedpawn/game/rules"
	"passedpawn/game/unwinnable"
)

// CanMate implements rules.Mater by all series of legal moves (6.9).
func (Rules) CanMate(p rules.Position, side rules.Side, thorough bool) (can, certain bool) {
	bound := unwinnable.Briefly
	if thorough {
		bound = unwinnable.Thoroughly
	}
	v := decide(p, side, bound)
	return v != unwinnable.Impossible, v != unwinnable.Undecided
}

func decide(p rules.Position, side rules.Side, bound int) unwinnable.Verdict {
	fast, err := convert.Fast(p)
	if err != nil {
		return unwinnable.Possible // not refused by Parse here, so that it has its kings and pawns
	}
	return unwinnable.Decide(&fast, bitboard.Side(side), bound)
}

// deadBound keeps the question short that is asked after every move. A position that
// it leaves open is played on.
const deadBound = 20_000

// dead reports a position in which no series of legal moves can mate (5.2.2).
func (p *position) dead() bool {
	p.deadO.Do(func() {
		p.isDead = decide(p, rules.White, deadBound) == unwinnable.Impossible && decide(p, rules.Black, deadBound) == unwinnable.Impossible
	})
	return p.isDead
}
