package shogiboard

import (
	"strconv"
	"strings"
)

// String returns the position in SFEN.
func (p *Position) String() string {
	var b strings.Builder
	for rank := 1; rank <= 9; rank++ {
		for file := 9; file >= 1; file-- {
			run := 0
			for file-run >= 1 && p.on[At(file-run, rank)] == NoKind {
				run++
			}
			if run > 0 {
				b.WriteByte('0' + byte(run))
				file -= run - 1
				continue
			}
			at := At(file, rank)
			b.WriteString(p.letter(p.on[at], p.sides[Gote].Has(at)))
		}
		if rank < 9 {
			b.WriteByte('/')
		}
	}
	b.WriteString(map[Side]string{Sente: " b ", Gote: " w "}[p.turn])
	held := b.Len()
	for _, side := range [...]Side{Sente, Gote} {
		for _, k := range [...]PieceType{Rook, Bishop, Gold, Silver, Knight, Lance, Pawn} {
			switch n := p.hands[side][k]; {
			case n > 1:
				b.WriteString(strconv.Itoa(int(n)))
				fallthrough
			case n == 1:
				b.WriteString(p.letter(k, side == Gote))
			}
		}
	}
	if b.Len() == held {
		b.WriteByte('-')
	}
	return b.String() + " " + strconv.Itoa(int(p.number))
}

func (*Position) letter(k PieceType, gote bool) string {
	if gote {
		return strings.ToLower(k.String())
	}
	return k.String()
}
