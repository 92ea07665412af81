package play

import (
	"testing"

	"passedpawn/game/player"
	"passedpawn/game/session"
	"passedpawn/game/shogi"
	"passedpawn/ui/i18n"
)

// TestLineInJapanese writes the line of an engine by its positions.
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
