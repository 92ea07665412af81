package session

import (
	"context"

	"passedpawn/game/law"
	"passedpawn/game/match"
	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// played are the moves of the game that surprise and are legal.
type played struct {
	moves []rules.Move // looked at so far
	end   rules.Outcome
	by    map[int]law.Allowance // by ply
}

// asides are such moves of the variations. They are looked for away from here: there
// may be thousands.
type asides struct {
	of       *record.Record // whose they are
	withdraw context.CancelFunc
	found    map[record.Node]law.Allowance
}

// explainAllowed finds the moves that a rule explains, in a game that has changed.
func (s *Session) explainAllowed() {
	if !s.now.Orthodox() {
		return
	}
	s.lookAtPlayed()
	s.lookAside()
	s.mergeAllowed()
}

// mergeAllowed makes what was found part of the snapshot.
func (s *Session) mergeAllowed() {
	all := map[record.Node]law.Allowance{}
	if len(s.played.by) > 0 {
		line := s.now.Game.Record.Main()
		for ply, why := range s.played.by {
			all[line[ply]] = why
		}
	}
	for n, why := range s.asides.found {
		all[n] = why
	}
	s.now.Allowed = all
}

// lookAtPlayed looks at the moves played since the last time.
func (s *Session) lookAtPlayed() {
	p, g := &s.played, s.now.Game
	same := 0
	for p.end == g.Outcome && same < min(len(p.moves), len(g.Moves)) && p.moves[same] == g.Moves[same] {
		same++
	}
	if same < len(p.moves) || p.by == nil {
		p.end, p.by, same = g.Outcome, map[int]law.Allowance{}, 0
	}
	for ply := same; ply < len(g.Moves); ply++ {
		end := rules.Outcome{}
		if ply+1 == len(g.Moves) {
			end = g.Outcome
		}
		if why, ok := law.Allowed(g.Line[ply], g.Moves[ply], end); ok {
			p.by[ply] = why
		}
	}
	p.moves = g.Moves
}

// lookAside begins to look at the variations of a record, unless that was done.
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

// stop drops what is still being looked for.
func (a asides) stop() {
	if a.withdraw != nil {
		a.withdraw()
	}
}

// branches reports whether the tree holds more than the moves that were played.
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

// variations looks at the moves of the tree that were not played.
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

// variation looks at a move that was not played, and at what follows it. A line that
// cannot be played is none.
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

// Explain shows a move that surprises, and tells why it is legal; ok is false where
// there is nothing to explain.
func (s *Session) Explain(path record.Path) (why law.Allowance, ok bool) {
	why, ok = s.now.Allowed[s.now.Game.Record.At(path)]
	if ok {
		s.do(func() {
			s.Browse(path)
			s.prove(s.now.Whereabouts(), &Proof{From: why.Square, To: why.Square, Allows: true})
		})
	}
	return why, ok
}
