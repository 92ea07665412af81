package orthodox

import (
	"fmt"

	"github.com/notnil/chess"

	"passedpawn/game/rules"
)

// Outcome implements rules.Rules by articles 5.1 to 5.2 and 9.2 to 9.6 of the
// FIDE Laws (2023). Mate comes before every draw; automatic draws before
// claims.
func (Rules) Outcome(line []rules.Position) rules.Outcome {
	last := line[len(line)-1].(*position)
	if len(last.Moves()) == 0 {
		if len(last.Checks()) > 0 {
			return rules.Outcome{Result: rules.Win(last.Turn().Other()), Reason: rules.Checkmate}
		}
		return draw(rules.Stalemate)
	}
	if dead(last) {
		return draw(rules.DeadPosition)
	}
	times, quiet := repeated(line), last.lib.HalfMoveClock()
	switch {
	case times >= 5:
		return draw(rules.Fivefold)
	case quiet >= 150:
		return draw(rules.SeventyFive)
	case times >= 3:
		return rules.Outcome{Result: rules.Ongoing, Claim: rules.Threefold}
	case quiet >= 100:
		return rules.Outcome{Result: rules.Ongoing, Claim: rules.FiftyMoves}
	}
	return rules.Outcome{Result: rules.Ongoing}
}

func draw(why rules.Reason) rules.Outcome {
	return rules.Outcome{Result: rules.Drawn, Reason: why}
}

// repeated counts how often the last position of a line has occurred. Only the
// positions since the last capture or pawn move can be the same.
func repeated(line []rules.Position) int {
	last := line[len(line)-1].(*position)
	first := max(0, len(line)-1-last.lib.HalfMoveClock())
	times := 1
	for i := len(line) - 3; i >= first; i -= 2 {
		if line[i].(*position).key() == last.key() {
			times++
		}
	}
	return times
}

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

// dead reports a position in which no series of legal moves can mate (5.2.2),
// as far as the material alone shows it: bare kings, one minor piece, or
// bishops that all run on squares of one colour.
func dead(p *position) bool {
	knights, colours := 0, [2]int{}
	for s, piece := range p.lib.Board().SquareMap() {
		switch piece.Type() {
		case chess.King:
		case chess.Knight:
			knights++
		case chess.Bishop:
			colours[(int(s.File())+int(s.Rank()))%2]++
		default:
			return false
		}
	}
	bishops := colours[0] + colours[1]
	return knights+bishops <= 1 || knights == 0 && (colours[0] == 0 || colours[1] == 0)
}
