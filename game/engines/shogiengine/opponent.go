// Package shogiengine plays shogi: an alpha-beta search over package shogiboard. Its
// evaluation is a sum of weights for material, for the places of pieces relative to both
// kings, and for attacks around the kings. Its levels differ in the number of positions
// they examine and in their errors, so that a level is equally strong on every computer.
// It has no opening book. TRIED.md says what parts of the search gained.
package shogiengine

import (
	"context"
	"fmt"
	"slices"

	"passedpawn/game/engines/levels"
	"passedpawn/game/engines/mate"
	"passedpawn/game/engines/search"
	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/shogi/shogiboard"
)

// In the opening every level has a slightly larger error, so that no two games are the
// same.
const (
	opening = 12 // plies
	variety = 30
)

// An Opponent plays shogi at a level.
type Opponent = search.Opponent[Level, Table]

// Beginner implements search.Level.
func (l Level) Beginner() bool { return l <= levels.Beginners }

// Begin implements search.Level.
func (l Level) Begin(ctx context.Context, t search.Task[Table]) (search.Search, error) {
	return newSearcher(ctx, l, t), nil
}

func newSearcher(ctx context.Context, l Level, t search.Task[Table]) *searcher {
	strength := l.strength()
	if len(t.Line) <= opening {
		strength.Noise += variety
	}
	s := &searcher{
		Run:   search.NewRun[shogiboard.Move](ctx, t, strength.Strength, 512, deepest-1),
		board: shogi.Board(t.Position()), task: t, table: t.Table, mates: strength.mates,
		careless: strength.careless, points: [2]int{28, 27},
	}
	if points24(t.Question) {
		s.points = [2]int{31, 31}
	}
	s.points[shogiboard.Gote] -= shogi.Given(t.Position()) // as if gote had the pieces
	if s.table == nil || t.Offer {
		s.table = NewTable(min(s.Limit, strengths[Levels].Nodes))
	}
	s.table.begin()
	s.Full = s.table.full
	if c := t.Clock(); c != (clock.Turn{}) {
		s.enough, _ = c.Share()
	}
	for _, p := range t.Line {
		b := shogi.Board(p)
		s.line = append(s.line, visited{key: b.Key(), check: b.InCheck()})
	}
	s.line = slices.Grow(s.line, deepest+8)
	return s
}

// Choose implements search.Search: it declares a win, plays on a whim, mates, or searches.
// A capture counts as forced.
func (s *searcher) Choose() (search.Choice, error) {
	pos := s.Position
	if (shogi.Rules{Points24: points24(s.task.Question)}).Count(pos).Claim() == rules.Declaration {
		return search.Choice{Action: player.Action{Claim: true, Move: pos.Moves()[0]}}, nil
	}
	var list shogiboard.List
	s.board.Generate(&list)
	m := s.choose(list.All())
	if m == 0 {
		return search.Choice{}, fmt.Errorf("there is no move in %s", pos)
	}
	return s.Choice(shogi.RulesMove(&s.board, m), list.Count == 1 || s.board.Occupied().Has(m.To()), s.board.Key()), nil
}

// choose returns a move on a whim, the first move of a mate, or the best one found by the
// search, and 0 if there is none.
func (s *searcher) choose(moves []shogiboard.Move) shogiboard.Move {
	if m, ok := s.Glance(s.board.Key(), moves, s.inviting); ok {
		return m
	}
	if line := s.mate(); len(line) > 0 {
		s.Farthest = len(line)
		s.Tell(len(line), 1, mate.Score-len(line), func() []rules.Move { return s.rulesMoves(line) })
		return line[0]
	}
	s.Search(s, moves)
	return s.Best
}

// Score implements search.Search.
func (s *searcher) Score() int {
	var list shogiboard.List
	s.board.Generate(&list)
	s.Search(s, list.All())
	return s.FirstScore
}

// points24 reports whether a question belongs to a game with the 24-point rule.
func points24(q player.Question) bool {
	return q.Game != nil && q.Game.Rules == shogi.Rules{Points24: true}.ID()
}
