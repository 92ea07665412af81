package rules

import (
	"slices"
	"strings"

	"passedpawn/game/phrase"
)

// Every rule set can do what Rules says. What only some can do is an interface
// below, beside the function that asks for it: nobody else looks whether a rule set
// has it, and the function says what happens without it. Package rulestest checks
// all of them for any rule set.
//
// One more belongs to positions: board.Searchable, without which the bundled engine
// for variants cannot play.

// A Reasoner is a rule set that gives its own reasons.
type Reasoner interface {
	// Why says why a move is not legal. A promotion need not be said; where the kind
	// that moves is given as what it promotes to, it is to stay as it is.
	Why(p Position, m Move) Refusal
}

// Why is the reason of the rule set itself, and false where it gives none: those of
// orthodox chess are in package law, and another game's move is refused without one.
func Why(r Rules, p Position, m Move) (why Refusal, given bool) {
	if own, ok := r.(Reasoner); ok {
		return own.Why(p, m), true
	}
	return Refusal{}, false
}

// An IllegalReader is a rule set whose notation is not like that of chess.
type IllegalReader interface {
	// ReadIllegal finds the move that a text means and that is not legal, in the form
	// that Why takes, and false if it cannot tell.
	ReadIllegal(p Position, text string) (Move, bool)
}

// ReadIllegal finds the move that a text means and that is not legal; own is false where
// moves are written as in chess.
func ReadIllegal(r Rules, p Position, text string) (m Move, ok, own bool) {
	if i, own := r.(IllegalReader); own {
		m, ok = i.ReadIllegal(p, text)
		return m, ok, true
	}
	return Move{}, false, false
}

// A Mater is a rule set that knows from which positions a side can still give
// mate.
type Mater interface {
	// CanMate reports whether any series of legal moves ends with a mate that the
	// side gives, and whether that is certain: what is not decided within some
	// milliseconds, or within a second where a thorough answer is asked for, counts as
	// possible.
	CanMate(p Position, side Side, thorough bool) (can, certain bool)
}

// CanMate reports whether a side can still give mate, and whether that is certain.
// Where the rule set does not know, whoever has more than a king may.
func CanMate(r Rules, p Position, side Side, thorough bool) (can, certain bool) {
	if m, knows := r.(Mater); knows {
		return m.CanMate(p, side, thorough)
	}
	files, ranks := r.Size()
	for piece := range PieceCounts(p, files, ranks) {
		if piece.Side == side && piece.Kind != King {
			return true, true
		}
	}
	return len(p.Hand(side)) > 0, true
}

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

// A Coordinator is a rule set that writes moves by their squares.
type Coordinator interface {
	// Coordinates is a move as UCI writes it: "e7e8q".
	Coordinates(Move) string
}

// Coordinates is a move as UCI writes it. Where the rule set does not say, that is
// the two squares and the letter of what arrives, a drop the letter and its square,
// "R@e4", and the null move "0000".
func Coordinates(r Rules, m Move) string {
	if c, ok := r.(Coordinator); ok {
		return c.Coordinates(m)
	}
	letter := func(k Kind) string {
		for l, kind := range LettersOf(r) {
			if kind == k && k != NoKind {
				return string(rune(l))
			}
		}
		return ""
	}
	switch {
	case m.Null():
		return "0000"
	case m.Drop == Pawn:
		return "P@" + m.To.String()
	case m.Drop != NoKind:
		return letter(m.Drop) + "@" + m.To.String()
	}
	return m.From.String() + m.To.String() + strings.ToLower(letter(m.Promote))
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

// A Claimer is a rule set in which a claim needs to be explained, and is made for what
// is on the board alone.
type Claimer interface {
	// ExplainClaim says why the side to move may claim what Outcome says it may, and
	// nothing where it may not.
	ExplainClaim(Position) phrase.Phrase
}

// ExplainClaim says why the side to move may claim something; own is false where the
// name of the claim says all, and the move that brings it about may be claimed, too.
func ExplainClaim(r Rules, p Position) (text phrase.Phrase, own bool) {
	if c, ok := r.(Claimer); ok {
		return c.ExplainClaim(p), true
	}
	return phrase.Phrase{}, false
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

// A SideNamer is a rule set whose sides are not called White and Black.
type SideNamer interface {
	// SideNames are those of both sides, from White on, in a game that begins with a
	// position.
	SideNames(start Position) [2]string
}

// SideName is what a side is called in a game that begins with start. Where the rule
// set does not say, that is White or Black.
func SideName(r Rules, start Position, side Side) phrase.Phrase {
	name, _ := nameOf(r, start, side)
	return name
}

// SideNames are what both sides are called, from White on.
func SideNames(r Rules, start Position) [2]phrase.Phrase {
	return [2]phrase.Phrase{SideName(r, start, White), SideName(r, start, Black)}
}

func nameOf(r Rules, start Position, side Side) (name phrase.Phrase, own bool) {
	if n, ok := r.(SideNamer); ok {
		return phrase.Say(n.SideNames(start)[side]), true
	}
	return phrase.Say(side.String()), false
}

// A PlyCounter is a rule set whose moves are numbered ply by ply.
type PlyCounter interface {
	// CountsPlies reports whether each ply has a number of its own.
	CountsPlies() bool
}

// CountsPlies reports whether each ply of a game has a number of its own. Where the
// rule set does not say, two plies share one.
func CountsPlies(r Rules) bool {
	c, ok := r.(PlyCounter)
	return ok && c.CountsPlies()
}

// A NativeWriter is a rule set whose moves have a second form: the one of the country
// that the game comes from.
type NativeWriter interface {
	// WriteNative is a legal move in that form. Read knows it.
	WriteNative(p Position, m Move) string
}

// HasNative reports whether moves have such a form.
func HasNative(r Rules) bool {
	_, ok := r.(NativeWriter)
	return ok
}

// WriteNative is a legal move in the form of the country that the game comes from, ""
// where the rule set has no such form.
func WriteNative(r Rules, p Position, m Move) string {
	if n, ok := r.(NativeWriter); ok {
		return n.WriteNative(p, m)
	}
	return ""
}

// Customs are what a rule set asks of players at a board, where they keep to the rules
// of tournaments.
type Customs struct {
	// TouchMove is set where a man that is touched has to move, or to be captured.
	TouchMove bool
	// Illegal is which illegal move of a player loses the game; those before it cost
	// time.
	Illegal int
}

// A Customary is a rule set whose customs are not those of chess.
type Customary interface {
	Customs() Customs
}

// CustomsOf are the customs of a rule set. Where it does not say, those of chess: the
// second illegal move loses (FIDE 7.5.5).
func CustomsOf(r Rules) Customs {
	if c, own := r.(Customary); own {
		return c.Customs()
	}
	return Customs{TouchMove: true, Illegal: 2}
}

// A Repeater is a rule set in which a draw can be claimed by repetition and by moves
// without progress.
type Repeater interface {
	// Same reports whether two positions are the same for such a claim.
	Same(a, b Position) bool
	// Quiet is how many plies have passed without progress before a position.
	Quiet(Position) int
}

// Repeats reports whether a draw can be claimed so in a game of the rule set.
func Repeats(r Rules) bool {
	_, repeats := r.(Repeater)
	return repeats
}

// Recurrences are the plies after which the last position of a line was on the board,
// in order; quiet is how many plies have passed without progress. Where the rule set
// knows no such claims there is nothing to tell.
func Recurrences(r Rules, line []Position) (plies []int, quiet int) {
	repeats, knows := r.(Repeater)
	if !knows {
		return nil, 0
	}
	last := line[len(line)-1]
	for i, p := range slices.Backward(line) {
		if (len(line)-1-i)%2 == 0 && repeats.Same(p, last) {
			plies = append(plies, i)
		}
	}
	slices.Reverse(plies)
	return plies, repeats.Quiet(last)
}

// An Exemplar is a rule set whose moves are not written as in chess.
type Exemplar interface {
	// Example is a move that many games begin with.
	Example() Move
}

// Example is a move that many games begin with, to show how moves are typed, and false
// where they are written as in chess.
func Example(r Rules) (m Move, ok bool) {
	if e, ok := r.(Exemplar); ok {
		return e.Example(), true
	}
	return Move{}, false
}

// A Historian is a rule set that knows positions to which no game leads.
type Historian interface {
	// Unreachable says why no game leads to a position, nothing where one may. refused
	// tells that it is not to be set up at all.
	Unreachable(p Position) (why phrase.Phrase, refused bool)
}

// Unreachable says why no game leads to a position, nothing where one may or the rule set
// does not know. A position that is refused breaks how pieces move on, and cannot be set up.
func Unreachable(r Rules, p Position) (why phrase.Phrase, refused bool) {
	if h, ok := r.(Historian); ok {
		return h.Unreachable(p)
	}
	return phrase.Phrase{}, false
}
