package shogiengine

import (
	"passedpawn/game/engines/search"
	"passedpawn/game/play/player"
	"passedpawn/game/shogi/shogiboard"
)

// A Level is a strength, from 1 to Levels. The lower ones examine fewer positions and
// misjudge them, and the lowest also play on a whim, as people do who have just learnt
// the moves. None leaves a piece where it is simply lost.
type Level int

// Levels is the highest level.
const Levels Level = 10

// LevelOf returns the level that corresponds to a level of a scale with the given number
// of levels, from 1.
func LevelOf(level, levels int) Level {
	return Level(1 + (level-1)*int(Levels-1)/max(levels-1, 1)).clamp()
}

// Name returns the text identifier of a level's name.
func (l Level) Name() string { return strengths[l.clamp()].name }

func (l Level) clamp() Level { return min(max(l, 1), Levels) }

// A strength is the parameters of a level, the same on every computer.
type strength struct {
	name  string
	nodes int     // positions examined
	noise int     // the largest error in evaluating a position, in centipawns
	whim  float64 // the probability of playing a move after only a glance
	mates int     // positions examined for a mate by checks
}

// strengths are the parameters of the levels. In TestLevelsDiffer, the levels scored
// against the level below, up to level 5 in 120 games (+-4 %) and above in 24 (+-9 %):
//
//	level      2   3   4   5   6   7   8   9  10
//	points %  82  75  78  88  88  67  79  83  92
//
// Against a model of a child that pays attention (TestLevelsAgainstChild), levels 1 to 3
// scored 40, 69 and 89 %.
var strengths = [Levels + 1]strength{
	1:  {"engine.first-steps", 170, 370, 0.45, 0},
	2:  {"engine.beginner", 205, 348, 0.24, 0},
	3:  {"engine.learner", 275, 314, 0.137, 0},
	4:  {"engine.improver", 430, 267, 0.076, 0},
	5:  {"engine.casual-player", 900, 195, 0.01, 0},
	6:  {"engine.regular", 2_000, 145, 0, 0},
	7:  {"engine.club-player", 4_500, 105, 0, 1_000},
	8:  {"engine.strong-club-player", 10_000, 75, 0, 2_000},
	9:  {"engine.expert", 30_000, 40, 0, 8_000},
	10: {"engine.full-strength", 1_000_000, 4, 0, 100_000},
}

// NewTable returns an empty table of a size that suits the level.
func (l Level) NewTable() *Table { return NewTable(l.strength().nodes) }

func (l Level) strength() strength { return strengths[l.clamp()] }

// glance returns a move played on a whim. ok is false if the level thinks instead. It is
// no move that simply loses something, and those that win something come to mind more
// often.
func (s *searcher) glance() (chosen shogiboard.Move, ok bool) {
	draw := player.Random(s.board.Key() ^ s.task.Seed)
	if draw() >= s.whim {
		return chosen, false
	}
	var list shogiboard.List
	s.board.Generate(&list)
	return search.Draw(list.All(), s.inviting, func(shogiboard.Move) float64 { return draw() })
}

// inviting returns how likely a move is to be played without a thought, 0 for never.
func (s *searcher) inviting(m shogiboard.Move) float64 {
	won := exchange(&s.board, m)
	switch {
	case won < 0 || s.absurd(m):
		return 0
	case m.Drop() != shogiboard.NoKind:
		return (1 + float64(won)/50) / 8 // there are many
	}
	return 1 + float64(won)/50
}
