package shogi

import (
	"math/rand/v2"
	"strings"
	"testing"

	"passedpawn/game/chess/law"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/shogi/shogiboard"
	"passedpawn/game/testing/longtest"
)

// TestWhy checks the reasons for refused moves, and the squares that prove them.
func TestWhy(t *testing.T) {
	for _, tt := range []struct{ sfen, try, want, by, at string }{
		{"startpos", "7g7f", "", "", ""},
		{"startpos", "7g7e", "The pawn moves one square straight forward", "", ""},
		{"startpos", "8h6f", "The path is blocked by the pawn on 7g.", "7g", "7g"},
		{"startpos", "2h2a", "The path is blocked by the pawn on 2g.", "2g", "2g"},
		{"startpos", "5i5h", "", "", ""},
		{"startpos", "5i6i", "One of your own pieces is already on 6i.", "6i", "6i"},
		{"startpos", "3c3d", "It is Sente's turn, and that is Gote's piece.", "", ""},
		{"lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", "7g7f", "It is Uwate's turn, and that is Shitate's piece.", "", ""},
		{"startpos", "5e5d", "There is no piece on 5e.", "", ""},
		{"startpos", "5i5i", "A piece has to move to a different square.", "", ""},
		{"startpos", "8i7g", "One of your own pieces is already on 7g.", "7g", "7g"},
		{"startpos", "8i9f", "The knight jumps two squares forward", "", ""},
		{"startpos", "P*5e", "You have no pawn in hand.", "", ""},
		{"startpos", "7g7f+", "A piece promotes only with a move that begins or ends on the far three ranks.", "", ""},
		{"4k4/9/9/9/9/9/4+P4/9/4K4 b - 1", "5g5f+", "That piece is already promoted.", "", ""},
		{"8k/9/9/9/9/9/4+R4/9/4K4 b - 1", "5g5c+", "That piece is already promoted.", "", ""},
		{"4k4/9/9/9/9/9/4+S4/9/4K4 b - 1", "5g5f+", "That piece is already promoted.", "", ""},
		{"4k4/9/9/9/9/9/9/9/4K4 b - 1", "5i5h+", "That piece does not promote.", "", ""},
		{"startpos", "4i5h+", "That piece does not promote.", "", ""},
		{"k8/2P6/9/9/9/9/9/9/4K4 b - 1", "7b7a", "That piece has to promote on 7a. Otherwise it could never move again.", "", ""},
		{"k8/9/9/3N5/9/9/9/9/4K4 b - 1", "6d7b", "That piece has to promote on 7b. Otherwise it could never move again.", "", ""},
		{
			"4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "P*5e", "You already have a pawn on this file, on 5g. Two unpromoted pawns on one file are not allowed (nifu).",
			"5g", "5e",
		},
		{"4k4/9/9/9/9/9/4+P4/9/4K4 b P 1", "P*5e", "", "", ""},
		{"4k4/9/9/9/9/9/4P4/9/4K4 b G 1", "G*5g", "You can drop pieces only on empty squares. This square is occupied by the pawn on 5g.", "5g", "5g"},
		{"4k4/9/9/9/9/9/9/9/4K4 b P 1", "P*1a", "You cannot drop that piece on 1a: it could never move from there.", "", ""},
		{"4k4/9/9/9/9/9/9/9/4K4 b N 1", "N*1b", "You cannot drop that piece on 1b: it could never move from there.", "", ""},
		{"4k4/9/9/9/9/9/9/9/4K4 b L 1", "L*1b", "", "", ""},
		{"7nk/9/7G1/9/9/9/9/9/4K4 b P 1", "P*1b", "A dropped pawn may not give checkmate (uchifuzume). The king on 1a could not escape from this one.", "2c", "1b"},
		{"6Rnk/7g1/7G1/9/9/9/9/9/4K4 b P 1", "P*1b", "", "", ""},                           // the gold may take it
		{"7nk/7g1/7GB/9/9/9/9/9/4K4 b P 1", "P*1b", "", "", ""},                            // likewise
		{"7nk/7g1/6BG1/9/9/9/9/9/4K4 b P 1", "P*1b", "A dropped pawn may not", "2c", "1b"}, // the gold is pinned
		{"4k4/9/9/9/4r4/9/9/9/4K4 b G 1", "G*1a", "Your king on 5i is in check from the rook on 5e. A drop has to block that check.", "5e", "5i"},
		{"4k4/9/9/9/4r4/9/9/9/4K4 b G 1", "G*5g", "", "", ""},
		{"4k4/9/9/9/9/9/5n3/9/4K4 b G 1", "G*4h", "Your king on 5i is in check from the knight on 4g, and no drop can block that check.", "4g", "5i"},
		{"4k4/9/9/9/4r4/9/5n3/9/4K4 b G 1", "G*5g", "You are in double check: only a king move helps.", "4g", "5i"},
		{"4k4/9/9/9/4r4/9/4G4/9/4K4 b - 1", "5g4g", "That piece has to stay. Without it, your king on 5i would be in check from the rook on 5e.", "5e", "5i"},
		{"4k4/9/9/9/4r4/9/9/9/4K4 b - 1", "5i5h", "Your king cannot move to 5h: the rook on 5e attacks that square.", "5e", "5h"},
		{"4k4/9/9/9/4r4/9/9/9/G3K4 b - 1", "9i9h", "Your king on 5i would still be in check from the rook on 5e.", "5e", "5i"},
		{"8k/7G1/7G1/9/9/9/9/9/4K4 w - 1", "1a1b", "The game is over: Gote has no legal move.", "", ""},
	} {
		p := play(t, tt.sfen, "")[0]
		m := step(t, p, tt.try)
		why := law.Refusal(Rules{}, []rules.Position{p}, m)
		if got := why.Text.String(); tt.want == "" && got != "" || !strings.HasPrefix(got, tt.want) {
			t.Errorf("%s %s: %q, want %q", tt.sfen, tt.try, got, tt.want)
		}
		if why.Proven != (tt.by != "") || why.Proven && (Square(why.By) != tt.by || Square(why.At) != tt.at) {
			t.Errorf("%s %s: proven by %s at %s, want %s at %s", tt.sfen, tt.try, Square(why.By), Square(why.At), tt.by, tt.at)
		}
	}
}

// step returns a USI move, legal or not. Without a plus, it does not promote.
func step(t *testing.T, p rules.Position, usi string) rules.Move {
	t.Helper()
	m, ok := Rules{}.ReadIllegal(p, usi)
	if !ok {
		t.Fatalf("%s is not understood", usi)
	}
	return m
}

// TestReadIllegal reads texts of moves that are not legal.
func TestReadIllegal(t *testing.T) {
	for _, tt := range []struct{ sfen, text, want string }{
		{"4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "P*5e", "(nifu)"},
		{"4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "▲５五歩打", "(nifu)"},
		{"4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "+0055FU", "(nifu)"},
		{"k8/2P6/9/9/9/9/9/9/4K4 b - 1", "P-7a=", "has to promote"},
		{"k8/2P6/9/9/9/9/9/9/4K4 b - 1", "７一歩不成", "has to promote"},
		{"k8/2P6/9/9/9/9/9/9/4K4 b - 1", "+7271FU", "has to promote"},
		{"startpos", "+7776TO", "A piece promotes only with a move"},
		{"startpos", "R-2e", "The path is blocked by the pawn on 2g."},
		{"startpos", "N-7g", "already on 7g"},
		{"startpos", "２五飛", "The path is blocked by the pawn on 2g."},
		{"startpos", "G-5f", "The gold moves one square"},
		{"startpos", "B*5e", "You have no bishop in hand."},
	} {
		p := play(t, tt.sfen, "")[0]
		m, ok := law.ParseIllegal(Rules{}, p, nil, tt.text)
		if got := law.Refusal(Rules{}, []rules.Position{p}, m).Text.String(); !ok || !strings.Contains(got, tt.want) {
			t.Errorf("%s %s: %v, %q", tt.sfen, tt.text, ok, got)
		}
	}
	for _, text := range []string{"", "P-7f", "hello", "同歩"} {
		if m, ok := law.ParseIllegal(Rules{}, Rules{}.Start(), nil, text); ok {
			t.Errorf("%q means %v", text, m)
		}
	}
}

// TestDescribe describes every kind.
func TestDescribe(t *testing.T) {
	for k := range shogiboard.NoKind {
		if text, _ := rules.Describe(Rules{}, kinds[k]); kinds[k] != "" && text.String() == "" {
			t.Errorf("nothing about the %s", kinds[k])
		}
	}
}

// TestWhyKnowsAll checks that there is a reason for every illegal move and drop and none
// for legal ones, and that any piece given as proof exists.
func TestWhyKnowsAll(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 9))
	for range longtest.Of(3, 30) {
		p := Rules{}.Start()
		for range rng.IntN(150) {
			moves := p.Moves()
			if len(moves) == 0 {
				break
			}
			p, _ = p.Play(moves[rng.IntN(len(moves))])
		}
		for to := range shogiboard.Square(shogiboard.Squares) {
			for from := range shogiboard.Square(shogiboard.Squares) {
				reasoned(t, p, rules.Move{From: from.Seen(), To: to.Seen()})
			}
			for _, kind := range hand {
				reasoned(t, p, rules.Move{To: to.Seen(), Drop: kind})
			}
		}
	}
}

func reasoned(t *testing.T, p rules.Position, m rules.Move) {
	t.Helper()
	why, legal := (Rules{}).Why(p, m), len(rules.Choices(p, m.Origin(p.Turn()), m.To)) > 0
	if _, there := p.At(why.By); why.Legal() != legal || why.Proven && !there {
		t.Errorf("%v: %s is legal: %v, and refused: %q, by %s", p, rules.Coordinates(Rules{}, m), legal, why.Text, Square(why.By))
	}
}

// TestNativeSquares names the squares in a refusal in Japanese if moves are written in
// Japanese.
func TestNativeSquares(t *testing.T) {
	p, err := Rules{}.Parse("4k4/9/9/9/9/9/4P4/9/4K4 b P 1")
	if err != nil {
		t.Fatal(err)
	}
	native := *phrase.English()
	native.Native = true
	why := Rules{}.Why(p, rules.Move{Drop: rules.Pawn, To: rules.Sq(4, 4)})
	if got := why.Text.In(&native); !strings.Contains(got, "5七") || strings.Contains(why.Text.String(), "5七") {
		t.Errorf("%s, and in the western form %s", got, why.Text)
	}
	if name := rules.NameOf(Rules{}, rules.Sq(2, 3)); name.In(&native) != "7六" || name.String() != "7f" {
		t.Errorf("a square is called %s and %s", name.In(&native), name)
	}
}
