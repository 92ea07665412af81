package variants

import (
	"passedpawn/game/altpromo"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

// A Family is games that belong together, in a list to choose from.
type Family struct {
	Name  phrase.Phrase
	About phrase.Phrase // what kind of game it is, in a sentence
	Forms []Form        // the first is the one to begin with
	// Picture is a position that shows what the family is, in the notation of its
	// first form.
	Picture string
	// Twist is a rule that each form can be played with as well; its Twisted form is
	// then the game. It says nothing where there is none.
	Twist, TwistAbout phrase.Phrase
}

// A Form is one game of a family.
type Form struct {
	Name    phrase.Phrase
	About   phrase.Phrase // what makes it different from the others, in a sentence
	Game    string        // its id
	Twisted string        // the id with the twist of the family, "" for none
	Climb   []rules.Kind  // what a piece becomes, one after the other; none where a player chooses
}

// Families are all games, by family, orthodox chess first.
func Families() []Family {
	return []Family{
		{
			Name: phrase.Say("variants.chess"), About: phrase.Say("variants.chess-about"),
			Forms:   []Form{{Name: phrase.Say("variants.chess"), Game: "chess"}},
			Picture: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
		},
		{
			Name: phrase.Say("variants.alternate"), About: phrase.Say("variants.alternate-about"),
			Forms:   climbs(),
			Picture: "r3k2r/pp1c1ppp/2n1e3/3d4/3D4/2H1E3/PP1C1PPP/R3K2R w KQkq - 0 1",
			Twist:   phrase.Say("variants.twist"), TwistAbout: phrase.Say("variants.twist-about"),
		},
		{
			Name: phrase.Say("variants.shogi"), About: phrase.Say("variants.shogi-about"),
			Forms: []Form{
				{Name: phrase.Say("variants.shogi-27"), About: phrase.Say("variants.shogi-27-about"), Game: shogi.Rules{}.ID()},
				{Name: phrase.Say("variants.shogi-24"), About: phrase.Say("variants.shogi-24-about"), Game: shogi.Rules{Points24: true}.ID()},
			},
			Picture: shogi.Rules{}.Start().String(),
		},
	}
}

// said is how the forms of Alternate Promotion Chess are told apart, by their ids.
var said = map[string][2]phrase.Phrase{
	"apc-crowned":        {phrase.Say("variants.crowned"), phrase.Say("variants.crowned-about")},
	"apc-crowned-long":   {phrase.Say("variants.crowned-long"), phrase.Say("variants.crowned-long-about")},
	"apc-timur":          {phrase.Say("variants.timur"), phrase.Say("variants.timur-about")},
	"apc-timur-mixed":    {phrase.Say("variants.timur-mixed"), phrase.Say("variants.timur-mixed-about")},
	"apc-timur-long":     {phrase.Say("variants.timur-long"), phrase.Say("variants.timur-long-about")},
	"apc-eurasian":       {phrase.Say("variants.eurasian"), phrase.Say("variants.eurasian-about")},
	"apc-eurasian-mixed": {phrase.Say("variants.eurasian-mixed"), phrase.Say("variants.eurasian-mixed-about")},
	"apc-eurasian-long":  {phrase.Say("variants.eurasian-long"), phrase.Say("variants.eurasian-long-about")},
}

// climbs are the forms of Alternate Promotion Chess, each with its twisted one.
func climbs() []Form {
	games := altpromo.Games()
	var forms []Form
	for i, g := range games[:len(games)/2] {
		forms = append(forms, Form{said[g.ID()][0], said[g.ID()][1], g.ID(), games[i+len(games)/2].ID(), g.Sequence()})
	}
	return forms
}

// FamilyOf is the place of the family and the form of a game, by its id, and whether it
// is played with the twist. What is unknown is orthodox chess.
func FamilyOf(families []Family, id string) (family, form int, twisted bool) {
	for i, f := range families {
		for j, g := range f.Forms {
			if id == g.Game || id == g.Twisted && id != "" {
				return i, j, id != g.Game
			}
		}
	}
	return 0, 0, false
}

// NameOf is what a game is called where it is named beside others, by its id; nothing
// for orthodox chess.
func NameOf(id string) phrase.Phrase {
	families := Families()
	i, j, twisted := FamilyOf(families, id)
	family, form := families[i], families[i].Forms[j]
	switch {
	case i == 0:
		return phrase.Phrase{}
	case twisted:
		return phrase.Say("variants.name-twisted", family.Name, form.Name, family.Twist)
	case j == 0 && len(form.Climb) == 0:
		return family.Name
	}
	return phrase.Say("variants.name", family.Name, form.Name)
}
