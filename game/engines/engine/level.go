package engine

import (
	"context"
	"time"

	"passedpawn/game/chess/bitboard"
)

// A Level is a strength of the engine, from 1 to Levels. A weak level searches less
// deeply, misjudges positions, and overlooks moves as people do (see human.go). The
// lowest levels also play on a whim, as children do (see whim.go), but they play nothing
// absurd.
type Level int

// Levels is the number of levels. The last one is full strength.
const Levels Level = 12

// The results of the levels in game/testing/calibrate, before the network of 256 values.
// The first columns are the share of points against the level below and the same in Elo
// (100 games, +-6 %; TestLadder). The others are from 800 or 1,500 positions of people's
// games: the winning chance that a move gives away on average, and how often a move is
// the best one, a mistake (10 % given away) or a blunder (20 %). The engine itself judges
// them at 8,000 nodes, which flatters it (TestPeople).
//
//	level  ahead %   Elo  loss %  best %  mistake %  blunder %
//	    1                    9.7      18       29.0       17.8
//	    2     75.5  +196     8.0      23       23.4       13.6
//	    3     82.5  +269     6.4      28       18.4        9.9
//	    4     84.5  +295     4.7      36       13.2        6.6
//	    5     78.5  +225     3.1      41        7.2        3.1
//	    6     84.0  +288     2.1      49        5.3        1.9
//	    7     80.0  +241     1.4      57        3.0        1.3
//	    8     83.5  +282     0.8      67        1.5        0.7
//	    9     82.0  +263     0.5      72        0.7        0.5
//	   10     81.0  +252
//	   11     78.3  +223  (30 games, +-11 %)
//
// In the same positions, people in blitz games on lichess gave away 4.0 % from 1000 to
// 1199 and 4.2 % from 1400 to 1599 (90 and 286 moves), and 3.0 % from 1800 to 1999.
//
// Against a model of a child that has just learnt the moves (TestLowest), level 1 scores
// 72 % (won 48, drew 49, lost 3), and level 2 scores 96 %. That child does not know how
// to mate, so it mostly draws the games that it does not lose.
//
// Level 12 is the unchanged search. An earlier version of level 11, with 78,000 nodes,
// was 188 Elo (+-46) below it, and one with 37,000 nodes was another 207 below that. So
// 60,000 nodes with a little noise are about 260 below level 12.
//
// With that network, the levels from 9 up score 73 to 79 % against themselves without it,
// 8 and 7 score 65 and 60 %, and 4 scores 48 % (60 or 80 games each, +-11 %).
//
// Levels that score 80 % against each other differ by less against other opponents.
// Against Stockfish 15.1 limited to a rating, at 1 s + 0.05 s, the levels had the following
// ratings (60 games each, +-85; that of 7 is of the earlier ladder), from which the Elo
// figures are derived. The figures from level 4 down are guesses that continue the steps.
//
//	level        7     9    10    11    12
//	measured  1588  1957  2089  2147  2285
//
// Level 12 uses more of its time now. It scores 40 % against Stockfish limited to 2400
// (60 games), which makes 2330.

// A strength is a budget of nodes and plies, and the errors of a person of that strength.
// Nothing in it is measured in time except the patience of the last level.
type strength struct {
	name  string
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
	1:  {name: "engine.beginner", elo: 300, depth: 2, nodes: 1_500, noise: 130, blind: 1.1, whim: 0.58, mate: 0.25, book: 2},
	2:  {name: "engine.novice", elo: 550, depth: 2, nodes: 2_400, noise: 108, blind: 0.88, whim: 0.33, mate: 0.4, book: 2},
	3:  {name: "engine.strong-novice", elo: 800, depth: 2, nodes: 3_900, noise: 88, blind: 0.71, whim: 0.16, mate: 0.58, book: 3},
	4:  {name: "engine.casual", elo: 1000, depth: 3, nodes: 6_300, noise: 75.6, blind: 0.607, whim: 0.075, mate: 0.7, book: 4},
	5:  {name: "engine.strong-casual", elo: 1200, depth: 3, nodes: 9_400, noise: 60, blind: 0.453, mate: 0.82, book: 5},
	6:  {name: "engine.intermediate", elo: 1400, depth: 4, nodes: 13_600, noise: 48.5, blind: 0.33, mate: 0.92, book: 6},
	7:  {name: "engine.club-player", elo: 1600, depth: 5, nodes: 16_400, noise: 35.6, blind: 0.212, mate: 0.97, book: 7},
	8:  {name: "engine.strong-club-player", elo: 1750, depth: 6, nodes: 17_000, noise: 20.2, blind: 0.096, mate: 0.98, book: 9},
	9:  {name: "engine.tournament-player", elo: 1900, nodes: 12_500, noise: 11.3, blind: 0.038, mate: 0.99, book: 12},
	10: {name: "engine.strong-tournament-player", elo: 2040, nodes: 26_000, noise: 5.9, blind: 0.0168, mate: 1, book: 14},
	11: {name: "engine.expert", elo: 2150, nodes: 60_000, noise: 1.2, blind: 0.003, mate: 1, book: 16},
	12: {name: "engine.master", elo: 2290, mate: 1, book: 16},
}

// Name returns the text identifier of the level's name.
func (l Level) Name() string { return strengths[l.clamp()].name }

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
