package shogi

import (
	"sync"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/shogi/shogiboard"
)

// A position makes a board safe to share: it never changes, and its moves are listed
// once, when they are needed.
type position struct {
	board shogiboard.Position
	last  shogiboard.Square // target of the last move, for "the same square"
	given int               // points of the pieces that gote gave up before the game
	once  sync.Once
	moves []rules.Move
	small []shogiboard.Move
}

// From returns a position of the rules for a board.
func From(b shogiboard.Position) rules.Position {
	return &position{board: b, last: shogiboard.None, given: given(&b)}
}

// Board returns a copy of the board of a shogi position.
func Board(p rules.Position) shogiboard.Position { return p.(*position).board }

// Fast returns a copy of the board of a position, and false if it is none of shogi.
func Fast(p rules.Position) (shogiboard.Position, bool) {
	own, ok := p.(*position)
	if !ok {
		return shogiboard.Position{}, false
	}
	return own.board, true
}

// given returns how many points the pieces are worth that gote has given up, if a position is
// the start of a handicap game: gote is to move and has fewer pieces than sente, who has all
// of them. Otherwise it returns 0.
func given(b *shogiboard.Position) int {
	const all, worth = 20, 54 // of both sides: 4 large pieces and 34 small ones
	if b.Turn() != shogiboard.Gote || b.Side(shogiboard.Sente).Count() != all {
		return 0
	}
	return worth - worthOf(b, shogiboard.Sente, b.Side(shogiboard.Sente)) - worthOf(b, shogiboard.Gote, b.Side(shogiboard.Gote))
}

// Given returns how many points the pieces are worth that gote gave up before the game, 0 in an
// even game.
func Given(p rules.Position) int { return p.(*position).given }

// RulesMove converts a move on a board to one of the rules.
func RulesMove(b *shogiboard.Position, m shogiboard.Move) rules.Move {
	if k := m.Drop(); k != shogiboard.NoKind {
		return rules.Move{To: m.To().Seen(), Drop: kinds[k]}
	}
	told := rules.Move{From: m.From().Seen(), To: m.To().Seen()}
	if m.Promotes() {
		told.Promote = kinds[b.On(m.From()).Promoted()]
	}
	return told
}

// Turn implements rules.Position.
func (p *position) Turn() rules.Side { return p.board.Turn() }

// At implements rules.Position.
func (p *position) At(s rules.Square) (rules.Piece, bool) {
	at := shogiboard.SquareOf(s)
	if at == shogiboard.None || p.board.On(at) == shogiboard.NoKind {
		return rules.Piece{}, false
	}
	return p.man(at), true
}

// man returns the piece on a square that is not empty.
func (p *position) man(at shogiboard.Square) rules.Piece {
	side := shogiboard.Sente
	if p.board.Side(shogiboard.Gote).Has(at) {
		side = shogiboard.Gote
	}
	return rules.Piece{Side: side, Kind: kinds[p.board.On(at)]}
}

// Hand implements rules.Position.
func (p *position) Hand(side rules.Side) (held []rules.HandPiece) {
	for _, name := range hand {
		k, _ := kindOf(name)
		if n := p.board.Hand(side, k); n > 0 {
			held = append(held, rules.HandPiece{Kind: name, Count: n})
		}
	}
	return held
}

// Moves implements rules.Position. The list is shared: callers must not change it.
func (p *position) Moves() []rules.Move {
	p.fill()
	return p.moves
}

func (p *position) fill() {
	p.once.Do(func() {
		b := p.board
		var l shogiboard.List
		b.Generate(&l)
		p.small = append(p.small, l.All()...)
		p.moves = make([]rules.Move, len(p.small))
		for i, m := range p.small {
			p.moves[i] = RulesMove(&b, m)
		}
	})
}

// Play implements rules.Position.
func (p *position) Play(m rules.Move) (rules.Position, error) {
	next := &position{board: p.board, last: shogiboard.SquareOf(m.To), given: p.given}
	if m.Null() {
		if p.board.InCheck() {
			return nil, phrase.Errorf("common.side-check-cannot-pass")
		}
		next.board.Pass()
		next.last = shogiboard.None
		return next, nil
	}
	p.fill()
	for i, known := range p.moves {
		if known == m {
			next.board.Make(p.small[i])
			return next, nil
		}
	}
	return nil, phrase.Errorf("shogi.move-not-legal", Rules{}.Coordinates(m))
}

// Checks implements rules.Position.
func (p *position) Checks() []rules.Square {
	if !p.board.InCheck() {
		return nil
	}
	return []rules.Square{p.board.King(p.board.Turn()).Seen()}
}

// String implements rules.Position: it returns the position in SFEN.
func (p *position) String() string { return p.board.String() }
