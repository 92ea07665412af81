package session

import (
	"passedpawn/game/chess/law"
	"passedpawn/game/phrase"
	"passedpawn/game/play/match"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// played is the moves of the game that are surprising but legal.
type played struct {
	moves []rules.Move // the moves examined so far
	end   rules.Outcome
	by    map[int]law.Allowance // by ply
}

// explainAllowed finds the surprising moves whose legality a rule explains, after the
// game has changed.
func (s *Session) explainAllowed() {
	if !s.now.Chess() {
		return
	}
	s.lookAtPlayed()
	s.lookAside()
	s.mergeAllowed()
}

// mergeAllowed adds the findings to the snapshot.
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

// lookAtPlayed examines the moves played since the last call.
func (s *Session) lookAtPlayed() {
	p, g := &s.played, s.now.Game
	same, outcome := 0, g.Outcome
	if g.Unsettled {
		outcome = rules.Outcome{}
	}
	for p.end == outcome && same < min(len(p.moves), len(g.Moves)) && p.moves[same] == g.Moves[same] {
		same++
	}
	if same < len(p.moves) || p.by == nil {
		p.end, p.by, same = outcome, map[int]law.Allowance{}, 0
	}
	aside := law.Searches(outcome) && same < len(g.Moves)
	for ply := same; ply < len(g.Moves); ply++ {
		end := rules.Outcome{}
		if ply+1 == len(g.Moves) && !aside {
			end = outcome
		}
		if why, ok := law.Allowed(g.Line[ply], g.Moves[ply], end); ok {
			p.by[ply] = why
		}
	}
	if p.moves = g.Moves; aside {
		s.explainEnd(g)
	}
}

// explainEnd finds out why the last move ended the game, if that is surprising. It has to
// search whether a side could still mate, and does so in the background.
func (s *Session) explainEnd(g match.Snapshot) {
	last := len(g.Moves) - 1
	s.config.Away(func() func() {
		why, ok := law.Allowed(g.Line[last], g.Moves[last], g.Outcome)
		return func() {
			if now := s.now.Game; ok && now.Game == g.Game && !changed(now, g) {
				s.do(func() {
					s.played.by[last] = why
					s.mergeAllowed()
				})
			}
		}
	})
}

// Explain shows a surprising move and returns why it is legal. ok is false if there is
// nothing to explain.
func (s *Session) Explain(path record.Path) (why law.Allowance, ok bool) {
	why, ok = s.now.Allowed[s.now.Game.Record.At(path)]
	if ok {
		s.do(func() {
			s.Browse(path)
			s.prove(s.now.Whereabouts(), "", &Proof{From: why.Square, To: why.Square, Allows: true, Wall: why.Wall})
		})
	}
	return why, ok
}

// ShowMate adds to the game the moves that show how a side could still have mated, and
// goes to the first of them. It is an ordinary edit, which can be undone.
func (s *Session) ShowMate(path record.Path, line []rules.Move) {
	s.edit(phrase.Say("session.mating-line"), func(r *record.Record) record.Path {
		way := s.grow(r, s.place(path), line)
		return way[:min(len(path)+1, len(way))]
	})
}
