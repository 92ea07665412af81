package shogi

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/shogi/shogiboard"
)

// Why implements rules.Reasoner.
func (r Rules) Why(pos rules.Position, m rules.Move) rules.Refusal {
	p, ok := pos.(*position)
	to := shogiboard.SquareOf(m.To)
	if !ok || to == shogiboard.None {
		return rules.Refusal{}
	}
	t := try{p: p, b: p.board, us: p.Turn(), to: to, from: shogiboard.SquareOf(m.From)}
	legal := rules.Choices(p, m.Origin(t.us), m.To)
	switch {
	case len(legal) > 0:
		return t.unpromoted(m, legal)
	case len(p.Moves()) == 0:
		return refuse("over", phrase.Say("shogi.game-over-no-legal", t.name(t.us)))
	case m.Drop != rules.NoKind:
		return t.drop(m.Drop)
	case t.from == shogiboard.None:
		return rules.Refusal{}
	}
	return t.move()
}

// A try is a move that somebody wants to make.
type try struct {
	p        *position
	b        shogiboard.Position // scratch copy
	us       rules.Side
	from, to shogiboard.Square
}

// name returns the name of a side.
func (t *try) name(side rules.Side) phrase.Phrase { return rules.SideName(Rules{}, t.p, side) }

func refuse(kind string, why phrase.Phrase) rules.Refusal {
	return rules.Refusal{Kind: kind, Text: why}
}

// proven adds the proof to a refusal: the piece that causes it, and the square it
// concerns.
func proven(r rules.Refusal, by, at shogiboard.Square) rules.Refusal {
	r.By, r.At, r.Proven = by.Seen(), at.Seen(), true
	return r
}

// kind returns the name of the piece on a square.
func (t *try) kind(s shogiboard.Square) rules.Kind { return kinds[t.b.On(s)] }

// unpromoted returns the refusal of an otherwise legal move with the wrong choice of
// promotion; it is empty if the choice is legal.
func (t *try) unpromoted(m rules.Move, legal []rules.Move) rules.Refusal {
	if m.Promote == rules.NoKind || m.Drop != rules.NoKind {
		return rules.Refusal{}
	}
	stays := m.Promote == t.kind(t.from)
	for _, l := range legal {
		if l.Promote == m.Promote || stays && l.Promote == rules.NoKind {
			return rules.Refusal{}
		}
	}
	switch kind := t.b.On(t.from); {
	case stays:
		return refuse("must", phrase.Say("shogi.promote-never-move-again", t.to))
	case kind.Plain() != kind:
		return refuse("promotes", phrase.Say("shogi.already-promoted"))
	case !kind.MayPromote():
		return refuse("promotes", phrase.Say("shogi.not-promote"))
	}
	return refuse("zone", phrase.Say("shogi.piece-promotes-only-move"))
}

// move returns the refusal of a move on the board.
func (t *try) move() rules.Refusal {
	switch {
	case t.b.On(t.from) == shogiboard.NoKind:
		return refuse("nothing", phrase.Say("shogi.no-piece", t.from))
	case !t.b.Side(t.us).Has(t.from):
		return refuse("turn", phrase.Say("shogi.turn-piece", t.name(t.us), t.name(t.us.Other())))
	case t.from == t.to:
		return refuse("still", phrase.Say("shogi.piece-move-different-square"))
	case t.b.Side(t.us).Has(t.to):
		return proven(refuse("own", phrase.Say("shogi.own", t.to)), t.to, t.to)
	}
	kind := t.b.On(t.from)
	if !shogiboard.Attacks(t.us, kind, t.from, shogiboard.Set{}).Has(t.to) {
		return refuse(string(kinds[kind]), phrase.Say(ways[kinds[kind]]))
	}
	if men := shogiboard.Between(t.from, t.to).And(t.b.Occupied()); kind != shogiboard.Knight && !men.Empty() {
		in := nearest(men, t.from)
		return proven(refuse("blocked", phrase.Say("shogi.way", rules.PieceOn(t.kind(in), in))), in, in)
	}
	return t.exposed()
}

// nearest returns the nearest of several squares on a line to the square at its end.
func nearest(men shogiboard.Set, from shogiboard.Square) shogiboard.Square {
	all := men
	for !all.Empty() {
		if s := all.Pop(); !shogiboard.Between(from, s).Meets(men) {
			return s
		}
	}
	return men.First()
}

// exposed returns the refusal of a move after which the king could be captured.
func (t *try) exposed() rules.Refusal {
	before := t.b.Checkers(t.us)
	piece := t.kind(t.from)
	t.b.Make(shogiboard.Step(t.from, t.to))
	by, king := t.b.Checkers(t.us), t.b.King(t.us)
	if by.Empty() {
		return refuse("check", phrase.Say("shogi.leave-king-check"))
	}
	s := by.First()
	if both := before.And(by); !both.Empty() {
		s = both.First()
	}
	checker := rules.PieceOn(t.kind(s), s)
	switch {
	case piece == rules.King:
		return proven(refuse("into check", phrase.Say("shogi.king-cannot-move-attacks", t.to, checker)), s, king)
	case before.Has(s):
		return proven(refuse("check", phrase.Say("shogi.king-still-check-from", king, checker)), s, king)
	}
	return proven(refuse("pinned", phrase.Say("shogi.stay-protects-king-from", king, checker)), s, king)
}
