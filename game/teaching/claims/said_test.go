package claims

import (
	"fmt"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
)

// refuteWords says what is wrong with the words of a claim about material: the moves that it
// names, what it says is won, and that nothing is lost for it. start is the position in which
// the winner is to move.
func refuteWords(c Claim, before, start, end rules.Position) string {
	line := c.Line
	if !c.Better {
		line = line[1:]
	}
	p := start
	for _, w := range c.Text.Words {
		switch w := w.(type) {
		case rules.SAN:
			if want := (orthodox.Rules{}).Write(p, line[0]); w.Text != want {
				return fmt.Sprintf("it names %s, and the move is %s", w.Text, want)
			}
			p, line = after(p, line[0]), line[1:]
		case phrase.Phrase:
			if strings.HasPrefix(w.Form, "%v ") { // the moves that follow
				for _, m := range w.Words {
					if want := (orthodox.Rules{}).Write(p, line[0]); m.(rules.SAN).Text != want {
						return fmt.Sprintf("it names %v, and the move is %s", m, want)
					}
					p, line = after(p, line[0]), line[1:]
				}
			}
			if w.Form == "claims.won-worth" && w.Words[0] != c.Gain {
				return fmt.Sprintf("it says %v, and %d are won", w, c.Gain)
			}
			if want, ok := haul(w); ok && hauled(before, end, c.Side) != want {
				return fmt.Sprintf("it says that %v is won, and that is %v", w, hauled(before, end, c.Side))
			}
		}
	}
	if next := after(start, c.first()); strings.HasSuffix(c.Text.Form, "-free") {
		for _, m := range next.Moves() {
			if m.To == c.first().To {
				return fmt.Sprintf("%v recaptures", m)
			}
		}
	}
	return ""
}

// first is the first move of the winner.
func (c Claim) first() rules.Move {
	if c.Better {
		return c.Line[0]
	}
	return c.Line[1]
}

// A load is so many pawns, minor pieces, rooks and queens.
type load [4]int

// haul returns what a phrase says is won, if it says so exactly.
func haul(p phrase.Phrase) (load, bool) {
	switch strings.TrimPrefix(p.Form, "claims.won-") {
	case "pawn":
		return load{1}, true
	case "two-pawns":
		return load{2}, true
	case "three-pawns":
		return load{3}, true
	case "piece":
		return load{0, 1}, true
	case "two-pieces":
		return load{0, 2}, true
	case "two-rooks":
		return load{0, 0, 2}, true
	case "rook":
		return load{0, 0, 1}, true
	case "queen":
		return load{0, 0, 0, 1}, true
	case "new-queen":
		return load{-1, 0, 0, 1}, true
	case "exchange":
		return load{0, -1, 1}, true
	case "for", "and":
		sum, _ := haul(p.Words[0].(phrase.Phrase))
		other, _ := haul(p.Words[1].(phrase.Phrase))
		for i := range sum {
			if strings.HasSuffix(p.Form, "for") {
				other[i] = -other[i]
			}
			sum[i] += other[i]
		}
		return sum, true
	}
	return load{}, false
}

// hauled counts what a side has won between two positions.
func hauled(from, to rules.Position, side rules.Side) (sum load) {
	for sign, p := range map[int]rules.Position{-1: from, 1: to} {
		for piece, n := range rules.PieceCounts(p, 8, 8) {
			if piece.Side != side {
				n = -n
			}
			for i, kinds := range [][]rules.Kind{{rules.Pawn}, {rules.Knight, rules.Bishop}, {rules.Rook}, {rules.Queen}} {
				for _, k := range kinds {
					if piece.Kind == k {
						sum[i] += sign * n
					}
				}
			}
		}
	}
	return sum
}

// TestTraded names what is won.
func TestTraded(t *testing.T) {
	for _, tt := range []struct {
		counts load
		want   string
	}{
		{load{1}, "a pawn"},
		{load{2}, "two pawns"},
		{load{-1, 1}, "a piece for a pawn"},
		{load{-2, 1}, "a piece for two pawns"},
		{load{0, -1, 1}, "the exchange"},
		{load{0, 0, -1, 1}, "a queen for a rook"},
		{load{-1, -1, 1}, "the exchange for a pawn"},
		{load{1, -1, 1}, "the exchange and a pawn"},
		{load{0, 2}, "two pieces"},
		{load{0, 2, -1}, "two pieces for a rook"},
		{load{3}, "three pawns"},
		{load{4}, "material"},
		{load{1, 1}, "a piece and a pawn"},
		{load{-1, 0, -1, 1}, "a queen for a rook and a pawn"},
		{load{1, 1, 1}, "material"},
		{load{}, "material"},
	} {
		if got, _ := traded(nil, tt.counts[:]...); got.String() != tt.want {
			t.Errorf("%v is %q, want %q", tt.counts, got, tt.want)
		}
	}
}

// wholeBoard are moves about which an exchange on one square says something wrong.
var wholeBoard = []struct{ name, fen, played, better, reply, not, say string }{
	{
		// bxa6 Qxc6 Qxc6 allows Rb8+ and mate, so the bishop is not lost.
		"a recapture that allows mate", "6k1/1pqr1pbp/p1np2p1/3Q4/3P1B1P/2P5/P4PP1/1R3BK1 w - - 0 1", "f1a6", "g2g3", "b7a6", "bishop on a6", "",
	},
	{
		// The pawn on e5 was captured first.
		"a piece for a pawn", "4k3/8/3p4/4p3/8/5N2/PPP5/4K3 w - - 0 1", "f3e5", "e1e2", "d6e5", "for free",
		"This allows dxe5, capturing the knight on e5 and winning a piece for a pawn.",
	},
}

// TestWholeBoard makes claims that look at the whole board.
func TestWholeBoard(t *testing.T) {
	longtest.Alone(t)
	for _, tt := range wholeBoard {
		said := ""
		for _, c := range ask(t, tt.fen, tt.played, tt.better, tt.reply) {
			said += c.Sentence().String()
		}
		if strings.Contains(said, tt.not) || !strings.Contains(said, tt.say) {
			t.Errorf("%s: %q", tt.name, said)
		}
	}
}
