package rules

import "passedpawn/game/phrase"

// A Shaper is a rule set whose board is not a chessboard of some size.
type Shaper interface {
	// Shape is the board. Its size is that of Size.
	Shape() Shape
}

// ShapeOf is the board of a rule set. Where it does not say, that is a chequered one
// with files from a and ranks from 1, White below, and no hands.
func ShapeOf(r Rules) Shape {
	if s, ok := r.(Shaper); ok {
		return s.Shape()
	}
	return chequered(r.Size())
}

// Lettered is a rule set with kinds of its own.
type Lettered interface {
	// Letters are the kinds by the letters that moves begin with.
	Letters() map[byte]Kind
}

// LettersOf are the kinds by the letters that moves begin with: where the rule set
// does not say, those of orthodox chess.
func LettersOf(r Rules) map[byte]Kind {
	if l, ok := r.(Lettered); ok {
		return l.Letters()
	}
	return map[byte]Kind{'K': King, 'Q': Queen, 'R': Rook, 'B': Bishop, 'N': Knight}
}

// A Describer is a rule set whose pieces nobody can be expected to know.
type Describer interface {
	// Describe says how a kind moves and what becomes of it.
	Describe(Kind) phrase.Phrase
}

// Describe says how a kind moves, and false where the rule set does not: the program
// then explains no pieces.
func Describe(r Rules, k Kind) (text phrase.Phrase, described bool) {
	if d, ok := r.(Describer); ok && k != NoKind {
		return d.Describe(k), true
	}
	return phrase.Phrase{}, false
}

// Described reports whether the rule set explains its pieces.
func Described(r Rules) bool {
	_, ok := r.(Describer)
	return ok
}

// A Sequencer is a rule set in which pieces climb through kinds without a choice.
type Sequencer interface {
	// Sequence is these kinds, from the pawn up.
	Sequence() []Kind
}

// Sequence is the kinds through which pieces climb, nil where the rule set has no
// such order: none is then shown.
func Sequence(r Rules) []Kind {
	if s, ok := r.(Sequencer); ok {
		return s.Sequence()
	}
	return nil
}

// A Promoter is a rule set whose pieces are tiles with two faces. Its positions are
// written in SFEN, and an editor can set them up.
type Promoter interface {
	// Promoted is the other face of a kind, NoKind where it has none.
	Promoted(Kind) Kind
}

// Promoted is the other face of a kind, NoKind where it has none. Without faces no
// kind has one.
func Promoted(r Rules, k Kind) Kind {
	if p, ok := r.(Promoter); ok {
		return p.Promoted(k)
	}
	return NoKind
}

// TwoFaced reports whether the pieces of a rule set are such tiles.
func TwoFaced(r Rules) bool {
	_, ok := r.(Promoter)
	return ok
}

// A Handicap is a start in which a side gives pieces to the other.
type Handicap struct {
	Name     string // as players call it
	Position string // in the game's notation
}

// A Handicapper is a rule set with handicaps that are usual.
type Handicapper interface {
	// Handicaps are these, the smallest first.
	Handicaps() []Handicap
}

// Handicaps are the usual ones of a rule set, nil where it has none.
func Handicaps(r Rules) []Handicap {
	if h, ok := r.(Handicapper); ok {
		return h.Handicaps()
	}
	return nil
}
