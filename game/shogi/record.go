package shogi

import (
	"passedpawn/game/rules"
	"passedpawn/game/shogi/shogiboard"
)

// KIF returns a move as KIF records write it, with the origin square: "７六歩(77)",
// "同　銀成(31)", "５五角打".
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

// CSA returns a move as CSA records write it: the squares as digits, 00 for the hand, and
// the kind after the move: "+7776FU", "-0055KA".
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

// twoDigits returns a square as records write it: "76".
func twoDigits(s shogiboard.Square) string {
	return string([]byte{'0' + byte(s.File()), '0' + byte(s.Rank())})
}
