package session

import (
	"context"

	"passedpawn/game/chess/law"
	"passedpawn/game/play/match"
	"passedpawn/game/play/task"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// variations is the surprising moves in the variations. They are found in the background
// because there may be thousands of them.
type variations struct {
	of    *record.Record // the game they are from
	found map[record.Node]law.Allowance
}

// examineVariations starts to examine the variations of a record, unless it has done so
// already.
func (a *allowances) examineVariations() {
	g, r := a.now.Game, a.now.Rules
	if a.other.of == g.Record {
		return
	}
	a.search.Drop()
	if a.other = (variations{of: g.Record}); !branches(g) {
		return
	}
	task.Go(a.search, func(t *task.Task) (map[record.Node]law.Allowance, error) {
		return allowedVariations(t.Context(), r, g), nil
	}, func(found map[record.Node]law.Allowance, _ error) {
		if len(found) > 0 {
			a.do(func() {
				a.other.found = found
				a.show()
			})
		}
	})
}

// branches reports whether the tree contains more than the moves that were played.
func branches(g match.Snapshot) bool {
	node := g.Record.Root()
	for range g.Moves {
		for range node.Variations() {
			return true
		}
		node, _ = node.Next()
	}
	_, more := node.Next()
	return more
}

// allowedVariations examines the moves of the tree that were not played.
func allowedVariations(ctx context.Context, r rules.Rules, g match.Snapshot) map[record.Node]law.Allowance {
	found := map[record.Node]law.Allowance{}
	node := g.Record.Root()
	for ply, now := range g.Line {
		for v := range node.Variations() {
			allowedVariation(ctx, r, now, v, found)
		}
		next, more := node.Next()
		if more && ply == len(g.Moves) {
			allowedVariation(ctx, r, now, next, found)
		}
		node = next
	}
	return found
}

// allowedVariation examines a move that was not played and the moves that follow it. It ends at
// a move that cannot be played.
func allowedVariation(ctx context.Context, r rules.Rules, before rules.Position, n record.Node, found map[record.Node]law.Allowance) {
	for ctx.Err() == nil {
		after, err := before.Play(n.Move())
		if err != nil {
			return
		}
		end := rules.Outcome{}
		next, more := n.Next()
		if !more {
			end = r.Outcome([]rules.Position{after})
		}
		if why, ok := law.Allowed(before, n.Move(), end); ok {
			found[n] = why
		}
		if !more {
			return
		}
		for v := range n.Variations() {
			allowedVariation(ctx, r, after, v, found)
		}
		before, n = after, next
	}
}
