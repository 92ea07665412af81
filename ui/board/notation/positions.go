package notation

import (
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// positions finds the positions before the moves of a game. It plays a move when that is asked for,
// and only once.
type positions struct {
	rules  rules.Rules
	record *record.Record
	after  map[record.Node]rules.Position
}

func newPositions(g Game) *positions {
	return &positions{g.Rules, g.Record, map[record.Node]rules.Position{}}
}

// before returns the position before the move at a path, and reports whether it is known: a file may
// start from a position that cannot be read.
func (p *positions) before(path record.Path) (rules.Position, bool) {
	line := append([]record.Node{p.record.Root()}, p.record.Along(path.Up())...)
	known := len(line) - 1
	for ; known >= 0; known-- {
		if _, played := p.after[line[known]]; played {
			break
		}
	}
	if known < 0 {
		start, ok := p.start()
		if !ok {
			return nil, false
		}
		p.after[line[0]], known = start, 0
	}
	at := p.after[line[known]]
	for _, n := range line[known+1:] {
		next, err := at.Play(n.Move())
		if err != nil {
			return nil, false
		}
		at, p.after[n] = next, next
	}
	return at, true
}

func (p *positions) start() (rules.Position, bool) {
	if p.record.Start == "" {
		return p.rules.Start(), true
	}
	start, err := p.rules.Parse(p.record.Start)
	return start, err == nil
}
