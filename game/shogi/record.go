package shogi

import (
	"passedpawn/game/rules"
	"passedpawn/game/shogiboard"
)

// KIF is a move as the records of that name write it, with the square it comes from:
// "７六歩(77)", "同　銀成(31)", "５五角打".
func KIF(pos rules.Position, m rules.Move) string {
	if m.Null() {
		return "パス"
	}
	p := pos.(*position)
	text := JapaneseSquare(m.To)
	if shogiboard.SquareOf(m.To) == p.last {
		text = "同　"
	}
	if m.Drop != rules.NoKind {
		return text + JapaneseKind(m.Drop) + "打"
	}
	from := shogiboard.SquareOf(m.From)
	text += japaneseKinds[p.board.On(from)]
	if m.Promote != rules.NoKind {
		text += "成"
	}
	return text + "(" + twoDigits(from) + ")"
}

// CSA is a move as CSA records write it: the squares as digits, 00 for the hand, and the
// piece that arrives: "+7776FU", "-0055KA".
func CSA(pos rules.Position, m rules.Move) string {
	p := pos.(*position)
	to := shogiboard.SquareOf(m.To)
	text := [...]string{"+", "-"}[p.Turn()]
	switch k, drop := kindOf(m.Drop); {
	case m.Null():
		return "%PASS"
	case drop:
		return text + "00" + twoDigits(to) + csaKinds[k]
	default:
		from := shogiboard.SquareOf(m.From)
		if k = p.board.On(from); m.Promote != rules.NoKind {
			k = k.Promoted()
		}
		return text + twoDigits(from) + twoDigits(to) + csaKinds[k]
	}
}

// twoDigits is a square as records name it: "76".
func twoDigits(s shogiboard.Square) string {
	return string([]byte{'0' + byte(s.File()), '0' + byte(s.Rank())})
}
