package record

import (
	"slices"

	"passedpawn/game/rules"
)

// Try adds a move to the node at p as its last variation, unless the move is already
// there, and returns the path to it.
func (r *Record) Try(p Path, m rules.Move, san string) Path {
	n := r.At(p)
	children := n.Children()
	i := slices.IndexFunc(children, func(c Node) bool { return c.Move() == m })
	if i < 0 {
		i = len(children)
		n.Add(m, san)
	}
	return p.Down(i)
}

// Promote moves the variation that contains p up one place among its siblings, and
// returns the new path. On the main line it changes nothing.
func (r *Record) Promote(p Path) Path { return r.shift(p, -1) }

// Demote moves the line that contains p down one place, and returns the new path.
func (r *Record) Demote(p Path) Path { return r.shift(p, 1) }

func (r *Record) shift(p Path, by int) Path {
	n := p.branch()
	if by > 0 && n == 0 { // the main line: the last node with a variation beside it
		for n = len(p); n > 0 && r.At(p[:n]).Alone(); n-- {
		}
	}
	if n == 0 {
		return p
	}
	before, from := r.At(p[:n-1]), p[n-1]
	siblings := before.Children()
	to := from + by
	if to < 0 || to >= len(siblings) {
		return p
	}
	siblings[from], siblings[to] = siblings[to], siblings[from]
	before.setChildren(siblings)
	q := slices.Clone(p)
	q[n-1] = to
	return q
}

// PromoteToMainLine makes the line to a node the main line, and returns the new path.
func (r *Record) PromoteToMainLine(p Path) Path {
	n := r.Root()
	for _, i := range p {
		all := n.Children()
		c := all[i]
		n.setChildren(slices.Insert(slices.Delete(all, i, i+1), 0, c))
		n = c
	}
	return Mainline(len(p))
}

// Delete removes a node and everything after it, and returns the path of the node
// before it. The root cannot be deleted.
func (r *Record) Delete(p Path) Path {
	if len(p) == 0 {
		return p
	}
	up := p.Up()
	n := r.At(up)
	n.setChildren(slices.Delete(n.Children(), p[len(p)-1], p[len(p)-1]+1))
	return up
}

// DeleteLine removes the whole variation that contains p; on the main line, the node
// and everything after it.
func (r *Record) DeleteLine(p Path) Path {
	if n := p.branch(); n > 0 {
		return r.Delete(p[:n])
	}
	r.At(p).setChildren(nil)
	return p
}

// Say replaces the comments after the move by a text and keeps their commands. An
// empty text removes the comments.
func (n Node) Say(text string) {
	var after []string
	for _, c := range n.Commands() {
		after = append(after, c.String())
	}
	if text != "" {
		after = append(after, text)
	}
	n.follow(after)
}

// follow replaces the comments after the move.
func (n Node) follow(texts []string) {
	said := n.Said()
	said.After = texts
	n.Note(said)
}

// ToggleNAG adds a NAG, or removes it. A node has at most one of the six that judge a
// move ($1 to $6).
func (n Node) ToggleNAG(nag int) {
	said := n.Said()
	had := slices.Contains(said.NAGs, nag)
	said.NAGs = slices.DeleteFunc(said.NAGs, func(g int) bool {
		return g == nag || nag <= 6 && g <= 6
	})
	if !had {
		said.NAGs = append(said.NAGs, nag)
	}
	n.Note(said)
}
