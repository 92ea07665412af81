package orthodox

import (
	"fmt"

	"github.com/notnil/chess"

	"passedpawn/game/rules"
)

// Outcome implements rules.Rules.
func (Rules) Outcome(line []rules.Position) rules.Outcome {
	last := line[len(line)-1].(*position)
	halfmoveClock := last.lib.HalfMoveClock()
	return rules.Judge(last, last.dead(), rules.Repetitions(line, halfmoveClock, same), halfmoveClock)
}

func same(a, b rules.Position) bool { return a.(*position).key() == b.(*position).key() }

// key is equal for positions that are the same by article 9.2.3: the same side to move,
// the same pieces on the same squares, and the same possible moves. An en passant square
// counts only if a pawn can legally capture on it.
func (p *position) key() string {
	p.keyO.Do(func() {
		men, err := p.lib.Board().MarshalBinary()
		if err != nil { // does not happen, since it writes to memory; the key is distinct nevertheless
			men = []byte(p.String())
		}
		passant := "-"
		if s := p.lib.EnPassantSquare(); s != chess.NoSquare {
			p.fill()
			for _, m := range p.byMv {
				if m.HasTag(chess.EnPassant) {
					passant = s.String()
				}
			}
		}
		p.keyS = fmt.Sprint(string(men), p.lib.Turn(), p.lib.CastleRights(), passant)
	})
	return p.keyS
}

// Same implements rules.Repeater.
func (Rules) Same(a, b rules.Position) bool { return same(a, b) }

// Quiet implements rules.Repeater.
func (Rules) Quiet(p rules.Position) int { return p.(*position).lib.HalfMoveClock() }
