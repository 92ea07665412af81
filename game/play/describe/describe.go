// Package describe answers in words what a person asks about a game without seeing it: what
// stands on a square, where pieces are, what a piece can do, what was played. query.go finds
// the squares, pieces and lines that such questions name. The package knows neither the window
// nor a voice.
package describe

import (
	"slices"

	"passedpawn/game/chess/convert"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// A Scene is a position of a game, with what led to it.
type Scene struct {
	Rules rules.Rules
	Line  []rules.Position // at least one; the last is the position
	Moves []rules.Move     // one fewer, between them
	Led   rules.Move       // to the first position, the null move if it is not known
	Style Style
	Still bool // the position is only drawn: nothing can move in it
}

// A Style is how moves and squares are said.
type Style string

// The styles.
const (
	Words   Style = "words"   // "knight to f3"; also any other value
	SAN     Style = "san"     // "Nf3"
	UCI     Style = "uci"     // "g1f3"
	Spelled Style = "spelled" // "knight foxtrot 3"
)

// At returns the position.
func (s Scene) At() rules.Position { return s.Line[len(s.Line)-1] }

func (s Scene) shape() rules.Shape { return rules.ShapeOf(s.Rules) }

// name returns the name of a square as it is said.
func (s Scene) name(at rules.Square) phrase.Phrase {
	n := s.shape().NameOf(at)
	if s.Style == Spelled {
		return n.Spelled()
	}
	return phrase.Say("%v", n)
}

// side returns the name of a side in the game.
func (s Scene) side(x rules.Side) phrase.Phrase { return rules.SideName(s.Rules, s.Line[0], x) }

// Square says what is on a square.
func (s Scene) Square(at rules.Square) phrase.Phrase {
	p, there := s.At().At(at)
	if !there {
		return phrase.Say("boardview.empty", s.name(at))
	}
	return phrase.Say("%s: %v, %v", s.name(at), p.Kind, s.side(p.Side))
}

// squares returns the squares of the board by ranks, from the side of White.
func (s Scene) squares() (all []rules.Square) {
	shape := s.shape()
	for rank := range shape.Ranks {
		for file := range shape.Files {
			all = append(all, rules.Sq(file, rank))
		}
	}
	return all
}

// Where says where a side's pieces of a kind are, on the board and in its hand.
func (s Scene) Where(piece rules.Piece) phrase.Phrase {
	var at []phrase.Phrase
	for _, square := range s.squares() {
		if p, there := s.At().At(square); there && p == piece {
			at = append(at, s.name(square))
		}
	}
	if n := rules.CountInHand(s.At(), piece); n > 0 {
		at = append(at, phrase.Say("describe.in-hand", n))
	}
	if len(at) == 0 {
		return phrase.Say("describe.no-piece", s.side(piece.Side), piece.Kind)
	}
	return phrase.Say("describe.pieces", s.side(piece.Side), piece.Kind, list(at))
}

// All says where all pieces on the board are, first those of the side to move, and what that side
// has in hand.
func (s Scene) All() phrase.Phrase {
	mover := s.At().Turn()
	all := []phrase.Phrase{s.men(mover), s.men(mover.Other())}
	if s.shape().Hand != nil {
		all = append(all, s.hand(mover))
	}
	return phrase.Join(". ", all...)
}

// men says where the pieces of a side are, by kinds, in the order of their squares.
func (s Scene) men(x rules.Side) phrase.Phrase {
	var kinds []rules.Kind
	at := map[rules.Kind][]phrase.Phrase{}
	for _, square := range s.squares() {
		if p, there := s.At().At(square); there && p.Side == x {
			if at[p.Kind] == nil {
				kinds = append(kinds, p.Kind)
			}
			at[p.Kind] = append(at[p.Kind], s.name(square))
		}
	}
	slices.SortStableFunc(kinds, func(a, b rules.Kind) int { return len(at[a]) - len(at[b]) })
	var all []phrase.Phrase
	for _, kind := range kinds {
		all = append(all, phrase.Say("%v %v", kind, list(at[kind])))
	}
	if len(all) == 0 {
		all = append(all, phrase.Say("describe.nothing"))
	}
	return phrase.Say("%v: %v", s.side(x), phrase.Join("; ", all...))
}

// InHand says how many pieces of a kind a side has in hand.
func (s Scene) InHand(piece rules.Piece) phrase.Phrase {
	return phrase.Say("describe.pieces", s.side(piece.Side), piece.Kind, phrase.Say("describe.in-hand", rules.CountInHand(s.At(), piece)))
}

// Hands says what both sides have in hand, first the one whose turn it is.
func (s Scene) Hands() phrase.Phrase {
	mover := s.At().Turn()
	return phrase.Join("; ", s.hand(mover), s.hand(mover.Other()))
}

func (s Scene) hand(x rules.Side) phrase.Phrase {
	var all []phrase.Phrase
	for _, kind := range s.shape().Hand {
		if n := rules.CountInHand(s.At(), rules.Piece{Side: x, Kind: kind}); n > 0 {
			all = append(all, phrase.Say("%v %v", kind, n))
		}
	}
	if len(all) == 0 {
		return phrase.Say("describe.hand-empty", s.side(x))
	}
	return phrase.Say("describe.hands", s.side(x), list(all))
}

// list returns phrases with commas between them.
func list(all []phrase.Phrase) phrase.Phrase { return phrase.Join(", ", all...) }

// File says what is on a file, from the first rank on, and Rank what is on a rank, from the
// first file on; both count from 0.
func (s Scene) File(file int) phrase.Phrase {
	return s.along(phrase.Say("describe.file", s.shape().FileNames[file]), func(at rules.Square) bool { return int(at.File) == file })
}

// Rank is explained at File.
func (s Scene) Rank(rank int) phrase.Phrase {
	return s.along(phrase.Say("describe.rank", s.shape().RankNames[rank]), func(at rules.Square) bool { return int(at.Rank) == rank })
}

// along says what is on the squares of a line with a name.
func (s Scene) along(name phrase.Phrase, on func(rules.Square) bool) phrase.Phrase {
	var found []phrase.Phrase
	for _, at := range s.squares() {
		if _, there := s.At().At(at); there && on(at) {
			found = append(found, s.Square(at))
		}
	}
	if len(found) == 0 {
		return phrase.Say("describe.line-empty", name)
	}
	return phrase.Say("describe.line", name, phrase.Join("; ", found...))
}

// Reach says where the piece on a square can move, or only what it can capture.
func (s Scene) Reach(from rules.Square, captures bool) phrase.Phrase {
	p, there := s.At().At(from)
	if why := s.rests(from, p, there); why.Form != "" {
		return why
	}
	targets := map[rules.Square]bool{}
	for _, m := range s.At().Moves() {
		if m.Drop == rules.NoKind && m.From == from {
			targets[m.To] = true
		}
	}
	var to []phrase.Phrase
	for _, at := range s.squares() {
		switch other, taken := s.At().At(at); {
		case !targets[at]:
		case taken && other.Side != p.Side:
			to = append(to, phrase.Say("describe.captured-on", other.Kind, s.name(at)))
		case !captures:
			to = append(to, s.name(at))
		}
	}
	switch {
	case len(to) > 0 && captures:
		return phrase.Say("describe.can-capture", s.Square(from), list(to))
	case len(to) > 0:
		return phrase.Say("describe.can-move", s.Square(from), list(to))
	case captures:
		return phrase.Say("describe.no-capture", s.Square(from))
	}
	return phrase.Say("describe.no-move", s.Square(from))
}

// rests says why no piece can move from a square. It is empty if one may.
func (s Scene) rests(from rules.Square, p rules.Piece, there bool) (why phrase.Phrase) {
	switch {
	case !there:
		return s.Square(from)
	case s.Still:
		return phrase.Say("byear.not-here")
	case p.Side != s.At().Turn():
		return phrase.Say("describe.not-turn", s.Square(from), s.side(s.At().Turn()))
	}
	return why
}

// Attackers says which pieces of both sides attack a square. ok is false in games in which that
// is not known here.
func (s Scene) Attackers(at rules.Square) (said phrase.Phrase, ok bool) {
	if !rules.Chess(s.Rules.ID()) {
		return said, false
	}
	fast, err := convert.Fast(s.At())
	if err != nil {
		return said, false
	}
	var all []phrase.Phrase
	for left := fast.Attackers(convert.FastSquare(at), fast.Occupied()); left != 0; {
		all = append(all, s.Square(convert.Square(left.Pop())))
	}
	if len(all) == 0 {
		return phrase.Say("describe.not-attacked", s.name(at)), true
	}
	return phrase.Say("describe.attacked", s.name(at), phrase.Join("; ", all...)), true
}
