package session

import (
	"context"

	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// Threaten shows what the opponent threatens in every position that is analysed, or stops
// showing it. It turns the analysis on if it is off.
func (s *Session) Threaten() {
	s.do(func() {
		a := &s.now.Analysis
		if a.Threats = !a.Threats || !a.On; a.Threats && !a.On {
			s.Analyse()
		}
	})
}

// recallThreat shows the threat if it is known, and returns the position to look for it
// in if it is not.
func (s *Session) recallThreat(i inquiry) rules.Position {
	if !i.threats {
		return nil
	}
	passed, ok := rules.Passed(s.now.Rules, i.about.Position())
	if !ok {
		s.now.Analysis.NoThreat = true
		return nil
	}
	if known := s.analyst.findings.of(i.about.Game, passed); len(known) > 0 {
		s.now.Analysis.Threat = known[0]
		return nil
	}
	return passed
}

// askThreat asks what the opponent would play if it were to move, and then for the best
// lines.
func (s *Session) askThreat(ctx context.Context, i inquiry, passed rules.Position) {
	q := player.Question{
		Game: i.about.Game, Line: []rules.Position{passed}, Lines: 1, Limits: player.Limits{Time: threatTime},
	}
	heard := func(latest []player.Thought) {
		if t := latest[0]; t.Rank == 1 && len(t.Line) > 0 {
			s.now.Analysis.Threat = s.weighed(t)
			s.config.Thinks(s.now)
		}
	}
	s.ask(ctx, q, heard, func() {
		if t := s.now.Analysis.Threat; len(t.Line) > 0 {
			s.analyst.findings.keep(i.about.Game, passed, []player.Thought{t}, 1)
		}
		s.askLines(ctx, i)
	})
}
