package shogi

import (
	"strings"

	"passedpawn/game/rules"
	"passedpawn/game/shogiboard"
)

// The signs of squares.
const (
	fullDigits  = "１２３４５６７８９"
	kanjiDigits = "一二三四五六七八九"
)

// japaneseKinds are the kinds as moves name them.
var japaneseKinds = [shogiboard.NoKind]string{
	shogiboard.Pawn: "歩", shogiboard.Lance: "香", shogiboard.Knight: "桂", shogiboard.Silver: "銀",
	shogiboard.Gold: "金", shogiboard.Bishop: "角", shogiboard.Rook: "飛", shogiboard.King: "玉",
	shogiboard.PromotedPawn: "と", shogiboard.PromotedLance: "成香", shogiboard.PromotedKnight: "成桂",
	shogiboard.PromotedSilver: "成銀", shogiboard.Horse: "馬", shogiboard.Dragon: "竜",
}

// JapaneseSquare is the name of a square in Japanese: "７六".
func JapaneseSquare(s rules.Square) string { return japaneseSquare(shogiboard.SquareOf(s)) }

func japaneseSquare(s shogiboard.Square) string {
	return string([]rune(fullDigits)[s.File()-1]) + string([]rune(kanjiDigits)[s.Rank()-1])
}

// JapaneseKind is what moves call a kind: "歩", "成銀".
func JapaneseKind(k rules.Kind) string {
	b, ok := kindOf(k)
	if !ok {
		return ""
	}
	return japaneseKinds[b]
}

// Japanese is a move as Japanese books write it: "▲７六歩", "△同銀成", "▲５五角打". Where
// the last move is known and ended on the same square, that is said by 同.
func Japanese(pos rules.Position, m rules.Move) string {
	if m.Null() {
		return "パス"
	}
	p := pos.(*position)
	to := shogiboard.SquareOf(m.To)
	var b strings.Builder
	b.WriteString([...]string{"▲", "△"}[p.Turn()])
	if to == p.last {
		b.WriteString("同")
	} else {
		b.WriteString(japaneseSquare(to))
	}
	if k, ok := kindOf(m.Drop); ok {
		b.WriteString(japaneseKinds[k])
		if len(p.origins(k, to)) > 0 {
			b.WriteString("打")
		}
		return b.String()
	}
	from := shogiboard.SquareOf(m.From)
	kind := p.board.On(from)
	b.WriteString(japaneseKinds[kind])
	b.WriteString(p.tellApart(kind, from, to))
	switch {
	case m.Promote != rules.NoKind:
		b.WriteString("成")
	case p.board.MayPromote(from, to):
		b.WriteString("不成")
	}
	return b.String()
}

// A way is how a piece goes to a square, as its player sees it, and where it stands
// among others that could go there.
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

// wayOf is how a piece of a side goes from one square to another.
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

// extreme is the square that is furthest to a side of some, as a player sees it, and
// false if there are two such.
func extreme(side rules.Side, squares []shogiboard.Square, at way) (shogiboard.Square, bool) {
	if len(squares) == 0 {
		return shogiboard.None, false
	}
	sign := 1 // file 9 is at sente's left
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

// alike are those of some squares from which a piece goes in one of some directions.
func alike(side rules.Side, squares []shogiboard.Square, to shogiboard.Square, which way) (some []shogiboard.Square) {
	for _, s := range squares {
		if wayOf(side, s, to)&which == which {
			some = append(some, s)
		}
	}
	return some
}

// tellApart is what tells a piece from others of its kind that could go to the same
// square: its direction, that it goes straight up, where it stands, or both.
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
