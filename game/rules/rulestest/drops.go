// Package rulestest is for tests of what is written against the rules of any game.
// Drops is a small game that differs from chess in all that the words of package
// rules allow.
package rulestest

import (
	"fmt"
	"slices"
	"strings"

	"passedpawn/game/rules"
)

// Drops is a game on five files and ranks. Kings, rooks and bishops move as in chess.
// A pawn moves and captures one square straight ahead; on the last two ranks it may
// become a bishop, and on the last it must. What is captured goes to the hand, a
// bishop as a pawn, and may be dropped on any empty square, a pawn not on the last
// rank. A player without a legal move loses. Black sits below and moves first.
type Drops struct{}

const size = 5

// ID implements rules.Rules.
func (Drops) ID() string { return "drops" }

// Size implements rules.Rules.
func (Drops) Size() (files, ranks int) { return size, size }

// Shape implements rules.Shaper.
func (Drops) Shape() rules.Shape {
	return rules.Shape{
		Files: size, Ranks: size,
		FileNames: []string{"5", "4", "3", "2", "1"}, RankNames: []string{"e", "d", "c", "b", "a"},
		Below: rules.Black, Hand: []rules.Kind{rules.Rook, rules.Pawn}, Plain: true, Directed: true,
	}
}

// Start implements rules.Rules.
func (d Drops) Start() rules.Position {
	p, err := d.Parse("K3R/P4/5/4p/r3k[] b")
	if err != nil {
		panic(err) // the text is above
	}
	return p
}

var letters = map[byte]rules.Kind{'K': rules.King, 'R': rules.Rook, 'P': rules.Pawn, 'B': rules.Bishop}

func letter(p rules.Piece) byte {
	for l, k := range letters {
		if k == p.Kind && p.Side == rules.White {
			return l
		} else if k == p.Kind {
			return l | 0x20
		}
	}
	return '?'
}

func piece(l byte) (rules.Piece, bool) {
	p := rules.Piece{Kind: letters[l&^0x20]}
	if l >= 'a' {
		p.Side = rules.Black
	}
	return p, p.Kind != rules.NoKind
}

// Parse implements rules.Rules. It reads what String writes: the ranks from the
// farthest, the hands in brackets, the side to move.
func (Drops) Parse(text string) (rules.Position, error) {
	var p position
	ranks, rest, _ := strings.Cut(text, "[")
	hands, turn, ok := strings.Cut(rest, "] ")
	if !ok || turn != "w" && turn != "b" {
		return nil, fmt.Errorf("%q is not a position", text)
	}
	if turn == "b" {
		p.turn = rules.Black
	}
	rank, file := size-1, 0
	for _, c := range []byte(ranks) {
		switch man, ok := piece(c); {
		case c == '/':
			rank, file = rank-1, 0
		case c >= '1' && c <= '5':
			file += int(c - '0')
		case !ok || rank < 0 || file >= size:
			return nil, fmt.Errorf("%q is not a position", text)
		default:
			p.men[rank][file] = man
			file++
		}
	}
	for _, c := range []byte(hands) {
		man, ok := piece(c)
		if !ok {
			return nil, fmt.Errorf("%q is not a position", text)
		}
		p.hands[man.Side] = put(p.hands[man.Side], man.Kind, 1)
	}
	return p, nil
}

// Write implements rules.Rules: "a2a3", "P@c3", and with a choice of promotion
// "a3a4+" or "a3a4=".
func (Drops) Write(p rules.Position, m rules.Move) string {
	if m.Drop != rules.NoKind {
		return string(letter(rules.Piece{Kind: m.Drop})) + "@" + m.To.String()
	}
	text := m.From.String() + m.To.String()
	switch {
	case m.Promote != rules.NoKind:
		return text + "+"
	case len(rules.Choices(p, rules.On(m.From), m.To)) > 1:
		return text + "="
	}
	return text
}

// Read implements rules.Rules.
func (d Drops) Read(p rules.Position, text string) (rules.Move, error) {
	for _, m := range p.Moves() {
		if d.Write(p, m) == text {
			return m, nil
		}
	}
	return rules.Move{}, fmt.Errorf("%q is not a move here", text)
}

// Letters are the kinds by the letters that moves begin with.
func (Drops) Letters() map[byte]rules.Kind { return letters }

// Outcome implements rules.Rules.
func (Drops) Outcome(line []rules.Position) rules.Outcome {
	if last := line[len(line)-1]; len(last.Moves()) == 0 {
		return rules.Outcome{Result: rules.Win(last.Turn().Other()), Reason: rules.Checkmate}
	}
	return rules.Outcome{Result: rules.Ongoing}
}

// Games is Drops beside others.
type Games struct{ Others rules.Games }

// Find implements rules.Games.
func (g Games) Find(name string) (rules.Rules, bool) {
	if slices.Contains([]string{"drops", "Drops"}, name) {
		return Drops{}, true
	}
	return g.Others.Find(name)
}
