package variantengine

import (
	"passedpawn/game/engines/levels"
	"passedpawn/game/engines/search"
)

// A Level is a strength, from 1 to Levels.
type Level int

// Levels is the highest level. There are as many as in chess.
const Levels Level = levels.Count

// strengths are the parameters of the levels. Even the highest one has a small error, so
// that no two games are the same. In TestLadder the levels scored against the level
// below, in games of the Crowned form, and level 1 against random moves:
//
//	level      1   2   3   4   5   6   9  12  13  14  15  16
//	points %  82  73  74  88  65  70  79  89  81  77  92  69
//	games     ------------ 40 to 60 ------------  28  20  16
//
// 60 games tell the strength within 10 %, 16 only within 23 %. Level 8 scored 78 % against
// level 6, and 11 scored 92 % against 9: each has one between them that was not measured, and
// neither were other forms.
var strengths = [Levels + 1]search.Strength{
	1:  {Nodes: 60, Noise: 320, Whim: 0.45},
	2:  {Nodes: 85, Noise: 290, Whim: 0.35},
	3:  {Nodes: 120, Noise: 260, Whim: 0.25},
	4:  {Nodes: 250, Noise: 210, Whim: 0.2},
	5:  {Nodes: 360, Noise: 190, Whim: 0.15},
	6:  {Nodes: 500, Noise: 170, Whim: 0.1},
	7:  {Nodes: 740, Noise: 152, Whim: 0.07},
	8:  {Nodes: 1_100, Noise: 135, Whim: 0.04},
	9:  {Nodes: 2_000, Noise: 115, Whim: 0.015},
	10: {Nodes: 3_000, Noise: 102, Whim: 0.005},
	11: {Nodes: 4_500, Noise: 90},
	12: {Nodes: 10_500, Noise: 66},
	13: {Nodes: 25_000, Noise: 45},
	14: {Nodes: 70_000, Noise: 26},
	15: {Nodes: 200_000, Noise: 12},
	16: {Nodes: 572_000, Noise: 5},
}

func (l Level) strength() search.Strength { return strengths[min(max(l, 1), Levels)] }

// ratings are estimates on the scale of the chess levels: the first is a guess, and the
// differences are 0.69 of those that the points above say.
var ratings = [Levels + 1]int{0, 300, 400, 500, 750, 830, 900, 980, 1050, 1200, 1350, 1500, 1750, 1900, 2050, 2350, 2450}

// Elo returns an estimate of the rating of a level.
func (l Level) Elo() int { return ratings[min(max(l, 1), Levels)] }

// NewTable returns an empty table of a size that suits the level.
func (l Level) NewTable() *Table {
	return &Table{make([]entry, search.Entries(2*l.strength().Nodes, 1<<10, 1<<20))}
}
