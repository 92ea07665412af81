package session

import (
	"context"

	"passedpawn/game/chess/law"
	"passedpawn/game/play/match"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// asides is the moves in variations that are surprising but legal. They are found in the
// background because there may be thousands of them.
type asides struct {
	of       *record.Record // the game they are from
	withdraw context.CancelFunc
	found    map[record.Node]law.Allowance
}

// lookAside starts to examine the variations of a record, unless it has done so already.
func (s *Session) lookAside() {
	g, r := s.now.Game, s.now.Rules
	if s.asides.of == g.Record {
		return
	}
	s.asides.stop()
	if s.asides = (asides{of: g.Record}); !branches(g) {
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	s.asides.withdraw = cancel
	s.config.Away(func() func() {
		found := variations(ctx, r, g)
		return func() {
			if ctx.Err() == nil && len(found) > 0 {
				s.do(func() {
					s.asides.found = found
					s.mergeAllowed()
				})
			}
		}
	})
}

// stop cancels the search.
func (a asides) stop() {
	if a.withdraw != nil {
		a.withdraw()
	}
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

// variations examines the moves of the tree that were not played.
func variations(ctx context.Context, r rules.Rules, g match.Snapshot) map[record.Node]law.Allowance {
	found := map[record.Node]law.Allowance{}
	node := g.Record.Root()
	for ply, now := range g.Line {
		for v := range node.Variations() {
			variation(ctx, r, now, v, found)
		}
		next, more := node.Next()
		if more && ply == len(g.Moves) {
			variation(ctx, r, now, next, found)
		}
		node = next
	}
	return found
}

// variation examines a move that was not played and the moves that follow it. It ends at
// a move that cannot be played.
func variation(ctx context.Context, r rules.Rules, before rules.Position, n record.Node, found map[record.Node]law.Allowance) {
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
			variation(ctx, r, after, v, found)
		}
		before, n = after, next
	}
}
