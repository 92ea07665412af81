package play

import (
	"passedpawn/game/law"
	"passedpawn/game/match"
	"passedpawn/game/record"
	"passedpawn/game/rules"
	"passedpawn/ui/boardmodel"
	"passedpawn/ui/boardview"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/task"
)

// allowed are the moves of a game that surprise and are right all the same.
type allowed struct {
	moves []rules.Move // played, looked at so far
	end   rules.Outcome
	by    map[int]law.Allowance // by ply

	looking *task.Latest
	record  *record.Record // whose variations were looked at
	aside   map[record.Node]law.Allowance
}

// ruled are the moves that a rule explains.
func (p *Page) ruled() map[record.Node]bool {
	if !p.orthodox() {
		return nil
	}
	p.lookAtPlayed()
	p.lookAside()
	all := map[record.Node]bool{}
	line := p.snap.Record.Main()
	for ply := range p.allowed.by {
		all[line[ply]] = true
	}
	for n := range p.allowed.aside {
		all[n] = true
	}
	return all
}

// lookAtPlayed looks at the moves played since the last time.
func (p *Page) lookAtPlayed() {
	a, s := &p.allowed, p.snap
	same := 0
	for a.end == s.Outcome && same < min(len(a.moves), len(s.Moves)) && a.moves[same] == s.Moves[same] {
		same++
	}
	if same < len(a.moves) || a.by == nil {
		a.end, a.by, same = s.Outcome, map[int]law.Allowance{}, 0
	}
	for ply := same; ply < len(s.Moves); ply++ {
		end := rules.Outcome{}
		if ply+1 == len(s.Moves) {
			end = s.Outcome
		}
		if why, ok := law.Allowed(s.Line[ply], s.Moves[ply], end); ok {
			a.by[ply] = why
		}
	}
	a.moves = s.Moves
}

// lookAside looks at the variations, off Fyne's thread: there may be thousands.
func (p *Page) lookAside() {
	a, s, r := &p.allowed, p.snap, p.rules
	if a.record == s.Record {
		return
	}
	a.record, a.aside = s.Record, nil
	a.looking.Drop()
	if !aside(s) {
		return
	}
	task.Go(a.looking, func(*task.Task) (map[record.Node]law.Allowance, error) {
		found := map[record.Node]law.Allowance{}
		node := s.Record.Root()
		for ply, now := range s.Line {
			for v := range node.Variations() {
				variation(r, now, v, found)
			}
			next, more := node.Next()
			if more && ply == len(s.Moves) {
				variation(r, now, next, found)
			}
			node = next
		}
		return found, nil
	}, func(found map[record.Node]law.Allowance, _ error) {
		if len(found) > 0 {
			a.aside = found
			p.refresh()
		}
	})
}

// aside reports whether the tree holds more than the moves that were played.
func aside(s match.Snapshot) bool {
	node := s.Record.Root()
	for range s.Moves {
		for range node.Variations() {
			return true
		}
		node, _ = node.Next()
	}
	_, more := node.Next()
	return more
}

// variation looks at a move that was not played, and at what follows it. A line
// that cannot be played is none.
func variation(r rules.Rules, before rules.Position, n record.Node, found map[record.Node]law.Allowance) {
	for {
		after, err := before.Play(n.Move())
		if err != nil {
			return
		}
		end := rules.Outcome{}
		next, more := n.Next()
		if !more {
			end = r.Outcome([]rules.Position{after})
		}
		if why, ok := law.Allowed(before, n.Move(), end); ok {
			found[n] = why
		}
		if !more {
			return
		}
		for v := range n.Variations() {
			variation(r, after, v, found)
		}
		before, n = after, next
	}
}

// explain shows a move that a rule explains, and opens the rule.
func (p *Page) explain(path record.Path) {
	why, ok := p.allowed.aside[p.snap.Record.At(path)]
	if path.Main() && len(path) <= len(p.snap.Moves) {
		why, ok = p.allowed.by[len(path)-1]
	}
	if !ok {
		return
	}
	p.Browse(path)
	p.prove(p.looking(), []boardview.Drawing{{Arrow: boardmodel.Arrow{From: why.Square, To: why.Square}, Colour: look.DrawingColour('G')}})
	text := i18n.P(why.Text)
	if why.Article != law.None {
		text += "\n\n" + i18n.F("FIDE Laws, article %v", why.Article.Phrase()) + "."
	}
	p.Tell(i18n.F("About %s", p.lastMove()), text)
}
