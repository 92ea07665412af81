package train

import (
	"slices"

	"passedpawn/game/teaching/training"
)

// paces are how long the person takes, for each kind of what is asked.
type paces struct {
	page                        *Page
	known                       bool // they follow from the answers, the cards and the repertoires
	mistakes, openings, puzzles training.Pace
}

// forget has the paces found out again: what they follow from has been read.
func (s *paces) forget() { s.known = false }

// learn adds an answer.
func (s *paces) learn(a training.Answer) {
	if !s.known {
		return // it will be among all answers
	}
	for _, a := range s.timed([]training.Answer{a}) {
		s.of(a, s.page.openings.mistakes()).Learn(a)
	}
}

// find finds out the paces, unless they are known.
func (s *paces) find() *paces {
	if s.known {
		return s
	}
	*s = paces{page: s.page, known: true}
	by, mistakes := map[*training.Pace][]training.Answer{}, s.page.openings.mistakes()
	for _, a := range s.timed(s.page.box.Answers) {
		pace := s.of(a, mistakes)
		by[pace] = append(by[pace], a)
	}
	for pace, answers := range by {
		pace.Learn(answers...)
	}
	return s
}

// timed returns the answers whose times can be compared. Some endings and mate problems take far
// longer than others.
func (s *paces) timed(all []training.Answer) []training.Answer {
	return slices.DeleteFunc(puzzled(all), func(a training.Answer) bool {
		_, mate := s.page.supply.mates.Find(a.Item)
		return mate
	})
}

// of returns the pace that an answer belongs to: people remember a move of an opening faster than
// they find one.
func (s *paces) of(a training.Answer, mistakes map[string]bool) *training.Pace {
	switch {
	case a.Puzzle != "":
		return &s.puzzles
	case !mistakes[a.Item] && s.page.openings.has(a.Item):
		return &s.openings
	}
	return &s.mistakes
}
