package session

// A Second is what a second analyst has found. It follows the board as the first one does, or
// stays at a position.
type Second struct {
	Analysis
	Locked bool
	At     Place // the position that it stays at, if it is locked
}

// Sees returns the place that the second analyst looks at while the board shows another.
func (s Second) Sees(board Place) Place {
	if s.Locked {
		return s.At
	}
	return board
}

// ToggleSecond turns the second analyst on or off. The first one goes with it: side by side they
// say more. Once it is off, it is no longer locked.
func (a *LiveAnalysis) ToggleSecond() {
	a.do(func() {
		switch a.Toggle(); {
		case !a.now.Second.On:
			a.now.Second.Locked, a.now.Second.At = false, Place{}
		case !a.now.Analysis.On && a.now.Helped():
			a.now.Analysis.On, a.now.Analysis.Paused = true, false
		}
	})
}

// ToggleLock keeps the second analyst at the position on the board, or lets it follow the board
// again.
func (a *LiveAnalysis) ToggleLock() {
	a.do(func() {
		now := &a.now.Second
		if now.Locked = !now.Locked; now.Locked {
			now.At = a.now.Place
		}
		if !now.On && now.Locked {
			a.ToggleSecond()
		}
	})
}

// mine returns the analysis that belongs to the analyst.
func (a *LiveAnalysis) mine() *Analysis {
	if a.second {
		return &a.now.Second.Analysis
	}
	return &a.now.Analysis
}

// at returns the place that the analyst is to look at.
func (a *LiveAnalysis) at() Place {
	if a.second {
		return a.now.Second.Sees(a.now.Place)
	}
	return a.now.Place
}

// unlock lets the second analyst follow the board again if it stays at a position of another game.
func (a *LiveAnalysis) unlock() {
	if now := &a.now.Second; a.second && now.Locked && now.At.Game != a.now.Game.Game {
		now.Locked, now.At = false, Place{}
	}
}

// engine returns a new analyst for a game.
func (a *LiveAnalysis) engine(game string) Analyst {
	if a.second {
		return a.config.Opponents.Second(game)
	}
	return a.config.Opponents.Analyst(game)
}
