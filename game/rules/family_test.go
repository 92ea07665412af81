package rules

import "testing"

func TestFamilyOf(t *testing.T) {
	for id, want := range map[string]Family{
		"": ChessFamily, "chess": ChessFamily, "chess960": ChessFamily, "shogi": ShogiFamily, "shogi-24": ShogiFamily,
		"apc-crowned": VariantFamily, "shogiban": VariantFamily,
	} {
		if got := FamilyOf(id); got != want {
			t.Errorf("%q is of the family %s, not %s", id, got, want)
		}
	}
}
