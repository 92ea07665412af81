package player

import "slices"

// Lines puts the lines of a search in order, the best first. They are found one after the
// other, and one that is looked at more closely can turn out to be better than those
// before it.
type Lines struct{ found []Thought } // of one depth

// Tell adds a line, and tells of it and of those that come after it now.
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
