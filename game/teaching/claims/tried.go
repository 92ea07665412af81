package claims

import (
	"slices"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Tried says what a try of the loser comes to. path is the moves from the position before the
// played move to the try and, if the proof answers it, the answer. The sentence says that the
// answer mates or leads to mate, that the pawn has become a queen, or what the winner has won
// for good: the material of the path and of the most stubborn play after it.
func (p Proof) Tried(before rules.Position, path []rules.Move) phrase.Phrase {
	t, ok := p.follow(before, path)
	if !ok {
		return phrase.Phrase{}
	}
	n := len(t.names)
	if t.board.Turn() == t.by {
		if t.sum >= p.Gain {
			won, _ := spoils(t.start, t.by, t.moves, t.sum)
			return phrase.Say("claims.still-won", t.names[n-1], sideWord(t.by), won)
		}
		return phrase.Say("claims.still-won", t.names[n-1], sideWord(t.by), phrase.Say("claims.won-material"))
	}
	words := []any{t.names[n-2], t.names[n-1]}
	switch {
	case !bitboard.CanMove(&t.board):
		return phrase.Say("claims.then-mate", words...)
	case p.Kind == Mate:
		return phrase.Say("claims.then-mating", words...)
	case p.Kind == Runs && t.node.Cover == Quiet:
		return phrase.Say("claims.then-queen", words...)
	case p.Kind == Runs || t.node.Cover == Every || t.node.Gain >= mated:
		return phrase.Say("claims.then", words...)
	}
	if last := t.last(); gain(&last, t.moves[n-1]) > 0 {
		return phrase.Say("claims.then-wins", append(words, t.won())...)
	}
	return phrase.Say("claims.then-won", append(words, sideWord(t.by), t.won())...)
}

// A trail is a path through a proof.
type trail struct {
	start, board bitboard.Position
	by           bitboard.Side // the winner
	moves        []bitboard.Move
	names        []rules.SAN
	node         Node
	sum          int // what the winner has won so far
}

// follow plays a path, and returns false if it has an illegal move or ends too early.
func (p Proof) follow(before rules.Position, path []rules.Move) (*trail, bool) {
	start, err := convert.Fast(before)
	if err != nil || len(path) < 2 {
		return nil, false
	}
	t := &trail{start: start, board: start, by: start.Turn(), node: p.Tree}
	if !p.Better {
		t.by ^= 1
	}
	for i, m := range path {
		fast := legal(&t.board, m)
		if fast == 0 {
			return nil, false
		}
		if i > 0 || p.Better {
			t.node, _ = t.node.Find(m)
		}
		t.play(fast)
	}
	return t, true
}

func (t *trail) play(m bitboard.Move) {
	if t.board.Turn() == t.by {
		t.sum += gain(&t.board, m)
	} else {
		t.sum -= gain(&t.board, m)
	}
	t.moves, t.names = append(slices.Clip(t.moves), m), append(slices.Clip(t.names), written(t.board, m))
	t.board.Make(m)
}

// last is the position before the last move.
func (t *trail) last() bitboard.Position {
	p := t.start
	for _, m := range t.moves[:len(t.moves)-1] {
		p.Make(m)
	}
	return p
}

// won names what the winner has in the end, if the loser plays on as well as it can.
func (t *trail) won() phrase.Phrase {
	end := *t
	for n := t.node; len(n.Next) > 0; n = n.Next[0] {
		if n.Cover == Forcing && end.sum == n.Gain && !end.board.InCheck() {
			break // the loser wins nothing back
		}
		end.play(legal(&end.board, n.Next[0].Move))
	}
	won, _ := spoils(t.start, t.by, end.moves, t.node.Gain)
	return won
}
