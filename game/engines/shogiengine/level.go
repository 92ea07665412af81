package shogiengine

import (
	"passedpawn/game/engines/search"
	"passedpawn/game/shogi/shogiboard"
)

// A Level is a strength, from 1 to Levels. The lower ones examine fewer positions and
// misjudge them, and the lowest also play on a whim, as people do who have just learnt
// the moves. From level 3 on, none leaves a piece where it is simply lost.
type Level int

// Levels is the highest level. There are as many as in chess.
const Levels Level = 12

// Elo returns an estimate of the rating of a level.
func (l Level) Elo() int { return l.strength().elo }

func (l Level) clamp() Level { return min(max(l, 1), Levels) }

// A strength is the parameters of a level.
type strength struct {
	search.Strength
	elo   int // an estimate
	mates int // positions examined for a mate by checks
	// careless is how likely a move on a whim is one that loses something, compared with other
	// moves: 0 for never, 1 for as likely as any other.
	careless float64
}

// strengths are the parameters of the levels. In TestLevelsDiffer, the levels scored
// against the level below, up to level 3 in 60 games (+-6 %), up to level 7 in 120 (+-4 %)
// and above in 24 (+-9 %):
//
//	level      2   3   4   5   6   7   8   9  10  11  12
//	points %  95  92  82  75  78  88  88  67  79  83  92
//
// Against a random mover, level 1 scored 79 % in 60 games and level 2 won all of them; against
// one that takes the largest piece it can, 2 and 55 % (TestLevelsForBeginners). Against a
// model of a child that pays attention (TestLevelsAgainstChild), levels 3 to 5 scored 40, 69
// and 89 %.
//
// The ratings are estimates on the scale of the chess levels: their differences are 0.69 of
// those that the points say, as they are in chess. Only the two lowest are further below than
// their ratings say, as a rating is not below 100.
var strengths = [Levels + 1]strength{
	1:  {Strength: search.Strength{Nodes: 170, Noise: 370, Whim: 0.9}, elo: 100, careless: 1},
	2:  {Strength: search.Strength{Nodes: 170, Noise: 370, Whim: 0.68}, elo: 200, careless: 0.45},
	3:  {Strength: search.Strength{Nodes: 170, Noise: 370, Whim: 0.45}, elo: 300},
	4:  {Strength: search.Strength{Nodes: 205, Noise: 348, Whim: 0.24}, elo: 500},
	5:  {Strength: search.Strength{Nodes: 275, Noise: 314, Whim: 0.137}, elo: 600},
	6:  {Strength: search.Strength{Nodes: 430, Noise: 267, Whim: 0.076}, elo: 750},
	7:  {Strength: search.Strength{Nodes: 900, Noise: 195, Whim: 0.01}, elo: 1000},
	8:  {Strength: search.Strength{Nodes: 2_000, Noise: 145}, elo: 1250},
	9:  {Strength: search.Strength{Nodes: 4_500, Noise: 105}, elo: 1350, mates: 1_000},
	10: {Strength: search.Strength{Nodes: 10_000, Noise: 75}, elo: 1500, mates: 2_000},
	11: {Strength: search.Strength{Nodes: 30_000, Noise: 40}, elo: 1700, mates: 8_000},
	12: {Strength: search.Strength{Nodes: 1_000_000, Noise: 4}, elo: 1950, mates: 100_000},
}

// NewTable returns an empty table of a size that suits the level.
func (l Level) NewTable() *Table { return NewTable(l.strength().Nodes) }

func (l Level) strength() strength { return strengths[l.clamp()] }

// inviting returns how likely a move is to be played on a whim: more often one that wins
// something, seldom or never one that simply loses something, and never one that is absurd.
func (s *searcher) inviting(m shogiboard.Move) float64 {
	if s.absurd(m) {
		return 0
	}
	weight := 0.0
	if won := exchange(&s.board, m); won >= 0 {
		weight = 1 + float64(won)/50
	}
	weight += s.careless * (1 - weight)
	if m.Drop() != shogiboard.NoKind {
		weight /= 8 // there are many
	}
	return weight
}
