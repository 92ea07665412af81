package notation

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/shogi"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/testing/uitest"
)

// japanese returns a game of shogi whose moves are shown in Japanese.
func japanese(t *testing.T, text string) Game {
	t.Helper()
	i18n.WriteNative(true)
	t.Cleanup(func() { i18n.WriteNative(false) })
	rec := matchtest.Record(t, "[Variant \"Shogi\"]\n"+text)
	return Game{Record: rec, Rules: shogi.Rules{}, First: pgn.FirstPly(rec.Start), Plies: len(rec.Main()), Native: true}
}

const exchange = "\n1. P-7f P-3d 2. Bx2b= (2. Bx2b+ {promotes} Sx2b (2... R-4b 3. +Bx3a) 3. B@5e) 2... Sx2b 3. B@5e $1 P-3e *"

// TestNative writes the moves of a line and of its variations, which depends on their
// positions.
func TestNative(t *testing.T) {
	g := japanese(t, exchange)
	for _, tt := range []struct {
		name string
		game Game
		want string
	}{
		{"a line", g, "1. ▲７六歩\n2. △３四歩\n3. ▲２二角不成\n  3. ▲２二角成 promotes 4. △同銀\n    4. △４二飛 5. ▲３一馬\n  5. ▲５五角\n4. △同銀\n5. ▲５五角!\n6. △３五歩"},
		{
			"a position", japanese(t, "[SetUp \"1\"]\n[FEN \"4k4/9/9/9/9/9/9/3GGG3/4K4 b G 1\"]\n\n1. G@5g K-5b 2. G-5f *"),
			"1. ▲５七金打\n2. △５二玉\n3. ▲５六金",
		},
	} {
		if got := lines(build(tt.game, folds{})); got != tt.want {
			t.Errorf("%s: got\n%s\nwant\n%s", tt.name, got, tt.want)
		}
	}
	g.Native = false
	const want = "1. P-7f P-3d\n3. Bx2b=\n  3. Bx2b+ promotes 4. Sx2b\n    4. R-4b 5. +Bx3a\n  5. B*5e\n4. Sx2b\n5. B*5e! P-3e"
	if got := lines(build(g, folds{})); got != want {
		t.Errorf("in the western form: got\n%s\nwant\n%s", got, want)
	}
}

// TestNativeAtOnce shows a game again in the other notation, and draws it.
func TestNativeAtOnce(t *testing.T) {
	for _, mode := range []string{"light", "dark"} {
		t.Run(mode, func(t *testing.T) {
			uitest.NewApp(t)
			test.ApplyTheme(t, look.NewTheme(mode))
			l, w := listed(t, 300, 240)
			g := japanese(t, exchange)
			west := g
			west.Native = false
			for _, step := range []struct {
				game Game
				want string
			}{{west, "P-7f"}, {g, "▲７六歩"}, {west, "P-7f"}, {g, "▲７六歩"}} {
				l.Show(step.game, record.Path{0, 0})
				if got := l.rows[0].pair[0].text; got != step.want {
					t.Errorf("shows %q, want %q", got, step.want)
				}
			}
			test.AssertRendersToImage(t, "japanese-"+mode+".png", w.Canvas())
		})
	}
}
