package shogi

import (
	"testing"

	"passedpawn/game/rules"
)

// TestForms writes moves in the three notations, and reads them back.
func TestForms(t *testing.T) {
	golds := "4k4/9/9/9/9/9/9/3GGG3/4K4 b G 1"
	silvers := "4k4/9/9/4S1S2/9/4S1S2/9/9/4K4 b - 1"
	tokins := "k8/9/4+P4/3+P1+P3/3+P+P+P3/9/9/9/4K4 b - 1"
	for _, tt := range []struct{ sfen, before, usi, western, japanese string }{
		{"startpos", "", "7g7f", "P-7f", "▲７六歩"},
		{"startpos", "7g7f", "3c3d", "P-3d", "△３四歩"},
		{"startpos", "7g7f 3c3d", "8h2b+", "Bx2b+", "▲２二角成"},
		{"startpos", "7g7f 3c3d", "8h2b", "Bx2b=", "▲２二角不成"},
		{"startpos", "7g7f 3c3d 8h2b+", "3a2b", "Sx2b", "△同銀"},
		{"startpos", "7g7f 3c3d 8h2b+ 3a2b", "B*5e", "B*5e", "▲５五角"},
		{"startpos", "7g7f 3c3d 8h2b+ 3a2b", "6i7h", "G-7h", "▲７八金"},
		{"startpos", "", "4i5h", "G4i-5h", "▲５八金右"},
		{"startpos", "", "6i5h", "G6i-5h", "▲５八金左"},
		{"startpos", "7g7f", "4a5b", "G4a-5b", "△５二金左"}, // gote's left is file 1
		{golds, "", "5h5g", "G5h-5g", "▲５七金直"},
		{golds, "", "6h5g", "G6h-5g", "▲５七金左"},
		{golds, "", "4h5g", "G4h-5g", "▲５七金右"},
		{golds, "", "G*5g", "G*5g", "▲５七金打"},
		{golds, "", "G*5e", "G*5e", "▲５五金"},
		{silvers, "", "5d4e", "S5d-4e", "▲４五銀左引"},
		{silvers, "", "3d4e", "S3d-4e", "▲４五銀右引"},
		{silvers, "", "5f4e", "S5f-4e", "▲４五銀左上"},
		{silvers, "", "3f4e", "S3f-4e", "▲４五銀右上"},
		{tokins, "", "5c5d", "+P5c-5d", "▲５四と引"},
		{tokins, "", "6d5d", "+P6d-5d", "▲５四と左寄"},
		{tokins, "", "4d5d", "+P4d-5d", "▲５四と右寄"},
		{tokins, "", "5e5d", "+P5e-5d", "▲５四と直"},
		{tokins, "", "6e5d", "+P6e-5d", "▲５四と左上"},
		{tokins, "", "4e5d", "+P4e-5d", "▲５四と右上"},
		{"k8/9/9/4+R4/9/9/5+R3/9/4K4 b - 1", "", "4g4d", "+R4g-4d", "▲４四竜上"},
		{"k8/9/9/4+R4/9/9/5+R3/9/4K4 b - 1", "", "5d4d", "+R5d-4d", "▲４四竜寄"},
		{"k8/9/9/9/9/4+R+R3/9/9/4K4 b - 1", "", "5f4e", "+R5f-4e", "▲４五竜左"},
		{"k8/9/9/9/9/4+R+R3/9/9/4K4 b - 1", "", "4f4e", "+R4f-4e", "▲４五竜右"},
		{"k8/9/2P6/9/9/9/9/9/4K4 b - 1", "", "7c7b+", "P-7b+", "▲７二歩成"},
		{"k8/9/2P6/9/9/9/9/9/4K4 b - 1", "", "7c7b", "P-7b=", "▲７二歩不成"},
		{"k8/2P6/9/9/9/9/9/9/4K4 b - 1", "", "7b7a+", "P-7a+", "▲７一歩成"},
		{"k8/2S6/9/9/9/9/9/9/4K4 b - 1", "", "7b6c", "S-6c=", "▲６三銀不成"},
	} {
		line := play(t, tt.sfen, tt.before)
		p := line[len(line)-1]
		m, err := Rules{}.Read(p, tt.usi)
		if err != nil {
			t.Errorf("%v: %v", p, err)
			continue
		}
		if got := (Rules{}).Write(p, m); got != tt.western {
			t.Errorf("%v: %s is written %s, want %s", p, tt.usi, got, tt.western)
		}
		if got := Japanese(p, m); got != tt.japanese {
			t.Errorf("%v: %s is written %s, want %s", p, tt.usi, got, tt.japanese)
		}
		for _, text := range []string{tt.western, tt.japanese, rules.Coordinates(Rules{}, m)} {
			if got, err := (Rules{}).Read(p, text); err != nil || got != m {
				t.Errorf("%v: %s reads as %v: %v", p, text, got, err)
			}
		}
	}
}

// TestRead reads notations that the program does not write, and refuses illegal and
// ambiguous moves.
func TestRead(t *testing.T) {
	zone := "k8/9/2S6/9/9/9/9/9/4K4 b S 1"
	for _, tt := range []struct{ sfen, before, text, usi string }{
		{"startpos", "", "P7f", "7g7f"},
		{"startpos", "", "P-76", "7g7f"},
		{"startpos", "", "P76", "7g7f"},
		{"startpos", "", "P7g-7f", "7g7f"},
		{"startpos", "", "+7776FU", "7g7f"},
		{"startpos", "", "7776FU", "7g7f"},
		{"startpos", "", "76歩", "7g7f"},
		{"startpos", "", "☗7六歩", "7g7f"},
		{"startpos", "", "７六歩(77)", "7g7f"},
		{"startpos", "", "P-7f!?", "7g7f"},
		{"startpos", "7g7f 3c3d", "８八角成", ""},
		{"startpos", "7g7f 3c3d", "2二角成(88)", "8h2b+"},
		{"startpos", "7g7f 3c3d", "２二角(88)", "8h2b"},
		{"startpos", "7g7f 3c3d", "+8822UM", "8h2b+"},
		{"startpos", "7g7f 3c3d", "+8822KA", "8h2b"},
		{"startpos", "7g7f 3c3d", "Bx2b", ""}, // with or without?
		{"startpos", "7g7f 3c3d", "２二角", ""},
		{"startpos", "7g7f 3c3d 8h2b+", "同　銀", "3a2b"},
		{"startpos", "7g7f 3c3d 8h2b+", "△同銀(31)", "3a2b"},
		{"startpos", "7g7f 3c3d 8h2b+", "▲同銀", ""},
		{"startpos", "7g7f 3c3d 8h2b+", "２二同銀", "3a2b"},
		{"startpos", "7g7f 3c3d 8h2b+ 3a2b", "0055KA", "B*5e"},
		{"startpos", "7g7f 3c3d 8h2b+ 3a2b", "B@5e", "B*5e"},
		{"startpos", "7g7f 3c3d 8h2b+ 3a2b", "B'55", "B*5e"},
		{"startpos", "7g7f 3c3d 8h2b+ 3a2b", "B-5e", ""},
		{"startpos", "", "同歩", ""},
		{"startpos", "", "-7776FU", ""},
		{"startpos", "", "G-5h", ""}, // which?
		{"startpos", "", "５八金", ""},
		{"startpos", "", "P-7e", ""},
		{"startpos", "", "７六歩打", ""},
		{"startpos", "", "", ""},
		{"startpos", "", "▲", ""},
		{zone, "", "７二銀打", "S*7b"},
		{zone, "", "７二銀上成", "7c7b+"},
		{zone, "", "７二銀成", "7c7b+"},
		{zone, "", "７二銀生", "7c7b"},
		{zone, "", "７二銀", ""},   // promoted or not?
		{zone, "", "７二銀引成", ""}, // it goes up
		{zone, "", "５五銀", "S*5e"},
	} {
		line := play(t, tt.sfen, tt.before)
		p := line[len(line)-1]
		m, err := Rules{}.Read(p, tt.text)
		if got := rules.Coordinates(Rules{}, m); (err == nil) != (tt.usi != "") || err == nil && got != tt.usi {
			t.Errorf("%v: %q reads as %s, want %q: %v", p, tt.text, got, tt.usi, err)
		}
	}
}

// TestPronounced names squares and kinds in Japanese.
func TestPronounced(t *testing.T) {
	if got := JapaneseSquare(rules.Sq(2, 3)) + JapaneseKind(PromotedSilver) + rules.NameOf(Rules{}, rules.Sq(2, 3)).Text; got != "７六成銀7f" {
		t.Errorf("%s", got)
	}
}
