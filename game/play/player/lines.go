package player

import "slices"

// Lines sorts the lines of a search, the best first. They are found one after another,
// and a line that is examined more deeply can turn out to be better than those before it.
type Lines struct{ found []Thought } // all of one depth

// Tell adds a line, and reports it and the lines that now follow it.
func (l *Lines) Tell(t Thought, tell func(Thought)) {
	if len(l.found) > 0 && l.found[0].Depth != t.Depth {
		l.found = nil
	}
	i := slices.IndexFunc(l.found, func(o Thought) bool { return o.Score < t.Score })
	if i < 0 {
		i = len(l.found)
	}
	l.found = slices.Insert(l.found, i, t)
	for ; i < len(l.found); i++ {
		l.found[i].Rank = i + 1
		tell(l.found[i])
	}
}
