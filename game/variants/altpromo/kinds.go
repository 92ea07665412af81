package altpromo

import (
	"slices"

	"passedpawn/game/rules"
	"passedpawn/game/rules/board"
)

// The kinds to which pieces promote, besides those of orthodox chess.
const (
	Camel      rules.Kind = "camel"
	Prince     rules.Kind = "prince"
	Primate    rules.Kind = "primate"
	Chatelaine rules.Kind = "chatelaine"
	Picket     rules.Kind = "picket"
	Pocket     rules.Kind = "pocket"
	Fagin      rules.Kind = "fagin"
	Cardinal   rules.Kind = "cardinal"
	Marshal    rules.Kind = "marshal"
	Cannon     rules.Kind = "cannon"
	Tank       rules.Kind = "tank"
	Arrow      rules.Kind = "arrow"
	Inquion    rules.Kind = "inquion"
	Infanon    rules.Kind = "infanon"
	Saint      rules.Kind = "saint"
	Sparrow    rules.Kind = "sparrow"
	Caliph     rules.Kind = "caliph"
	Canvasser  rules.Kind = "canvasser"
	Acme       rules.Kind = "acme"
	Ace        rules.Kind = "ace"
)

// The moves from which kinds are built, besides those of orthodox chess.
var (
	camel  = board.Leap(1, 3)
	picket = board.Ride(board.Diagonal, 2, 0)
	pocket = board.Ride(board.Straight, 2, 0)
	cannon = board.Hop(board.Straight)
	arrow  = board.Hop(board.Diagonal)
	wazir  = board.Ride(board.Straight, 1, 1)
	ferz   = board.Ride(board.Diagonal, 1, 1)
)

// kinds is all kinds with their moves, according to Gilman's page. The page has the
// Inquion and the Infanon swapped: as it describes them they would be a plain bishop and
// a plain rook, which contradicts their names and their places in the sequences.
var kinds = []board.PieceDef{
	{Name: rules.Pawn, Letter: 'P', Ways: board.Pawn},
	{Name: rules.King, Letter: 'K', Ways: board.King},
	{Name: rules.Knight, Letter: 'N', Ways: board.Knight},
	{Name: rules.Bishop, Letter: 'B', Ways: board.Bishop},
	{Name: rules.Rook, Letter: 'R', Ways: board.Rook},
	{Name: rules.Queen, Letter: 'Q', Ways: board.Queen},
	{Name: Camel, Letter: 'C', Ways: camel},
	{Name: Prince, Letter: 'D', Ways: board.King},
	{Name: Primate, Letter: 'E', Ways: board.Join(board.Bishop, wazir)},
	{Name: Chatelaine, Letter: 'H', Ways: board.Join(board.Rook, ferz)},
	{Name: Picket, Letter: 'I', Ways: picket},
	{Name: Pocket, Letter: 'O', Ways: pocket},
	{Name: Fagin, Letter: 'F', Ways: board.Join(picket, pocket)},
	{Name: Cardinal, Letter: 'J', Ways: board.Join(board.Bishop, board.Knight)},
	{Name: Marshal, Letter: 'M', Ways: board.Join(board.Rook, board.Knight)},
	{Name: Cannon, Letter: 'G', Ways: cannon},
	{Name: Tank, Letter: 'T', Ways: board.Join(cannon, arrow)},
	{Name: Arrow, Letter: 'A', Ways: arrow},
	{Name: Inquion, Letter: 'U', Ways: board.Join(board.Bishop, pocket)},
	{Name: Infanon, Letter: 'X', Ways: board.Join(board.Rook, picket)},
	{Name: Saint, Letter: 'S', Ways: board.Join(board.Bishop, cannon)},
	{Name: Sparrow, Letter: 'W', Ways: board.Join(board.Rook, arrow)},
	{Name: Caliph, Letter: 'L', Ways: board.Join(board.Bishop, camel)},
	{Name: Canvasser, Letter: 'V', Ways: board.Join(board.Rook, camel)},
	{Name: Acme, Letter: 'Y', Ways: board.Join(board.Queen, camel)},
	{Name: Ace, Letter: 'Z', Ways: board.Join(board.Queen, board.Knight)},
}

// duals pairs the kinds of the Pawned and Yeomanned games: each captures as the other
// moves. U-X and S-W follow the pattern of the others.
const duals = "RB NC HE OI GA ML JV ZY UX SW"

// yeomanned returns the kinds with the captures of their duals.
func yeomanned() []board.PieceDef {
	dual := map[byte]byte{}
	for i := 0; i < len(duals); i += 3 {
		dual[duals[i]], dual[duals[i+1]] = duals[i+1], duals[i]
	}
	ways := map[byte][]board.Way{}
	for _, k := range kinds {
		ways[k.Letter] = k.Ways
	}
	all := slices.Clone(kinds)
	for i, k := range all {
		other, ok := dual[k.Letter]
		if !ok {
			continue
		}
		var mixed []board.Way
		for _, w := range k.Ways {
			if w.Takes = false; w.Quiet {
				mixed = append(mixed, w)
			}
		}
		for _, w := range ways[other] {
			if w.Quiet = false; w.Takes {
				mixed = append(mixed, w)
			}
		}
		all[i].Ways = mixed
	}
	return all
}
