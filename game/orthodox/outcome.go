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

// key is equal for positions that are the same by article 9.2.3: same side to
// move, same men on the same squares, same possible moves of all of them; an
// en passant square counts only where a pawn may legally be taken on it.
func (p *position) key() string {
	p.keyO.Do(func() {
		men, err := p.lib.Board().MarshalBinary()
		if err != nil { // it writes to memory; kept distinct all the same
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
