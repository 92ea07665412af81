package repertoire

import (
	"slices"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/rules"
)

// An Exit is how a game left a repertoire.
type Exit uint8

// The ways in which a game leaves a repertoire.
const (
	Never    Exit = iota // it was never in it: its first move was another
	Inside               // it ended in it
	Mine                 // the person played another move than the repertoire has
	Theirs               // the opponent played a move that the repertoire does not have
	LineEnds             // the repertoire does not go further
)

// A Leaving is where a game left a repertoire.
type Leaving struct {
	Exit Exit
	Ply  int // plies before the move that left it, or to the end of a game that ended in it
	At   Place
	Move rules.Move   // that left it
	Has  []rules.Move // what the repertoire has in its place

	position bitboard.Position // before the move
}

// Leave returns where a game left the repertoire: after the last of its positions, however the
// game came there. The game is given by its start and moves, of which it follows Depth.
func (r *Repertoire) Leave(start bitboard.Position, moves []bitboard.Move) Leaving {
	l := Leaving{At: Nowhere}
	p := start
	for ply := 0; ; ply++ {
		if at := r.find(p); r.inside(at) {
			l.At, l.Ply, l.position = at, ply, p
		}
		if ply == min(len(moves), Depth) {
			break
		}
		p.Make(moves[ply])
	}
	switch {
	case l.At == Nowhere || slices.Contains(r.roots, l.At):
		return Leaving{At: Nowhere}
	case l.Ply == min(len(moves), Depth):
		l.Exit = Inside
		return l
	}
	l.Move = convert.Move(moves[l.Ply])
	for _, e := range r.moves(l.At) {
		l.Has = append(l.Has, convert.Move(e.move))
	}
	switch {
	case len(l.Has) == 0:
		l.Exit = LineEnds
	case r.mine(l.At):
		l.Exit = Mine
	default:
		l.Exit = Theirs
	}
	return l
}

// convertGame returns a game of the rules on the fast board: its start and its moves. It is false
// for a game of a variant.
func convertGame(line []rules.Position, moves []rules.Move) (start bitboard.Position, fast []bitboard.Move, ok bool) {
	if len(line) == 0 {
		return start, nil, false
	}
	start, err := convert.Fast(line[0])
	if err != nil || start.Chess960() {
		return start, nil, false
	}
	p := start
	for _, m := range moves {
		one := legal(&p, m)
		if one == 0 {
			break
		}
		fast = append(fast, one)
		p.Make(one)
	}
	return start, fast, true
}
