package shogi

import (
	"passedpawn/game/rules"
	"passedpawn/game/shogi/shogiboard"
)

// A way is how a piece moves to a square from its player's point of view, and its place
// among other pieces that could move there.
type way uint8

const (
	upwards   way = 1 << iota // 上
	sideways                  // 寄
	backwards                 // 引
	straight                  // 直: straight up
	fromLeft                  // 左
	fromRight                 // 右
	direction = upwards | sideways | backwards
)

var waySigns = []struct {
	way  way
	sign string
}{{fromLeft, "左"}, {fromRight, "右"}, {straight, "直"}, {upwards, "上"}, {sideways, "寄"}, {backwards, "引"}}

// wayOf returns how a piece of a side moves from one square to another.
func wayOf(side rules.Side, from, to shogiboard.Square) way {
	ahead := from.Rank() - to.Rank()
	if side == shogiboard.Gote {
		ahead = -ahead
	}
	switch {
	case ahead == 0:
		return sideways
	case ahead < 0:
		return backwards
	case from.File() == to.File():
		return upwards | straight
	}
	return upwards
}

// extreme returns the leftmost or rightmost of some squares from a player's point of
// view, and false if there are two such squares.
func extreme(side rules.Side, squares []shogiboard.Square, at way) (shogiboard.Square, bool) {
	if len(squares) == 0 {
		return shogiboard.None, false
	}
	sign := 1 // file 9 is on sente's left
	if (at == fromRight) != (side == shogiboard.Gote) {
		sign = -1
	}
	best, single := squares[0], true
	for _, s := range squares[1:] {
		switch d := sign * (s.File() - best.File()); {
		case d > 0:
			best, single = s, true
		case d == 0:
			single = false
		}
	}
	return best, single
}

// alike returns the squares from which a piece moves in the given directions.
func alike(side rules.Side, squares []shogiboard.Square, to shogiboard.Square, which way) (some []shogiboard.Square) {
	for _, s := range squares {
		if wayOf(side, s, to)&which == which {
			some = append(some, s)
		}
	}
	return some
}

// tellApart returns the text that distinguishes a piece from others of its kind that
// could move to the same square: its direction, that it moves straight up, its relative
// place, or the place and the direction.
func (p *position) tellApart(kind shogiboard.PieceType, from, to shogiboard.Square) string {
	rivals := p.origins(kind, to)
	if len(rivals) < 2 {
		return ""
	}
	own := wayOf(p.Turn(), from, to)
	same := alike(p.Turn(), rivals, to, own&direction)
	if len(same) == 1 {
		return signs(own & direction)
	}
	if own&straight != 0 && kind != shogiboard.Dragon && kind != shogiboard.Horse {
		return signs(straight)
	}
	for _, group := range [][]shogiboard.Square{rivals, same} {
		for _, at := range []way{fromLeft, fromRight} {
			if s, single := extreme(p.Turn(), group, at); !single || s != from {
				continue
			}
			if len(group) == len(rivals) {
				return signs(at)
			}
			return signs(at | own&direction)
		}
	}
	return ""
}

func signs(w way) (text string) {
	for _, s := range waySigns {
		if w&s.way != 0 {
			text += s.sign
		}
	}
	return text
}
