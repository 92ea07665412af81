package shogi

// A Handicap is a start in which uwate, who is gote, gives pieces and moves first.
type Handicap struct {
	Name string // as players of the West call it
	SFEN string
}

// Handicaps are those that are usual, the smallest first.
func Handicaps() []Handicap {
	const below = "/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"
	return []Handicap{
		{"Lance", "lnsgkgsn1/1r5b1" + below},
		{"Right lance", "1nsgkgsnl/1r5b1" + below},
		{"Bishop", "lnsgkgsnl/1r7" + below},
		{"Rook", "lnsgkgsnl/7b1" + below},
		{"Rook and lance", "lnsgkgsn1/7b1" + below},
		{"Two pieces", "lnsgkgsnl/9" + below},
		{"Three pieces", "lnsgkgsn1/9" + below},
		{"Four pieces", "1nsgkgsn1/9" + below},
		{"Five pieces", "2sgkgsn1/9" + below},
		{"Left five pieces", "1nsgkgs2/9" + below},
		{"Six pieces", "2sgkgs2/9" + below},
		{"Left seven pieces", "2sgkg3/9" + below},
		{"Right seven pieces", "3gkgs2/9" + below},
		{"Eight pieces", "3gkg3/9" + below},
		{"Ten pieces", "4k4/9" + below},
	}
}
