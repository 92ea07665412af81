package session

import (
	"time"

	"passedpawn/game/play/player"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
)

// threatTime is how long the analyst looks for the threat before it goes on with the
// position itself.
const threatTime = 700 * time.Millisecond

// ToggleThreats shows what the opponent threatens in every position that is analysed, or
// stops showing it. It turns the analysis on if it is off.
func (a *LiveAnalysis) ToggleThreats() {
	a.do(func() {
		now := a.mine()
		if now.Threats = !now.Threats || !now.On; now.Threats && !now.On {
			a.Toggle()
		}
	})
}

// recallThreat shows the threat if it is known, and returns the position to look for it
// in if it is not.
func (a *LiveAnalysis) recallThreat(i inquiry) rules.Position {
	if !i.threats {
		return nil
	}
	passed, ok := rules.Passed(a.now.Rules, i.about.Position())
	if !ok {
		a.mine().NoThreat = true
		return nil
	}
	if known := a.findings.of(i.about.Game, passed); len(known) > 0 {
		a.mine().Threat = known[0]
		return nil
	}
	return passed
}

// askThreat asks what the opponent would play if it were to move, and then for the best
// lines.
func (a *LiveAnalysis) askThreat(t *task.Task, i inquiry, passed rules.Position) {
	q := player.Question{
		Game: i.about.Game, Line: []rules.Position{passed}, Lines: 1, Limits: player.Limits{Time: threatTime},
	}
	heard := func(latest []player.Thought) {
		if best := latest[0]; best.Rank == 1 && len(best.Line) > 0 {
			a.learn(func() { a.mine().Threat = a.weighed(best) })
		}
	}
	a.ask(t, q, heard, func() {
		if found := a.mine().Threat; len(found.Line) > 0 {
			a.findings.keep(i.about.Game, passed, []player.Thought{found}, 1)
		}
		a.askLines(t, i)
	})
}
