package training

import (
	"slices"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
)

var chess = orthodox.Rules{}

// after returns the position after some moves from the start.
func after(t *testing.T, moves string) rules.Position {
	t.Helper()
	p := chess.Start()
	for san := range strings.FieldsSeq(moves) {
		p = play(t, p, san)
	}
	return p
}

func move(t *testing.T, p rules.Position, san string) rules.Move {
	t.Helper()
	m, err := chess.Read(p, san)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func play(t *testing.T, p rules.Position, san string) rules.Position {
	t.Helper()
	next, err := p.Play(move(t, p, san))
	if err != nil {
		t.Fatal(err)
	}
	return next
}

// card returns the card of a position in which some move is right.
func card(t *testing.T, p rules.Position, san string, from ...Source) Card {
	t.Helper()
	c, err := NewCard(chess, p, []rules.Move{move(t, p, san)}, from...)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestTransposition makes one card of a position, however it was reached: other orders of
// moves, counters, and a square behind a pawn that nothing can capture.
func TestTransposition(t *testing.T) {
	a := card(t, after(t, "d4 d5 c4 e6 Nc3 Nf6"), "Bg5", Source{Opponent: "Anna"})
	for _, moves := range []string{"c4 e6 Nc3 d5 d4 Nf6", "d4 Nf6 c4 e6 Nc3 d5", "d4 e6 c4 Nf6 Nc3 d5"} {
		if b := card(t, after(t, moves), "Bg5"); b.ID != a.ID || b.Position.String() != a.Position.String() {
			t.Errorf("%s is %s with %v, want %s with %v", moves, b.ID, b.Position, a.ID, a.Position)
		}
	}
	for moves, san := range map[string]string{"d4 d5 c4 e6 Nc3 Nf6 Bg5": "Be7", "d4 d5 c4 e6 Nc3 Be7": "Nf3"} {
		if b := card(t, after(t, moves), san); b.ID == a.ID {
			t.Errorf("%s is the same card", moves)
		}
	}
	with := Deck{}.with(a, card(t, after(t, "c4 e6 Nc3 d5 d4 Nf6"), "cxd5", Source{Opponent: "Bob"}))
	if len(with.Cards) != 1 || len(with.Cards[0].Sources) != 2 || len(with.Cards[0].Moves) != 2 {
		t.Errorf("the deck has %+v", with.Cards)
	}
	if len((Deck{}.with(a)).with(a).Cards[0].Sources) != 1 {
		t.Error("a source is there twice")
	}
}

// TestEnPassant keeps the square of a capture that is legal, and makes another card of it.
func TestEnPassant(t *testing.T) {
	legal := card(t, after(t, "e4 a6 e5 d5"), "exd6")
	later := card(t, after(t, "e4 d5 e5 a6"), "d4")
	if legal.ID == later.ID || !strings.Contains(legal.Position.String(), " d6 ") {
		t.Errorf("%v and %v", legal.Position, later.Position)
	}
	pinned, err := chess.Parse("8/8/8/KPp4r/8/8/8/7k w - c6 0 1") // the capture would open the rank
	if err != nil {
		t.Fatal(err)
	}
	if c := card(t, pinned, "Kb6"); strings.Contains(c.Position.String(), "c6") {
		t.Errorf("%v has a capture that is not legal", c.Position)
	}
}

// epd returns the lines of a deck.
func epd(d Deck) string {
	var b strings.Builder
	for _, c := range d.Cards {
		b.WriteString(c.epd(chess) + "\n")
	}
	return b.String()
}

// TestDeckText reads what was written, whatever a source says.
func TestDeckText(t *testing.T) {
	d := Deck{}.with(
		card(t, after(t, "e4 e5"), "Nf3", Source{"Anna; \"the rook\" | 2", "2026.05.03", 2, "Qh5", 34, "Anna - Bob, Club"}, Source{Game: "x"}),
		card(t, after(t, "e4 a6 e5 d5"), "exd6", Source{"", "", 4, "d4", 12, ""}),
	)
	again, faults := parseDeck(chess, epd(d))
	if len(faults) > 0 || epd(again) != epd(d) || len(again.Cards) != 2 {
		t.Fatalf("%v\n%s\n%s", faults, epd(d), epd(again))
	}
	if got, want := again.Cards[0].Sources[0], (Source{"Anna; 'the rook' / 2", "2026.05.03", 2, "Qh5", 34, "Anna - Bob, Club"}); got != want {
		t.Errorf("the source is %+v", got)
	}
	if !slices.Equal(again.Cards[1].Moves, d.Cards[1].Moves) || again.Cards[0].ID != d.Cards[0].ID {
		t.Error("the moves or the IDs have changed")
	}
}

// TestDamagedCards loses only the damaged lines, and tells their numbers.
func TestDamagedCards(t *testing.T) {
	d, faults := parseDeck(chess, damaged)
	var at []int
	for _, f := range faults {
		at = append(at, f.Line)
	}
	if len(d.Cards) != 2 || !slices.Equal(at, []int{2, 4, 5, 6}) || len(d.Cards[1].Moves) != 2 {
		t.Fatalf("%+v, faults %v", d.Cards, faults)
	}
	if got := named("cards.epd", faults)[0].Phrase().String(); got != "cards.epd, line 2: this is not a position in EPD" {
		t.Errorf("it says %q", got)
	}
}

// damaged is a deck with two cards that other programs or people have written.
const damaged = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - bm Nf3; acd 20; c0 \"by hand\";\n" +
	"nonsense\n\n" +
	"8/8/8/8/8/8/8/8 w - - bm Nf3;\n" +
	"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm Ke2;\n" +
	"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - id \"a;b\";\n" +
	"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm e4 d4"

// TestTabs reads a line whose fields are separated by tabs, as a spreadsheet writes them.
func TestTabs(t *testing.T) {
	want := card(t, after(t, "e4 e5"), "Nf3")
	d, faults := parseDeck(chess, strings.Replace(want.epd(chess), " ", "\t", 5))
	if len(faults) > 0 || len(d.Cards) != 1 || !d.Cards[0].same(want) {
		t.Errorf("%+v, %v", d.Cards, faults)
	}
}

// TestManySources keeps the newest ones.
func TestManySources(t *testing.T) {
	c := card(t, after(t, "e4 e5"), "Nf3")
	for i := range 15 {
		c = c.And(Card{Sources: []Source{{Ply: i}}})
	}
	d, faults := parseDeck(chess, c.epd(chess)+"\n")
	if got := d.Cards[0].Sources; len(faults) > 0 || len(got) != mostSources || got[9].Ply != 14 {
		t.Errorf("%v, %v", got, faults)
	}
}

func FuzzDeck(f *testing.F) {
	f.Add("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - bm Nf3; id \"a\"; c0 \"A | 2026.05.03 | 2 | Qh5 | 34 | G\";\n")
	f.Add("x\n8/8/8/8/8/8/8/8 w - - bm \";\n\";;")
	f.Fuzz(func(t *testing.T, text string) {
		d, _ := parseDeck(chess, text)
		seen := map[string]bool{}
		for _, c := range d.Cards {
			if seen[c.ID] {
				t.Errorf("%s is there twice", c.ID)
			}
			seen[c.ID] = true
		}
		once := epd(d)
		again, _ := parseDeck(chess, once)
		if len(again.Cards) != len(d.Cards) {
			t.Errorf("%d cards become %d:\n%s", len(d.Cards), len(again.Cards), once)
		}
		if twice := epd(again); twice != once {
			t.Errorf("%q becomes %q", once, twice)
		}
	})
}
