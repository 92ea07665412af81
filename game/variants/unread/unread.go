// Package unread stands for every game whose rules the program does not know: a board
// without legal moves. The games of a file can then be shown, with their tags and with
// their moves as text.
package unread

import (
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Rules is such a game. Its zero value is ready to use.
type Rules struct{}

// ID implements rules.Rules.
func (Rules) ID() string { return rules.Unread }

// Size implements rules.Rules.
func (Rules) Size() (files, ranks int) { return 8, 8 }

// Start implements rules.Rules. Nothing is known about the start, so the board is empty.
func (Rules) Start() rules.Position { return read("8/8/8/8/8/8/8/8 w - - 0 1") }

// Parse implements rules.Rules. It accepts any text, and shows the pieces of chess in it
// that are on the board.
func (Rules) Parse(text string) (rules.Position, error) { return read(text), nil }

// Write implements rules.Rules: there is no move but the null move.
func (Rules) Write(rules.Position, rules.Move) string { return "--" }

// Read implements rules.Rules.
func (Rules) Read(_ rules.Position, text string) (rules.Move, error) {
	return rules.Move{}, phrase.Errorf("unread.no-moves", text)
}

// Outcome implements rules.Rules.
func (Rules) Outcome([]rules.Position) rules.Outcome { return rules.Outcome{Result: rules.Ongoing} }

// position is the pieces of chess in a text.
type position struct {
	text   string
	turn   rules.Side
	pieces map[rules.Square]rules.Piece
}

var kinds = map[rune]rules.Kind{
	'p': rules.Pawn, 'n': rules.Knight, 'b': rules.Bishop, 'r': rules.Rook, 'q': rules.Queen, 'k': rules.King,
}

func read(text string) *position {
	p := &position{text: text, pieces: map[rules.Square]rules.Piece{}}
	fields := strings.Fields(text)
	if len(fields) > 1 && fields[1] == "b" {
		p.turn = rules.Black
	}
	if len(fields) == 0 {
		return p
	}
	for i, row := range strings.Split(fields[0], "/") {
		file := 0
		for _, c := range row {
			switch kind := kinds[c|0x20]; {
			case c >= '1' && c <= '9':
				file += int(c - '0')
			case kind != rules.NoKind && file < 8 && i < 8:
				side := rules.White
				if c >= 'a' {
					side = rules.Black
				}
				p.pieces[rules.Sq(file, 7-i)] = rules.Piece{Side: side, Kind: kind}
				file++
			default:
				file++
			}
		}
	}
	return p
}

// Turn implements rules.Position.
func (p *position) Turn() rules.Side { return p.turn }

// At implements rules.Position.
func (p *position) At(s rules.Square) (rules.Piece, bool) {
	piece, ok := p.pieces[s]
	return piece, ok
}

// Hand implements rules.Position.
func (p *position) Hand(rules.Side) []rules.HandPiece { return nil }

// Moves implements rules.Position.
func (p *position) Moves() []rules.Move { return nil }

// Play implements rules.Position.
func (p *position) Play(rules.Move) (rules.Position, error) {
	return nil, phrase.Errorf("unread.no-moves", "--")
}

// Checks implements rules.Position.
func (p *position) Checks() []rules.Square { return nil }

// String implements rules.Position.
func (p *position) String() string { return p.text }
