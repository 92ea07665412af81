package shogi

import (
	"strings"

	"passedpawn/game/shogi/shogiboard"
)

// readUSI reads "7g7f", "8h2b+" and "P*5e".
func readUSI(_ *position, text string) (wanted, bool) {
	w := anything()
	text, plus := strings.CutSuffix(text, "+")
	if len(text) != 4 {
		return w, false
	}
	var ok bool
	if w.to, ok = shogiboard.ParseSquare(text[2:]); !ok {
		return w, false
	}
	if text[1] == '*' && !plus {
		w.kind, ok = letter(text[0])
		w.drop = yes
		return w, ok
	}
	w.from, ok = shogiboard.ParseSquare(text[:2])
	w.drop, w.promotes = no, no
	if plus {
		w.promotes = yes
	}
	return w, ok
}

// letter returns the unpromoted kind for an upper-case letter of SFEN.
func letter(c byte) (shogiboard.PieceType, bool) {
	for k := shogiboard.Pawn; k <= shogiboard.King; k++ {
		if k.String()[0] == c {
			return k, true
		}
	}
	return shogiboard.NoKind, false
}

// csaKinds are the names of the kinds in CSA records.
var csaKinds = [shogiboard.NoKind]string{
	shogiboard.Pawn: "FU", shogiboard.Lance: "KY", shogiboard.Knight: "KE", shogiboard.Silver: "GI",
	shogiboard.Gold: "KI", shogiboard.Bishop: "KA", shogiboard.Rook: "HI", shogiboard.King: "OU",
	shogiboard.PromotedPawn: "TO", shogiboard.PromotedLance: "NY", shogiboard.PromotedKnight: "NK",
	shogiboard.PromotedSilver: "NG", shogiboard.Horse: "UM", shogiboard.Dragon: "RY",
}

// readCSA reads "+7776FU" and "-0055KA", with or without the sign of the side: the
// squares as digits, 00 for the hand, and the kind after the move.
func readCSA(p *position, text string) (wanted, bool) {
	w := anything()
	if text != "" && strings.IndexByte("+-", text[0]) == int(p.Turn()) {
		text = text[1:]
	}
	if len(text) != 6 {
		return w, false
	}
	for k, name := range csaKinds {
		if name == text[4:] && name != "" {
			w.arrives = shogiboard.PieceType(k)
		}
	}
	var ok bool
	if w.to, ok = digits(text[2:4]); !ok || w.arrives == shogiboard.NoKind {
		return w, false
	}
	if text[:2] == "00" {
		w.drop = yes
		return w, true
	}
	w.drop = no
	w.from, ok = digits(text[:2])
	return w, ok
}

// digits reads a square of two digits.
func digits(text string) (shogiboard.Square, bool) {
	if len(text) != 2 || text[0] < '1' || text[0] > '9' || text[1] < '1' || text[1] > '9' {
		return shogiboard.None, false
	}
	return shogiboard.At(int(text[0]-'0'), int(text[1]-'0')), true
}
