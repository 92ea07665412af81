// Package names finds spellings that may be one name: of a player, such as "Anand,V" and
// "Viswanathan Anand", of an event or of a site. It only proposes; what is doubtful, it
// says so. It reads no games and changes nothing.
package names

import (
	"cmp"
	"slices"
	"strings"
)

// A Spelling is a name as it is written in some games.
type Spelling struct {
	Text        string
	Games       int
	First, Last int // the years of the games, 0 if none is known
	Low, High   int // the ratings of the player, 0 if none is known
}

// A Group is spellings that may be one name.
type Group struct {
	Spellings []Spelling // that may be changed, those of most games first
	Options   []string   // what the name can be; the first one is proposed
	Doubts    []Doubt    // reasons against; nil if the spellings surely are one name
}

// A Doubt is a reason why spellings may be different names.
type Doubt int

// The doubts.
const (
	Several Doubt = iota // the initials fit several people
	NoGiven              // one has no given name
	Short                // one has a short form, or further given names
	Years                // the games are too many years apart
	Ratings              // the ratings are too far apart
	Met                  // the two have played each other
)

// A Pair is two players of one game, as they are written.
type Pair struct{ White, Black string }

// Titles finds spellings of events or sites that differ only in case, accents, spaces and
// punctuation. The order of the spellings does not matter.
func Titles(all []Spelling) []Group {
	sets := map[string][]Spelling{}
	for _, s := range all {
		if key := strings.Join(tokens(s.Text), " "); key != "" {
			sets[key] = append(sets[key], s)
		}
	}
	var groups []Group
	for _, set := range sets {
		if len(set) > 1 {
			groups = append(groups, groupOf(set, nil))
		}
	}
	return sorted(groups)
}

// groupOf returns the group of some spellings. prefer returns how good a spelling is; nil
// prefers that of most games.
func groupOf(set []Spelling, prefer func(Spelling) int) Group {
	slices.SortFunc(set, func(a, b Spelling) int { return cmp.Or(b.Games-a.Games, strings.Compare(a.Text, b.Text)) })
	best := slices.Clone(set)
	if prefer != nil {
		slices.SortStableFunc(best, func(a, b Spelling) int { return prefer(b) - prefer(a) })
	}
	g := Group{Spellings: set}
	for _, s := range best {
		g.Options = append(g.Options, s.Text)
	}
	return g
}

// sorted sorts groups: by the name they propose.
func sorted(groups []Group) []Group {
	slices.SortFunc(groups, func(a, b Group) int {
		return cmp.Or(strings.Compare(strings.ToLower(a.Options[0]), strings.ToLower(b.Options[0])), strings.Compare(a.Spellings[0].Text, b.Spellings[0].Text))
	})
	return groups
}
