package describe

import (
	"math/rand/v2"
	"strings"
	"testing"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/rules/rulestest"
	"passedpawn/game/variants"
)

// english are the letters of a person who reads English.
var english = rules.LettersIn(phrase.English())

// scene plays moves from a position, "" for the usual one.
func scene(t *testing.T, id, start string, moves ...string) Scene {
	t.Helper()
	r, ok := variants.All().Find(id)
	if !ok {
		t.Fatal(id)
	}
	line, played := rulestest.Play(t, r, start, moves...)
	return Scene{Rules: r, Line: line, Moves: played}
}

// TestMove says moves of all kinds.
func TestMove(t *testing.T) {
	const (
		castling  = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"
		promotion = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1"
	)
	for _, c := range []struct{ game, start, move, want string }{
		{"chess", "", "e4", "pawn to e4"},
		{"chess", "", "Nf3", "knight to f3"},
		{"chess", castling, "O-O", "castles kingside"},
		{"chess", castling, "O-O-O", "castles queenside"},
		{"chess", promotion, "a8=N", "pawn to a8, promotes to knight"},
		{"chess", promotion, "axb8=Q+", "pawn captures knight on b8, promotes to queen, check"},
		{"chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", "pawn captures en passant on d6"},
		{"chess", "4k3/8/8/8/8/8/8/RN2KN2 w - - 0 1", "Nbd2", "knight from b1 to d2"},
		{"chess", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8#", "rook to a8, checkmate"},
		{"shogi", "", "P-7f", "pawn to 7f"},
		{"shogi", "4k4/9/9/9/9/9/9/9/4K4 b G 1", "G*5h", "gold dropped on 5h"},
		{"shogi", "4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "G*5b", "gold dropped on 5b, checkmate"},
	} {
		if got := scene(t, c.game, c.start, c.move).Move(0).String(); got != c.want {
			t.Errorf("%s: %q, want %q", c.move, got, c.want)
		}
	}
}

// TestHands says what both sides of shogi have in hand.
func TestHands(t *testing.T) {
	for start, want := range map[string]string{
		"":                                "Sente, in hand: nothing; Gote, in hand: nothing",
		"4k4/9/9/9/9/9/9/9/4K4 w G3p2r 1": "Gote, in hand: rook 2, pawn 3; Sente, in hand: gold 1",
	} {
		if got := scene(t, "shogi", start).Hands(); got.String() != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestLettered finds pieces by letters: the person's own, and those of games that have their own.
func TestLettered(t *testing.T) {
	german, russian := strings.Split("KDTLSP", ""), strings.Fields("Кр Ф Л С К П")
	for _, c := range []struct {
		game, letter string
		letters      []string
		want         string
	}{
		{"chess", "N", english, "White, knight: b1, g1"},
		{"chess", "n", english, "Black, knight: b8, g8"},
		{"chess", "B", german, ""},
		{"chess", "L", german, "White, bishop: c1, f1"},
		{"chess", "Кр", russian, "White, king: e1"},
		{"chess", "кр", russian, "Black, king: e8"},
		{"chess", "К", russian, "White, knight: b1, g1"},
		{"shogi", "L", german, "Sente, lance: 9i, 1i"},
		{"shogi", "g", german, "Gote, gold: 6a, 4a"},
		{"shogi", "P", german, "Sente, pawn: 9g, 8g, 7g, 6g, 5g, 4g, 3g, 2g, 1g"},
		{"apc-crowned", "N", german, "White, knight: b1, g1"},
		{"apc-crowned", "C", german, "White, camel: none"},
	} {
		if got, ok := scene(t, c.game, "").Lettered(c.letter, c.letters); ok != (c.want != "") || ok && got.String() != c.want {
			t.Errorf("%s, %s: %q, want %q", c.game, c.letter, got, c.want)
		}
	}
}

// TestLed says the last move of a position without the one before, and that an earlier capture is not
// known.
func TestLed(t *testing.T) {
	s := scene(t, "chess", "4k3/8/8/3N4/8/8/8/4K3 b - - 0 1")
	s.Led = rules.Move{From: rules.Sq(2, 2), To: rules.Sq(3, 4)}
	if got := s.Last().String(); got != "White: knight to d5" {
		t.Errorf("it says %q", got)
	}
	if got := s.LastCapture().String(); got != "Nothing has been captured since the first position." {
		t.Errorf("it says %q", got)
	}
	if got := scene(t, "chess", "", "e4").LastCapture().String(); got != "Nothing has been captured yet." {
		t.Errorf("it says %q", got)
	}
}

// TestAhead says moves of which it is not known what they meet.
func TestAhead(t *testing.T) {
	s := scene(t, "chess", "")
	for want, m := range map[string]rules.Move{
		"pawn to a8, promotes to queen": {From: rules.Sq(0, 1), To: rules.Sq(0, 7), Promote: rules.Queen},
		"e4, e5":                        {From: rules.Sq(4, 3), To: rules.Sq(4, 4)},
		"knight dropped on e5":          {Drop: rules.Knight, To: rules.Sq(4, 4)},
	} {
		if got := s.Ahead(m).String(); got != want {
			t.Errorf("it says %q, want %q", got, want)
		}
	}
}

// TestStyles says the same move in all styles.
func TestStyles(t *testing.T) {
	for style, want := range map[Style][2]string{
		Words:   {"knight captures pawn on e5", "e5: knight, White"},
		SAN:     {"Nxe5", "e5: knight, White"},
		UCI:     {"f3e5", "e5: knight, White"},
		Spelled: {"knight captures pawn on echo 5", "echo 5: knight, White"},
	} {
		s := scene(t, "chess", "", "e4", "e5", "Nf3", "d6", "Nxe5")
		s.Style = style
		if got := s.Move(4).String(); got != want[0] {
			t.Errorf("%s: %q, want %q", style, got, want[0])
		}
		if got := s.Square(rules.Sq(4, 4)).String(); got != want[1] {
			t.Errorf("%s: %q, want %q", style, got, want[1])
		}
	}
	s := scene(t, "chess", "")
	s.Style = Spelled
	if got := s.Could(rules.Move{From: rules.Sq(6, 0), To: rules.Sq(5, 2)}).String(); got != "knight foxtrot 3" {
		t.Errorf("it says %q", got)
	}
	s = scene(t, "shogi", "")
	s.Style = Spelled
	if got := s.Square(rules.Sq(4, 0)).String(); got != "5 india: king, Sente" {
		t.Errorf("it says %q", got)
	}
}

// TestGames describes random games of all kinds: whatever is legal is named, and each move has
// words.
func TestGames(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for _, game := range variants.All() {
		s := Scene{Rules: game.Rules, Line: []rules.Position{game.Rules.Start()}}
		for range 60 {
			all := s.At().Moves()
			if len(all) == 0 {
				break
			}
			m := all[random.IntN(len(all))]
			if m.Drop == rules.NoKind {
				if said := s.Reach(m.From, false).String(); !strings.Contains(said, s.name(m.To).String()) {
					t.Fatalf("%s: %v is not in %q", game.Rules.ID(), m, said)
				}
			}
			next, err := s.At().Play(m)
			if err != nil {
				t.Fatal(err)
			}
			s.Line, s.Moves = append(s.Line, next), append(s.Moves, m)
			if said := s.Last().String(); strings.Contains(said, "%!") || strings.Contains(said, "describe.") {
				t.Fatalf("%s: %q", game.Rules.ID(), said)
			}
			for _, at := range s.squares() {
				if said := s.Square(at).String(); strings.Contains(said, "%!") {
					t.Fatalf("%s: %q", game.Rules.ID(), said)
				}
			}
			for rank := range s.shape().Ranks {
				s.Rank(rank)
			}
			for file := range s.shape().Files {
				s.File(file)
			}
			s.LastCapture()
		}
	}
}
