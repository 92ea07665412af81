package notation

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/ui/testing/uitest"
)

// TestSaid reads the moves of games and of their variations, which are told with the positions before
// them.
func TestSaid(t *testing.T) {
	uitest.NewApp(t)
	chess := game(t, "1. e4 d5 2. exd5 $1 (2. d4 dxe4 $10) 2... Qxd5 3. Nc3 *")
	chess.Figures = Figures{'Q': rules.Queen, 'N': rules.Knight}
	chess.Marks = map[record.Node]int{chess.Record.Main()[3]: 6}
	castles := game(t, "[FEN \"4k3/P7/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. a8=Q+ Kd7 2. O-O *")
	japanese := matchtest.Record(t, "[Variant \"Shogi\"]\n\n1. P-7f P-3d 2. Bx2b+ *")
	broken := game(t, "1. e4 *")
	broken.Record.Start = "nothing"
	for _, tt := range []struct {
		name string
		game Game
		want string
	}{
		{"chess", chess, "1. e2e4|d7d5|2. e4d5 takes pawn!|2. d2d4|d5e4 takes pawn =|2… d8d5 takes pawn ?!|3. b1c3"},
		{"from a position", castles, "1. a7a8q|e8d7|2. e1g1"},
		{
			"shogi",
			Game{Record: japanese, Rules: shogi.Rules{}, First: pgn.FirstPly(japanese.Start), Plies: 3},
			"1. 7g7f|3c3d|3. 8h2b+ takes bishop",
		},
		{"from what is no position", broken, "1. e4"},
	} {
		l, _ := listed(t, 500, 600)
		l.config.Say = func(m rules.SAN) string {
			said := rules.Coordinates(tt.game.Rules, m.Move)
			if taken, takes := m.Before.(rules.Position).At(m.Move.To); takes {
				said += " takes " + string(taken.Kind)
			}
			return said
		}
		l.Show(tt.game, record.Path{0})
		var said []string
		rows := l.list.Shown()
		slices.SortFunc(rows, func(a, b fyne.CanvasObject) int { return cmp.Compare(a.Position().Y, b.Position().Y) })
		for _, o := range rows {
			for _, move := range o.(*line).Describe().Children {
				said = append(said, move.Name)
			}
		}
		if got := strings.Join(said, "|"); got != tt.want {
			t.Errorf("%s: said\n%s\nwant\n%s", tt.name, got, tt.want)
		}
	}
}

// TestSaidWhileBuilding reads the rows of a long game whose last moves have just been deleted, before
// the rows are built again.
func TestSaidWhileBuilding(t *testing.T) {
	uitest.NewApp(t)
	l, _ := listed(t, 500, 600)
	l.config.Say = func(m rules.SAN) string { return "said " + m.Text }
	g := game(t, "1. e4 e5 2. Nf3 *")
	l.Show(g, record.Path{0})
	g.Record = g.Record.Clone()
	g.Record.Delete(record.Mainline(2))
	l.game, l.positions = g, newPositions(g)
	var names []string
	for _, o := range l.list.Shown() {
		for _, move := range o.(*line).Describe().Children {
			names = append(names, move.Name)
		}
	}
	slices.Sort(names)
	if got := strings.Join(names, "|"); got != "1. said e4|2. Nf3|e5" {
		t.Errorf("said %q", got)
	}
}
