package shogiboard

import "testing"

// FuzzParse reads any text as SFEN: a position that it accepts reads back after it is
// written, and its moves can be made and unmade.
func FuzzParse(f *testing.F) {
	for _, sfen := range []string{
		Start, "startpos", "4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L18P 1", "9/9/9/4+r+b+p+n+s/9/9/9/9/4K4 b - 3",
		"8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124",
	} {
		f.Add(sfen)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := Parse(text)
		if err != nil {
			return
		}
		again, err := Parse(p.String())
		if err != nil || again != p {
			t.Fatalf("%q is %s, which reads as %s: %v", text, p.String(), again.String(), err)
		}
		var l List
		p.Generate(&l)
		for _, m := range l.All() {
			if p.Unmake(m, p.Make(m)); p != again {
				t.Fatalf("%s: %v is not taken back", again.String(), m)
			}
			if q := p; p.Find(m.String()) != m || q != p {
				t.Fatalf("%s: %v is not found", p.String(), m)
			}
		}
	})
}
