package altpromo

import (
	"slices"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// ways are the texts on how kinds move.
var ways = map[rules.Kind]string{
	rules.Pawn:   "altpromo.how-it-moves-pawn",
	rules.King:   "altpromo.how-it-moves-king",
	rules.Knight: "altpromo.how-it-moves-knight",
	rules.Bishop: "altpromo.how-it-moves-bishop",
	rules.Rook:   "altpromo.how-it-moves-rook",
	rules.Queen:  "altpromo.how-it-moves-queen",
	Camel:        "altpromo.how-it-moves-camel",
	Prince:       "altpromo.how-it-moves-prince",
	Primate:      "altpromo.how-it-moves-primate",
	Chatelaine:   "altpromo.how-it-moves-chatelaine",
	Picket:       "altpromo.how-it-moves-picket",
	Pocket:       "altpromo.how-it-moves-pocket",
	Fagin:        "altpromo.how-it-moves-fagin",
	Cardinal:     "altpromo.how-it-moves-cardinal",
	Marshal:      "altpromo.how-it-moves-marshal",
	Cannon:       "altpromo.how-it-moves-cannon",
	Tank:         "altpromo.how-it-moves-tank",
	Arrow:        "altpromo.how-it-moves-arrow",
	Inquion:      "altpromo.how-it-moves-inquion",
	Infanon:      "altpromo.how-it-moves-infanon",
	Saint:        "altpromo.how-it-moves-saint",
	Sparrow:      "altpromo.how-it-moves-sparrow",
	Caliph:       "altpromo.how-it-moves-caliph",
	Canvasser:    "altpromo.how-it-moves-canvasser",
	Acme:         "altpromo.how-it-moves-acme",
	Ace:          "altpromo.how-it-moves-ace",
}

// Describe says what a kind promotes to and where, which the board does not show, and
// then how it moves.
func (g *Game) Describe(k rules.Kind) phrase.Phrase {
	sequence := g.Sequence()
	switch at := slices.Index(sequence, k); {
	case at < 0:
		return phrase.Say("altpromo.the", k, g.way(k))
	case at+1 == len(sequence):
		return phrase.Say("altpromo.end-climb", k, g.way(k))
	case at%2 == 1:
		return phrase.Say("altpromo.becomes-own-rank", k, article(sequence[at+1]), at+2, len(sequence), g.way(k))
	default:
		return phrase.Say("altpromo.becomes-far-rank", k, article(sequence[at+1]), at+2, len(sequence), g.way(k))
	}
}

// hoppers are the texts on how kinds move in the Pawned and Yeomanned games if they or
// their duals capture by hopping over a piece. Such captures are like neither of the two
// moves.
var hoppers = map[rules.Kind]string{
	Arrow:   "altpromo.yeomanned-arrow",
	Cannon:  "altpromo.yeomanned-cannon",
	Saint:   "altpromo.yeomanned-saint",
	Sparrow: "altpromo.yeomanned-sparrow",
}

// way says how a kind moves in this game.
func (g *Game) way(k rules.Kind) phrase.Phrase {
	other, ok := g.dual(k)
	switch {
	case ok && hoppers[k] != "":
		return phrase.Say(hoppers[k])
	case ok:
		return phrase.Say("altpromo.without-taking-takes-moves", phrase.Say(ways[k]), article(other)) // as the dual moves, not as it captures
	}
	return phrase.Say(ways[k])
}

// dual returns the kind whose way of capturing another kind has in the Pawned and
// Yeomanned games.
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
		return phrase.Say("altpromo.an", k)
	}
	return phrase.Say("altpromo.a", k)
}
