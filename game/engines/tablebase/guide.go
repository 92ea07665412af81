package tablebase

import (
	"cmp"
	"context"
	"slices"
	"sync"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/engines/mate"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// A guide lets the other engine think where it is known who wins but not in how many moves. It
// puts right what the engine says of each move, and the move if it would give the win away.
type guide struct {
	Thinker
	question player.Question
	all      []candidate
	worth    map[rules.Move]candidate
	first    player.Thought // of the first candidate, as long as the engine has found none as good
	clock    int            // plies since the last capture or pawn move

	hearing sync.Mutex
	said    []player.Thought // the last of each rank
}

func newGuide(t Thinker, q player.Question, p bitboard.Position, all []candidate) *guide {
	g := &guide{
		Thinker: t, question: q, all: all, worth: map[rules.Move]candidate{}, clock: p.HalfmoveClock(),
		first: t.thought(q.Position(), p, all[0], 1),
	}
	for _, c := range all {
		g.worth[convert.Move(c.move)] = c
	}
	return g
}

// think returns the move of the engine, or the first candidate if that is better.
func (g *guide) think(ctx context.Context) (player.Action, error) {
	q := g.question
	if q.Watch != nil {
		q.Watch = g.heard
	}
	a, err := g.Other.Think(ctx, q)
	if err != nil || g.keeps(a.Move) || a.Resign || a.Claim {
		return a, err
	}
	g.hearing.Lock()
	defer g.hearing.Unlock()
	a.Move = convert.Move(g.all[0].move)
	if best := g.ranked(); len(best) > 0 {
		a.Move = best[0].Line[0]
	}
	return a, nil
}

// keeps reports whether a move is as good as the best one, whose result the 50-move rule cannot
// change.
func (g *guide) keeps(m rules.Move) bool {
	c, known := g.worth[m]
	return known && sign(c.score) == sign(g.all[0].score) && c.sure(g.clock)
}

func sign(n int) int { return cmp.Compare(n, 0) }

// heard puts right what the engine thinks, and tells all that it has thought so far, the best
// first.
func (g *guide) heard(now player.Thought) {
	if len(now.Line) == 0 {
		g.question.Tell(now)
		return
	}
	g.hearing.Lock()
	defer g.hearing.Unlock()
	c, known := g.worth[now.Line[0]]
	if !known {
		return // cannot happen: the engine makes legal moves
	}
	now.Rank = max(now.Rank, 1)
	g.said = slices.DeleteFunc(g.said, func(t player.Thought) bool { return t.Rank == now.Rank || t.Line[0] == now.Line[0] })
	g.said = append(g.said, c.correct(now, g.clock))
	for rank, t := range g.ranked() {
		t.Rank = rank + 1
		g.question.Tell(t)
	}
}

// ranked returns what the engine has said, the best first, with a move that is as good as the
// best one.
func (g *guide) ranked() []player.Thought {
	all := slices.Clone(g.said)
	if !slices.ContainsFunc(all, func(t player.Thought) bool { return g.keeps(t.Line[0]) }) {
		all = append(all, g.first)
	}
	slices.SortStableFunc(all, func(a, b player.Thought) int {
		switch keeps := g.keeps(a.Line[0]); {
		case keeps == g.keeps(b.Line[0]):
			return cmp.Or(cmp.Compare(b.Score, a.Score), cmp.Compare(a.Rank, b.Rank))
		case keeps:
			return -1
		}
		return 1
	})
	return all[:min(len(all), max(g.question.Lines, 1))]
}

// correct returns what an engine thinks of a move, made right by what is known of it. A mate
// that the engine has found stays, without being proved.
func (c candidate) correct(t player.Thought, clock int) player.Thought {
	switch found := sign(t.Mate); {
	case !c.decided():
		t.Score, t.Proved = c.score, c.sure(clock)
		t.Mate, _ = mate.In(c.score)
	case found != 0 && found == sign(c.score):
		t.Proved = false
	default:
		t.Mate, t.Proved = 0, c.sure(clock)
		t.Score = sign(c.score) * max(player.Decided, sign(c.score)*t.Score)
		if mate.Is(t.Score) {
			t.Score = c.score
		}
	}
	return t
}
