package tsume

import (
	"passedpawn/game/chess/law"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

// A Run is a person's progress through a problem. It is used by one goroutine. A copy may
// be asked Why on another.
type Run struct {
	Problem
	line []rules.Position
	last rules.Move // the move that led to the last position
}

// An Answer is the reply to a move of the person.
type Answer struct {
	Text phrase.Phrase
	// Right is whether the move belongs to the solution.
	Right bool
	// Refusal is why a move was not legal.
	Refusal rules.Refusal
	// Reply is the defence against a wrong check, the null move for none.
	Reply rules.Move
}

// Begin starts a problem.
func Begin(p Problem) (*Run, error) {
	start, err := shogi.Rules{}.Parse(p.SFEN)
	if err != nil {
		return nil, err
	}
	return &Run{Problem: p, line: []rules.Position{start}}, nil
}

// Rules returns the rules of the game.
func (r *Run) Rules() rules.Rules { return shogi.Rules{} }

// Position is the position on the board.
func (r *Run) Position() rules.Position { return r.line[len(r.line)-1] }

// Before is the position before the last move, or Position if there was none.
func (r *Run) Before() rules.Position { return r.line[max(len(r.line)-2, 0)] }

// Last is the move that led to the position, the null move if there was none.
func (r *Run) Last() rules.Move { return r.last }

// Done reports whether the problem is solved.
func (r *Run) Done() bool { return len(r.line) > r.Plies() }

// Left is the number of plies to the mate.
func (r *Run) Left() int { return r.Plies() + 1 - len(r.line) }

// Move makes a move of the solution, and then the defender's. It reports false for any
// other move, which is not made.
func (r *Run) Move(m rules.Move) bool {
	next, err := r.Position().Play(m)
	if err != nil || r.Done() {
		return false
	}
	if want, ok := r.Next(); m != want && (r.Left() > 1 || !rules.Mated(next)) || !ok {
		return false
	}
	r.line, r.last = append(r.line, next), m
	if answer, ok := r.Next(); ok {
		r.play(answer)
	}
	return true
}

// Next returns the next move of the solution. There is none after the last one.
func (r *Run) Next() (rules.Move, bool) {
	if r.Done() {
		return rules.Move{}, false
	}
	m, err := r.Rules().Read(r.Position(), r.Moves[len(r.line)-1])
	return m, err == nil
}

// play makes a move of the solution.
func (r *Run) play(m rules.Move) {
	if next, err := r.Position().Play(m); err == nil {
		r.line, r.last = append(r.line, next), m
	}
}

// Again starts the problem again.
func (r *Run) Again() { r.line, r.last = r.line[:1], rules.Move{} }

// Solution returns the moves from the position on the board to the mate, as people write
// them.
func (r *Run) Solution() (all rules.Moves) {
	rest := *r
	rest.line = append([]rules.Position(nil), r.line...)
	for m, ok := rest.Next(); ok; m, ok = rest.Next() {
		all = append(all, rules.Written(rest.Rules(), rest.Position(), m))
		rest.play(m)
	}
	return all
}

// Played says which move the defender has just made. It says it to people who cannot see
// the board, too.
func (r *Run) Played() phrase.Phrase {
	before := r.Before()
	return phrase.Say("tsume.good", rules.SideName(r.Rules(), r.line[0], before.Turn()), rules.Written(r.Rules(), before, r.last))
}

// Reply says which move the defender has just made, and how many moves are still to be found.
func (r *Run) Reply() phrase.Phrase {
	left := phrase.Say("tsume.last")
	if r.Left() > 1 {
		left = phrase.Say("tsume.left", phrase.Number((r.Left()+1)/2))
	}
	return phrase.Join("\n", r.Played(), left)
}

// Hint says which piece the next move of the solution moves.
func (r *Run) Hint() phrase.Phrase {
	m, _ := r.Next()
	if m.Drop != rules.NoKind {
		return phrase.Say("tsume.hint-drop")
	}
	p, _ := r.Position().At(m.From)
	return phrase.Say("tsume.hint-move", rules.PieceOn(p.Kind, rules.NameOf(r.Rules(), m.From)))
}

// Refused answers an illegal move.
func (r *Run) Refused(m rules.Move) Answer {
	why := law.Refusal(r.Rules(), r.line, m)
	return Answer{Text: why.Text, Refusal: why}
}
