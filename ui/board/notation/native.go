package notation

import (
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// natives returns the positions that native notation needs, nil if moves are not written so.
func natives(g Game) *positions {
	if !g.Native || !rules.HasNative(g.Rules) {
		return nil
	}
	return newPositions(g)
}

// written returns a move in native notation, "" if moves are not written so.
func (b *builder) written(n record.Node, path record.Path) string {
	if b.native == nil {
		return ""
	}
	before, known := b.native.before(path)
	if !known {
		return ""
	}
	return rules.WriteNative(b.Rules, before, n.Move())
}
