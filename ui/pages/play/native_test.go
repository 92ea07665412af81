package play

import (
	"strings"
	"testing"

	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/shogi"
	"passedpawn/ui/i18n"
)

// TestLineInJapanese writes the line of an engine, which depends on its positions.
func TestLineInJapanese(t *testing.T) {
	r := shogi.Rules{}
	thought := player.Thought{Position: r.Start()}
	now := thought.Position
	for _, text := range []string{"7g7f", "3c3d", "8h2b+", "3a2b", "B*5e"} {
		m, err := r.Read(now, text)
		if err != nil {
			t.Fatal(err)
		}
		thought.Line = append(thought.Line, m)
		if now, err = now.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() { i18n.WriteNative(false) })
	for _, tt := range []struct {
		native bool
		want   string
	}{{false, "P-7f P-3d Bx2b+ Sx2b B*5e"}, {true, "▲７六歩 △３四歩 ▲２二角成 △同銀 ▲５五角"}} {
		i18n.WriteNative(tt.native)
		if got := lineOf(session.Snapshot{Rules: r}, thought); got != tt.want {
			t.Errorf("the line is %s, want %s", got, tt.want)
		}
	}
}

// TestExamples shows how to type a move in the game on the board, in the person's
// notation, and writes squares in sentences the same way.
func TestExamples(t *testing.T) {
	t.Cleanup(func() { i18n.WriteNative(false) })
	tb := sit(t, session.Setup{Variant: "Shogi"})
	is := func(want string) {
		t.Helper()
		if got := tb.entry.PlaceHolder; !strings.HasSuffix(got, " "+want) {
			t.Errorf("%q, want %s", got, want)
		}
	}
	is("P-7f")
	tb.types("P-7f", "Bx8h")
	tb.expect("P-7f", "on 3c")
	i18n.WriteNative(true)
	tb.SetSettings(tb.settings)
	is("７六歩")
	tb.types("Bx8h")
	tb.expect("P-7f", "on 3三")
	if err := tb.Start(session.Setup{}); err != nil {
		t.Fatal(err)
	}
	is("Nf3")
}
