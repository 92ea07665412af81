package kifu

import (
	"encoding/json"
	"strings"
	"time"

	"passedpawn/game/records/record"
)

// annotations returns the comments of a node, and the entries after its own for how the
// line ends. s is its move, nil at the root. sofar is the time of the side to move.
func (w *jkfWriter) annotations(n record.Node, s *step, sofar time.Duration) (own jsonObject, ends []string) {
	var comments []string
	if s != nil {
		comments = befores(n)
		if s.took%time.Second != 0 {
			comments = append(comments, record.Command{Name: spentCommand, Value: spent(s.took)}.String())
		}
	}
	_, more := n.Next()
	var end jsonObject
	flush := func() {
		o := &own
		if end != nil {
			o = &end
		}
		if len(comments) > 0 {
			o.add("comments", comments)
		}
		if comments = nil; end != nil {
			ends = append(ends, end.String())
		}
	}
	for _, r := range w.remarks(n) {
		switch {
		case r.end && more: // the game continued
		case r.end:
			flush()
			word, used, _ := strings.Cut(r.text, " ")
			took, _ := clockTime(used)
			end = w.special(word, took, sofar+took)
		case r.bookmark:
			comments = append(comments, record.Command{Name: bookmarkCommand, Value: r.text}.String())
		default:
			comments = append(comments, r.text)
		}
	}
	for text := range n.Texts(record.Stray) {
		comments = append(comments, trim(strings.TrimPrefix(strings.ReplaceAll(text, "\n", ""), "%")))
	}
	flush()
	return own, ends
}

// befores returns the comments before a move.
func befores(n record.Node) (all []string) {
	for text := range n.Texts(record.Before) {
		for _, r := range said(text, false) {
			all = append(all, jkfBefore+r.text)
		}
	}
	return all
}

// special returns an ending.
func (w *jkfWriter) special(word string, took, whole time.Duration) (o jsonObject) {
	o.add("special", word)
	if took > 0 {
		o.add("time", jkfTimes{Now: jkfTimeOf(took), Total: jkfTimeOf(whole)})
	}
	return o
}

// forks returns the variations on a step of a line: other moves, endings after which the
// line continued, and what could not be read.
func (w *jkfWriter) forks(all []step, i int, spent [2]time.Duration, ply int) (forks []string) {
	s, parent := all[i], parentOf(w.rec, all, i)
	list := func(entries []string) { forks = append(forks, "["+strings.Join(entries, ",")+"]") }
	times := timesBefore(all, i, spent)
	if i > 0 || w.isMain(s.node) {
		for v := range parent.Variations() {
			list(w.variation(v, s.before, times, ply+i))
		}
	}
	if i > 0 || w.isMain(s.node) {
		for _, r := range w.remarks(parent) {
			if r.end {
				word, used, _ := strings.Cut(r.text, " ")
				took, _ := clockTime(used)
				list([]string{w.special(word, took, times[s.before.Turn()]+took).String()})
			}
		}
	}
	for text := range s.node.Texts(record.Unread) {
		list(entriesOf(text))
	}
	return forks
}

// unreadEntries returns what could not be read after a node.
func unreadEntries(n record.Node, role record.Role) (entries []string) {
	for text := range n.Texts(role) {
		entries = append(entries, entriesOf(text)...)
	}
	return entries
}

// entriesOf returns the entries that a text without a meaning comes from. Lines of other
// formats become comments.
func entriesOf(text string) (entries []string) {
	for _, l := range strings.Split(text, "\n") {
		bare, own := strings.CutPrefix(strings.TrimLeft(l, " "), unread)
		if own && strings.HasPrefix(bare, "{") && json.Valid([]byte(bare)) {
			entries = append(entries, bare)
			continue
		}
		var o jsonObject
		o.add("comments", []string{l})
		entries = append(entries, o.String())
	}
	return entries
}
