package training

import (
	"slices"
	"testing"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
)

// TestFromGame makes the same cards of a game among many as of one that was reviewed.
func TestFromGame(t *testing.T) {
	o := mistakes()
	r := reviewed(t, lost, o)
	want, err := FromReview(t.Context(), r, rules.White, Source{}, o)
	if err != nil || len(want.Cards) != 3 {
		t.Fatalf("%+v, %v", want, err)
	}
	got, err := FromGame(t.Context(), r.Game, record.New("chess", ""), rules.White, o.new)
	if err != nil || len(got.Cards) != 3 || got.Tally != want.Tally {
		t.Fatalf("%+v, %v", got, err)
	}
	for _, c := range got.Cards {
		if !slices.ContainsFunc(want.Cards, func(w Card) bool { return w.ID == c.ID && w.Moves[0] == c.Moves[0] }) {
			t.Errorf("there is a card of %v", c.Position)
		}
	}
}

// TestMissedByEngine makes cards of a game in which the quick search played the same bad move as
// the person: the others are mistakes all the same.
func TestMissedByEngine(t *testing.T) {
	o := mistakes()
	o.best[2] = "Qh5"
	g := reviewed(t, lost, o).Game
	h, err := FromGame(t.Context(), g, record.New("chess", ""), rules.White, o.new)
	if err != nil || len(h.Cards) != 2 {
		t.Errorf("%d cards, left out %+v, %v", len(h.Cards), h.Left, err)
	}
}

// TestMoreMistakes looks at further mistakes of a game among many where the worst ones are not
// clear, and makes at most as many cards as a review has moments.
func TestMoreMistakes(t *testing.T) {
	const moves = "e4 e5 Qh5 Nc6 Qxe5 Nxe5 d4 Ng6 f3 d5 g4 Bxg4"
	new := func() *oracle {
		o := mistakes()
		o.score[8], o.score[9], o.score[10], o.score[11], o.score[12] = 200, 50, 200, 50, -50
		o.best[7], o.best[8], o.best[9], o.best[10], o.best[11] = "h6", "Nc3", "h6", "Nc3", "Bxg4"
		return o
	}
	for _, c := range []struct{ unclear, cards, left int }{{-1, 3, 0}, {8, 3, 1}} {
		o := new()
		if c.unclear >= 0 {
			o.later = map[int]string{c.unclear: "Nh3"}
		}
		g := reviewed(t, moves, o).Game
		h, err := FromGame(t.Context(), g, record.New("chess", ""), rules.White, o.new)
		if err != nil || len(h.Cards) != c.cards || len(h.Cards) > review.Most || len(h.Left) != c.left {
			t.Errorf("%+v: %d cards, left out %+v, %v", c, len(h.Cards), h.Left, err)
		}
	}
}
