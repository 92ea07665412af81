package shogi

import (
	"passedpawn/game/rules"
	"passedpawn/game/shogi/formation"
)

// formations are the castles and openings that have names.
var formations = formation.Load(Rules{}.Letters())

// Opening implements rules.OpeningNamer.
func (Rules) Opening(line []rules.Position) string { return formations.Name(line) }
