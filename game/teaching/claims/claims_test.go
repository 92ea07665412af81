package claims

import (
	"slices"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
)

// ask makes the claims about a move written as UCI does, with a better one, and a reply if
// one is given. Either may be "".
func ask(t testing.TB, fen, played, better string, reply ...string) []Claim {
	t.Helper()
	p, err := orthodox.Rules{}.Parse(fen)
	if err != nil {
		t.Fatalf("%s: %v", fen, err)
	}
	first := find(t, p, played)
	return About([]rules.Position{p}, first, moveList(t, p, better), moveList(t, after(p, first), reply...))
}

// moveList returns the moves with UCI notations, each after the one before it.
func moveList(t testing.TB, p rules.Position, moves ...string) (all []rules.Move) {
	t.Helper()
	for _, text := range strings.Fields(strings.Join(moves, " ")) {
		all = append(all, find(t, p, text))
		p = after(p, all[len(all)-1])
	}
	return all
}

// find returns the legal move with a UCI notation, the null move for none.
func find(t testing.TB, p rules.Position, text string) rules.Move {
	t.Helper()
	return matchtest.Move(t, p, text)
}

// examples are moves, with the weightiest claim about each.
var examples = []struct {
	fen, played, better string
	kind                Kind
	say                 string
}{
	{"7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "g5g6", "", GivesDraw, "stalemate"},
	{"7k/8/8/8/8/8/1r6/2K5 w - - 0 1", "c1b2", "", GivesDraw, "Neither side"},
	{"rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2", "g2g4", "e2e4", Mate, "Black can now give checkmate with Qh4#."},
	{"r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", "e5d4", "f6a6", Mate, "White could have forced checkmate in 3 moves, starting with Ra6+."},
	{"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "a1a2", "a1a6", Mate, "White could have forced checkmate in 2 moves, starting with Ra6."},
	{
		"3rr2k/3qn1p1/p3R2p/1p3p1Q/7R/2P4P/PP3PP1/6K1 w - - 0 28", "h5e2", "e6h6", Mate,
		"White could have forced checkmate in 7 moves, starting with Rxh6+.",
	},
	{
		"k2r4/pR4pp/2p5/7q/N1p3n1/Q2b2B1/PP3rPP/R5K1 b - - 0 22", "a8b7", "f2g2", Mate,
		"Black could have forced checkmate in 10 moves, starting with Rxg2+.",
	},
	{"4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1", "e1d1", "e1e2", Capture, "Instead, Kxe2 would have won the rook on e2 for free."},
	{"4k3/2p5/3p4/8/4N3/8/8/4K3 w - - 0 1", "e4c5", "e4f6", Capture, "This allows dxc5, winning the knight on c5 for free."},
	{
		"r3k3/p4p2/8/1N6/8/8/5PPP/6K1 w - - 0 1", "h2h3", "b5c7", Fork,
		"Instead, Nc7+ would have won a rook with a fork of the king on e8 and the rook on a8.",
	},
	{"4r1k1/1b3ppp/8/1P6/8/7P/5PP1/R5K1 w - - 0 1", "a1a6", "g1h2", Capture, "This allows Bxa6, capturing the rook on a6 and winning"},
	{"6k1/6pp/4q3/8/8/8/P4PPP/3B2K1 w - - 0 1", "h2h3", "d1b3", Pin, "Instead, Bb3 would have won a queen for a piece by pinning the queen on e6 to its king."},
	{
		"1r6/8/8/1k6/8/8/4RPPP/6K1 w - - 0 1", "h2h3", "e2b2", Skewer,
		"Instead, Rb2+ would have won a rook with a skewer of the king on b5 and, behind it, the rook on b8.",
	},
	{
		"4q3/5ppk/7p/8/4N3/8/5PPP/4R1K1 w - - 0 1", "h2h3", "e4f6", Discovered,
		"Instead, Nf6+ would have won a queen for a piece with a discovered attack on the queen on e8.",
	},
	{"N1bk4/p4ppp/8/8/8/8/5PPP/6K1 b - - 0 1", "d8e8", "c8b7", Trapped, "Instead, Bb7 would have won a piece by trapping the knight on a8."},
	{"8/8/8/p7/8/4K3/8/7k w - - 0 1", "e3f3", "e3d3", Runs, "Nothing can now stop the pawn on a5 from promoting."},
	{"8/8/8/8/6k1/P7/8/K7 w - - 0 1", "a1b1", "a3a4", Runs, "Nothing could have stopped the pawn on a4 from promoting."},
	{"5rk1/5ppp/8/8/8/3B4/4QPPP/6K1 w - - 0 1", "h2h3", "e2e4", Threat, "Instead, Qe4 would have threatened checkmate with Qxh7#."},
	{"6k1/5p1p/8/p7/8/1N6/5PPP/6K1 w - - 0 1", "h2h3", "b3a5", Capture, "Instead, Nxa5 would have won the pawn on a5 for free."},
	{
		"2k1r3/pp6/3r4/2pn2N1/5B2/3P4/PPP2nPP/2KR3R b - - 1 22", "d6g6", "d5f4", Capture,
		"Instead, Nxf4 would have captured the bishop on f4 and won a piece and a pawn.",
	},
	{"r3kb1r/1p3ppp/p3pn2/3pN3/5B2/2PQ4/PqnN1PPP/1R3RK1 b kq - 2 15", "c2b4", "b2a2", Capture, "This allows Rxb2, capturing the queen on b2 and winning"},
	{
		"2r2r2/1pp2p2/p4k1p/3p3P/3P4/2PnP3/PPK2p2/5RR1 w - - 0 26", "g1g2", "c2d3", Capture,
		"Instead, Kxd3 would have captured the knight on d3 and won a piece and a pawn.",
	},
	{"8/8/8/3k3P/4p1P1/4K3/1Pp5/8 w - - 0 44", "e3f4", "e3d2", Runs, "Nothing can now stop the pawn on c2 from promoting."},
	{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1e2", "", LosesCastling, "White can no longer castle"},
}

func TestClaims(t *testing.T) {
	for _, tt := range examples {
		all := ask(t, tt.fen, tt.played, tt.better)
		if len(all) == 0 || all[0].Kind != tt.kind || !strings.Contains(all[0].Sentence().String(), tt.say) {
			t.Errorf("%s, %s: %v, want %d, %q", tt.fen, tt.played, all, tt.kind, tt.say)
		}
	}
}

// replies are examples in which the reply of an engine shows what the played move allows.
var replies = []struct {
	fen, played, better, reply string
	kind                       Kind
	say                        string
}{
	{"r5k1/6pp/p7/1p6/8/2N5/6PP/R5K1 b - - 0 1", "h7h6", "b5b4", "c3b5", Material, "This allows Nxb5, winning a pawn."},
	{"r5k1/6pp/p7/1p6/8/2N5/6PP/R5K1 w - - 0 1", "h2h3", "c3b5", "a8b8", Material, "Instead, Nxb5 would have won a pawn."},
	{ // f4 gives no check
		"2r3k1/R1P5/8/N4p1P/1PR3p1/P4b2/5P1K/4r3 w - - 0 35", "a5c6", "", "f5f4", Mate,
		"Black can now force checkmate in 4 moves, starting with f4.",
	},
	{"5rk1/p4ppp/8/8/8/3B4/4QPPP/6K1 b - - 0 1", "a7a5", "f7f5", "e2e4", Threat, "This allows Qe4, threatening checkmate with Qxh7#."},
}

// TestReplies makes the claims about moves with a known reply, and holds them to the second
// implementation. Without the reply, nothing is claimed of what only it shows.
func TestReplies(t *testing.T) {
	longtest.Alone(t)
	for _, tt := range replies {
		p, err := orthodox.Rules{}.Parse(tt.fen)
		if err != nil {
			t.Fatal(err)
		}
		all := ask(t, tt.fen, tt.played, tt.better, tt.reply)
		if len(all) == 0 || all[0].Kind != tt.kind || all[0].Sentence().String() != tt.say {
			t.Errorf("%s, %s: %v, want %d, %q", tt.fen, tt.played, all, tt.kind, tt.say)
		}
		for _, c := range all {
			if wrong := refute([]rules.Position{p}, c); wrong != "" {
				t.Errorf("%s, %s: %s %v: %s", tt.fen, tt.played, c.Text, c.Line, wrong)
			}
		}
		for _, c := range ask(t, tt.fen, tt.played, tt.better) {
			if !c.Better && c.Kind == tt.kind {
				t.Errorf("%s, %s: %s without the reply", tt.fen, tt.played, c.Text)
			}
		}
	}
}

// TestLoosened says which pawn is not protected any more, although the better move would
// have cost a pawn too, at another place.
func TestLoosened(t *testing.T) {
	all := ask(t, "3q1rk1/p2n2pp/3Qpn2/p1p2p2/2PP4/B1P1P1P1/4NPKP/1R6 b - - 0 19", "f6e4", "f8e8")
	if want := "This leaves the pawn on e6 open to Qxe6+."; len(all) != 1 || all[0].Sentence().String() != want {
		t.Errorf("%v, want %q", all, want)
	}
}

// TestNothingThreatened asks about moves after which a piece can be captured next, which is not yet a
// reason: it may move away.
func TestNothingThreatened(t *testing.T) {
	for _, tt := range []struct{ fen, played, better, reply string }{
		{"4k3/8/p1n5/1p6/8/8/4BPPP/6K1 w - - 0 1", "h2h3", "e2f3", ""},
		{"4k3/8/p1n5/1p6/8/8/4BPPP/6K1 b - - 0 1", "e8f8", "e8d7", "e2f3"},
		{"1rr3k1/1bq2pbp/p2p1np1/4p3/1PPpPP2/P2B4/4Q1PP/RNB2RK1 w - - 3 18", "f4f5", "f4e5", ""},
		{"r1bqkb1r/pppp1p1p/5np1/4p3/2BnP3/P2Q4/1PPP1PPP/RNB1K1NR b KQkq - 2 6", "d7d6", "d7d5", ""},
	} {
		for _, c := range ask(t, tt.fen, tt.played, tt.better, tt.reply) {
			t.Errorf("%s, %s: %s", tt.fen, tt.played, c.Sentence())
		}
	}
}

// TestLongerLine names the moves up to the one that wins the material.
func TestLongerLine(t *testing.T) {
	for _, tt := range []struct{ fen, played, better, reply, want string }{
		{
			"r2q4/pp2kp2/2p1b3/3pQ3/8/8/PPP1PPB1/R4R1K w - - 0 20", "g2h3", "h1g1", "d8h8",
			"This allows Qh8, winning a piece for a pawn, for example after Qc7+ Ke8 Qxb7 Qxh3+.",
		},
		{
			"r4rk1/ppq3p1/4p1Qp/3pP3/8/1n1B4/PP3PPP/5RK1 b - - 0 21", "b3d2", "c7e5", "g6h7 g8f7 d3g6 f7e7 h7g7 e7d8 g7f8",
			"This allows Qh7+, winning a rook and a pawn, for example after Kf7 Bg6+ Ke7 Qxg7+ Kd8 Qxf8+.",
		},
	} {
		if all := ask(t, tt.fen, tt.played, tt.better, tt.reply); len(all) == 0 || all[0].Sentence().String() != tt.want {
			t.Errorf("%v, want %q", all, tt.want)
		}
	}
}

// TestStrongest says what wins most, and not the pawn that the engine would rather capture.
func TestStrongest(t *testing.T) {
	all := ask(t, "r3k3/p4p2/8/1N6/3p4/2P5/5PPP/6K1 b - - 0 1", "f7f5", "e8d7", "c3d4")
	const want = "This allows Nc7+, winning a rook for a pawn with a fork of the king on e8 and the rook on a8."
	if len(all) == 0 || all[0].Sentence().String() != want {
		t.Errorf("%v, want %q", all, want)
	}
}

// TestDiscoveredCheck has a word of its own for a discovered attack on the king.
func TestDiscoveredCheck(t *testing.T) {
	all := ask(t, "1r1q1r2/1bpp1pkP/p3p1n1/3PN3/4P3/2QB4/PPP2PP1/2KR3R b - - 0 18", "f8h8", "d8g5", "e5d7")
	want := "This allows Nxd7+, winning material worth at least 2 pawns with a discovered check."
	if !slices.ContainsFunc(all, func(c Claim) bool { return c.Sentence().String() == want }) {
		t.Errorf("%v, want %q", all, want)
	}
}

// sentences are moves with what is said of them, and the ways that an engine would go.
var sentences = []struct{ name, fen, played, better, reply, say string }{
	{
		"all that is won", "r2k4/p1p1b1r1/1p1pB2p/2q5/3RbR2/2P3PQ/PP5P/6K1 b - - 2 28", "e4b7", "e4h7", "h3h6",
		"This allows Qxh6, capturing the pawn on h6 and winning a piece and a pawn.",
	},
	{
		"two ways to capture", "r2q1rk1/pb4pp/npp1pb2/8/2PPQN2/2N5/PP4PP/2KR1B1R w - - 4 14", "e4e6", "f4e6", "g8h8",
		"It was better to capture the pawn on e6 with Nxe6, winning the exchange and a pawn.",
	},
	{
		"a gain that takes seven plies to prove", "r6r/p1q1k1pp/2p1pp2/2Np1n1Q/8/8/PP3PPP/2RR2K1 b - - 3 20", "c7a5", "g7g6", "d1e1 g7g6 e1e6",
		"This allows Re1, winning a pawn by pinning the pawn on e6 to its king.",
	},
	{
		"a gain that takes nine plies to prove", "2krr3/ppp3p1/1b3p1p/8/1P1n2P1/P3p2P/1R2P1B1/2B2R1K w - - 3 23", "g2f3", "b4b5", "d4f3",
		"This allows Nxf3, winning a piece, for example after Rxf3 Rd1+ Kg2 Rxc1.",
	},
	{
		"a pawn becomes a queen", "8/8/8/8/8/5kpp/8/7K w - - 0 56", "h1g1", "", "h3h2",
		"This allows h2+, winning a new queen for a pawn, for example after Kh1 g2+ Kxh2 Kf2 Kh3 g1=Q.",
	},
}

// TestSentences asks for the weightiest sentence.
func TestSentences(t *testing.T) {
	longtest.Alone(t)
	for _, tt := range sentences {
		if all := ask(t, tt.fen, tt.played, tt.better, tt.reply); len(all) == 0 || all[0].Sentence().String() != tt.say {
			t.Errorf("%s: %v, want %q", tt.name, all, tt.say)
		}
	}
}

// TestNotTheReason says nothing of a capture that the better move allows as well, nor of a gain that
// only a counter-attack protects, that a knight in a corner does not survive, or that is lost again
// where its line ends.
func TestNotTheReason(t *testing.T) {
	for _, tt := range []struct {
		fen, played, better, reply string
		most                       int // pawns that are really won
	}{
		{"r1bqkbnr/pp3ppp/2n5/1Q1B4/2p3P1/8/PP1PPP1P/RNB1K1NR b KQkq - 0 7", "a7a6", "g8f6", "d5c6", 0},
		{"3r1rk1/5ppp/1pn1pb2/p7/2qP4/2B2N2/1P1Q1PPP/R1R3K1 w - - 0 22", "c3a5", "d4d5", "c4b5", 1},
		{"2kr3r/n4ppp/1p1P1n2/pb2N3/1p1pP3/3P2NP/P3BPP1/2B1K2R b K - 0 20", "d8d6", "h8f8", "g3f5", 1}, // the knight on h8 is lost
		{"r7/kpQ4p/3pN2p/p4b2/P7/3P2P1/1P4KP/2R5 b - - 3 29", "a8b8", "f5e6", "c7a5", 0},               // Qxd6 threatens mate, and the bishop
	} {
		for _, c := range ask(t, tt.fen, tt.played, tt.better, tt.reply) {
			if (c.Kind == Capture || c.Kind == Material) && c.Gain > tt.most {
				t.Errorf("%s, %s: %s", tt.fen, tt.played, c.Sentence())
			}
		}
	}
}

// TestFarMateAnyway blames no move for a mate, nor for what it would have won: the move that was played
// still forces one, or the better one allows one as well.
func TestFarMateAnyway(t *testing.T) {
	for _, tt := range []struct{ fen, played, better, reply string }{
		{"8/8/8/3k4/8/8/8/RRR4K w - - 0 1", "c1d1", "c1e1", "d5e4"},
		{"8/8/8/8/3k4/8/8/RRR4K b - - 0 1", "d4d5", "d4e5", "c1e1"},
		{"8/2p5/2p5/6Qp/p1kP1P1P/P4N2/1PK1R3/7R w - - 2 29", "g5h5", "g5c5", ""},
	} {
		for _, c := range ask(t, tt.fen, tt.played, tt.better, tt.reply) {
			if c.Kind == Mate || c.Gain > 0 {
				t.Errorf("%s, %s: %s", tt.fen, tt.played, c.Sentence())
			}
		}
	}
}

// TestMateBeforeTheClock claims no mate that the fifty-move rule may end first.
func TestMateBeforeTheClock(t *testing.T) {
	for _, tt := range []struct {
		fen, played, better string
		claimed             bool
	}{
		{"kbK5/pp6/1P6/8/8/8/8/R7 w - - 94 90", "a1a2", "a1a6", true},
		{"kbK5/pp6/1P6/8/8/8/8/R7 w - - 98 90", "a1a2", "a1a6", false},
		{"3rr2k/3qn1p1/p3R2p/1p3p1Q/7R/2P4P/PP3PP1/6K1 w - - 60 90", "h5e2", "e6h6", true},
		{"3rr2k/3qn1p1/p3R2p/1p3p1Q/7R/2P4P/PP3PP1/6K1 w - - 90 90", "h5e2", "e6h6", false},
	} {
		all := ask(t, tt.fen, tt.played, tt.better)
		if got := slices.ContainsFunc(all, func(c Claim) bool { return c.Kind == Mate }); got != tt.claimed {
			t.Errorf("%s: %v", tt.fen, all)
		}
	}
}

func TestRepetition(t *testing.T) {
	p := orthodox.Rules{}.Start()
	line := []rules.Position{p}
	for i, m := range strings.Fields("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8") {
		all := About(line, find(t, p, m), nil, nil)
		if got, want := len(all) == 1 && all[0].Kind == GivesDraw, i == 7; got != want {
			t.Errorf("after %s, ply %d: %v", m, i, all)
		}
		p, _ = p.Play(find(t, p, m))
		line = append(line, p)
	}
}

// TestOwnClaims holds the claims of TestClaims to the second implementation.
func TestOwnClaims(t *testing.T) {
	longtest.Alone(t)
	for _, tt := range examples {
		p, err := orthodox.Rules{}.Parse(tt.fen)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range ask(t, tt.fen, tt.played, tt.better) {
			if wrong := refute([]rules.Position{p}, c); wrong != "" {
				t.Errorf("%s, %s: %s %v: %s", tt.fen, tt.played, c.Text, c.Line, wrong)
			}
		}
	}
}
