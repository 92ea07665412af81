package session

import (
	"passedpawn/game/chess/law"
	"passedpawn/game/play/match"
	"passedpawn/game/play/task"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// allowances finds the moves of the game on the board that are surprising but legal, and
// why they are.
type allowances struct {
	*state
	main   mainLine
	end    *task.Latest // finding out why the last move ended the game
	other  variations
	search *task.Latest // of the variations
}

func newAllowances(s *state) *allowances {
	return &allowances{state: s, end: task.NewLatest(s.config.Tasks), search: task.NewLatest(s.config.Tasks)}
}

// mainLine is the surprising moves among those played.
type mainLine struct {
	moves []rules.Move // the moves examined so far
	end   rules.Outcome
	found map[int]law.Allowance // by ply
}

// follow examines what is new in the game.
func (a *allowances) follow() {
	if a.now.Chess() {
		a.examineMainLine()
		a.examineVariations()
		a.show()
	}
}

// reset forgets the game.
func (a *allowances) reset() {
	a.end.Drop()
	a.search.Drop()
	a.main, a.other = mainLine{}, variations{}
}

// show adds the findings to the snapshot.
func (a *allowances) show() {
	all := map[record.Node]law.Allowance{}
	if len(a.main.found) > 0 {
		line := a.now.Game.Record.Main()
		for ply, why := range a.main.found {
			all[line[ply]] = why
		}
	}
	for n, why := range a.other.found {
		all[n] = why
	}
	a.now.Allowed = all
}

// examineMainLine examines the moves played since the last call.
func (a *allowances) examineMainLine() {
	p, g, outcome := &a.main, a.now.Game, a.now.Game.Outcome
	if g.Unsettled {
		outcome = rules.Outcome{}
	}
	first := p.known(g.Moves, outcome)
	if first < len(p.moves) || p.found == nil {
		p.end, p.found, first = outcome, map[int]law.Allowance{}, 0
	}
	later := law.Searches(outcome) && first < len(g.Moves)
	for ply := first; ply < len(g.Moves); ply++ {
		end := rules.Outcome{}
		if ply+1 == len(g.Moves) && !later {
			end = outcome
		}
		if why, ok := law.Allowed(g.Line[ply], g.Moves[ply], end); ok {
			p.found[ply] = why
		}
	}
	if p.moves = g.Moves; later {
		a.explainEnd(g)
	}
}

// known returns how many of the moves played have been examined. With another outcome it
// is none.
func (l mainLine) known(moves []rules.Move, outcome rules.Outcome) (n int) {
	for l.end == outcome && n < min(len(l.moves), len(moves)) && l.moves[n] == moves[n] {
		n++
	}
	return n
}

// explainEnd finds out why the last move ended the game, if that is surprising. It has to
// search whether a side could still mate, and does so in the background.
func (a *allowances) explainEnd(g match.Snapshot) {
	last := len(g.Moves) - 1
	type answer struct {
		why law.Allowance
		ok  bool
	}
	task.Go(a.end, func(*task.Task) (answer, error) {
		why, ok := law.Allowed(g.Line[last], g.Moves[last], g.Outcome)
		return answer{why, ok}, nil
	}, func(found answer, _ error) {
		if found.ok && !changed(a.now.Game, g) {
			a.do(func() {
				a.main.found[last] = found.why
				a.show()
			})
		}
	})
}
