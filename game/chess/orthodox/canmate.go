package orthodox

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/chess/unwinnable"
	"passedpawn/game/rules"
)

// CanMate implements rules.MateJudge by all series of legal moves (6.9).
func (Rules) CanMate(p rules.Position, side rules.Side, thorough bool) (can, certain bool) {
	fast, err := convert.Fast(p)
	if err != nil {
		return true, true // does not happen, because Parse refuses such positions
	}
	return unwinnable.CanMate(&fast, bitboard.Side(side), thorough)
}

// dead reports whether no series of legal moves can end in mate (5.2.2).
func (p *position) dead() bool {
	p.deadO.Do(func() {
		fast, err := convert.Fast(p)
		p.isDead = err == nil && unwinnable.Dead(&fast)
	})
	return p.isDead
}
