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
// below (400 games, +-35; from 9 on see below), and in 500 positions of people's
// games the winning chance a move gives away on average, and how often it is the
// best, a mistake (10 % given away) or a blunder (20 %), as Stockfish 15.1 judges
// it at 8,000 nodes; and the share of 1,000 rated puzzles solved.
//
//	level  ahead  loss %  best %  mistake %  blunder %  puzzles %
//	    1            4.8      27       12.6        6.4       63.9
//	    2   +184     4.9      30       13.4        6.0       66.8
//	    3   +176     4.1      33       10.8        4.4       74.2
//	    4   +159     3.6      37        9.8        3.6       77.9
//	    5   +173     2.8      40        7.6        2.0       85.0
//	    6   +173     2.0      44        4.2        1.2       89.5
//	    7   +186     1.9      46        3.6        1.0       92.9
//	    8   +176     1.7      48        2.6        0.8       95.1
//	    9            1.4      51        2.0        0.4       96.9
//	   10            1.2      53        1.2        0.4       98.1
//	   11            1.1      55        2.0        0.4       98.6
//	   12
//
// From 9 on the numbers of nodes lie between those that were measured, so that the
// steps are alike (12 on a clock of 1 s + 0.05 s):
//
//	level            9     9    10    11    11    11    11    12    12
//	thousand nodes  18    19    35    66    75    78    80
//	against level    8     8     9    10    10    10    10    11    11
//	thousand nodes  10    10    19    35    35    35    37    75    80
//	ahead         +166  +203  +177  +147  +205  +220  +220  +205  +182
//	games          200   200   200   200   100   100   150   200   200
//
// The numbers that stand, without a clock but for 12:
//
//	level            9    10    11    12
//	ahead         +196  +237  +207  +188
//	+-              32    52    41    46
//	games          400   150   200   150
//
// The moves and puzzles of 9 to 11 are those of 17,000, 32,000 and 75,000 nodes. All
// but the numbers that stand was measured before the last change of the search in
// engine.go's table.
//
// The first is what a beginner of 600 is by these figures; from there to the full
// strength it is farther than twelve steps of 150.
//
// Against Stockfish 15.1 limited to a rating, at 1 s + 0.05 s, 60 games each, which
// gave the Elo figures from level 5 on; 3, 4 and 6 are by earlier matches and the
// steps between:
//
//	level     5     7     7     8     9    10    12
//	rating 1600  1600  2000  2000  2000  2000  2400
//	Elo     -12  +250  -313  -269   -89   +58  -300
//	+-       90   115   130   120    90    85    65
//
// Stockfish lost up to seven of 60 games on time; level 12 played 200, of which 18
// that ended so are not counted. With a second a move it is stronger than that.

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
	1:  {name: "engine.first-steps", elo: 400, depth: 2, nodes: 5_000, noise: 71, blind: 0.58, mate: 0.70, book: 2},
	2:  {name: "engine.beginner", elo: 850, depth: 3, nodes: 8_000, noise: 68.8, blind: 0.54, mate: 0.78, book: 3},
	3:  {name: "engine.learner", elo: 1250, depth: 3, nodes: 10_000, noise: 51, blind: 0.37, mate: 0.84, book: 4},
	4:  {name: "engine.casual-player", elo: 1450, depth: 4, nodes: 14_000, noise: 49.5, blind: 0.34, mate: 0.90, book: 5},
	5:  {name: "engine.regular", elo: 1600, depth: 5, nodes: 16_000, noise: 43, blind: 0.268, mate: 0.98, book: 6},
	6:  {name: "engine.club-newcomer", elo: 1700, depth: 5, nodes: 16_000, noise: 27.5, blind: 0.143, mate: 0.98, book: 8},
	7:  {name: "engine.club-player", elo: 1770, depth: 6, nodes: 18_000, noise: 18.5, blind: 0.085, mate: 0.99, book: 10},
	8:  {name: "engine.strong-club-player", elo: 1800, depth: 8, nodes: 10_000, noise: 12.5, blind: 0.044, mate: 0.99, book: 12},
	9:  {name: "engine.tournament-player", elo: 1880, nodes: 18_500, noise: 8.2, blind: 0.024, mate: 1, book: 14},
	10: {name: "engine.expert", elo: 2000, nodes: 37_000, noise: 3.5, blind: 0.0095, mate: 1, book: 16},
	11: {name: "engine.master", elo: 2080, nodes: 78_000, mate: 1, book: 16},
	12: {name: "engine.full-strength", elo: 2180, mate: 1, book: 16},
}

// Name is the identifier of what the level is called.
func (l Level) Name() string { return strengths[l.clamp()].name }

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
	q.Limits = Limits{Depth: least(st.depth, q.Limits.Depth), Nodes: least(st.nodes, q.Limits.Nodes), Time: q.Limits.Time}
	q.Table, q.Threads, q.Lines = NewTable(l.Hash()), 1, 1
	s := newSearcher(ctx, q)
	s.human = &human{st, seed, s.pos.Number()}
	if m := s.human.candidates(s); m != 0 {
		return m
	}
	return first(s.deepen(q, onInfo).Line)
}

// least is the smaller of two limits, of which 0 is none.
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
