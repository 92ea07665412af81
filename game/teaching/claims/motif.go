package claims

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// A motif is the tactic that a move is: the pieces it is aimed at.
type motif struct {
	kind    Kind
	targets []bitboard.Square
	words   []any
}

// A scene is a move of the winner, the board before and after it, and the capture with
// which the winner goes on in the line that shows the gain. The victim is where the captured
// piece was before the loser's reply.
type scene struct {
	before, board bitboard.Position
	move, next    bitboard.Move
	victim        bitboard.Square
}

// motifs are the tactics in the order in which they are looked for.
var motifs = []func(*scene) (motif, bool){fork, skewer, pin, discovered, trapped}

func (s *scene) at() bitboard.Square { return s.move.To() }

// loser is the side that is to answer the move.
func (s *scene) loser() bitboard.Side { return s.board.Turn() }

// attacks returns the squares that a piece on the board attacks.
func attacks(p *bitboard.Position, s bitboard.Square) bitboard.Bitboard {
	if p.On(s) != bitboard.Pawn {
		return bitboard.Attacks(p.On(s), s, p.Occupied())
	}
	side := bitboard.Side(0)
	if p.Side(1).Has(s) {
		side = 1
	}
	return bitboard.PawnAttacks(side, s)
}

// fork: the moved piece attacks two or more of the king, pieces worth more than itself,
// and pieces other than pawns that nothing protects; and it captures one of them next.
func fork(s *scene) (motif, bool) {
	p, mine := &s.board, s.board.On(s.at())
	var targets []bitboard.Square
	for set := attacks(p, s.at()) & p.Side(s.loser()); set != 0; {
		t := set.Pop()
		kind := p.On(t)
		loose := kind != bitboard.Pawn && p.Attackers(t, p.Occupied())&p.Side(s.loser()) == 0
		if kind == bitboard.King || worth[kind] > worth[mine] || loose {
			targets = append(targets, t)
		}
	}
	if len(targets) < 2 || s.next.From() != s.at() || mine == bitboard.King {
		return motif{}, false
	}
	first := targets[0]
	if first == s.victim {
		first = targets[1]
	}
	for _, t := range targets {
		if p.On(t) == bitboard.King { // it has to move, so it comes first
			first = t
		}
	}
	for _, t := range targets {
		if t == s.victim {
			return motif{Fork, []bitboard.Square{first, t}, []any{pieceOn(p, first), pieceOn(p, t)}}, true
		}
	}
	return motif{}, false
}

// ray returns the first two pieces that the moved piece meets in a direction to a piece
// that it attacks.
func (s *scene) ray(front bitboard.Square) (back bitboard.Square, ok bool) {
	p := &s.board
	kind := p.On(s.at())
	if kind != bitboard.Bishop && kind != bitboard.Rook && kind != bitboard.Queen {
		return 0, false
	}
	behind := bitboard.Attacks(kind, s.at(), p.Occupied()&^front.Bit()) &^ attacks(p, s.at()) & p.Occupied()
	if behind == 0 || !bitboard.Between(s.at(), behind.First()).Has(front) {
		return 0, false
	}
	return behind.First(), p.Side(s.loser()).Has(behind.First())
}

// skewer: a bishop, rook or queen attacks the king or a piece worth more than itself or
// than the next piece on the same line, and captures that next piece after it.
func skewer(s *scene) (motif, bool) {
	p := &s.board
	for set := attacks(p, s.at()) & p.Side(s.loser()); set != 0; {
		front := set.Pop()
		back, ok := s.ray(front)
		if !ok || s.next.From() != s.at() || s.victim != back {
			continue
		}
		if p.On(front) == bitboard.King || worth[p.On(front)] > worth[p.On(back)] {
			return motif{Skewer, []bitboard.Square{front, back}, []any{pieceOn(p, front), pieceOn(p, back)}}, true
		}
	}
	return motif{}, false
}

// pin: a bishop, rook or queen attacks a piece that is alone between it and its king, and
// the winner captures that piece next.
func pin(s *scene) (motif, bool) {
	p := &s.board
	for set := attacks(p, s.at()) & p.Side(s.loser()); set != 0; {
		front := set.Pop()
		if back, ok := s.ray(front); ok && p.On(back) == bitboard.King && s.victim == front {
			return motif{Pin, []bitboard.Square{front}, []any{pieceOn(p, front)}}, true
		}
	}
	return motif{}, false
}

// discovered: the moved piece has left the line from another bishop, rook or queen to a
// piece that is attacked now and was not before, and which that one captures next; or to
// the king, and the moved piece captures next.
func discovered(s *scene) (motif, bool) {
	p := &s.board
	us := s.loser() ^ 1
	riders := p.Pieces(bitboard.Bishop, us) | p.Pieces(bitboard.Rook, us) | p.Pieces(bitboard.Queen, us)
	for riders &^= s.at().Bit(); riders != 0; {
		from := riders.Pop()
		opened := attacks(p, from) &^ attacks(&s.before, from) & p.Side(s.loser())
		for opened != 0 {
			t := opened.Pop()
			if !bitboard.Between(from, t).Has(s.move.From()) {
				continue
			}
			if p.On(t) == bitboard.King && s.next.From() == s.at() {
				return motif{Discovered, []bitboard.Square{t}, nil}, true
			}
			if s.next.From() == from && s.victim == t {
				return motif{Discovered, []bitboard.Square{t}, []any{pieceOn(p, t)}}, true
			}
		}
	}
	return motif{}, false
}

// trapped: the winner next captures a knight, bishop, rook or queen that is attacked after
// the move, which gives no check, and wherever that piece had moved, an exchange there
// would have won material.
func trapped(s *scene) (motif, bool) {
	p, t := s.board, s.victim
	kind := p.On(t)
	if p.InCheck() || kind == bitboard.Pawn || kind == bitboard.King || !p.Side(s.loser()).Has(t) {
		return motif{}, false
	}
	if p.Attackers(t, p.Occupied())&p.Side(s.loser()^1) == 0 {
		return motif{}, false
	}
	var all bitboard.List
	p.Generate(&all)
	for _, m := range all.All() {
		if m.From() != t {
			continue
		}
		won := gain(&p, m)
		undo := p.Make(m)
		safe := swap(&p, m.To())-won <= 0
		p.Unmake(m, undo)
		if safe {
			return motif{}, false
		}
	}
	return motif{Trapped, []bitboard.Square{t}, []any{pieceOn(&p, t)}}, true
}

// fits reports whether a motif explains a gain: what is trapped is also won.
func (m motif) fits(p *bitboard.Position, gain int) bool {
	return m.kind != Trapped || gain >= worth[p.On(m.targets[0])]-2
}

// sentence returns the words for a motif, with the move and what it wins. What is discovered
// without naming a piece is a check.
func (m motif) sentence(move rules.SAN, won phrase.Phrase, better bool) phrase.Phrase {
	k := m.kind
	if k == Discovered && len(m.words) == 0 {
		k = uncovered
	}
	return say(k, better, append([]any{move, won}, m.words...)...)
}

// tactic finds the motif of a line that shows a gain from a position.
func tactic(from bitboard.Position, line []bitboard.Move) (motif, bool) {
	if len(line) < 3 {
		return motif{}, false
	}
	s := &scene{before: from, board: from, move: line[0], next: line[2], victim: line[2].To()}
	s.board.Make(line[0])
	if line[1].To() == s.victim {
		s.victim = line[1].From()
	}
	if !s.board.Side(s.loser()).Has(s.victim) {
		return motif{}, false
	}
	for _, find := range motifs {
		if m, ok := find(s); ok {
			return m, true
		}
	}
	return motif{}, false
}
