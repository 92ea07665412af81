package altpromo

import (
	"slices"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/rules/board"
)

// Why says why a step is not legal. It returns the zero value if the step is legal.
func (g *Game) Why(pos rules.Position, m rules.Move) rules.Refusal {
	p, ok := pos.(*position)
	if !ok {
		return rules.Refusal{}
	}
	from, to := m.From, m.To
	a, b := p.Layout.At(from), p.Layout.At(to)
	if a == board.None || b == board.None {
		return rules.Refusal{}
	}
	for _, m := range p.Moves() {
		if m.From == from && m.To == to {
			return rules.Refusal{}
		}
	}
	s := p.state
	if why := s.unmovable(a, b); why.Kind != "" {
		return why
	}
	var all list
	s.pseudo(&all)
	for _, m := range all.all() {
		if m.From == a && m.To == b {
			return s.exposed(m)
		}
	}
	if int8(p.On(a).Kind()) == g.royal && a/8 == b/8 && (a == b+2 || b == a+2) {
		return s.uncastled(a, b)
	}
	return s.astray(a, b)
}

// unmovable returns the refusal of a move by which no own piece goes to another square, free
// or with a piece of the opponent. It returns the zero value for any other move.
func (s *state) unmovable(from, to board.Square) rules.Refusal {
	a, b := s.On(from), s.On(to)
	switch at := s.Square(to); {
	case a == 0:
		return rules.Refusal{Kind: "nothing", Text: phrase.Say("common.no-piece", s.Square(from))}
	case a.Side() != s.turn:
		return rules.Refusal{Kind: "turn", Text: phrase.Say("altpromo.move-piece", s.turn, a.Side())}
	case from == to:
		return rules.Refusal{Kind: "still", Text: phrase.Say("altpromo.move-moves-another-square")}
	case b != 0 && b.Side() == s.turn:
		return rules.Refusal{Kind: "own", Text: phrase.Say("law.own-piece", at), By: at, At: at, Proven: true}
	}
	return rules.Refusal{}
}

func (s *state) name(at board.Square) rules.Kind { return s.Kinds[s.On(at).Kind()].Name }

// man returns a phrase such as "the knight on e4".
func (s *state) man(at board.Square) phrase.Phrase {
	return rules.PieceOn(s.name(at), s.Square(at))
}

// exposed returns the refusal of a move after which the king could be captured.
func (s *state) exposed(m move) rules.Refusal {
	us := s.turn
	before := s.inCheck(us)
	u := s.make(m)
	defer s.unmake(m, u)
	by := s.Attackers(s.king[us], us.Other(), nil)
	if len(by) == 0 {
		return rules.Refusal{Kind: "check", Text: phrase.Say("altpromo.king-taken")}
	}
	taker := s.man(by[0])
	if over := s.between(by[0], s.king[us]); len(over) == 1 {
		taker = phrase.Say("altpromo.over", taker, s.man(over[0]))
	}
	text := phrase.Say("altpromo.king-then-taken", s.Square(s.king[us]), taker)
	if before {
		text = phrase.Say("altpromo.king-still-taken", text.Words...)
	}
	return rules.Refusal{Kind: "check", Text: text, By: s.Square(by[0]), At: s.Square(s.king[us]), Proven: true}
}

// between returns the squares of the pieces on the line between two squares, if there is
// such a line.
func (s *state) between(a, b board.Square) (men []board.Square) {
	file, rank := int(b%8)-int(a%8), int(b/8)-int(a/8)
	n := max(file, -file, rank, -rank)
	if n == 0 || file%n != 0 || rank%n != 0 {
		return nil
	}
	for i := 1; i < n; i++ {
		if at := board.Square(int(a) + i*(8*rank+file)/n); s.On(at) != 0 {
			men = append(men, at)
		}
	}
	return men
}

// uncastled says why castling is not legal.
func (s *state) uncastled(from, to board.Square) rules.Refusal {
	us := s.turn
	partner, cross := castled(to)
	switch {
	case s.fresh&(1<<us) == 0 || from != home(us)+4:
		return rules.Refusal{Kind: "castling", Text: phrase.Say("altpromo.king-moved-not-home")}
	case !s.partnerMay(partner):
		return rules.Refusal{Kind: "castling", Text: phrase.Say("altpromo.nothing-castle-takes-rook", s.Square(partner))}
	case len(s.between(from, partner)) > 0:
		return rules.Refusal{Kind: "castling", Text: phrase.Say("altpromo.castling-needs-empty-squares")}
	case s.inCheck(us):
		return rules.Refusal{Kind: "castling", Text: phrase.Say("altpromo.king-check-cannot-castle")}
	case !s.safe(from, cross):
		return rules.Refusal{Kind: "castling", Text: phrase.Say("altpromo.king-cross-taken", s.Square(cross))}
	}
	return rules.Refusal{Kind: "castling", Text: phrase.Say("altpromo.king-taken-castles")}
}

// astray returns the refusal of a step that a piece cannot make because it is blocked or
// does not move that way.
func (s *state) astray(from, to board.Square) rules.Refusal {
	kind := s.Kinds[s.On(from).Kind()].Name
	alone := board.Mailbox{Layout: s.Layout}
	alone.Set(from, s.On(from))
	men := s.between(from, to)
	if slices.Contains(alone.Targets(from, nil), to) && len(men) > 0 && s.On(to) == 0 {
		return rules.Refusal{
			Kind: "blocked",
			Text: phrase.Say("common.way-blocked", s.man(men[0])),
			By:   s.Square(men[0]), At: s.Square(men[0]), Proven: true,
		}
	}
	return rules.Refusal{Kind: string(kind), Text: phrase.Say("altpromo.the", kind, s.game.way(kind))}
}
