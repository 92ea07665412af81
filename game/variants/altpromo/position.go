package altpromo

import (
	"sync"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/rules/board"
)

// position makes a state safe to share. It never changes, and its moves are listed once,
// when they are first needed.
type position struct {
	state
	once  sync.Once
	moves []rules.Move
	small []move
}

func (g *Game) wrap(s state) *position { return &position{state: s} }

// Parse implements rules.Rules.
func (g *Game) Parse(fen string) (rules.Position, error) {
	s, err := g.parse(fen)
	if err != nil {
		return nil, rules.Refused(err)
	}
	return g.wrap(s), nil
}

// Turn implements rules.Position.
func (p *position) Turn() rules.Side { return p.turn }

// At implements rules.Position.
func (p *position) At(s rules.Square) (rules.Piece, bool) {
	at := p.Layout.At(s)
	if at == board.None || p.On(at) == 0 {
		return rules.Piece{}, false
	}
	piece := p.On(at)
	return rules.Piece{Side: piece.Side(), Kind: p.Kinds[piece.Kind()].Name}, true
}

// Hand implements rules.Position: there are no drops.
func (p *position) Hand(rules.Side) []rules.HandPiece { return nil }

// Moves implements rules.Position. Callers must not change the list, which is shared.
func (p *position) Moves() []rules.Move {
	p.fill()
	return p.moves
}

func (p *position) fill() {
	p.once.Do(func() {
		s := p.state
		var l list
		s.legal(&l)
		p.small = append(p.small, l.all()...)
		for _, m := range p.small {
			p.moves = append(p.moves, p.rulesMove(m))
		}
	})
}

// rulesMove returns a move as a rules.Move.
func (s *state) rulesMove(m move) rules.Move {
	moved := rules.Move{From: s.Square(m.From), To: s.Square(m.To)}
	if m.Becomes >= 0 {
		moved.Promote = s.Kinds[m.Becomes].Name
	}
	return moved
}

// Play implements rules.Position.
func (p *position) Play(m rules.Move) (rules.Position, error) {
	if m.Null() {
		return p.pass()
	}
	p.fill()
	for i, known := range p.moves {
		if known == m {
			next := p.state
			next.make(p.small[i])
			return p.game.wrap(next), nil
		}
	}
	return nil, phrase.Errorf("common.move-from-not-legal", m.From, m.To)
}

func (p *position) pass() (rules.Position, error) {
	if p.inCheck(p.turn) {
		return nil, phrase.Errorf("common.side-check-cannot-pass")
	}
	next := p.state
	next.passant = board.None
	next.halfmoveClock++
	next.number += uint16(p.turn)
	next.turn = p.turn.Other()
	return p.game.wrap(next), nil
}

// Checks implements rules.Position.
func (p *position) Checks() []rules.Square {
	if !p.inCheck(p.turn) {
		return nil
	}
	return []rules.Square{p.Square(p.king[p.turn])}
}
