package repertoire

import (
	"slices"

	"passedpawn/game/chess/convert"
	"passedpawn/game/rules"
)

// A pass is a tour through every line, once: each card comes up once, and a line ends where
// another one has been.
type pass struct {
	r       *Repertoire
	counts  *Counts  // whose replies come first
	stack   []coming // the next one last
	next    []Place  // cards that come before it
	visited []bool   // by place
	due     func(Place) bool
	now     Step
	after   Place // the position after the last answer
}

// A coming is a step that is still to come, and the position before the reply that leads to it.
type coming struct {
	Step
	from Place
}

// Pass returns a tour through all positions of the repertoire. What was played most in the games
// of counts, which may be nil, comes first. due says whose answers count for the schedule.
func (r *Repertoire) Pass(counts *Counts, due func(id string) bool) Tour {
	p := &pass{r: r, counts: counts, visited: make([]bool, r.Len()), after: Nowhere}
	p.due = func(at Place) bool { return due(r.id(at)) }
	for _, root := range slices.Backward(r.roots) {
		p.push(root)
	}
	return p
}

// push puts a position before all others or, if the opponent is to move, those after each reply.
func (p *pass) push(at Place) {
	if p.r.mine(at) {
		p.stack = append(p.stack, coming{Step{At: at}, Nowhere})
		return
	}
	if p.visited[at] {
		return
	}
	p.visited[at] = true
	for _, e := range slices.Backward(p.r.replies(at, p.counts)) {
		p.stack = append(p.stack, coming{Step{At: e.to, Reply: convert.Move(e.move)}, at})
	}
}

// Next implements Tour.
func (p *pass) Next() (Step, bool) {
	for len(p.next)+len(p.stack) > 0 {
		c := p.take()
		if !p.r.answered(c.At) || p.visited[c.At] && !c.Again {
			continue
		}
		p.visited[c.At] = true
		p.now = c.Step
		p.now.On = c.from != Nowhere && c.from == p.after
		p.now.Due = c.Due || !c.Again && p.due(c.At)
		return p.now, true
	}
	return Step{}, false
}

// take takes what comes next.
func (p *pass) take() coming {
	if len(p.next) > 0 {
		at := p.next[0]
		p.next = p.next[1:]
		return coming{Step{At: at}, Nowhere}
	}
	c := p.stack[len(p.stack)-1]
	p.stack = p.stack[:len(p.stack)-1]
	return c
}

// Insert implements Tour.
func (p *pass) Insert(at Place) {
	p.visited[at] = false
	p.next = append(p.next, at)
}

// Left implements Tour.
func (p *pass) Left() (n int) {
	for _, at := range p.r.cards {
		if !p.visited[at] {
			n++
		}
	}
	for _, c := range p.stack {
		if c.Again {
			n++
		}
	}
	return n
}

// Answered implements Tour. The person's other moves come after all lines of the one that was
// played.
func (p *pass) Answered(m rules.Move, known bool) {
	s := p.now
	p.after = Nowhere
	if !s.Again {
		played := legal(&p.r.nodes[s.At].position, m)
		for _, e := range slices.Backward(p.r.answers(s.At)) {
			if e.move != played {
				p.push(e.to)
			}
		}
		if to := p.r.after(s.At, played); to != Nowhere {
			p.push(to)
			p.after = to
		}
	}
	if known {
		return
	}
	again := coming{Step{At: s.At, Reply: s.Reply, Again: true, Due: s.Due}, Nowhere}
	p.stack = slices.Insert(p.stack, max(0, len(p.stack)-behind), again)
}
