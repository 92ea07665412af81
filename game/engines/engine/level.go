package engine

import (
	"context"
	"time"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/levels"
)

// A Level is a strength of the engine, from 1 to Levels. A weak level searches less
// deeply, misjudges positions, and overlooks moves as people do (see human.go). The
// lowest levels also play on a whim, as children do (see whim.go), but they play nothing
// absurd.
type Level int

// Levels is the number of levels. The last one is full strength.
const Levels Level = levels.Count

// Neighbours are 115 to 135 Elo apart, as far as that can be told: against each other levels
// differ by more than against other opponents, and the more so the deeper they search. In
// game/testing/calibrate they scored against the level below (120 or 160 games up to 10,
// +-7 %, and 60 above, +-8 %; TestLadder):
//
//	level      2   3   4   5   6   7   8   9  10  11  12  13  14
//	points %  70  72  68  73  68  66  73  74  71  77  82  91  91
//	Elo      150 163 134 168 130 117 176 179 152 207 260 398 398
//
// Against Stockfish 15.1 limited to a rating, at 1 s + 0.05 s, they had these ratings
// (60 games, 67 at level 15 and 40 at full strength; +-85, and +-105 there).
//
//	level        9    11    13    15    16
//	measured  1497  1723  2035  2224  2426
//
// The ratings below follow these from level 9 up. Further down they are evenly spaced, by 0.8
// of the average step between the levels.
//
// In 800 positions of people's games the levels gave away the following winning chance on
// average, and played the best move, a mistake (10 % given away) or a blunder (20 %) so often.
// The engine itself judges them at 8,000 nodes, which flatters it (TestPeople).
//
//	level        1    2    3    4    5    6    7    8    9   10   11   12   13
//	loss %    10.1  8.7  7.4  6.1  5.3  4.8  4.0  2.8  2.3  1.8  1.5  0.7  0.4
//	best %      19   22   27   30   34   38   42   47   53   57   60   68   71
//	mistake % 31.1 25.1 20.9 16.9 14.8 13.2 11.2  7.4  5.9  4.1  3.4  1.2  0.6
//	blunder % 18.2 15.0 11.8  9.5  7.8  6.9  5.2  3.4  2.5  2.6  1.6  0.6  0.2
//
// In the same positions, people in blitz games on lichess gave away 3.5 % from 1000 to
// 1199, 3.3 % from 1400 to 1599, and 2.1 % from 1800 to 1999 (48, 153 and 144 moves).
//
// In 3,000 positions the levels played the same move as the person this often. Below them
// stands Stockfish limited to the same rating, which cannot be less than 1320 (TestLikeness).
//
//	level        1    2    3    4    5    6    7    8    9   10   11   12   13
//	same %      16   19   22   25   27   28   30   33   34   35   36   38   39
//	Stockfish %                                    26   27   27   28   31   30
//
// In 2,000 positions people rated 1200 to 1599 put a piece where it can be taken in 1.4 % of
// their moves, left another one to be taken in 1.3 %, and blundered in other ways in 2.5 %. For
// level 7 these are 0.9, 1.8 and 2.8 %, for Stockfish at 1320 0.5, 1.4 and 3.1 % (TestBlunderKinds).
//
// Against a model of a child that has just learnt the moves (TestLowest), level 1 scored
// 72 % (won 48, drew 49, lost 3) before the present network. That child does not know how to
// mate, so it mostly draws the games that it does not lose.

// A strength is a budget of nodes and plies, and the errors of a person of that strength.
// Nothing in it is measured in time except the patience of the last level.
type strength struct {
	elo   int
	depth int     // plies of full-width search, 0 for no limit
	nodes int     // positions visited, 0 for no limit
	noise float64 // the error in evaluating a position in centipawns, one standard deviation
	blind float64 // the probability of overlooking a move that is hard to see
	whim  float64 // the probability of playing a move after only a glance
	mate  float64 // the probability of seeing a mate in one when it thinks
	book  int     // the number of plies of the openings that it knows
}

// patience is how long the strongest level thinks about a move if there is no clock.
const patience = time.Second

var strengths = [Levels + 1]strength{
	1:  {elo: 510, depth: 2, nodes: 1_500, noise: 130, blind: 1.1, whim: 0.58, mate: 0.25, book: 2},
	2:  {elo: 630, depth: 2, nodes: 2_000, noise: 115.5, blind: 0.955, whim: 0.415, mate: 0.35, book: 2},
	3:  {elo: 750, depth: 2, nodes: 2_700, noise: 103, blind: 0.837, whim: 0.287, mate: 0.44, book: 2},
	4:  {elo: 870, depth: 2, nodes: 3_900, noise: 89, blind: 0.72, whim: 0.174, mate: 0.57, book: 3},
	5:  {elo: 990, depth: 2, nodes: 5_300, noise: 79.6, blind: 0.639, whim: 0.104, mate: 0.65, book: 3},
	6:  {elo: 1110, depth: 3, nodes: 6_300, noise: 74.8, blind: 0.598, whim: 0.074, mate: 0.7, book: 4},
	7:  {elo: 1230, depth: 3, nodes: 7_600, noise: 68.5, blind: 0.537, whim: 0.042, mate: 0.75, book: 5},
	8:  {elo: 1350, depth: 3, nodes: 10_300, noise: 57.2, blind: 0.423, mate: 0.84, book: 5},
	9:  {elo: 1470, depth: 4, nodes: 12_300, noise: 51.7, blind: 0.364, mate: 0.89, book: 6},
	10: {elo: 1605, depth: 4, nodes: 14_900, noise: 42.1, blind: 0.271, mate: 0.94, book: 7},
	11: {elo: 1740, depth: 5, nodes: 15_800, noise: 36.2, blind: 0.22, mate: 0.96, book: 8},
	12: {elo: 1875, depth: 6, nodes: 17_000, noise: 21.3, blind: 0.104, mate: 0.98, book: 9},
	13: {elo: 2010, nodes: 17_000, noise: 10.5, blind: 0.037, mate: 0.99, book: 12},
	14: {elo: 2125, nodes: 52_000, noise: 2.6, blind: 0.007, mate: 1, book: 14},
	15: {elo: 2240, nodes: 100_000, noise: 0.5, blind: 0.001, mate: 1, book: 16},
	16: {elo: 2370, mate: 1, book: 16},
}

// Elo returns the rating of the level.
func (l Level) Elo() int { return strengths[l.clamp()].elo }

// LevelFor returns the level nearest to a rating.
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

// weak reports whether the level plays below full strength.
func (l Level) weak() bool { return l.clamp() < Levels }

// Hash returns the size of the table that the level uses, in megabytes.
func (l Level) Hash() int {
	if l.weak() {
		return 1
	}
	return DefaultHash
}

// Choose finds a move as a player of the level would, 0 if there is none. Below full
// strength the same seed gives the same moves, however busy the machine is, unless a time
// limit ends the search. If ctx is cancelled, Choose returns the best move so far. It
// calls onInfo, if that is not nil, as Search does.
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
	q.Limits = Limits{Depth: least(st.depth, q.Limits.Depth), Nodes: least(st.nodes, q.Limits.Nodes), Time: q.Limits.Time}
	q.Table, q.Threads, q.Lines = NewTable(l.Hash()), 1, 1
	s := newSearcher(ctx, q)
	s.human = &human{st, seed, s.pos.Number()}
	if m := s.human.glance(&s.pos); m != 0 {
		return m
	}
	if m := s.human.candidates(s); m != 0 {
		return m
	}
	return first(s.deepen(q, onInfo).Line)
}

// least returns the smaller of two limits, where 0 means no limit.
func least(a, b int) int {
	if a == 0 || b != 0 && b < a {
		return b
	}
	return a
}

func first(line []bitboard.Move) bitboard.Move {
	if len(line) == 0 {
		return 0
	}
	return line[0]
}
