package orthodox

import (
	"passedpawn/game/bitboard"
	"passedpawn/game/convert"
	"passedpawn/game/rules"
	"passedpawn/game/unwinnable"
)

// CanMate implements rules.Mater by all series of legal moves (6.9).
func (Rules) CanMate(p rules.Position, side rules.Side, thorough bool) (can, certain bool) {
	bound := unwinnable.Instantly
	if thorough {
		bound = unwinnable.Thoroughly
	}
	v := decide(p, side, bound)
	return v != unwinnable.Impossible, v != unwinnable.Undecided
}

func decide(p rules.Position, side rules.Side, bound int) unwinnable.Verdict {
	fast, err := convert.Fast(p)
	if err != nil {
		return unwinnable.Possible // does not happen, because Parse refuses such positions
	}
	return unwinnable.Decide(&fast, bitboard.Side(side), bound)
}

// deadBound keeps the search short, because it runs after every move. If it leaves a
// position undecided, the game continues.
const deadBound = 20_000

// dead reports whether no series of legal moves can end in mate (5.2.2).
func (p *position) dead() bool {
	p.deadO.Do(func() {
		p.isDead = decide(p, rules.White, deadBound) == unwinnable.Impossible && decide(p, rules.Black, deadBound) == unwinnable.Impossible
	})
	return p.isDead
}
