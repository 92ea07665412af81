package library

import (
	"slices"
	"strings"
	"sync"

	"passedpawn/game/library/index"
)

// remarks remembers what was searched for in the comments of a table's games last, and in
// which games it was found. Several goroutines may search.
type remarks struct {
	lock  sync.Mutex
	table *index.Table
	asked []*remark // the newest last
}

// mostAsked is how many searches are remembered. Each takes a byte a game.
const mostAsked = 8

// A remark is a text that was searched for, and whether each game has it.
type remark struct {
	all   *remarks
	text  string
	known []answer  // by row
	parts []*remark // texts in it: a game without one of them does not have it
}

// An answer says whether a game has a text.
type answer uint8

const (
	unasked answer = iota
	without
	with
)

// about returns what is known about a text in the games of a table.
func (r *remarks) about(t *index.Table, text string) *remark {
	r.lock.Lock()
	defer r.lock.Unlock()
	if r.table != t {
		r.table, r.asked = t, nil
	}
	i := slices.IndexFunc(r.asked, func(o *remark) bool { return o.text == text })
	var a *remark
	if i >= 0 {
		a = r.asked[i]
		r.asked = slices.Delete(r.asked, i, i+1)
	} else {
		a = &remark{all: r, known: make([]answer, t.Len()), text: text}
		for _, o := range r.asked {
			if strings.Contains(text, o.text) {
				a.parts = append(a.parts, o)
			}
		}
	}
	r.asked = append(r.asked[max(0, len(r.asked)+1-mostAsked):], a)
	return a
}

// unknown returns those of some rows of which it is not known whether they have the text.
func (a *remark) unknown(rows []int32) (ask []int32) {
	a.all.lock.Lock()
	defer a.all.lock.Unlock()
	for _, row := range rows {
		for _, p := range a.parts {
			if p.known[row] == without {
				a.known[row] = without
			}
		}
		if a.known[row] == unasked {
			ask = append(ask, row)
		}
	}
	return ask
}

// learn notes which of some rows have the text, in the same order.
func (a *remark) learn(rows, found []int32) {
	a.all.lock.Lock()
	defer a.all.lock.Unlock()
	for _, row := range rows {
		a.known[row] = without
	}
	for _, row := range found {
		a.known[row] = with
	}
}

// having returns those of some rows that have the text.
func (a *remark) having(rows []int32) (kept []int32) {
	a.all.lock.Lock()
	defer a.all.lock.Unlock()
	for _, row := range rows {
		if a.known[row] == with {
			kept = append(kept, row)
		}
	}
	return kept
}
