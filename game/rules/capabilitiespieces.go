package rules

import "passedpawn/game/phrase"

// A Shaper is a rule set whose board is not a chequered board with White below.
type Shaper interface {
	// Shape returns the board. Its size is the same as that of Size.
	Shape() Shape
}

// ShapeOf returns the board of a rule set. The default is a chequered board with files
// from a, ranks from 1, White below, and no hands.
func ShapeOf(r Rules) Shape {
	if s, ok := r.(Shaper); ok {
		return s.Shape()
	}
	return chequered(r.Size())
}

// Lettered is a rule set with its own kinds of pieces.
type Lettered interface {
	// Letters returns the kinds by the letters that moves begin with.
	Letters() map[byte]Kind
}

// LettersOf returns the kinds by the letters that moves begin with. The default is those
// of orthodox chess.
func LettersOf(r Rules) map[byte]Kind {
	if l, ok := r.(Lettered); ok {
		return l.Letters()
	}
	return map[byte]Kind{'K': King, 'Q': Queen, 'R': Rook, 'B': Bishop, 'N': Knight}
}

// A Describer is a rule set whose pieces are unfamiliar to most people.
type Describer interface {
	// Describe says how a kind moves and what it promotes to.
	Describe(Kind) phrase.Phrase
}

// Describe says how a kind moves, and returns false if the rule set does not explain its
// pieces.
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

// A Sequencer is a rule set in which pieces promote through a fixed sequence of kinds.
type Sequencer interface {
	// Sequence returns these kinds, starting with the pawn.
	Sequence() []Kind
}

// Sequence returns the kinds through which pieces promote, nil if the rule set has no
// such sequence to show.
func Sequence(r Rules) []Kind {
	if s, ok := r.(Sequencer); ok {
		return s.Sequence()
	}
	return nil
}

// A Promoter is a rule set whose pieces are two-faced tiles. Its positions are written in
// SFEN, and an editor can set them up.
type Promoter interface {
	// Promoted returns the other face of a kind, NoKind if it has none.
	Promoted(Kind) Kind
}

// Promoted returns the other face of a kind, NoKind if it has none. In games without
// two-faced pieces no kind has one.
func Promoted(r Rules, k Kind) Kind {
	if p, ok := r.(Promoter); ok {
		return p.Promoted(k)
	}
	return NoKind
}

// TwoFaced reports whether the pieces of a rule set are two-faced tiles.
func TwoFaced(r Rules) bool {
	_, ok := r.(Promoter)
	return ok
}

// A Shuffler is a rule set with several starting positions, which have numbers from 0.
type Shuffler interface {
	// Starts returns how many there are.
	Starts() int
	// NumberedStart returns one of them.
	NumberedStart(number int) Position
	// StartNumber returns the number of a position, and false if it is not one of them.
	StartNumber(Position) (number int, ok bool)
}

// Starts returns how many starting positions of a rule set have numbers, 0 if there is
// only one without.
func Starts(r Rules) int {
	if s, ok := r.(Shuffler); ok {
		return s.Starts()
	}
	return 0
}

// NumberedStart returns a starting position by its number, from 0 to Starts-1, the only
// one if there are no numbers.
func NumberedStart(r Rules, number int) Position {
	if s, ok := r.(Shuffler); ok {
		return s.NumberedStart(number)
	}
	return r.Start()
}

// StartNumber returns the number of a starting position, and false if it has none.
func StartNumber(r Rules, p Position) (number int, ok bool) {
	if s, numbered := r.(Shuffler); numbered {
		return s.StartNumber(p)
	}
	return 0, false
}

// A Handicap is a starting position in which one side plays without some pieces.
type Handicap struct {
	Name     string // the name that players use
	Position string // in the game's notation
}

// A Handicapper is a rule set with customary handicaps.
type Handicapper interface {
	// Handicaps returns them, the smallest first.
	Handicaps() []Handicap
}

// Handicaps returns the customary handicaps of a rule set, nil if it has none.
func Handicaps(r Rules) []Handicap {
	if h, ok := r.(Handicapper); ok {
		return h.Handicaps()
	}
	return nil
}
