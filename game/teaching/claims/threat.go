package claims

import (
	"slices"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/rules"
)

// threats claims that the opponent's reply to the played move threatens mate, or that the better
// move would have. If the other side passed after it, a mate in at most three moves would be
// proved. The compared move makes no such threat: the same reply to the better one, or the
// played one. No compared move gives check. The line shows what happens if the other side
// overlooks the threat. A threat to win material is not claimed: it explains little unless it
// cannot be parried, and then the gain is proved.
func threats(q *moveContext) []Claim {
	if q.better == 0 {
		return nil
	}
	t := threatProver{newMateProver(q)}
	for _, m := range q.threatMoves() {
		if c, ok := t.mate(m); ok {
			return []Claim{c}
		}
	}
	return nil
}

// A threatMove is a move that may make a threat, with the compared move, which must not make
// it.
type threatMove struct {
	from   bitboard.Position
	move   bitboard.Move
	before []bitboard.Move // from the position before the played move

	compared   bitboard.Position // after the compared move, where the other side is to move
	uncompared bool              // there is no compared move
}

// threatMoves returns the reply to the played move, and the better move.
func (q *moveContext) threatMoves() []threatMove {
	better := threatMove{from: q.before, move: q.better, compared: q.after}
	if q.reply == 0 {
		return []threatMove{better}
	}
	m := threatMove{from: q.after, move: q.reply, before: []bitboard.Move{q.played}}
	m.compared = q.then(q.better)
	if again := m.compared.Find(q.reply.String()); again == 0 {
		m.uncompared = true
	} else {
		m.compared.Make(again)
	}
	return []threatMove{m, better}
}

// then returns the position after the move.
func (m threatMove) then() bitboard.Position {
	p := m.from
	p.Make(m.move)
	return p
}

// isThreatAnyway reports whether the compared move gives check, or makes such a threat too.
func (m threatMove) isThreatAnyway(threatens func(bitboard.Position) bool) bool {
	if m.uncompared {
		return false
	}
	p, quiet := passed(m.compared)
	return !quiet || threatens(p)
}

// claim is the claim of a threat that is carried out by a line after a reply.
func (m threatMove) claim(reply bitboard.Move, line []bitboard.Move) Claim {
	all := append(slices.Clone(m.before), m.move, reply)
	return Claim{
		Kind: Threat, Side: side(m.from.Turn()), Better: len(m.before) == 0, Line: moves(append(all, line...)...),
		Squares: []rules.Square{convert.Square(m.move.To())},
	}
}

// A threatProver proves what would happen if the other side passed.
type threatProver struct{ mates *mateProver }

// passed returns a position after its side to move has passed, and false in check.
func passed(p bitboard.Position) (bitboard.Position, bool) {
	if p.InCheck() {
		return p, false
	}
	p.MakeNull()
	return p, true
}

// mate claims a threat to mate.
func (t threatProver) mate(m threatMove) (Claim, bool) {
	could, quiet := passed(m.then())
	if !quiet {
		return Claim{}, false
	}
	n := t.soon(could)
	if n == 0 || m.isThreatAnyway(func(p bitboard.Position) bool { return t.soon(p) > 0 }) {
		return Claim{}, false
	}
	reply, line := t.overlooked(m.then(), func(p bitboard.Position) []bitboard.Move {
		if found, line := t.mates.shortest(p); found > 0 && found <= n {
			return line
		}
		return nil
	})
	if reply == 0 {
		return Claim{}, false
	}
	c := m.claim(reply, line)
	_, mating := t.mates.shortest(could)
	c.Moves, c.Text = n, say(mateThreat, c.Better, written(m.from, m.move), written(could, mating[0]))
	return c, true
}

// overlooked finds a reply after which the threat is carried out, quiet ones first.
func (t threatProver) overlooked(p bitboard.Position, show func(bitboard.Position) []bitboard.Move) (bitboard.Move, []bitboard.Move) {
	var all bitboard.List
	p.Generate(&all)
	replies := all.All()
	slices.SortStableFunc(replies, func(a, b bitboard.Move) int { return gain(&p, a) - gain(&p, b) })
	for _, reply := range replies[:min(len(replies), mostReplies)] {
		next := p
		next.Make(reply)
		if line := show(next); line != nil && gain(&p, reply) == 0 {
			return reply, line
		}
	}
	return 0, nil
}

// mostReplies is how many replies are tried for the line that shows the threat.
const mostReplies = 8

// soon returns in how many moves the side to move can mate, 0 if it cannot in three.
func (t threatProver) soon(p bitboard.Position) int {
	if n, _ := t.mates.shortest(p); n <= 3 {
		return n
	}
	return 0
}
