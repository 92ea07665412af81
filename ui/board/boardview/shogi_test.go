package boardview

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/ui/look"
	"passedpawn/ui/testing/uitest"
)

// faces has every face of shogi on the board, and pieces of every kind in the hands.
const faces = "ln1gk2nl/1r4g2/p1p1p2pp/6p2/1p2+B4/2P4+p+s/P2PP3P/1+S2G2+RB/L+N1G1K1+LN b 3PS2ps 1"

func shogiView(t testing.TB, sfen string) View {
	t.Helper()
	return viewOf(t, shogi.Rules{}, sfen)
}

// TestShogiPromotion asks about a silver, a lance and a knight, even if rooks and pawns
// promote without a question. It does not ask if the promotion is compulsory.
func TestShogiPromotion(t *testing.T) {
	at := func(name string) rules.Square {
		files, ranks := rules.ShapeOf(shogi.Rules{}).FileNames, rules.ShapeOf(shogi.Rules{}).RankNames
		for i := range 81 {
			if files[i%9]+ranks[i/9] == name {
				return rules.Sq(i%9, i/9)
			}
		}
		panic(name)
	}
	for _, tt := range []struct {
		name, from, to string
		always         bool
		asks           int
		promote        rules.Kind
	}{
		{"a silver", "1d", "1c", true, 2, ""},
		{"a lance", "2d", "2c", true, 2, ""},
		{"a knight", "3e", "4c", true, 2, ""},
		{"a rook", "5d", "5c", true, 0, shogi.Dragon},
		{"a bishop", "6d", "7c", true, 0, shogi.Horse},
		{"a pawn", "8d", "8c", true, 0, shogi.PromotedPawn},
		{"a rook, otherwise", "5d", "5c", false, 2, ""},
		{"a pawn that must", "9b", "9a", false, 0, shogi.PromotedPawn},
		{"a pawn of those who are asked", "8d", "8c", false, 2, ""},
	} {
		v := shogiView(t, "9/P8/9/1P1BR2LS/6N2/9/9/9/k3K4 b - 1")
		v.AlwaysQueen = tt.always
		s := show(t, v)
		for _, name := range []string{tt.from, tt.to} {
			uitest.Click(s, fyne.NewPos(s.geometry().Centre(rules.On(at(name)))), 1, 0)
		}
		if n := len(s.State().Choices); n != tt.asks {
			t.Errorf("%s: asks for %d", tt.name, n)
		}
		if tt.asks == 0 && (len(s.played) != 1 || s.played[0].Promote != tt.promote) {
			t.Errorf("%s: played %v", tt.name, s.played)
		}
	}
}

// TestShogiGoldens compares pictures of shogi: every face, on each board, in each set.
func TestShogiGoldens(t *testing.T) {
	for name, prepare := range map[string]func(*seen, *View){
		"kanji": func(_ *seen, v *View) {
			v.Last = []rules.Spot{rules.On(rules.Sq(7, 4)), rules.On(rules.Sq(7, 3))}
		},
		"kanji2-flipped": func(s *seen, v *View) {
			s.config.Pieces.Use("founders", "kanji2")
			v.Flipped, v.Ranks = true, look.KanjiRanks
		},
		"international-dark": func(s *seen, v *View) {
			test.ApplyTheme(t, look.NewTheme("dark"))
			s.config.Pieces.Use("founders", "international")
			v.Colours = look.BoardFor(v.Shape, "", "walnut")
		},
		"small-chooser": func(s *seen, v *View) {
			s.window.Resize(fyne.NewSize(300, 260))
			*v = shogiView(t, "4k4/9/9/8S/9/9/9/9/4K4 b - 1")
			s.SetView(*v)
			for _, to := range []rules.Square{rules.Sq(8, 5), rules.Sq(8, 6)} {
				uitest.Click(s, fyne.NewPos(s.geometry().Centre(rules.On(to))), 1, 0)
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			v := shogiView(t, faces)
			s := show(t, v)
			s.window.Resize(fyne.NewSize(620, 500))
			prepare(s, &v)
			s.SetView(v)
			test.AssertRendersToImage(t, "shogi-"+name+".png", s.window.Canvas())
		})
	}
}

// TestShogiSpoken describes what is under the cursor in the terms of the game.
func TestShogiSpoken(t *testing.T) {
	v := shogiView(t, faces)
	v.Sides = [2]phrase.Phrase{phrase.Say("shogi.sente"), phrase.Say("shogi.gote")}
	s := show(t, v)
	for _, tt := range []struct{ keys, want string }{
		{"", "Board, Sente to move"},
		{"U", "Board, Sente to move. 5i: empty"},
		{"R", "Board, Sente to move. 4i: king, Sente"},
		{"UUUURR", "Board, Sente to move. 2e: empty"},
		{"D", "Board, Sente to move. 2f: promoted pawn, Gote"},
		{"DRRD", "Board, Sente to move. Sente, pawn: 3 in hand"},
	} {
		for _, k := range tt.keys {
			uitest.Key(s, map[rune]fyne.KeyName{'U': fyne.KeyUp, 'D': fyne.KeyDown, 'R': fyne.KeyRight}[k])
		}
		if got := s.AccessibilityLabel(); got != tt.want {
			t.Errorf("after %s: %q, want %q", tt.keys, got, tt.want)
		}
	}
}

func BenchmarkShogiRedraw(b *testing.B) {
	v := shogiView(b, faces)
	v.Ranks = look.KanjiRanks
	redraw(b, v)
}
