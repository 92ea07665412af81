package review

import (
	"cmp"
	"math"
	"strconv"
	"strings"

	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// A Score is an evaluation of a position from White's side, or from Sente's in shogi.
type Score struct {
	Centipawns int
	Mate       int  // moves to mate by White, negative for mate by Black, 0 for no mate
	Won        int  // 1 if it is certain that White wins in the end, -1 for Black, 0 if it is not or Mate says more
	Over       bool // the game has ended: Mate is 1 or -1 for the winner, 0 for a draw
	Scale      int  // rules.Scale of the game; 0 counts as 1
}

// ScoreOf is the score of a thought in a game by some rules.
func ScoreOf(r rules.Rules, t player.Thought) Score {
	s := Score{Centipawns: t.Score, Mate: t.Mate, Scale: rules.Scale(r)}
	switch {
	case s.Mate != 0:
		s.Centipawns = 0
	case t.Proved:
		s.Won = cmp.Compare(s.Centipawns, 0)
	}
	return s.Of(t.Position.Turn())
}

// ceiling is where winning chances stop to grow, in centipawns. A mate counts as much, so
// that it is never worth less than a large advantage.
const ceiling = player.Decided

// Chance is White's chance of winning, in percent, of a game between people. The formula
// is the one of lichess, which was fitted to games of rated players:
//
//	50 + 50 * (2 / (1 + exp(-0.00368208 * centipawns)) - 1)
//
// with the centipawns limited to 1000, which is also the value of a mate: 97.5 %
// (https://lichess.org/page/accuracy and WinPercent.scala in its source). In other games
// than chess, Scale centipawns count as one. A game that is over has 100, 50 or 0 %.
func (s Score) Chance() float64 {
	sign := float64(min(max(s.Mate, -1), 1))
	switch {
	case s.Over:
		return 50 + 50*sign
	case s.Mate != 0:
		return chance(sign * ceiling)
	}
	return chance(min(max(s.scaled(), -ceiling), ceiling))
}

// scaled is the centipawns that give the same chance in chess.
func (s Score) scaled() float64 { return float64(s.Centipawns) / float64(max(s.Scale, 1)) }

func chance(centipawns float64) float64 { return 100 / (1 + math.Exp(-0.00368208*centipawns)) }

// Of is the score from the view of a side.
func (s Score) Of(side rules.Side) Score {
	if side == rules.Black {
		s.Centipawns, s.Mate, s.Won = -s.Centipawns, -s.Mate, -s.Won
	}
	return s
}

// String is the score as in a [%eval] command: 0.35, -1.20, #3 or #-2. It is empty for a
// game that is over.
func (s Score) String() string {
	switch {
	case s.Over:
		return ""
	case s.Mate != 0:
		return "#" + strconv.Itoa(s.Mate)
	}
	return strconv.FormatFloat(float64(s.Centipawns)/100, 'f', 2, 64)
}

// ParseScore reads the value of an [%eval] command, such as 0.35, #-2 or "0.35,18" with
// the depth. It does not know the Scale of the game.
func ParseScore(text string) (s Score, ok bool) {
	text, _, _ = strings.Cut(strings.TrimSpace(text), ",")
	if mate, is := strings.CutPrefix(text, "#"); is {
		n, err := strconv.Atoi(mate)
		return Score{Mate: n}, err == nil && n != 0
	}
	v, err := strconv.ParseFloat(text, 64)
	if err != nil || math.Abs(v) > 1000 || math.IsNaN(v) {
		return Score{}, false
	}
	return Score{Centipawns: int(math.Round(v * 100))}, true
}
