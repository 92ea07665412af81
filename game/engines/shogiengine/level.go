package shogiengine

import (
	"passedpawn/game/engines/levels"
	"passedpawn/game/engines/search"
	"passedpawn/game/shogi/shogiboard"
)

// A Level is a strength, from 1 to Levels. The lower ones examine fewer positions and
// misjudge them, and the lowest also play on a whim, as people do who have just learnt
// the moves. From level 4 on, none leaves a piece where it is simply lost.
type Level int

// Levels is the highest level. There are as many as in chess.
const Levels Level = levels.Count

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
// against the level below, up to level 12 in 120 games (+-4 %). Above, they scored these points
// with an earlier search, up to level 14 in 120 games and then in 24 (+-9 %):
//
//	level      2   3   4   5   6   7   8   9  10  11  12    13  14  15  16
//	points %  96  77  89  72  77  59  63  79  74  69  87    78  80  83  92
//
// Against a random mover, level 1 scored 83 % in 60 games and level 3 won all of them; against
// one that takes the largest piece it can, 0 and 48 % (TestLevelsForBeginners). Against a
// model of a child that pays attention (TestLevelsAgainstChild), levels 4, 6 and 8 scored 34,
// 63 and 88 % in 80 games.
//
// The ratings are estimates on the scale of the chess levels: their differences are 0.69 of
// those that the points say. Only the three lowest are further below than their ratings say, as
// a rating is not below 100.
var strengths = [Levels + 1]strength{
	1:  {Strength: search.Strength{Nodes: 170, Noise: 370, Whim: 0.9}, elo: 100, careless: 1},
	2:  {Strength: search.Strength{Nodes: 170, Noise: 370, Whim: 0.79}, elo: 150, careless: 0.72},
	3:  {Strength: search.Strength{Nodes: 170, Noise: 370, Whim: 0.68}, elo: 210, careless: 0.45},
	4:  {Strength: search.Strength{Nodes: 170, Noise: 370, Whim: 0.45}, elo: 300},
	5:  {Strength: search.Strength{Nodes: 190, Noise: 359, Whim: 0.335}, elo: 410},
	6:  {Strength: search.Strength{Nodes: 205, Noise: 348, Whim: 0.24}, elo: 560},
	7:  {Strength: search.Strength{Nodes: 240, Noise: 331, Whim: 0.187}, elo: 600},
	8:  {Strength: search.Strength{Nodes: 275, Noise: 314, Whim: 0.137}, elo: 670},
	9:  {Strength: search.Strength{Nodes: 430, Noise: 267, Whim: 0.076}, elo: 830},
	10: {Strength: search.Strength{Nodes: 620, Noise: 230, Whim: 0.04}, elo: 960},
	11: {Strength: search.Strength{Nodes: 900, Noise: 195, Whim: 0.01}, elo: 1060},
	12: {Strength: search.Strength{Nodes: 2_000, Noise: 145}, elo: 1290},
	13: {Strength: search.Strength{Nodes: 4_500, Noise: 105}, elo: 1440, mates: 1_000},
	14: {Strength: search.Strength{Nodes: 10_000, Noise: 75}, elo: 1600, mates: 2_000},
	15: {Strength: search.Strength{Nodes: 30_000, Noise: 40}, elo: 1800, mates: 8_000},
	16: {Strength: search.Strength{Nodes: 1_000_000, Noise: 4}, elo: 2080, mates: 100_000},
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
