// Package boardmodel is what hands do to a board, as values: selecting,
// dragging, dropping, choosing a promotion, walking a cursor, drawing arrows,
// and the plan of an animation. It knows no window; ui/boardview shows it.
package boardmodel

import "passedpawn/game/rules"

// A State is all that the hands have done since the position came up. On
// returns the next State; a State itself never changes.
type State struct {
	Position     rules.Position
	Files, Ranks int
	// Enabled is set while the person may move.
	Enabled bool
	// Free is set while a position is set up: every piece can be picked up and
	// goes wherever it is put, and away from the board.
	Free bool
	// Stamp is set, on a free board, while a press puts down what was chosen
	// beside the board.
	Stamp bool
	// AlwaysQueen promotes to the first choice without asking.
	AlwaysQueen bool

	// Selected is the square picked up from, if Picked.
	Selected rules.Square
	Picked   bool
	// Dragging is set while the picked piece follows the pointer.
	Dragging bool
	// Cursor is the keyboard's square, if CursorShown.
	Cursor      rules.Square
	CursorShown bool
	// Choices are the moves to choose between while the chooser is open, and
	// Choice the one under the keys.
	Choices []rules.Move
	Choice  int
	// Drawn are the arrows and circles made by hand.
	Drawn []Drawing

	pressed  spot // where the button went down
	again    bool // it went down on the piece already picked up
	foreign  bool // it went down on a piece that is not to move
	drawFrom spot // where the right button went down
	pen      byte // the colour it draws in
}

// An Arrow is drawn from one square to another, or around one.
type Arrow struct{ From, To rules.Square }

// A Drawing is an arrow of a colour: G, R, Y or B, as PGN files name it.
type Drawing struct {
	Arrow
	Colour byte
}

// A spot is a square, or nowhere.
type spot struct {
	at rules.Square
	on bool
}

// A Result is what an event led to. At most one of its parts is set.
type Result struct {
	// Move is a legal move to play, if Played.
	Move   rules.Move
	Played bool
	// ByHand says that the piece was dropped where it goes, so that it need
	// not glide there.
	ByHand bool
	// Refused says that From to To was tried and is not legal.
	Refused  bool
	From, To rules.Square
	// Put says that something is to be put on To, Gone that what stood on From
	// was taken away, both on a free board.
	Put, Gone bool
}

// New is the state of a board of that size before any position.
func New(files, ranks int) State {
	return State{Files: files, Ranks: ranks, Cursor: rules.Sq(files/2, 0)}
}

// Show puts a position up. A new position drops whatever was in hand, closes
// the chooser and wipes the drawings; the cursor stays.
func (s State) Show(p rules.Position, enabled bool) State {
	if s.Position == nil || s.Position.String() != p.String() {
		s = s.rest()
		s.Drawn = nil
	}
	if !enabled {
		s = s.rest()
	}
	s.Position, s.Enabled = p, enabled
	return s
}

// Arrange says whether a position is set up, and whether a press puts down what
// was chosen beside the board.
func (s State) Arrange(free, stamp bool) State {
	if stamp && !s.Stamp {
		s = s.rest()
	}
	s.Free, s.Stamp = free, stamp
	return s
}

// rest puts down what is in hand; nothing was played.
func (s State) rest() State {
	s.Picked, s.Dragging, s.again, s.foreign = false, false, false, false
	s.Choices, s.Choice = nil, 0
	s.pressed = spot{}
	return s
}

func (s State) own(at rules.Square) bool {
	if s.Position == nil || !s.Enabled {
		return false
	}
	p, ok := s.Position.At(at)
	return ok && (s.Free || p.Side == s.Position.Turn())
}

func (s State) pick(at rules.Square) State {
	s.Selected, s.Picked = at, true
	return s
}

// Targets are the squares the picked piece may go to.
func (s State) Targets() []rules.Square {
	if !s.Picked || len(s.Choices) > 0 {
		return nil
	}
	return s.TargetsOf(s.Selected)
}

// TargetsOf are the squares the piece on a square may go to; one of the side not
// to move, if it were.
func (s State) TargetsOf(from rules.Square) []rules.Square {
	p := s.Position
	if s.Free {
		return nil // all
	}
	if piece, ok := p.At(from); ok && piece.Side != p.Turn() {
		if passed, err := p.Play(rules.Move{}); err == nil {
			p = passed
		}
	}
	var targets []rules.Square
	seen := map[rules.Square]bool{}
	for _, m := range p.Moves() {
		if m.Drop == rules.NoKind && m.From == from && !seen[m.To] {
			seen[m.To] = true
			targets = append(targets, m.To)
		}
	}
	return targets
}

// Takes reports whether going from a square to another captures: a piece stands
// there, or a pawn goes aside to an empty one (en passant).
func (s State) Takes(from, to rules.Square) bool {
	if _, ok := s.Position.At(to); ok {
		return true
	}
	p, ok := s.Position.At(from)
	return ok && p.Kind == rules.Pawn && to.File != from.File
}
