package orthodox

import (
	"github.com/notnil/chess"

	"passedpawn/game/chess/san"
	"passedpawn/game/rules"
)

// Rules is orthodox chess. Its zero value is ready to use.
type Rules struct{}

// ID implements rules.Rules.
func (Rules) ID() string { return "chess" }

// Find implements rules.Games for callers that need only orthodox chess.
func (r Rules) Find(name string) (rules.Rules, bool) {
	return r, rules.Orthodox(name)
}

// Size implements rules.Rules.
func (Rules) Size() (files, ranks int) { return 8, 8 }

// Start implements rules.Rules.
func (Rules) Start() rules.Position { return wrap(chess.StartingPosition()) }

// Parse implements rules.Rules. It reads a FEN of four to six fields and refuses
// positions from which no legal game can continue.
func (Rules) Parse(fen string) (rules.Position, error) {
	p, err := parseFEN(fen)
	if err != nil {
		return nil, rules.Refused(err)
	}
	return p, nil
}

// Write implements rules.Rules. It writes SAN by the PGN standard (8.2.3).
func (Rules) Write(p rules.Position, m rules.Move) string { return write(p.(*position), m) }

// Read implements rules.Rules. It reads SAN, long algebraic notation and coordinates.
func (r Rules) Read(p rules.Position, text string) (rules.Move, error) {
	return san.Read(r, p, text)
}

// write returns a legal move in SAN (PGN standard, 8.2.3).
func write(p *position, m rules.Move) string {
	p.fill()
	lib, ok := p.byMv[m]
	if m.Null() {
		return "--"
	}
	if !ok {
		return m.From.String() + m.To.String()
	}
	return chess.AlgebraicNotation{}.Encode(p.lib, lib)
}
