package law

import (
	"math/rand/v2"
	"strings"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
)

// A grid is a board that is examined square by square, without any of the tables that Why
// uses.
type grid map[rules.Square]rules.Piece

func gridOf(p rules.Position) grid {
	g := grid{}
	for f := range 8 {
		for r := range 8 {
			if piece, ok := p.At(rules.Sq(f, r)); ok {
				g[rules.Sq(f, r)] = piece
			}
		}
	}
	return g
}

func sign(n int8) int8 { return max(-1, min(1, n)) }

func abs(n int8) int8 { return max(n, -n) }

// between returns the squares strictly between two squares on a line, and false if they
// are not on one.
func between(a, b rules.Square) (squares []rules.Square, line bool) {
	df, dr := b.File-a.File, b.Rank-a.Rank
	if a == b || df != 0 && dr != 0 && abs(df) != abs(dr) {
		return nil, false
	}
	for s := (rules.Square{File: a.File + sign(df), Rank: a.Rank + sign(dr)}); s != b; s.File, s.Rank = s.File+sign(df), s.Rank+sign(dr) {
		squares = append(squares, s)
	}
	return squares, true
}

// goes reports whether a piece could make a capturing step on an empty board.
func goes(piece rules.Piece, a, b rules.Square) bool {
	df, dr := abs(b.File-a.File), abs(b.Rank-a.Rank)
	straight, slant := (df == 0) != (dr == 0), df == dr && df > 0
	switch piece.Kind {
	case rules.King:
		return max(df, dr) == 1
	case rules.Queen:
		return straight || slant
	case rules.Rook:
		return straight
	case rules.Bishop:
		return slant
	case rules.Knight:
		return df+dr == 3 && df > 0 && dr > 0
	}
	up := int8(1)
	if piece.Side == rules.Black {
		up = -1
	}
	return df == 1 && b.Rank-a.Rank == up
}

// attacks reports whether the piece on a attacks b.
func (g grid) attacks(a, b rules.Square) bool {
	piece, there := g[a]
	if !there || !goes(piece, a, b) {
		return false
	}
	squares, line := between(a, b)
	for _, s := range squares {
		if _, full := g[s]; full && line && piece.Kind != rules.Knight {
			return false
		}
	}
	return true
}

func (g grid) attackers(s rules.Square, by rules.Side) (all []rules.Square) {
	for at, piece := range g {
		if piece.Side == by && g.attacks(at, s) {
			all = append(all, at)
		}
	}
	return all
}

func (g grid) king(side rules.Side) rules.Square {
	for at, piece := range g {
		if piece == (rules.Piece{Side: side, Kind: rules.King}) {
			return at
		}
	}
	panic("no king")
}

// after returns the board after a step, without the piece that it captures en passant.
func (g grid) after(from, to rules.Square, passing bool) grid {
	n := grid{}
	for s, p := range g {
		n[s] = p
	}
	n[to] = n[from]
	delete(n, from)
	if passing {
		delete(n, rules.Square{File: to.File, Rank: from.Rank})
	}
	return n
}

// TestEveryTryHasItsReason tries every pair of squares in positions of random games. A
// legal try has no reason, and any other has a correct one.
func TestEveryTryHasItsReason(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	games := longtest.Of(2, 12)
	seen := map[Violation]int{}
	for _, fen := range []string{ // cases that are rare in random games
		"4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1",
		"4k3/8/8/3pP3/8/8/8/4K2R w - - 0 1",
		"4k3/4r3/8/8/7b/8/PPP5/RN2K1NR w KQ - 0 1",
		"r3k2r/8/8/1b6/8/8/8/R3K2R w KQkq - 0 1",
		"r3k2r/2R3R1/8/8/8/8/8/4K3 b kq - 0 1",
		"4k3/6r1/8/8/8/8/8/R3K2R w KQ - 0 1",
		"4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1",
		"R3k3/7R/8/8/8/8/8/4K3 b - - 0 1",
		"7k/5K2/6Q1/8/8/8/8/8 b - - 0 1",
		"8/P1P5/2k5/3pP3/1b6/2N5/8/4K2R w K d6 0 1",
	} {
		p, err := chess.Parse(fen)
		if err != nil {
			t.Fatal(err)
		}
		everyTry(t, p, seen)
	}
	for range games {
		p := chess.Start()
		for ply := 0; ply < 140 && len(p.Moves()) > 0; ply++ {
			if ply%longtest.Of(14, 7) == 0 {
				everyTry(t, p, seen)
			}
			next, err := p.Play(p.Moves()[rng.IntN(len(p.Moves()))])
			if err != nil {
				t.Fatal(err)
			}
			p = next
		}
	}
	for k := Legal; k < BadPromotion; k++ {
		if seen[k] == 0 {
			t.Errorf("kind %d never came up", k)
		}
	}
}

func everyTry(t *testing.T, p rules.Position, seen map[Violation]int) {
	t.Helper()
	legal := map[[2]rules.Square]bool{}
	for _, m := range p.Moves() {
		legal[[2]rules.Square{m.From, m.To}] = true
		piece, _ := p.At(m.From)
		if piece.Kind == rules.King && abs(m.To.File-m.From.File) == 2 { // may also be given as a move onto the rook
			file := int8(7)
			if m.To.File == 2 {
				file = 0
			}
			legal[[2]rules.Square{m.From, {File: file, Rank: m.To.Rank}}] = true
		}
	}
	g, fields := gridOf(p), strings.Fields(p.String())
	for from := range 64 {
		for to := range 64 {
			a, b := rules.Sq(from%8, from/8), rules.Sq(to%8, to/8)
			r := Why(p, a, b)
			seen[r.Violation]++
			if (r.Violation == Legal) != legal[[2]rules.Square{a, b}] {
				t.Fatalf("%v: %v to %v is legal: %v; the reason is %d: %v", p, a, b, legal[[2]rules.Square{a, b}], r.Violation, r.Phrase())
			}
			if r.Violation != Legal && (r.Phrase().String() == "" || !holds(g, fields, p.Turn(), a, b, r)) {
				t.Fatalf("%v: %v to %v: the reason %d does not hold: %v", p, a, b, r.Violation, r.Phrase())
			}
		}
	}
}

// holds checks the proof of a reason.
func holds(g grid, fields []string, us rules.Side, a, b rules.Square, r Reason) bool {
	piece, there := g[a]
	target, full := g[b]
	switch r.Violation {
	case GameOver:
		return mated(g, us) == (r.By != r.At) && r.At == g.king(us) && (r.By == r.At || g.attacks(r.By, r.At))
	case NothingThere:
		return !there
	case NotYourTurn:
		return there && piece.Side != us
	}
	if !there || piece.Side != us || r.Piece != piece.Kind && r.Violation != NothingThere {
		return false
	}
	up := int8(1)
	if us == rules.Black {
		up = -1
	}
	ahead := (b.Rank - a.Rank) * up
	straight := a.File == b.File
	switch r.Violation {
	case OwnPiece:
		return full && target.Side == us
	case CastleNoKing:
		return a == b && piece.Kind == rules.King && (a.File != 4 || a.Rank != 7*int8(us))
	case WrongWay:
		return !goes(piece, a, b) && !(piece.Kind == rules.Pawn && straight && (ahead == 1 || ahead == 2))
	case Blocked:
		squares, line := between(a, b)
		for _, s := range squares {
			if _, there := g[s]; there {
				return line && s == r.By // the first one on the line
			}
		}
		return false
	case PawnStraight:
		return piece.Kind == rules.Pawn && straight && full && (ahead == 1 || ahead == 2)
	case PawnDiagonal:
		return goes(piece, a, b) && !full && fields[3] != b.String()
	case PawnDouble:
		return straight && ahead == 2 && a.Rank != 1 && us == rules.White || straight && ahead == 2 && a.Rank != 6 && us == rules.Black
	case PawnNoPassing:
		beside, ok := g[rules.Square{File: b.File, Rank: a.Rank}]
		return goes(piece, a, b) && !full && fields[3] != b.String() && ok && beside == (rules.Piece{Side: us.Other(), Kind: rules.Pawn})
	}
	return holdsForKing(g, fields, us, a, b, r)
}

// mated reports whether the king is attacked.
func mated(g grid, us rules.Side) bool { return len(g.attackers(g.king(us), us.Other())) > 0 }

func holdsForKing(g grid, fields []string, us rules.Side, a, b rules.Square, r Reason) bool {
	king, them := g.king(us), us.Other()
	piece := g[a]
	_, full := g[b]
	passing := piece.Kind == rules.Pawn && a.File != b.File && !full
	now := g.attackers(king, them)
	after := g.after(a, b, passing)
	switch r.Violation {
	case PassingExposes:
		return passing && after.attacks(r.By, king) && !g.attacks(r.By, king)
	case Pinned:
		return after.attacks(r.By, king) && !g.attacks(r.By, king) && piece.Kind != rules.King
	case StillInCheck:
		return after.attacks(r.By, king) && g.attacks(r.By, king) && len(now) == 1
	case DoubleCheck:
		return len(now) > 1 && piece.Kind != rules.King && len(after.attackers(king, them)) > 0
	case IntoCheck:
		return piece.Kind == rules.King && after.attacks(r.By, b)
	}
	return holdsForCastling(g, fields, us, a, b, r, len(now) > 0)
}

func holdsForCastling(g grid, fields []string, us rules.Side, a, b rules.Square, r Reason, check bool) bool {
	if piece := g[a]; piece.Kind != rules.King || a.File != 4 {
		return false
	}
	short := b.File > a.File
	rook, way, right := rules.Square{File: 0, Rank: a.Rank}, int8(-1), "Q"
	if short {
		rook, way, right = rules.Square{File: 7, Rank: a.Rank}, 1, "K"
	}
	if us == rules.Black {
		right = strings.ToLower(right)
	}
	step := func(n int8) rules.Square { return rules.Square{File: a.File + n*way, Rank: a.Rank} }
	switch r.Violation {
	case CastleNoRook:
		return g[rook] != rules.Piece{Side: us, Kind: rules.Rook}
	case CastleMoved:
		return !strings.Contains(fields[2], right)
	case CastleBlocked:
		_, there := g[r.By]
		squares, _ := between(a, rook)
		for _, s := range squares {
			if s == r.By {
				return there
			}
		}
		return false
	case CastleInCheck:
		return check && g.attacks(r.By, a)
	case CastleThrough:
		return r.At == step(1) && g.attacks(r.By, step(1))
	case CastleInto:
		return r.At == step(2) && g.attacks(r.By, step(2))
	}
	return false
}
