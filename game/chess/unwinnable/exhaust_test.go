package unwinnable

import (
	"math/rand/v2"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/testing/longtest"
)

// A place is a position without its counters.
type place struct {
	kinds   [6]bitboard.Bitboard
	white   bitboard.Bitboard
	turn    bitboard.Side
	castles [4]bool
	passant bitboard.Square
}

func placeOf(p *bitboard.Position) place {
	at := place{white: p.Side(white), turn: p.Turn()}
	for k := range at.kinds {
		at.kinds[k] = p.Pieces(bitboard.PieceType(k), white) | p.Pieces(bitboard.PieceType(k), black)
	}
	for i := range at.castles {
		at.castles[i] = p.MayCastle(bitboard.Side(i/2), i%2 == 0)
	}
	at.passant, _ = p.Passant()
	return at
}

// exhaust visits all positions that can be reached, and returns which sides mate in one
// of them. all is false if there are more than most. It shares only the board with the
// package.
func exhaust(p bitboard.Position, most int) (mates [2]bool, all bool) {
	seen := map[place]bool{placeOf(&p): true}
	queue := []bitboard.Position{p}
	for len(queue) > 0 {
		p := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		var l bitboard.List
		p.Generate(&l)
		if l.Count == 0 && p.InCheck() {
			mates[p.Turn()^1] = true
		}
		for _, m := range l.All() {
			next := p
			next.Make(m)
			if at := placeOf(&next); !seen[at] {
				if len(seen) == most {
					return mates, false
				}
				seen[at] = true
				queue = append(queue, next)
			}
		}
	}
	return mates, true
}

// closed returns a random position from which few others can be reached: most files
// contain two pawns that block each other, the kings are behind them, and there may be
// one more piece or pawn.
func closed(r *rand.Rand) (bitboard.Position, bool) {
	var men [64]byte
	rank := 2 + r.IntN(3)
	for file := range 8 {
		if r.IntN(25) > 0 {
			men[rank*8+file], men[rank*8+8+file] = 'P', 'p'
		}
		for next := 0; next < 1 || next > 5; { // pawns on these ranks cannot capture each other
			next = rank + []int{-1, 1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1, -2, 2, 0}[r.IntN(17)]
			if next >= 1 && next <= 5 {
				rank = next
			}
		}
	}
	free := func() int {
		for {
			if s := r.IntN(64); men[s] == 0 {
				return s
			}
		}
	}
	men[r.IntN(24)], men[40+r.IntN(24)] = 'K', 'k'
	if r.IntN(3) == 0 {
		men[free()] = "BbBbNnRrQq"[r.IntN(10)]
	}
	if s := free(); r.IntN(3) == 0 && s > 7 && s < 56 {
		men[s] = "Pp"[r.IntN(2)]
	}
	p, err := bitboard.Parse(fen(men, r.IntN(2)))
	return p, err == nil
}

func fen(men [64]byte, turn int) string {
	text := ""
	for rank := 7; rank >= 0; rank-- {
		for _, piece := range men[rank*8 : rank*8+8] {
			if piece == 0 {
				piece = '1'
			}
			text += string(rune(piece))
		}
		if rank > 0 {
			text += "/"
		}
	}
	return text + " " + "wb"[turn:turn+1] + " - - 0 1"
}

// TestAgainstExhaustion checks every verdict on random positions against all positions
// that can be reached from them.
func TestAgainstExhaustion(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var solver Solver
	var asked, decided, walls, mates, undecided int
	for asked < longtest.OfNight(1000, 5000, 100_000) {
		p, ok := closed(r)
		if !ok {
			continue
		}
		asked++
		can, all := exhaust(p, 2000)
		if all {
			decided++
		}
		for _, winner := range []bitboard.Side{white, black} {
			var quick reach
			if quick.forced(&p, winner) {
				if walls++; can[winner] {
					t.Fatalf("%s: a wall against side %d that mates", p.String(), winner)
				}
			}
			switch v := solver.Decide(&p, winner, Briefly); {
			case v == Undecided:
				if undecided++; all {
					t.Fatalf("%s, side %d: undecided", p.String(), winner)
				}
			case v == Possible:
				mates++
				if all && !can[winner] {
					t.Fatalf("%s: side %d cannot mate", p.String(), winner)
				}
				mated(t, p, winner, solver.Line())
			case can[winner]:
				t.Fatalf("%s: side %d can mate", p.String(), winner)
			}
		}
	}
	t.Logf("%d positions, %d of them walked through, asked for both sides: %d walls, %d mates, %d undecided", asked, decided, walls, mates, undecided)
	if decided < asked/10 || walls < asked/10 || mates < asked/10 {
		t.Error("too few of one kind")
	}
}

// mated plays a line and checks that it ends in mate.
func mated(t testing.TB, p bitboard.Position, winner bitboard.Side, line []bitboard.Move) {
	t.Helper()
	at := p
	for _, m := range line {
		var l bitboard.List
		at.Generate(&l)
		legal := false
		for _, other := range l.All() {
			legal = legal || other == m
		}
		if !legal {
			t.Fatalf("%s, %v: %v is not legal in %s", p.String(), line, m, at.String())
		}
		at.Make(m)
	}
	var l bitboard.List
	if at.Generate(&l); l.Count > 0 || !at.InCheck() || at.Turn() == winner {
		t.Fatalf("%s, %v: %s is no mate", p.String(), line, at.String())
	}
}
