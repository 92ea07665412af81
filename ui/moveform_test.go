package ui

import (
	"strings"
	"testing"

	"passedpawn/game/play/session"
	"passedpawn/ui/i18n"
)

// TestMovesInJapanese chooses the notation of shogi moves during a game.
func TestMovesInJapanese(t *testing.T) {
	d := open(t, t.TempDir())
	t.Cleanup(func() { i18n.WriteNative(false) })
	if err := d.session.Start(session.Setup{Variant: "Shogi"}); err != nil {
		t.Fatal(err)
	}
	now := d.session.Snapshot()
	m, err := now.Rules.Read(now.Place.Position(), "P-7f")
	if err != nil {
		t.Fatal(err)
	}
	d.session.Play(m)
	choose := func(label string) {
		t.Helper()
		d.followMenus()
		parent, _ := labelled(d.menus.options.menu.Items, "Moves in shogi")
		i, ok := labelled(parent.ChildMenu.Items, label)
		if !ok {
			t.Fatalf("no %s", label)
		}
		i.Action()
	}
	where := func() string { return i18n.P(d.session.Snapshot().LastMove()) }
	for _, tt := range []struct{ label, kept, move string }{{"Japanese", "japanese", "1.▲７六歩"}, {"Western", "western", "1.P-7f"}} {
		choose(tt.label)
		if d.settings.ShogiMoves != tt.kept {
			t.Errorf("%s is kept as %q", tt.label, d.settings.ShogiMoves)
		}
		if got := where(); !strings.HasPrefix(got, tt.move) {
			t.Errorf("%s: the last move is %q, want %q", tt.label, got, tt.move)
		}
		if san := d.session.Snapshot().Game.Record.Main()[0].SAN(); san != "P-7f" {
			t.Errorf("%s: the record has %q", tt.label, san)
		}
	}
}
