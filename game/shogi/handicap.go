package shogi

import "passedpawn/game/rules"

// A Handicap is a start position in which uwate, who plays gote, gives up pieces and
// moves first.
type Handicap struct {
	Name string // its name among Western players
	SFEN string
}

// handicapWords are the names of the handicaps, the smallest first.
var handicapWords = []string{
	"shogi.lance",
	"shogi.right-lance",
	"shogi.bishop",
	"common.rook",
	"shogi.rook-lance",
	"shogi.two-pieces",
	"shogi.three-pieces",
	"shogi.four-pieces",
	"shogi.five-pieces",
	"shogi.left-five-pieces",
	"shogi.six-pieces",
	"shogi.left-seven-pieces",
	"shogi.right-seven-pieces",
	"shogi.eight-pieces",
	"shogi.ten-pieces",
}

// Handicaps returns the usual handicaps, the smallest first.
func Handicaps() []Handicap {
	const below = "/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"
	var all []Handicap
	for i, above := range []string{
		"lnsgkgsn1/1r5b1",
		"1nsgkgsnl/1r5b1",
		"lnsgkgsnl/1r7",
		"lnsgkgsnl/7b1",
		"lnsgkgsn1/7b1",
		"lnsgkgsnl/9",
		"lnsgkgsn1/9",
		"1nsgkgsn1/9",
		"2sgkgsn1/9",
		"1nsgkgs2/9",
		"2sgkgs2/9",
		"2sgkg3/9",
		"3gkgs2/9",
		"3gkg3/9",
		"4k4/9",
	} {
		all = append(all, Handicap{handicapWords[i], above + below})
	}
	return all
}

// Handicaps implements rules.Handicapper.
func (Rules) Handicaps() []rules.Handicap {
	var all []rules.Handicap
	for _, h := range Handicaps() {
		all = append(all, rules.Handicap{Name: h.Name, Position: h.SFEN})
	}
	return all
}
