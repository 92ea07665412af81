package law

import (
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
	"passedpawn/game/rules/rulestest"
)

var chess orthodox.Rules

// mirrored returns a position with colours and ranks swapped.
func mirrored(fen string) string {
	f := strings.Fields(fen)
	ranks := strings.Split(f[0], "/")
	for i, j := 0, len(ranks)-1; i < j; i, j = i+1, j-1 {
		ranks[i], ranks[j] = ranks[j], ranks[i]
	}
	swap := func(s string) string {
		return strings.Map(func(r rune) rune {
			switch {
			case r >= 'a' && r <= 'z':
				return r - 'a' + 'A'
			case r >= 'A' && r <= 'Z':
				return r - 'A' + 'a'
			}
			return r
		}, s)
	}
	turn := map[string]string{"w": "b", "b": "w"}[f[1]]
	castling := swap(f[2])
	passant := f[3]
	if passant != "-" {
		passant = flip(passant)
	}
	return strings.Join([]string{swap(strings.Join(ranks, "/")), turn, castling, passant, "0", "1"}, " ")
}

func flip(square string) string { return square[:1] + string('1'+'8'-square[1]) }

func TestKinds(t *testing.T) {
	for _, tt := range []struct {
		kind     Violation
		fen, try string
		by, say  string
	}{
		{NothingThere, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "a1a2", "", "There is no piece on a1."},
		{NothingThere, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e4e5", "", "no piece on e4"},
		{NothingThere, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "h8e8", "", "no piece on h8"},
		{NotYourTurn, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e8e7", "e8", "You cannot move the king on e8 now: it is the other side's turn."},
		{NotYourTurn, "4k3/p7/8/8/8/8/8/4K3 w - - 0 1", "a7a6", "a7", "the pawn on a7"},
		{NotYourTurn, "4k2r/8/8/8/8/8/8/4K3 w k - 0 1", "e8g8", "e8", "the king on e8"},
		{OwnPiece, "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", "a1a2", "a2", "One of your own pieces is already on a2."},
		{OwnPiece, "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", "a1a1", "a1", "One of your own pieces is already on a1."},
		{OwnPiece, "4k3/8/8/8/8/8/3P4/2B1K3 w - - 0 1", "c1d2", "d2", "One of your own pieces is already on d2."},
		{WrongWay, "4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1", "a1e8", "", "A rook moves in straight lines: up, down or sideways."},
		{WrongWay, "4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1", "e1e8", "", "A king moves one square in any direction."},
		{WrongWay, "4k3/8/3N4/8/8/8/8/4K3 b - - 0 1", "e8e1", "", "A king moves one square in any direction."},
		{CastleNoKing, "4k3/8/8/8/8/8/4K3/7R w - - 0 1", "e2e2", "", "can no longer castle"},
		{WrongWay, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1b2", "a1", "A rook moves in straight lines: up, down or sideways."},
		{WrongWay, "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1", "b1b3", "b1", "one to the side"},
		{WrongWay, "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", "c1c3", "c1", "A bishop moves diagonally."},
		{WrongWay, "4k3/8/8/8/8/8/8/3QK3 w - - 0 1", "d1e3", "d1", "A queen moves any distance in a straight line or diagonally."},
		{WrongWay, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e3", "e1", "one square in any direction"},
		{WrongWay, "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4e3", "e4", "one square forward"},
		{Blocked, "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", "a1a5", "a2", "The path is blocked by the pawn on a2."},
		{Blocked, "4k3/8/8/8/3n4/8/8/B3K3 w - - 0 1", "a1h8", "d4", "the knight on d4"},
		{Blocked, "4k3/8/8/8/8/n7/P7/4K3 w - - 0 1", "a2a4", "a3", "the knight on a3"},
		{PawnStraight, "4k3/8/8/8/8/n7/P7/4K3 w - - 0 1", "a2a3", "a3", "does not capture straight ahead"},
		{PawnStraight, "4k3/8/8/8/n7/8/P7/4K3 w - - 0 1", "a2a4", "a4", "straight ahead"},
		{PawnStraight, "4k3/4p3/4P3/8/8/8/8/4K3 w - - 0 1", "e6e7", "e7", "straight ahead"},
		{PawnDiagonal, "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a2b3", "a2", "A pawn moves diagonally only when it captures, and b3 is empty."},
		{PawnDiagonal, "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4d5", "e4", "A pawn moves diagonally only when it captures, and d5 is empty."},
		{PawnDiagonal, "4k3/8/8/4P3/8/8/8/4K3 w - - 0 1", "e5f6", "e5", "A pawn moves diagonally only when it captures, and f6 is empty."},
		{PawnDouble, "4k3/8/8/8/8/P7/8/4K3 w - - 0 1", "a3a5", "a3", "A pawn can move two squares only on its first move."},
		{PawnDouble, "4k3/8/P7/8/8/8/8/4K3 w - - 0 1", "a6a8", "a6", "two squares only"},
		{PawnDouble, "4k3/8/8/3P4/8/8/8/4K3 w - - 0 1", "d5d7", "d5", "two squares only"},
		{
			PawnNoPassing, "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", "d5",
			"You can capture en passant only right after a pawn moves two squares. The pawn on d5 did not just do that.",
		},
		{
			PawnNoPassing, "4k3/8/8/4Pp2/8/8/8/4K3 w - - 0 1", "e5f6", "f5",
			"You can capture en passant only right after a pawn moves two squares. The pawn on f5 did not just do that.",
		},
		{
			PawnNoPassing, "4k3/8/8/1pP5/8/8/8/4K3 w - - 0 1", "c5b6", "b5",
			"You can capture en passant only right after a pawn moves two squares. The pawn on b5 did not just do that.",
		},
		{
			PassingExposes, "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1", "e5d6", "h5",
			"Capturing en passant would remove both pawns and leave your king in check from the rook on h5.",
		},
		{PassingExposes, "4k3/8/8/q2pP2K/8/8/8/8 w - d6 0 1", "e5d6", "a5", "the queen on a5"},
		{PassingExposes, "4k3/8/8/KPp4r/8/8/8/8 w - c6 0 1", "b5c6", "h5", "the rook on h5"},
		{Pinned, "4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1", "e2d3", "e7", "That piece is pinned: it protects your king from the rook on e7."},
		{Pinned, "4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1", "d2f3", "b4", "the bishop on b4"},
		{Pinned, "4k3/8/8/8/7q/8/5P2/4K3 w - - 0 1", "f2f3", "h4", "the queen on h4"},
		{StillInCheck, "4k3/4r3/8/8/8/8/P7/4K3 w - - 0 1", "a2a3", "e7", "still be in check from the rook on e7"},
		{StillInCheck, "4k3/8/8/8/8/3n4/8/R3K3 w Q - 0 1", "a1a3", "d3", "the knight on d3"},
		{StillInCheck, "4k3/8/8/8/7b/8/8/3QK3 w - - 0 1", "d1d4", "h4", "the bishop on h4"},
		{DoubleCheck, "4k3/4r3/8/8/8/3n4/8/Q3K3 w - - 0 1", "a1e5", "", "You are in double check: only a king move helps."},
		{DoubleCheck, "4k3/4r3/8/8/7b/8/8/Q3K3 w - - 0 1", "a1e5", "", "You are in double check: only a king move helps."},
		{DoubleCheck, "4k3/8/8/8/1q5b/8/8/Q3K3 w - - 0 1", "a1c3", "", "You are in double check: only a king move helps."},
		{IntoCheck, "4k3/3r4/8/8/8/8/8/4K3 w - - 0 1", "e1d1", "d7", "Your king cannot move to d1: the rook on d7 attacks that square."},
		{IntoCheck, "8/8/8/8/8/4k3/8/4K3 w - - 0 1", "e1e2", "e3", "the king on e3"},
		{IntoCheck, "4k3/8/8/8/4r3/8/4r3/4K3 w - - 0 1", "e1e2", "e4", "the rook on e4"},
		{CastleMoved, "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1g1", "h1", "has moved"},
		{CastleMoved, "4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "e1c1", "a1", "has moved"},
		{CastleMoved, "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1h1", "h1", "has moved"},
		{CastleNoRook, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1g1", "h1", "To castle there, you need a rook on h1."},
		{CastleNoRook, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1c1", "a1", "a rook on a1"},
		{CastleNoRook, "4k3/8/8/8/8/8/8/4K2N w - - 0 1", "e1g1", "h1", "To castle there, you need a rook on h1."},
		{
			CastleBlocked, "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "e1c1", "b1",
			"The squares between king and rook must be empty, but the knight on b1 is in the way.",
		},
		{CastleBlocked, "4k3/8/8/8/8/8/8/R3KB1R w KQ - 0 1", "e1g1", "f1", "the bishop on f1"},
		{CastleBlocked, "4k3/8/8/8/8/8/8/R3K1NR w KQ - 0 1", "e1h1", "g1", "the knight on g1"},
		{CastleInCheck, "4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "e7", "You cannot castle while in check: the rook on e7 attacks your king."},
		{CastleInCheck, "4k3/8/8/8/7b/8/8/R3K2R w KQ - 0 1", "e1c1", "h4", "the bishop on h4"},
		{CastleInCheck, "4k3/8/8/8/8/3n4/8/R3K2R w KQ - 0 1", "e1a1", "d3", "the knight on d3"},
		{
			CastleThrough, "4k3/5r2/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "f7",
			"You cannot castle through check: the rook on f7 attacks f1, which your king would cross.",
		},
		{CastleThrough, "4k3/3r4/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "d7", "attacks d1"},
		{CastleThrough, "4k3/8/8/1b6/8/8/8/R3K2R w KQ - 0 1", "e1g1", "b5", "attacks f1"},
		{CastleInto, "4k3/6r1/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "g7", "into check: the rook on g7 attacks g1"},
		{CastleInto, "4k3/2r5/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "c7", "attacks c1"},
		{CastleInto, "4k3/8/8/8/8/7n/8/R3K2R w KQ - 0 1", "e1g1", "h3", "the knight on h3"},
		{GameOver, "R3k3/7R/8/8/8/8/8/4K3 b - - 0 1", "e8e7", "a8", "The game is over: the rook on a8 has given checkmate."},
		{GameOver, "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "h8g7", "g7", "The game is over: the queen on g7 has given checkmate."},
		{GameOver, "6rk/5Npp/8/8/8/8/8/7K b - - 0 1", "g8f8", "f7", "The game is over: the knight on f7 has given checkmate."},
		{GameOver, "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "h8g8", "h8", "stalemate"},
		{Legal, "4k3/1r6/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "", ""}, // the rook may cross an attacked square
		{Legal, "4k3/7r/8/8/8/8/8/R3K2R w KQ - 0 1", "e1h1", "", ""},  // and be attacked
		{Legal, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "", ""},
	} {
		for _, side := range []string{"", "mirrored"} {
			fen, from, to, by := tt.fen, tt.try[:2], tt.try[2:], tt.by
			if side != "" {
				fen, from, to = mirrored(fen), flip(from), flip(to)
				if by != "" {
					by = flip(by)
				}
			}
			p, err := chess.Parse(fen)
			if err != nil {
				t.Fatalf("%s: %v", fen, err)
			}
			r := Why(p, rulestest.Square(from), rulestest.Square(to))
			if r.Violation != tt.kind || by != "" && r.By != rulestest.Square(by) {
				t.Errorf("%s, %s%s: kind %d by %v, want %d by %s (%v)", fen, from, to, r.Violation, r.By, tt.kind, by, r.Phrase())
			}
			if side == "" && !strings.Contains(r.Phrase().String(), tt.say) {
				t.Errorf("%s, %s: %q, want %q", fen, tt.try, r.Phrase(), tt.say)
			}
		}
	}
	p, err := chess.Parse("4k3/P7/8/8/8/8/8/4K3 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	for kind, want := range map[rules.Kind]Violation{rules.King: BadPromotion, rules.Pawn: BadPromotion, rules.Knight: Legal} {
		if r := WhyMove(p, rules.Move{From: rulestest.Square("a7"), To: rulestest.Square("a8"), Promote: kind}); r.Violation != want ||
			(want == Legal) != (r.Phrase().String() == "") {
			t.Errorf("promotion to a %s: %v", kind, r.Phrase())
		}
	}
}

func BenchmarkWhy(b *testing.B) {
	p, err := chess.Parse("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
	if err != nil {
		b.Fatal(err)
	}
	from, to := rulestest.Square("e1"), rulestest.Square("c1")
	for b.Loop() {
		Why(p, from, to)
	}
}

// foreign is a position of another game, which cannot be read as chess.
type foreign struct{ rules.Position }

func (foreign) String() string { return "9/9/9/9/9/9/9/9/9 b - 1" }

// TestUnjudged asks about positions and squares that are not orthodox chess. They are
// never called legal.
func TestUnjudged(t *testing.T) {
	p := foreign{chess.Start()}
	if r := Why(p, rulestest.Square("e2"), rulestest.Square("e4")); r.Violation != Unjudged || r.Refusal().Legal() || r.Phrase().String() == "" {
		t.Errorf("a position of another game: %+v", r)
	}
	if r := Why(chess.Start(), rulestest.Square("e2"), rules.Sq(4, 9)); r.Violation != Unjudged {
		t.Errorf("off the board: %+v", r)
	}
	if f := PromotionFacts(p, rules.Move{From: rulestest.Square("a7"), To: rulestest.Square("a8"), Promote: rules.Queen}); f != nil {
		t.Errorf("claimed %q", f)
	}
}
