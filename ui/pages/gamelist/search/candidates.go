package search

import (
	"context"
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

// transposed counts for each move the games that reach the position after it by another way. It
// searches among the same games as the query.
func (q Query) transposed(ctx context.Context, rows []int32, f index.Find) (map[rules.Move]int, error) {
	others := map[rules.Move]int{}
	for _, n := range f.Next {
		after, err := q.At.Position.Play(n.Move)
		if err != nil {
			return nil, err
		}
		there, err := q.Positions.Search(ctx, index.Place{Rules: q.At.Rules, Position: after}, q.Table, rows)
		if err != nil {
			return nil, err
		}
		others[n.Move] = max(0, there.All.Games-n.Games)
	}
	return others, nil
}

// A Candidate is a move in a position: what the games say about it, its part of the book as
// text, and what it is in the person's repertoire.
type Candidate struct {
	index.Next
	Part    float64 // of the weights in the book, from 0 to 1
	Share   string  // the same as text, "" if the book does not have the move
	Mine    int     // how often it is in the person's repertoire
	Others  int     // games that reach the position after it by another way
	Trend   int     // how much more often it is played lately, in points of percent
	Trended bool    // there are enough games for that
}

// Candidates joins the moves of the games, of the book and of the repertoire: after those that
// were played come those that are only in the others.
func Candidates(r Result) []Candidate {
	all := make([]Candidate, len(r.Find.Next))
	for i, n := range r.Find.Next {
		all[i] = Candidate{Next: n, Others: r.Others[n.Move]}
		all[i].Trend, all[i].Trended = r.Find.Trend(n)
	}
	of := func(m rules.Move) *Candidate {
		i := slices.IndexFunc(all, func(c Candidate) bool { return c.Move == m })
		if i < 0 {
			i = len(all)
			all = append(all, Candidate{Next: index.Next{Move: m}})
		}
		return &all[i]
	}
	for _, m := range r.Book {
		c := of(m.Move)
		c.Part, c.Share = m.Share, percent(m.Share)
	}
	for _, m := range r.Own {
		of(m.Move).Mine = m.Times
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
