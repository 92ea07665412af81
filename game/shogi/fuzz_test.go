package shogi

import "testing"

// FuzzRead reads any text as a move in some positions: a move that it accepts is legal,
// and reads back after it is written.
func FuzzRead(f *testing.F) {
	positions := []string{
		"startpos",
		"8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124",
		"4k4/9/9/9/9/9/9/3GGG3/4K4 b G 1",
	}
	for i, text := range []string{"P-7f", "▲７六歩", "同　銀成", "+7776FU", "S*5e", "G6g-5h", "5h5g+", "５八金左上", "２二角(88)", "+R5fx4e=", "G@55"} {
		f.Add(uint8(i), text)
	}
	f.Fuzz(func(t *testing.T, which uint8, text string) {
		p, err := Rules{}.Parse(positions[int(which)%len(positions)])
		if err != nil {
			t.Fatal(err)
		}
		m, err := Rules{}.Read(p, text)
		if err != nil {
			return
		}
		next, err := p.Play(m)
		if err != nil {
			t.Fatalf("%v: %q reads as %v: %v", p, text, m, err)
		}
		for _, written := range []string{Rules{}.Write(p, m), Japanese(p, m)} {
			if again, err := (Rules{}).Read(p, written); err != nil || again != m {
				t.Errorf("%v: %q reads as %v, %v", p, written, again, err)
			}
		}
		if turned, err := (Rules{}).Read(next, text); err == nil && turned == m {
			t.Errorf("%v: %q is a move of both sides", p, text)
		}
	})
}
