package engine

import (
	"context"
	"math"
	"time"

	"passedpawn/game/bitboard"
)

// A Level is how well the engine plays, from 1 to Levels. A weak level looks a
// few plies ahead, misjudges, and overlooks replies; it never plays a move at
// random.
type Level int

// Levels is the number of levels, the last of which is full strength.
const Levels Level = 12

type strength struct {
	name   string
	depth  int           // plies looked ahead from each move, 0 for a plain search
	noise  float64       // centipawns of misjudgement, one standard deviation
	blind  float64       // chance that the reply to a move is overlooked
	nodes  int           // of a plain search
	atMost time.Duration // of a plain search
}

var strengths = [Levels + 1]strength{
	1:  {name: "First steps", depth: 1, noise: 260, blind: 0.80},
	2:  {name: "Beginner", depth: 1, noise: 180, blind: 0.60},
	3:  {name: "Learner", depth: 2, noise: 130, blind: 0.40},
	4:  {name: "Casual", depth: 2, noise: 90, blind: 0.25},
	5:  {name: "Regular", depth: 3, noise: 65, blind: 0.12},
	6:  {name: "Club newcomer", depth: 3, noise: 38, blind: 0.04},
	7:  {name: "Club player", depth: 4, noise: 24, blind: 0.02},
	8:  {name: "Strong club player", depth: 5, noise: 12, blind: 0.005},
	9:  {name: "Tournament player", nodes: 12_000},
	10: {name: "Expert", nodes: 60_000},
	11: {name: "Master", nodes: 300_000, atMost: time.Second},
	12: {name: "Full strength", atMost: time.Second},
}

// String is the name of the level.
func (l Level) String() string { return strengths[l.clamp()].name }

func (l Level) clamp() Level { return max(1, min(l, Levels)) }

// Hash is the megabytes of table that the level makes use of.
func (l Level) Hash() int {
	if strengths[l.clamp()].depth > 0 {
		return 1
	}
	return DefaultHash
}

// Choose finds a move as a player of the level would. The same seed gives the
// same moves; a cancelled ctx gives the best move so far.
func (l Level) Choose(ctx context.Context, q Question, seed uint64) bitboard.Move {
	st := strengths[l.clamp()]
	if st.depth == 0 {
		q.Limits = Limits{Nodes: st.nodes, Time: st.atMost}
		if line := Search(ctx, q, nil).Line; len(line) > 0 {
			return line[0]
		}
		return 0
	}
	if q.Table == nil {
		q.Table = NewTable(l.Hash())
	}
	s := newSearcher(ctx, q)
	var list bitboard.List
	s.pos.Generate(&list)
	best, bestScore := bitboard.Move(0), math.Inf(-1)
	for _, m := range list.All() {
		luck := hash(seed, s.pos.Key(), uint64(m))
		score := float64(s.look(m, st, luck)) + st.noise*normal(luck)
		if best == 0 || !s.stopped && score > bestScore {
			best, bestScore = m, score
		}
	}
	return best
}

// look scores a move as far as the level sees: a reply it overlooks is not
// searched, but a mate on the board is seen by everyone.
func (s *searcher) look(m bitboard.Move, st strength, luck uint64) int {
	undo := s.make(m)
	defer s.unmake(m, undo)
	if s.pos.InCheck() && s.mated() {
		return Mate
	}
	if s.drawn() {
		return 0
	}
	if unit(hash(luck, 1, 2)) < st.blind {
		return -evaluate(&s.pos)
	}
	return -s.search(st.depth-1, 1, -infinite, infinite, false)
}

// hash mixes three numbers into one that looks random (splitmix64's finish).
func hash(a, b, c uint64) uint64 {
	x := a*0x9e3779b97f4a7c15 ^ b ^ c*0xd1342543de82ef95
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

func unit(x uint64) float64 { return float64(x>>11) / (1 << 53) }

// normal turns a hash into a normally distributed number.
func normal(x uint64) float64 {
	u, v := unit(hash(x, 3, 5)), unit(hash(x, 7, 11))
	return math.Sqrt(-2*math.Log(1-u)) * math.Cos(2*math.Pi*v)
}
