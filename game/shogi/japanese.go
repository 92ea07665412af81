package shogi

import (
	"strings"

	"passedpawn/game/rules"
	"passedpawn/game/shogi/shogiboard"
)

// fullDigits are the digits for files in the names of squares.
const fullDigits = "１２３４５６７８９"

// japaneseKinds are the names of the kinds in moves.
var japaneseKinds = [shogiboard.NoKind]string{
	shogiboard.Pawn: "歩", shogiboard.Lance: "香", shogiboard.Knight: "桂", shogiboard.Silver: "銀",
	shogiboard.Gold: "金", shogiboard.Bishop: "角", shogiboard.Rook: "飛", shogiboard.King: "玉",
	shogiboard.PromotedPawn: "と", shogiboard.PromotedLance: "成香", shogiboard.PromotedKnight: "成桂",
	shogiboard.PromotedSilver: "成銀", shogiboard.Horse: "馬", shogiboard.Dragon: "竜",
}

// JapaneseSquare returns the Japanese name of a square: "７六".
func JapaneseSquare(s rules.Square) string { return japaneseSquare(shogiboard.SquareOf(s)) }

func japaneseSquare(s shogiboard.Square) string {
	return string([]rune(fullDigits)[s.File()-1]) + string([]rune(shogiboard.KanjiRanks)[s.Rank()-1])
}

// JapaneseKind returns the name of a kind in moves: "歩", "成銀".
func JapaneseKind(k rules.Kind) string {
	b, ok := kindOf(k)
	if !ok {
		return ""
	}
	return japaneseKinds[b]
}

// WriteNative implements rules.NativeWriter.
func (Rules) WriteNative(p rules.Position, m rules.Move) string { return Japanese(p, m) }

// Japanese returns a move as in Japanese books: "▲７六歩", "△同銀成", "▲５五角打". If the last move
// is known and ended on the same square, the square is written as 同.
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
