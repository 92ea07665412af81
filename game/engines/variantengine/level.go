package variantengine

import (
	"passedpawn/game/engines/search"
	"passedpawn/game/play/player"
	"passedpawn/game/rules/board"
)

// A Level is a strength, from 1 to Levels.
type Level int

// Levels is the highest level. There are as many as in chess.
const Levels Level = 12

// A strength is the parameters of a level, the same on every computer.
type strength struct {
	nodes int     // positions examined
	noise int     // the largest error in evaluating a position, in centipawns
	whim  float64 // the probability of playing a move after only a glance
}

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
var strengths = [Levels + 1]strength{
	1:  {60, 320, 0.45},
	2:  {120, 260, 0.25},
	3:  {250, 210, 0.2},
	4:  {500, 170, 0.1},
	5:  {1_100, 135, 0.04},
	6:  {2_000, 115, 0.015},
	7:  {4_500, 90, 0},
	8:  {10_500, 66, 0},
	9:  {25_000, 45, 0},
	10: {70_000, 26, 0},
	11: {200_000, 12, 0},
	12: {572_000, 5, 0},
}

func (l Level) strength() strength { return strengths[min(max(l, 1), Levels)] }

// NewTable returns an empty table of a size that suits the level.
func (l Level) NewTable() *Table {
	return &Table{make([]entry, search.Entries(2*l.strength().nodes, 1<<10, 1<<20))}
}

// glance returns a move played on a whim, as by people who have just learnt the game. ok
// is false if the level thinks instead. Moves that win something at once come to mind
// more often.
func (s *searcher) glance() (chosen board.Move, ok bool) {
	draw := player.Random(s.mover.Key() ^ s.seed)
	if draw() >= s.whim {
		return chosen, false
	}
	inviting := func(m board.Move) float64 { return 1 + float64(max(0, s.gain(m)))/50 }
	return search.Draw(s.mover.Legal(nil), inviting, func(board.Move) float64 { return draw() })
}
