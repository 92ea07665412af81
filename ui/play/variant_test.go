package play

import (
	"strings"
	"testing"

	"passedpawn/game/rules"
)

// TestVariant plays Alternate Promotion Chess on the page: a promotion is no
// question, the line says what the piece under the hand does, and the record
// names the game.
func TestVariant(t *testing.T) {
	tb := sit(t, Setup{Variant: "Alternate Promotion Chess, Crowned-sequence", Start: "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", Below: WhiteBelow})
	tb.touch(rules.Sq(0, 6), true)
	if want := "On the far rank it becomes a camel (2 of 9)."; !strings.HasSuffix(tb.line.Text, want) {
		t.Errorf("it says %q, want %q", tb.line.Text, want)
	}
	tb.touch(rules.Square{}, false)
	tb.types("a8")
	rec := tb.Snapshot().Record
	if got := rec.Main(); len(got) != 1 || got[0].SAN != "a8=C" || rec.Rules != "apc-crowned" {
		t.Errorf("played %v in %s", got, rec.Rules)
	}
	if rec.Tag("Variant") != "Alternate Promotion Chess, Crowned-sequence" {
		t.Errorf("the game is called %q", rec.Tag("Variant"))
	}
	// What is refused gets a reason of this game.
	tb.refused(rules.Sq(4, 7), rules.Sq(4, 3))
	if tb.line.Text != "King goes one square in any direction." {
		t.Errorf("it says %q", tb.line.Text)
	}
	// A game of orthodox chess after it is one again.
	if err := tb.Start(Setup{Below: WhiteBelow}); err != nil {
		t.Fatal(err)
	}
	if tb.touch(rules.Sq(0, 0), true); tb.about() != "" || tb.Snapshot().Record.Rules != "chess" {
		t.Errorf("it says %q of a rook", tb.about())
	}
}
