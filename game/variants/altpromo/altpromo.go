// Package altpromo is Charles Gilman's Alternate Promotion Chess (2007): orthodox chess
// in which a piece that reaches the far rank, or returns to its home rank, promotes to
// the next kind in a sequence, without a choice. The eight sequences are strings, and
// they are all that distinguishes the games. The package knows nothing of windows.
package altpromo

import (
	"slices"
	"strings"
	"sync"

	"passedpawn/game/rules"
	"passedpawn/game/rules/board"
)

// A Game is the rule set of one of the games.
type Game struct {
	id, name, sequence string

	layout      *board.Layout
	far, home   []int8 // by kind: what it promotes to there, or -1
	partner     []bool // by kind: it may castle with the king
	start       state
	pawn, royal int8
}

// forms are the games on Gilman's page. Each sequence alternates between promotions on
// the far rank and on the home rank.
var forms = []struct{ id, name, sequence string }{
	{"apc-crowned", "Crowned-sequence", "PCNDBERHQ"},
	{"apc-crowned-long", "Long-haul Crowned-sequence", "PCNDBELJRHVMQYZ"},
	{"apc-timur", "Timur-sequence", "PCNIBORFQ"},
	{"apc-timur-mixed", "Mixed-compound Timur-sequence", "PCNIBORFUXQ"},
	{"apc-timur-long", "Long-haul Timur-sequence", "PCNIBOLJRFVMQYZ"},
	{"apc-eurasian", "Eurasian-sequence", "PCNABGRTQ"},
	{"apc-eurasian-mixed", "Mixed-compound Eurasian-sequence", "PCNABGRTSWQ"},
	{"apc-eurasian-long", "Long-haul Eurasian-sequence", "PCNABGLJRTVMQYZ"},
}

// Title is the name that the games share.
const Title = "Alternate Promotion Chess"

// Suffix of the id and prefix of the name for the forms in which pieces capture as their
// duals move.
const (
	yeomannedID  = "-yeomanned"
	yeomannedTag = "Pawned and Yeomanned"
)

// Games returns the eight forms, followed by their eight Pawned and Yeomanned versions,
// which are a reconstruction. They are made once, because a window asks for them often.
func Games() []*Game { return slices.Clone(games()) }

var games = sync.OnceValue(func() []*Game {
	var all []*Game
	for _, f := range forms {
		all = append(all, newGame(f.id, f.name, f.sequence, kinds))
	}
	for _, f := range forms {
		all = append(all, newGame(f.id+yeomannedID, yeomannedTag+" "+f.name, f.sequence, yeomanned()))
	}
	return all
})

func newGame(id, name, sequence string, kinds []board.PieceDef) *Game {
	used := []board.PieceDef{}
	for _, k := range kinds {
		if strings.IndexByte(sequence, k.Letter) >= 0 || k.Name == rules.King {
			used = append(used, k)
		}
	}
	layout, err := board.NewLayout(8, 8, used)
	if err != nil {
		panic(err) // the tables contain a mistake
	}
	g := &Game{id: id, name: name, sequence: sequence, layout: layout}
	g.far, g.home = make([]int8, len(used)), make([]int8, len(used))
	g.partner = make([]bool, len(used))
	for i, k := range used {
		g.far[i], g.home[i] = -1, -1
		switch at := strings.IndexByte(sequence, k.Letter); {
		case k.Name == rules.King:
			g.royal = int8(i)
		case at+1 == len(sequence):
		case at%2 == 0:
			g.far[i] = g.kind(sequence[at+1])
		default:
			g.home[i] = g.kind(sequence[at+1])
		}
		if k.Name == rules.Pawn {
			g.pawn = int8(i)
		}
		g.partner[i] = strings.IndexByte(ridesAsRook, k.Letter) >= 0
	}
	g.start, err = g.parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
	if err != nil {
		panic(err)
	}
	return g
}

// ridesAsRook is the kinds with the full move of a rook. A piece that promotes to one of
// them on its home rank may castle.
const ridesAsRook = "RQVZHMWXY"

func (g *Game) kind(letter byte) int8 {
	k, _, _ := g.layout.KindOf(letter)
	return int8(k)
}

// ID implements rules.Rules.
func (g *Game) ID() string { return g.id }

// Name is the name of the game, which is also the value of PGN's Variant tag.
func (g *Game) Name() string { return Title + ", " + g.name }

// Yeomanned reports whether pieces capture as their duals move, which is a
// reconstruction.
func (g *Game) Yeomanned() bool { return strings.HasSuffix(g.id, yeomannedID) }

// Size implements rules.Rules.
func (g *Game) Size() (files, ranks int) { return 8, 8 }

// Start implements rules.Rules.
func (g *Game) Start() rules.Position { return g.wrap(g.start) }

// Sequence returns the kinds through which a piece promotes, starting with the pawn. A
// kind at an even index promotes on the far rank, the others on the home rank.
func (g *Game) Sequence() []rules.Kind {
	var all []rules.Kind
	for i := range len(g.sequence) {
		all = append(all, g.layout.Kinds[g.kind(g.sequence[i])].Name)
	}
	return all
}

// Letters returns the kinds by the letters that moves begin with.
func (g *Game) Letters() map[byte]rules.Kind {
	all := map[byte]rules.Kind{}
	for _, k := range g.layout.Kinds {
		if k.Name != rules.Pawn {
			all[k.Letter] = k.Name
		}
	}
	return all
}
