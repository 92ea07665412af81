// Package variantengine plays any two-player game whose positions offer a board.Mover. It
// is a plain alpha-beta search with a transposition table, quiescence over captures and
// promotions, and piece values that follow from what the pieces can do and promote to. It
// is the opponent in the variants, but knows none of their rules.
package variantengine

import (
	"context"
	"fmt"

	"passedpawn/game/engines/levels"
	"passedpawn/game/engines/search"
	"passedpawn/game/rules/board"
)

// An Opponent plays a game at a level.
type Opponent = search.Opponent[Level, Table]

// Beginner implements search.Level.
func (l Level) Beginner() bool { return l <= levels.Beginners }

// Begin implements search.Level.
func (l Level) Begin(ctx context.Context, t search.Task[Table]) (search.Search, error) {
	p, ok := t.Position().(board.Searchable)
	if !ok {
		return nil, fmt.Errorf("no move can be searched for in %s", t.Position())
	}
	return newSearcher(ctx, l, t, p.Mover()), nil
}

func newSearcher(ctx context.Context, l Level, t search.Task[Table], m board.Mover) *searcher {
	s := &searcher{
		Run:   search.NewRun[board.Move](ctx, t, l.strength(), 256, deepest-1),
		mover: m, scale: newScale(m),
	}
	switch {
	case t.Offer:
		s.table = Level(1).NewTable().entries
	case t.Table == nil:
		s.table = l.NewTable().entries
	default:
		s.table = t.Table.entries
	}
	s.Full = func() int { return search.Full(len(s.table), func(i int) bool { return s.table[i].bound != 0 }) }
	for _, p := range t.Line[max(0, len(t.Line)-1-m.HalfmoveClock()) : len(t.Line)-1] {
		s.keys = append(s.keys, p.(board.Searchable).Mover().Key()) // the positions are of the same game
	}
	s.keys = append(s.keys, m.Key())
	return s
}

// Choose implements search.Search. Moves that win something at once come to mind more often,
// and count as forced.
func (s *searcher) Choose() (search.Choice, error) {
	moves := s.mover.Legal(nil)
	m, ok := s.Glance(s.mover.Key(), moves, func(m board.Move) float64 { return 1 + float64(max(0, s.gain(m)))/50 })
	if !ok && !s.Search(s, moves) {
		return search.Choice{}, fmt.Errorf("there is no move in %s", s.Position)
	}
	if !ok {
		m = s.Best
	}
	return s.Choice(s.mover.RulesMove(m), len(moves) == 1 || s.gain(m) > 0, s.mover.Key()), nil
}

// Score implements search.Search.
func (s *searcher) Score() int {
	s.Search(s, s.mover.Legal(nil))
	return s.FirstScore
}
