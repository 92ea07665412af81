package shogiboard

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// sound returns the reason why no game can reach the position, or nil.
func (p *Position) sound() error {
	for k, most := range most {
		kind := PieceType(k)
		men := p.kinds[kind]
		if kind.MayPromote() {
			men = men.Or(p.kinds[kind.Promoted()])
		}
		n := men.Count()
		if kind < King {
			n += int(p.hands[Sente][kind] + p.hands[Gote][kind])
		}
		if n > most {
			return rules.Illegal(phrase.Errorf("shogiboard.set-only", n, setNames[k], most))
		}
	}
	for _, side := range [...]Side{Sente, Gote} {
		for _, k := range [...]PieceType{Pawn, Lance, Knight} {
			if stuck := p.Pieces(k, side).And(table.dead[side][k]); !stuck.Empty() {
				return rules.Illegal(phrase.Errorf("shogiboard.piece-never-move", stuck.First()))
			}
		}
		files := [10]int{}
		for pawns := p.Pieces(Pawn, side); !pawns.Empty(); {
			file := pawns.Pop().File()
			if files[file]++; files[file] > 1 {
				return rules.Illegal(phrase.Errorf("shogiboard.side-two-pawns-file", file))
			}
		}
	}
	if p.kings[Sente] == None && p.kings[Gote] == None {
		return rules.Illegal(phrase.Errorf("shogiboard.no-king"))
	}
	if p.exposed(p.turn.Other()) {
		return rules.Illegal(phrase.Errorf("shogiboard.side-move-capture-king"))
	}
	return nil
}

// setNames are the names of the pieces in a set, in the order of their kinds.
var setNames = [...]rules.Kind{"pawn", "lance", "knight", "silver", "gold", "bishop", "rook", "king"}
