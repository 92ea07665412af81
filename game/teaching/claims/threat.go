package claims

import (
	"slices"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/rules"
)

// threats claims that the better move would have made a threat, or that the opponent's
// reply to the played move does. If the other side passed after it, a mate in at most three
// moves or a gain of material within three plies would be proved. The compared move makes
// no such threat: the played one, or the same reply to the better one. No compared move
// gives check. The line shows what happens if the other side overlooks the threat.
func threats(q *moveContext) []Claim {
	if q.better == 0 {
		return nil
	}
	t := threatProver{newMateProver(q), newForcer(q, nearly)}
	for _, m := range q.threatMoves() {
		if c, ok := t.mate(m); ok {
			return []Claim{c}
		}
		if c, ok := t.material(m); ok {
			return []Claim{c}
		}
	}
	return nil
}

// A threatMove is a move that may make a threat, with the compared move, which must not make
// it. Material counts from the position before the played move.
type threatMove struct {
	from   bitboard.Position
	move   bitboard.Move
	won    int             // with the move
	before []bitboard.Move // from the position before the played move

	compared    bitboard.Position // after the compared move, where the other side is to move
	comparedWon int               // what has been won there
	uncompared  bool              // there is no compared move
}

// threatMoves returns the better move, and the reply to the played one.
func (q *moveContext) threatMoves() []threatMove {
	paid, better := gain(&q.before, q.played), gain(&q.before, q.better)
	all := []threatMove{{from: q.before, move: q.better, won: better, compared: q.after, comparedWon: paid}}
	if q.reply == 0 {
		return all
	}
	m := threatMove{from: q.after, move: q.reply, won: gain(&q.after, q.reply) - paid, before: []bitboard.Move{q.played}}
	m.compared = q.then(q.better)
	if again := m.compared.Find(q.reply.String()); again == 0 {
		m.uncompared = true
	} else {
		m.comparedWon = gain(&m.compared, again) - better
		m.compared.Make(again)
	}
	return append(all, m)
}

// then returns the position after the move.
func (m threatMove) then() bitboard.Position {
	p := m.from
	p.Make(m.move)
	return p
}

// isQuiet reports whether the move can be said to threaten: it captures nothing, and the piece that
// it moves cannot be captured, not even for another one.
func (m threatMove) isQuiet() bool {
	p := m.then()
	var replies bitboard.List
	p.Generate(&replies)
	taken := slices.ContainsFunc(replies.All(), func(r bitboard.Move) bool { return r.To() == m.move.To() })
	return gain(&m.from, m.move) == 0 && !taken
}

// isNew reports whether the move attacks what it threatens to capture: the same piece did not
// attack it before.
func (m threatMove) isNew(capture bitboard.Move) bool {
	return capture.From() == m.move.To() || !attacks(&m.from, capture.From()).Has(capture.To())
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
type threatProver struct {
	mates  *mateProver
	forces *forcer
}

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
	c.Moves, c.Text = n, say(mateThreat, c.Better, written(m.from, m.move))
	return c, true
}

// gets reports whether the side to move can win so much material.
func (t threatProver) gets(p bitboard.Position, need int) bool {
	t.forces.left = forceBound
	return t.forces.wins(&p, need, threatPlies) != 0
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

// The bounds of threats.
const (
	threatPlies = 3
	mostReplies = 8 // tried for the line that shows the threat
)

// soon returns in how many moves the side to move can mate, 0 if it cannot in three.
func (t threatProver) soon(p bitboard.Position) int {
	if n, _ := t.mates.shortest(p); n <= 3 {
		return n
	}
	return 0
}

// material claims a threat to win material by a capture. A reply is only said to threaten a
// piece. No move is said to threaten that captures something, can be captured, or attacks nothing
// new: in the middle of an exchange, a threat explains nothing.
func (t threatProver) material(m threatMove) (Claim, bool) {
	p := m.then()
	could, quiet := passed(p)
	if !quiet {
		return Claim{}, false
	}
	first, won := t.forces.best(could, m.won, threatPlies)
	on := could.On(first.To())
	if won == 0 || on == bitboard.NoKind || len(m.before) > 0 && on == bitboard.Pawn || !m.isQuiet() || !m.isNew(first) {
		return Claim{}, false
	}
	if m.isThreatAnyway(func(p bitboard.Position) bool { return t.gets(p, won-m.comparedWon) }) {
		return Claim{}, false
	}
	reply, line := t.overlooked(p, func(p bitboard.Position) []bitboard.Move {
		if p.On(first.To()) != on || p.Find(first.String()) != first || !t.forces.after(p, first, won-m.won, threatPlies) {
			return nil
		}
		return t.forces.line(p, first, won-m.won, threatPlies)
	})
	if reply == 0 {
		return Claim{}, false
	}
	c := m.claim(reply, line)
	c.Gain, c.Text = won, say(Threat, c.Better, written(m.from, m.move), pieceOn(&could, first.To()))
	c.Squares = append(c.Squares, convert.Square(first.To()))
	return c, true
}
