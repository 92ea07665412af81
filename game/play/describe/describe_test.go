package describe

import (
	"math/rand/v2"
	"strings"
	"testing"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
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
	p, err := r.Start(), error(nil)
	if start != "" {
		if p, err = r.Parse(start); err != nil {
			t.Fatal(err)
		}
	}
	s := Scene{Rules: r, Line: []rules.Position{p}}
	for _, text := range moves {
		m, err := r.Read(s.At(), text)
		if err != nil {
			t.Fatal(err)
		}
		next, err := s.At().Play(m)
		if err != nil {
			t.Fatal(err)
		}
		s.Line, s.Moves = append(s.Line, next), append(s.Moves, m)
	}
	return s
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
	} {
		if got := scene(t, c.game, c.start, c.move).Move(0).String(); got != c.want {
			t.Errorf("%s: %q, want %q", c.move, got, c.want)
		}
	}
}

// TestAnswers asks about the Italian game after four moves.
func TestAnswers(t *testing.T) {
	italian := []string{"e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5"}
	for _, c := range []struct{ asked, want string }{
		{"p N", "White, knight: b1, f3"},
		{"p n", "Black, knight: c6, g8"},
		{"p Q", "White, queen: d1"},
		{"s 3", "Rank 3. f3: knight, White"},
		{"s e", "File e. e1: king, White; e4: pawn, White; e5: pawn, Black; e8: king, Black"},
		{"s 6", "Rank 6. c6: knight, Black"},
		{"o e4", "e4: pawn, White"},
		{"o e3", "e3: empty"},
		{"m c4", "c4: bishop, White. It can move to: f1, e2, b3, d3, b5, d5, a6, e6, pawn on f7"},
		{"x c4", "c4: bishop, White. It can capture: pawn on f7"},
		{"x b1", "b1: knight, White. It cannot capture anything."},
		{"m a1", "a1: rook, White. It cannot move."},
		{"m c5", "c5: bishop, Black. It is White's turn."},
		{"m e3", "e3: empty"},
		{"a f7", "f7 is attacked by: c4: bishop, White; e8: king, Black"},
		{"a a5", "a5 is attacked by: c6: knight, Black"},
		{"a h4", "h4 is attacked by: f3: knight, White; d8: queen, Black"},
		{"a e8", "e8 is attacked by: d8: queen, Black"},
		{"a g6", "g6 is attacked by: f7: pawn, Black; h7: pawn, Black"},
		{"l", "Black: bishop to c5"},
		{"c", "Nothing has been captured yet."},
	} {
		got, ok := scene(t, "chess", "", italian...).Answer(c.asked, english)
		if !ok || got.String() != c.want {
			t.Errorf("%s: %q, want %q", c.asked, got, c.want)
		}
	}
	if got, ok := scene(t, "chess", "").Answer("p B", strings.Split("KDTLSP", "")); ok {
		t.Errorf("a German B is no bishop: %q", got)
	}
	for _, c := range []struct{ game, asked, want string }{
		{"shogi", "p L", "Sente, lance: 9i, 1i"},
		{"shogi", "p g", "Gote, gold: 6a, 4a"},
		{"shogi", "p P", "Sente, pawn: 9g, 8g, 7g, 6g, 5g, 4g, 3g, 2g, 1g"},
		{"apc-crowned", "p N", "White, knight: b1, g1"},
		{"apc-crowned", "p C", "White, camel: none"},
	} {
		if got, ok := scene(t, c.game, "").Answer(c.asked, strings.Split("KDTLSP", "")); !ok || got.String() != c.want {
			t.Errorf("%s: %s: %q, want %q", c.game, c.asked, got, c.want)
		}
	}
	russian := strings.Fields("Кр Ф Л С К П")
	for asked, want := range map[string]string{"p Кр": "White, king: e1", "p кр": "Black, king: e8", "p К": "White, knight: b1, g1", "p п": "Black, pawn"} {
		if got, ok := scene(t, "chess", "").Answer(asked, russian); !ok || !strings.HasPrefix(got.String(), want) {
			t.Errorf("%s: %q, want %q", asked, got, want)
		}
	}
	for _, move := range []string{"e4", "Nf3", "O-O", "exd5", "b8=Q", "p", "p X", "s", "s z", "m", "a", "x e9", "l l", "??", "e4?", "e4 ??", "o", ""} {
		if got, ok := scene(t, "chess", "", italian...).Answer(move, english); ok {
			t.Errorf("%q is answered: %q", move, got)
		}
	}
}

// TestHands says what both sides of shogi have in hand. Chess has no hands.
func TestHands(t *testing.T) {
	for start, want := range map[string]string{
		"":                                "Sente, in hand: nothing; Gote, in hand: nothing",
		"4k4/9/9/9/9/9/9/9/4K4 w G3p2r 1": "Gote, in hand: rook 2, pawn 3; Sente, in hand: gold 1",
	} {
		if got, ok := scene(t, "shogi", start).Answer("h", english); !ok || got.String() != want {
			t.Errorf("%q, want %q", got, want)
		}
		if got, ok := scene(t, "shogi", start).Answer("h 4", english); ok {
			t.Errorf("h 4 is answered: %q", got)
		}
	}
	if got, ok := scene(t, "chess", "").Answer("h", english); ok {
		t.Errorf("chess has hands: %q", got)
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
				if said := s.Reach(m.From, false).String(); !strings.Contains(said, s.name(m.To).Text) {
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
