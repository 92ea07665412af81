package variants

import (
	"passedpawn/game/chess/chess960"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/variants/altpromo"
)

// A Family is a group of related games in a list to choose from.
type Family struct {
	Name  phrase.Phrase
	About phrase.Phrase // describes the kind of game in a sentence
	Forms []Form        // the first is the default
	// Aside says in what the forms differ if only few people change it, and is empty if
	// everybody chooses from them.
	Aside phrase.Phrase
	// Picture is a typical position of the family, in the notation of its first form.
	Picture string
	// Twist is the name of an extra rule with which each form can be played. The game is
	// then the form's Twisted one. It is empty if there is none.
	Twist, TwistAbout phrase.Phrase
}

// A Form is one game of a family.
type Form struct {
	Name    phrase.Phrase
	About   phrase.Phrase // the difference from the other forms, in a sentence
	Game    string        // the id of the rule set
	Twisted string        // the id of the rule set with the twist, "" for none
	Climb   []rules.Kind  // the sequence in which pieces promote, none if the player chooses
}

// Families returns all games by family, orthodox chess first.
func Families() []Family {
	return []Family{
		{
			Name: phrase.Say("variants.chess"), About: phrase.Say("variants.chess-about"),
			Forms:   []Form{{Name: phrase.Say("variants.chess"), Game: "chess"}},
			Picture: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
		},
		{
			Name: phrase.Say("variants.chess960"), About: phrase.Say("variants.chess960-about"),
			Forms:   []Form{{Name: phrase.Say("variants.chess960"), Game: chess960.Rules{}.ID()}},
			Picture: "brnkqnrb/pppppppp/8/8/8/8/PPPPPPPP/BRNKQNRB w KQkq - 0 1",
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
			Aside:   phrase.Say("variants.shogi-aside"),
			Picture: shogi.Rules{}.Start().String(),
		},
	}
}

// said is the names and descriptions of the forms of Alternate Promotion Chess, by id.
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

// climbs returns the forms of Alternate Promotion Chess, each with its twisted one.
func climbs() []Form {
	games := altpromo.Games()
	var forms []Form
	for i, g := range games[:len(games)/2] {
		forms = append(forms, Form{said[g.ID()][0], said[g.ID()][1], g.ID(), games[i+len(games)/2].ID(), g.Sequence()})
	}
	return forms
}

// FamilyOf returns the indices of the family and the form of the game with an id, and
// whether it is played with the twist. An unknown id counts as orthodox chess.
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

// NameOf returns the full name of the game with an id, to tell it from other games. It is
// empty for orthodox chess.
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
