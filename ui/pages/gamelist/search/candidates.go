package search

import (
	"slices"
	"strconv"

	"passedpawn/game/chess/convert"
	"passedpawn/game/chess/polyglot"
	"passedpawn/game/library/index"
	"passedpawn/game/rules"
)

// A BookMove is a move in an opening book and its part of the weights, from 0 to 1.
type BookMove struct {
	Move  rules.Move
	Share float64
}

// bookMoves returns the moves of a book in a position, the heaviest first: none without
// either, and in a game that no book is for. It reads the file.
func bookMoves(b *polyglot.Book, at *index.Place) (all []BookMove, err error) {
	if b == nil || at == nil {
		return nil, nil
	}
	p, err := convert.Fast(at.Position)
	if err != nil {
		return nil, nil
	}
	moves, err := b.Moves(&p)
	for _, m := range moves {
		all = append(all, BookMove{convert.Move(m.Move), m.Share})
	}
	return all, err
}

// A Candidate is a move in a position: what the games say about it, and its part of the
// book as text.
type Candidate struct {
	index.Next
	Share string
}

// Candidates joins the moves of the games and of the book: after those that were played
// come those that are only in the book.
func Candidates(played []index.Next, booked []BookMove) []Candidate {
	all := make([]Candidate, len(played))
	for i, n := range played {
		all[i].Next = n
	}
	for _, m := range booked {
		i := slices.IndexFunc(all, func(c Candidate) bool { return c.Move == m.Move })
		if i < 0 {
			i = len(all)
			all = append(all, Candidate{Next: index.Next{Move: m.Move}})
		}
		all[i].Share = percent(m.Share)
	}
	return all
}

// percent writes a part in percent.
func percent(part float64) string {
	if part > 0 && part < 0.005 {
		return "< 1 %"
	}
	return strconv.Itoa(int(part*100+0.5)) + " %"
}
