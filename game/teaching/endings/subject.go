// Package endings trains endings with up to four men: it finds positions in which few moves keep
// the result, judges every move by what is known of it (game/endgames), and defends as is hardest
// for people. Moves to mate are only counted where the tables of distances have been built.
package endings

import (
	"slices"
	"time"

	"passedpawn/game/endgames/ending"
	"passedpawn/game/phrase"
	"passedpawn/game/teaching/training"
)

// A Subject is an ending that is trained.
type Subject struct {
	ID    string // its name in package ending, such as KRKP
	Name  phrase.Phrase
	mates bool // it is about the way to mate: nearly every move wins, and none is the only one
}

// subjects are the endings that are trained, in the order in which a person meets them.
var subjects = [...]Subject{
	{"KQK", phrase.Say("endings.queen"), true},
	{"KRK", phrase.Say("endings.rook"), true},
	{"KPK", phrase.Say("endings.pawn"), false},
	{"KQKP", phrase.Say("endings.queen-pawn"), false},
	{"KRKP", phrase.Say("endings.rook-pawn"), false},
	{"KPKP", phrase.Say("endings.pawn-pawn"), false},
	{"KPPK", phrase.Say("endings.two-pawns"), false},
	{"KBKP", phrase.Say("endings.bishop-pawn"), false},
	{"KNKP", phrase.Say("endings.knight-pawn"), false},
	{"KBPK", phrase.Say("endings.bishop-and-pawn"), false},
	{"KNPK", phrase.Say("endings.knight-and-pawn"), false},
	{"KBBK", phrase.Say("endings.two-bishops"), true},
	{"KRKB", phrase.Say("endings.rook-bishop"), false},
	{"KRKN", phrase.Say("endings.rook-knight"), false},
	{"KQKR", phrase.Say("endings.queen-rook"), false},
	{"KBNK", phrase.Say("endings.bishop-and-knight"), true},
}

// Subjects returns the endings that are trained, in the order in which a person meets them.
func Subjects() []Subject { return slices.Clone(subjects[:]) }

// find returns the subject with an ID, and its ending.
func find(id string) (s Subject, e *ending.Ending, ok bool) {
	i := slices.IndexFunc(subjects[:], func(s Subject) bool { return s.ID == id })
	j := slices.IndexFunc(ending.All(), func(e *ending.Ending) bool { return e.Name == id })
	if i < 0 || j < 0 {
		return s, nil, false
	}
	return subjects[i], ending.All()[j], true
}

// Known reports whether a text is the ID of a subject.
func Known(id string) bool {
	_, _, ok := find(id)
	return ok
}

// cost is what not knowing an ending costs, in percentage points of winning chances: as much as a
// blunder, as it is won or drawn in the end.
const cost = 30

// usual is how long an ending takes.
const usual = 90 * time.Second

// Items returns the endings that are trained now: those that a person has met, and a new one each
// day.
func Items(m training.Memory, now time.Time) (all []training.Item) {
	y, month, d := now.Date()
	today := time.Date(y, month, d, 0, 0, 0, 0, now.Location())
	room := 1
	for _, s := range subjects {
		if state, met := m.States[s.ID]; met && !state.First.Before(today) {
			room--
		}
	}
	for _, s := range subjects {
		_, met := m.States[s.ID]
		if !met {
			if room <= 0 {
				continue
			}
			room--
		}
		all = append(all, training.Item{ID: s.ID, Cost: cost, Takes: usual})
	}
	return all
}
