package play

import (
	"strings"

	"passedpawn/game/player"
	"passedpawn/ui/boardview"
	"passedpawn/ui/i18n"
	"passedpawn/ui/task"
)

// An analysis is what was found out about the position on the board: it follows
// the board as long as it is on.
type analysis struct {
	on      bool
	analyst player.Player // of the game on the board
	asked   *task.Latest
	of      string           // the position asked about, "" for none
	found   []player.Thought // by rank
}

// Analyse begins to look at every position on the board, or ends it.
func (p *Page) Analyse() {
	p.analysis.on = !p.analysis.on
	p.refresh()
}

// Analysing reports whether positions are looked at.
func (p *Page) Analysing() bool { return p.analysis.on }

// end withdraws the question.
func (s *analysis) end() {
	s.asked.Drop()
	s.of, s.found = "", nil
}

// analyse asks about the position on the board, unless that was done already.
// While the opponent thinks about it, that is left to the opponent.
func (p *Page) analyse() {
	s := &p.analysis
	if !s.on || p.live() && p.snap.Thinking {
		s.end()
		return
	}
	now := p.Shown().String()
	if s.of == now {
		return
	}
	s.end()
	if s.analyst == nil {
		s.analyst = p.Opponents.Analyst(p.rules.ID())
	}
	s.of = now
	if len(p.Shown().Moves()) == 0 {
		return
	}
	asked := s.asked.Begin()
	q := player.Question{Game: p.snap.Game, Line: p.view.line, Moves: p.view.moves, Lines: mostLines}
	q.Watch = func(t player.Thought) { asked.Post(func() { p.found(t) }) }
	s.analyst.Ask(asked.Context(), q, func(_ player.Action, err error) {
		asked.Post(func() {
			if err != nil {
				p.analysis.on = false
				p.try(err)
			}
		})
	})
}

// found takes what the analyst found about the position on the board.
func (p *Page) found(t player.Thought) {
	s := &p.analysis
	if t.Rank < 1 || t.Rank > len(s.found)+1 || len(t.Line) == 0 {
		return
	}
	before := p.arrow()
	if t.Rank > len(s.found) {
		s.found = append(s.found, t)
	}
	s.found[t.Rank-1] = t
	if now := p.arrow(); before == nil || now == nil || *before != *now {
		p.refresh()
		return
	}
	p.showThought()
}

// arrow is the move to be drawn as a hint: the one asked for, or the best that the
// analysis has found.
func (p *Page) arrow() *boardview.Hint {
	if p.hint != nil || len(p.analysis.found) == 0 {
		return p.hint
	}
	best := p.analysis.found[0].Line[0]
	return &boardview.Hint{From: best.Origin(p.Shown().Turn()), To: best.To}
}

// mostLines is how many lines an analysis finds.
const mostLines = 3

// roomForLines is the height of the panel under which the best line shows alone.
const roomForLines = 400

// analysisText is what the analysis has found: how deep, and its lines.
func (p *Page) analysisText() string {
	found := p.analysis.found
	switch {
	case len(p.Shown().Moves()) == 0:
		return i18n.T("There is nothing to analyse: the game is over here.")
	case len(found) == 0:
		return i18n.T("Analysis shows here.")
	case p.beside.Size().Height < roomForLines:
		return judged(found[0]) + "   " + p.lineOf(found[0])
	}
	lines := []string{i18n.F("Analysis   depth %d", found[0].Depth)}
	for _, t := range found {
		lines = append(lines, judged(t)+"   "+p.lineOf(t))
	}
	return strings.Join(lines, "\n")
}
