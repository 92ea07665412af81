package variantengine

import "passedpawn/game/engines/search"

// A Level is a strength, from 1 to Levels.
type Level int

// Levels is the highest level. There are as many as in chess.
const Levels Level = 12

// strengths are the parameters of the levels. Even the highest one has a small error, so
// that no two games are the same. In TestLadder the levels scored against the level
// below, in games of the Crowned form, and level 1 against random moves:
//
//	level      1   2   3   4   5   6   7   8   9  10  11  12
//	points %  82  84  88  76  78  79  92  89  81  77  92  69
//	games     ------------ 40 to 60 ------------  28  20  16
//
// 60 games tell the strength within 10 %, 16 only within 23 %. Other forms were not
// measured.
var strengths = [Levels + 1]search.Strength{
	1:  {Nodes: 60, Noise: 320, Whim: 0.45},
	2:  {Nodes: 120, Noise: 260, Whim: 0.25},
	3:  {Nodes: 250, Noise: 210, Whim: 0.2},
	4:  {Nodes: 500, Noise: 170, Whim: 0.1},
	5:  {Nodes: 1_100, Noise: 135, Whim: 0.04},
	6:  {Nodes: 2_000, Noise: 115, Whim: 0.015},
	7:  {Nodes: 4_500, Noise: 90},
	8:  {Nodes: 10_500, Noise: 66},
	9:  {Nodes: 25_000, Noise: 45},
	10: {Nodes: 70_000, Noise: 26},
	11: {Nodes: 200_000, Noise: 12},
	12: {Nodes: 572_000, Noise: 5},
}

func (l Level) strength() search.Strength { return strengths[min(max(l, 1), Levels)] }

// ratings are estimates on the scale of the chess levels: the first is the same, and the
// differences are 0.69 of those that the points above say, as they are in chess.
var ratings = [Levels + 1]int{0, 300, 500, 750, 900, 1050, 1200, 1500, 1750, 1900, 2050, 2350, 2450}

// Elo returns an estimate of the rating of a level.
func (l Level) Elo() int { return ratings[min(max(l, 1), Levels)] }

// NewTable returns an empty table of a size that suits the level.
func (l Level) NewTable() *Table {
	return &Table{make([]entry, search.Entries(2*l.strength().Nodes, 1<<10, 1<<20))}
}
