package engine

import (
	"context"
	"time"

	"passedpawn/game/bitboard"
)

// A Level is how well the engine plays, from 1 to Levels. A weak level looks
// less far, misjudges, and overlooks moves as people do (see human.go); it
// never plays a move at random.
type Level int

// Levels is the number of levels, the last of which is full strength.
const Levels Level = 12

// What the levels measured, by game/calibrate: the Elo they are ahead of the one
// below (200 games, +-55; 11 against 10 not finished), and in 500 positions of
// people's games the winning chance a move gives away on average, and how often
// it is the best, a mistake (10 % given away) or a blunder (20 %), as Stockfish
// 15.1 judges it at 8,000 nodes; and the share of 1,000 rated puzzles solved.
// Levels 1, 3, 4, 5 and 7 were moved a little after the positions and puzzles.
//
//	level  ahead  loss %  best %  mistake %  blunder %  puzzles %
//	    1            4.9      27       12.8        6.6       63.9
//	    2   +193     5.0      30       13.2        6.0       67.4
//	    3   +203     4.2      32       11.2        4.4       73.5
//	    4   +217     3.5      38        8.8        3.8       79.3
//	    5   +175     2.6      41        6.6        2.2       85.7
//	    6   +179     1.9      44        3.6        1.0       89.6
//	    7   +193     1.9      47        3.6        1.2       93.8
//	    8   +160     1.8      49        3.4        0.8       95.5
//	    9   +184     1.5      51        3.0        0.8       97.3
//	   10   +145     1.3      52        1.4        0.4       98.0
//	   11            1.2      55        1.6        0.4       98.6
//
// Against Stockfish 15.1 limited to a rating, 100 games each at 1 s + 0.05 s (11
// at 3 s + 0.15 s, 50 games), which gave the Elo figures from level 3 on:
//
//	level     3    4     5     5     6     6     7     8     8     9    10    11
//	rating 1350 1350  1350  1600  1350  1600  1600  1600  2000  2000  2000  2000
//	Elo     -63 +123  +269   +53  +436  +196  +275  +282  -241  -111    -3  +115
//	+-       70   70   100    65   150    80    90   100    80    70    65   100
//
// Level 12 at 1 s + 0.05 s, where it sees no more than level 11 does at any clock,
// stood at -295 (+-80) against 2400; its figure is for the second a move that it
// takes without a clock.

// A strength is a budget of nodes and plies and what a person of that strength
// gets wrong. Nothing in it is measured in time but the patience of the last.
type strength struct {
	name  string
	elo   int
	depth int     // plies of full-width search, 0 for no cap
	nodes int     // positions visited, 0 for no cap
	noise float64 // centipawns by which a position is misjudged, one standard deviation
	blind float64 // how likely a move that is hard to see is overlooked
	mate  float64 // chance to see a mate in one
	book  int     // plies known of the openings
}

// patience is how long the strongest level thinks about a move without a clock.
const patience = time.Second

var strengths = [Levels + 1]strength{
	1:  {name: "First steps", elo: 400, depth: 2, nodes: 5_000, noise: 71, blind: 0.58, mate: 0.70, book: 2},
	2:  {name: "Beginner", elo: 850, depth: 3, nodes: 8_000, noise: 68, blind: 0.53, mate: 0.78, book: 3},
	3:  {name: "Learner", elo: 1250, depth: 3, nodes: 10_000, noise: 50, blind: 0.36, mate: 0.84, book: 4},
	4:  {name: "Casual player", elo: 1450, depth: 4, nodes: 14_000, noise: 44.5, blind: 0.30, mate: 0.90, book: 5},
	5:  {name: "Regular", elo: 1630, depth: 5, nodes: 16_000, noise: 41, blind: 0.24, mate: 0.98, book: 6},
	6:  {name: "Club newcomer", elo: 1750, depth: 5, nodes: 16_000, noise: 26, blind: 0.13, mate: 0.98, book: 8},
	7:  {name: "Club player", elo: 1830, depth: 6, nodes: 18_000, noise: 16.5, blind: 0.07, mate: 0.99, book: 10},
	8:  {name: "Strong club player", elo: 1870, depth: 8, nodes: 10_000, noise: 12, blind: 0.04, mate: 0.99, book: 12},
	9:  {name: "Tournament player", elo: 1920, nodes: 17_000, noise: 6, blind: 0.015, mate: 1, book: 14},
	10: {name: "Expert", elo: 2000, nodes: 32_000, noise: 3, blind: 0.008, mate: 1, book: 16},
	11: {name: "Master", elo: 2150, nodes: 60_000, mate: 1, book: 16},
	12: {name: "Full strength", elo: 2350, mate: 1, book: 16},
}

// String is the name of the level.
func (l Level) String() string { return strengths[l.clamp()].name }

// Elo is the rating of the level, in points.
func (l Level) Elo() int { return strengths[l.clamp()].elo }

// LevelFor is the level nearest to a rating.
func LevelFor(elo int) Level {
	best := Level(1)
	for l := best; l <= Levels; l++ {
		if far(l.Elo(), elo) < far(best.Elo(), elo) {
			best = l
		}
	}
	return best
}

func far(a, b int) int { return max(a-b, b-a) }

func (l Level) clamp() Level { return max(1, min(l, Levels)) }

// weak reports whether the level plays below what the engine can do.
func (l Level) weak() bool { return l.clamp() < Levels }

// Hash is the megabytes of table that the level makes use of.
func (l Level) Hash() int {
	if l.weak() {
		return 1
	}
	return DefaultHash
}

// Choose finds a move as a player of the level would, 0 if there is none. The
// same seed gives the same moves, however busy the machine is, below the full
// strength, unless a limit of time ends the search; a cancelled ctx gives the best move so far. It calls onInfo, if it
// is not nil, as Search does.
func (l Level) Choose(ctx context.Context, q Question, seed uint64, onInfo func(Info)) bitboard.Move {
	st := strengths[l.clamp()]
	if q.Book && len(q.Earlier) < st.book {
		if m := BookMove(q, seed); m != 0 {
			if onInfo != nil {
				onInfo(Info{Rank: 1, Line: []bitboard.Move{m}})
			}
			return m
		}
	}
	if !l.weak() {
		if q.Limits == (Limits{}) {
			q.Limits.Time = patience
		}
		return first(Search(ctx, q, onInfo).Line)
	}
	q.Limits = Limits{Depth: st.depth, Nodes: st.nodes, Time: q.Limits.Time}
	q.Table, q.Threads, q.Lines = NewTable(l.Hash()), 1, 1
	s := newSearcher(ctx, q)
	s.human = &human{st, seed, s.pos.Number()}
	if m := s.human.candidates(s); m != 0 {
		return m
	}
	return first(s.deepen(q, onInfo).Line)
}

func first(line []bitboard.Move) bitboard.Move {
	if len(line) == 0 {
		return 0
	}
	return line[0]
}
