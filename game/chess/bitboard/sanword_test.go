package bitboard_test

import (
	"encoding/binary"
	"math/rand/v2"
	"testing"

	"passedpawn/game/chess/bitboard"
)

// readWord reads a text of at most eight bytes at once.
func readWord(p *bitboard.Position, text string) bitboard.Move {
	var word [8]byte
	size := copy(word[:], text)
	return p.ReadWord(binary.LittleEndian.Uint64(word[:]), size)
}

// TestReadWord reads moves that are written in unusual ways, or are none.
func TestReadWord(t *testing.T) {
	p := parse(t, "r3k2r/1P1p4/8/3Pp3/1N3N2/8/8/R3K2R w KQkq e6 0 1")
	for text, want := range map[string]string{
		"O-O": "e1g1", "O-O-O+": "e1c1", "dxe6": "d5e6", "dxe6#": "d5e6", "d6": "d5d6", "Nbc6": "b4c6", "N4d3": "", "Nd3": "", "Nfxd3+": "f4d3",
		"Kd2": "e1d2", "Rxa8+": "a1a8", "b8=Q": "", "b8": "", "dxe5": "", "e6": "", "O-O++": "", "0-0": "", "O-Q": "", "N-d3": "", "Nf4d3": "f4d3", "": "",
		"+": "", "e": "", "Nx": "", "xx": "", "ixe6": "", "dze6": "", "Nid3": "", "Nd9": "", "Ra1": "", "Rd1": "a1d1", "Rf1": "h1f1", "\x80\x80": "",
	} {
		got := ""
		if m := readWord(&p, text); m != 0 {
			got = m.String()
		}
		if got != want {
			t.Errorf("%q is read as %q, want %q", text, got, want)
		}
	}
}

// FuzzReadWord compares the moves that are read at once with those that ReadSAN reads.
func FuzzReadWord(f *testing.F) {
	f.Add("Nbxd7+", uint64(3))
	f.Add("exd6", uint64(9))
	f.Fuzz(func(t *testing.T, text string, seed uint64) {
		text = text[:min(len(text), 8)]
		random := rand.New(rand.NewPCG(seed, 1))
		p := bitboard.Start()
		for range 80 {
			var l bitboard.List
			if p.Generate(&l); l.Count == 0 {
				return
			}
			if m := readWord(&p, text); m != 0 {
				if want, _ := p.ReadSAN(text); m != want {
					t.Fatalf("%s: %q is read as %v and at once as %v", p.String(), text, want, m)
				}
			}
			p.Make(l.All()[random.IntN(l.Count)])
		}
	})
}

func BenchmarkReadWord(b *testing.B) {
	p := parse(b, kiwipete)
	for b.Loop() {
		for _, san := range [...]string{"Nxd7", "O-O", "dxe6"} {
			if readWord(&p, san) == 0 {
				b.Fatal("refused")
			}
		}
	}
}
