package session

import (
	"slices"

	"passedpawn/game/play/match"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// An Analysis is what the analyst has found about the position on the board. While it is
// on, it follows the board.
type Analysis struct {
	On     bool
	Paused bool             // nothing new is looked for
	Engine string           // the name of the engine that analyses, "" for the bundled one
	Lines  int              // how many lines are looked for
	Found  []player.Thought // by rank, the best line first
	// Latest is what the analyst reported last, even if more was known from before: it
	// says how fast the analyst is. It is the zero Thought while nothing is looked for.
	Latest player.Thought
	// Threats is set while the threat is wanted. Threat is what the opponent would play
	// if it were to move, without a Line if that is not known. NoThreat means that there
	// is none, because the side to move is in check or the opponent could not move.
	Threats  bool
	Threat   player.Thought
	NoThreat bool
	// Outcome is what the position is worth by itself: it is over if it is mate or a
	// draw without the moves that led to it.
	Outcome rules.Outcome
}

// The number of lines of an analysis.
const (
	FewestLines = 1
	UsualLines  = 3
	MostLines   = 5
)

// Toggle turns the analysis of every position on the board on or off.
func (a *LiveAnalysis) Toggle() {
	a.do(func() {
		now := a.mine()
		now.Paused = false
		if now.On = !now.On; now.On && !a.now.Helped() {
			a.try(match.ErrNoHelp)
		}
	})
}

// TogglePause stops the analyst, and keeps what it has found in sight, or lets it
// continue.
func (a *LiveAnalysis) TogglePause() {
	if a.mine().On {
		a.do(func() { a.mine().Paused = !a.mine().Paused })
	}
}

// end withdraws the question and shows nothing more of its results.
func (a *LiveAnalysis) end() {
	a.asking.Drop()
	a.inquiry, a.fresh = inquiry{}, nil
	now := *a.mine()
	*a.mine() = Analysis{On: now.On, Paused: now.Paused, Engine: a.analyst.Name, Lines: now.Lines, Threats: now.Threats}
}

// found takes thoughts of the analyst about the position on the board.
func (a *LiveAnalysis) found(latest []player.Thought) {
	fresh := slices.Clone(a.fresh)
	for _, t := range latest {
		if t.Rank < 1 || t.Rank > min(len(fresh)+1, MostLines) || len(t.Line) == 0 {
			continue
		}
		if t = a.weighed(t); t.Rank > len(fresh) {
			fresh = append(fresh, t)
		}
		fresh[t.Rank-1] = t
	}
	if len(fresh) == 0 {
		return
	}
	a.learn(func() {
		about := a.inquiry.about
		a.fresh, a.mine().Latest = fresh, fresh[0]
		a.mine().Found = a.wanted(a.findings.keep(about.Game, about.Position(), fresh, a.inquiry.lines))
	})
}

// weighed returns a thought about the position on the board with the score of a draw if
// neither side can ever mate there. An engine does not notice that.
func (a *LiveAnalysis) weighed(t player.Thought) player.Thought {
	if a.mine().Outcome.Reason == rules.DeadPosition {
		t.Score, t.Mate = 0, 0
	}
	return t
}

// wanted returns as many lines as are wanted.
func (a *LiveAnalysis) wanted(lines []player.Thought) []player.Thought {
	return lines[:min(len(lines), a.mine().Lines)]
}
