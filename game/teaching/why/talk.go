package why

import (
	"slices"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/claims"
)

// A Talk is how far a person has followed a proof: the move that was asked about, the answer to
// it, a try of the person, the answer to that, and so on. It is a value: its methods return
// another one.
type Talk struct {
	Answer
	Line  []rules.Position // from the one before the move that was asked about
	Moves []rules.Move
}

// Begin shows the move that was asked about, but nothing if nothing is proved against it, or if
// another move would have won something.
func (a Answer) Begin() Talk {
	t := Talk{Answer: a, Line: []rules.Position{a.Before}}
	if a.Proved && !a.Proof.Better {
		t, _ = t.Play(a.Move)
	}
	return t
}

// Position is the position that is shown.
func (t Talk) Position() rules.Position { return t.Line[len(t.Line)-1] }

// Play adds a move to what is shown.
func (t Talk) Play(m rules.Move) (Talk, error) {
	next, err := t.Position().Play(m)
	if err != nil {
		return t, err
	}
	t.Line, t.Moves = append(slices.Clip(t.Line), next), append(slices.Clip(t.Moves), m)
	return t, nil
}

// first is the number of moves after which the first reply can be tried.
func (t Talk) first() int {
	if t.Proof.Better {
		return 1
	}
	return 2
}

// node is the place in the proof, and false if the proof ends before it.
func (t Talk) node() (n claims.Node, ok bool) {
	n, ok = t.Proof.Tree, t.Proved
	for _, m := range t.Moves[min(len(t.Moves), t.first()-1):] {
		if n, ok = n.Find(m); !ok {
			break
		}
	}
	return n, ok
}

// turn reports whether the side is to move that tries to refute the proof.
func (t Talk) turn() bool { return t.Position().Turn() != t.Proof.Side }

// Next is the answer of the proof in the position that is shown, and false if none is needed or
// the person is to try something.
func (t Talk) Next() (m rules.Move, ok bool) {
	if n, there := t.node(); there && !t.turn() && len(n.Next) > 0 {
		return n.Next[0].Move, true
	}
	return m, false
}

// Open reports whether the person may try a move.
func (t Talk) Open() bool {
	_, ok := t.node()
	return ok && t.turn() && len(t.Position().Moves()) > 0
}

// Fresh reports whether the person may try a first reply.
func (t Talk) Fresh() bool { return t.Open() && len(t.Moves) == t.first() }

// Stubborn is the try after which the most has to be proved, and false if there is none.
func (t Talk) Stubborn() (m rules.Move, ok bool) {
	if n, _ := t.node(); t.Open() && len(n.Next) > 0 {
		return n.Next[0].Move, true
	}
	return m, false
}

// Back is the talk before the last try, and false if there was none.
func (t Talk) Back() (Talk, bool) {
	n := len(t.Moves) - 1
	for n > 0 && t.Line[n].Turn() == t.Proof.Side {
		n--
	}
	if n < t.first() {
		return t, false
	}
	t.Line, t.Moves = t.Line[:n+1], t.Moves[:n]
	return t, true
}

// Says is the sentence about what is shown: what is wrong with the move, or what the last try
// comes to.
func (t Talk) Says(r rules.Rules) phrase.Phrase {
	if _, more := t.Next(); len(t.Moves) > t.first() && !more {
		return t.Proof.Tried(t.Before, t.Moves)
	}
	return t.Sentence(r)
}
