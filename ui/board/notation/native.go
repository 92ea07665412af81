package notation

import (
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// natives holds the position before each move whose line has been followed to it. Only
// native notation needs these positions; for others it stores none.
type natives struct {
	rules  rules.Rules
	before map[record.Node]rules.Position
}

// on reports whether moves are written in native notation.
func (w natives) on() bool { return w.rules != nil }

func newNatives(g Game) natives {
	if !g.Native || !rules.HasNative(g.Rules) {
		return natives{}
	}
	start := g.Rules.Start()
	if g.Record.Start != "" {
		var err error
		if start, err = g.Rules.Parse(g.Record.Start); err != nil {
			return natives{}
		}
	}
	w := natives{rules: g.Rules, before: map[record.Node]rules.Position{}}
	w.follow(g.Record.Root(), start)
	return w
}

// follow stores the position after a move.
func (w natives) follow(n record.Node, after rules.Position) {
	for _, c := range n.Children() {
		w.before[c] = after
	}
}

// write returns a move in native notation, "" if the position before it is not known.
// Moves must be written in order.
func (w natives) write(n record.Node) string {
	p, known := w.before[n]
	if !known {
		return ""
	}
	delete(w.before, n)
	text := rules.WriteNative(w.rules, p, n.Move())
	if after, err := p.Play(n.Move()); err == nil {
		w.follow(n, after)
	}
	return text
}
