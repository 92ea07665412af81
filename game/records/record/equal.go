package record

import (
	"slices"
	"strings"
)

// Equal reports whether two records have the same start, tags, tree and result. An
// unknown tag ("?") equals a missing one, and the order of the seven tag roster does
// not matter.
func (r *Record) Equal(o *Record) bool {
	return r.Rules == o.Rules && r.Start == o.Start && r.Result == o.Result &&
		r.FEN() == o.FEN() && r.ResultTag() == o.ResultTag() && sameTags(r.Tags, o.Tags) && r.Root().equal(o.Root())
}

// Roster is the seven tag roster in the order of the PGN standard (8.1.1); the last
// tag is the record's Result.
var Roster = [...]string{"Event", "Site", "Date", "Round", "White", "Black", "Result"}

func sameTags(a, b []Tag) bool {
	if slices.Equal(a, b) {
		return true
	}
	for _, name := range Roster {
		if first(a, name) != first(b, name) {
			return false
		}
	}
	i, j := 0, 0
	for {
		for i < len(a) && idle(a, i) {
			i++
		}
		for j < len(b) && idle(b, j) {
			j++
		}
		if i == len(a) || j == len(b) {
			return i == len(a) && j == len(b)
		}
		if a[i] != b[j] {
			return false
		}
		i, j = i+1, j+1
	}
}

// first is the value of the first tag with a name, or "" if it is unknown.
func first(tags []Tag, name string) string {
	for _, t := range tags {
		if strings.EqualFold(t.Name, name) {
			if t.Value == "?" || t.Value == "????.??.??" {
				return ""
			}
			return t.Value
		}
	}
	return ""
}

// idle reports whether a tag is compared elsewhere: it is the first of its name in the
// roster.
func idle(tags []Tag, i int) bool {
	named := func(t Tag) bool { return strings.EqualFold(t.Name, tags[i].Name) }
	return slices.ContainsFunc(Roster[:], func(name string) bool { return strings.EqualFold(name, tags[i].Name) }) &&
		slices.IndexFunc(tags, named) == i
}

// equal follows the main line in a loop, so that a long game needs no stack.
func (n Node) equal(o Node) bool {
	for n != o {
		if !n.alike(o) {
			return false
		}
		next, more := n.Next()
		other, both := o.Next()
		if more != both {
			return false
		}
		if !more {
			return true
		}
		v, more := n.after(next)
		w, both := o.after(other)
		for more && both && v.equal(w) {
			v, more = n.after(v)
			w, both = o.after(w)
		}
		if more || both {
			return false
		}
		n, o = next, other
	}
	return true
}

// alike reports whether two nodes have the same move, comments and NAGs.
func (n Node) alike(o Node) bool {
	if n.Move() != o.Move() || n.Silent() != o.Silent() {
		return false
	}
	if n.Silent() {
		return true
	}
	s, t := n.Said(), o.Said()
	return s.Rest == t.Rest && slices.Equal(s.Before, t.Before) && slices.Equal(s.After, t.After) &&
		slices.Equal(s.NAGs, t.NAGs) && slices.Equal(s.Unread, t.Unread) && slices.Equal(s.Strays, t.Strays)
}
