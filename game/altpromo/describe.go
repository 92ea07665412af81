package altpromo

import (
	"slices"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// ways say how kinds move.
var ways = map[rules.Kind]string{
	rules.Pawn:   "goes one square ahead, or two from where it starts, and takes one square diagonally ahead",
	rules.King:   "goes one square in any direction",
	rules.Knight: "leaps two squares and one aside",
	rules.Bishop: "goes any way diagonally",
	rules.Rook:   "goes any way along ranks and files",
	rules.Queen:  "goes any way in all directions",
	Camel:        "leaps three squares and one aside",
	Prince:       "goes one square in any direction, and may be taken",
	Primate:      "goes as a bishop, and one square along ranks and files",
	Chatelaine:   "goes as a rook, and one square diagonally",
	Picket:       "goes diagonally, two squares at least, over empty squares",
	Pocket:       "goes along ranks and files, two squares at least, over empty squares",
	Fagin:        "goes in all directions, two squares at least, over empty squares",
	Cardinal:     "goes as a bishop or a knight",
	Marshal:      "goes as a rook or a knight",
	Cannon:       "goes as a rook, and takes along ranks and files over exactly one piece",
	Tank:         "goes as a queen, and takes in all directions over exactly one piece",
	Arrow:        "goes as a bishop, and takes diagonally over exactly one piece",
	Inquion:      "goes as a bishop, and along ranks and files two squares at least",
	Infanon:      "goes as a rook, and diagonally two squares at least",
	Saint:        "goes as a bishop, and along ranks and files as a cannon",
	Sparrow:      "goes as a rook, and diagonally as an arrow",
	Caliph:       "goes as a bishop or a camel",
	Canvasser:    "goes as a rook or a camel",
	Acme:         "goes as a queen or a camel",
	Ace:          "goes as a queen or a knight",
}

// Describe says what a kind becomes and where, which a board does not show, and
// then how it moves.
func (g *Game) Describe(k rules.Kind) phrase.Phrase {
	sequence := g.Sequence()
	switch at := slices.Index(sequence, k); {
	case at < 0:
		return phrase.Say("The %s %s.", k, g.way(k))
	case at+1 == len(sequence):
		return phrase.Say("The %s, the end of the climb, %s.", k, g.way(k))
	case at%2 == 1:
		return phrase.Say("The %s becomes %s on its own rank (%d of %d). It %s.", k, article(sequence[at+1]), at+2, len(sequence), g.way(k))
	default:
		return phrase.Say("The %s becomes %s on the far rank (%d of %d). It %s.", k, article(sequence[at+1]), at+2, len(sequence), g.way(k))
	}
}

// way says how a kind moves in this game.
func (g *Game) way(k rules.Kind) phrase.Phrase {
	if other, ok := g.dual(k); ok {
		return phrase.Say("%s without taking, and takes as the %s goes", phrase.Say(ways[k]), other)
	}
	return phrase.Say(ways[k])
}

// dual is the kind as which another takes in the Pawned and Yeomanned games.
func (g *Game) dual(k rules.Kind) (rules.Kind, bool) {
	if !g.Yeomanned() {
		return "", false
	}
	named := map[byte]rules.Kind{}
	for _, kind := range kinds {
		named[kind.Letter] = kind.Name
	}
	for pair := range strings.FieldsSeq(duals) {
		switch k {
		case named[pair[0]]:
			return named[pair[1]], true
		case named[pair[1]]:
			return named[pair[0]], true
		}
	}
	return "", false
}

func article(k rules.Kind) phrase.Phrase {
	if strings.ContainsRune("aeiou", rune(k[0])) {
		return phrase.Say("an %s", k)
	}
	return phrase.Say("a %s", k)
}
