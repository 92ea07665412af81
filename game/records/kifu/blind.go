package kifu

import (
	"strings"

	"passedpawn/game/rules"
)

// blind is a rule set in which every move is legal and there are no pieces. A list of
// games needs only the headers and the result, and for those it is enough to know whose
// turn it is.
type blind struct{ rules.Rules }

func (blind) ID() string            { return "shogi" }
func (blind) Start() rules.Position { return blindPosition{sfen: usual} }

// usual is the start position of an even game.
const usual = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"

func (blind) Parse(sfen string) (rules.Position, error) {
	p := blindPosition{sfen: sfen}
	if fields := strings.Fields(sfen); len(fields) > 1 && fields[1] == "w" {
		p.turn = rules.Black
	}
	return p, nil
}

func (blind) Read(rules.Position, string) (rules.Move, error) { return rules.Move{}, nil }
func (blind) Write(rules.Position, rules.Move) string         { return "" }

// Find implements rules.Games.
func (b blind) Find(string) (rules.Rules, bool) { return b, true }

type blindPosition struct {
	rules.Position
	turn rules.Side
	sfen string
}

func (p blindPosition) Moves() []rules.Move { return []rules.Move{{}} }
func (p blindPosition) Turn() rules.Side    { return p.turn }
func (p blindPosition) String() string      { return p.sfen }

func (p blindPosition) Play(rules.Move) (rules.Position, error) {
	p.turn = p.turn.Other()
	return p, nil
}
