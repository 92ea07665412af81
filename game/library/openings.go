package library

import (
	"context"
	"strings"

	"passedpawn/game/chess/opening"
	"passedpawn/game/library/index"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
)

// Openings is what the moves of some games say about their openings.
type Openings struct {
	New, Other []Opened // games that do not say which opening it is, or another one
	Same, None int      // how many games say the same, and how many openings have no name
}

// Opened is the opening of a game.
type Opened struct {
	Row  int32
	Name opening.Name
	Was  string // the ECO code in the game, "" for none
}

// Openings finds the openings of the games in some rows. step is called with the number
// of games so far, and an error from it ends the work.
func (c Collection) Openings(ctx context.Context, t *index.Table, rows []int32, step func(games int)) (found Openings, err error) {
	wanted := make([]bool, t.Len())
	for _, row := range rows {
		wanted[row] = true
	}
	o := opener{names: opening.Load().Finder(), line: pgn.Line{Most: opening.Depth}, games: c}
	var failed error
	n := 0
	for row, item := range c.items(t, &failed) {
		if row >= len(wanted) || !wanted[row] {
			continue
		}
		o.add(&found, int32(row), item)
		if n++; n%512 == 0 {
			if err := ctx.Err(); err != nil {
				return found, err
			}
			step(n)
		}
	}
	return found, failed
}

// An opener finds the openings of games.
type opener struct {
	names opening.Finder
	line  pgn.Line
	games Collection
}

func (o *opener) add(found *Openings, row int32, item pgn.Item) {
	name := o.name(item)
	was := known(item.Tag("ECO"))
	opened := Opened{Row: row, Name: name, Was: strings.Clone(was)}
	switch {
	case name.ECO == "":
		found.None++
	case was != "" && !strings.HasPrefix(strings.ToUpper(was), name.ECO): // B90/01 is B90, too
		found.Other = append(found.Other, opened)
	case was != "" && known(item.Tag("Opening")) != "":
		found.Same++
	default:
		found.New = append(found.New, opened)
	}
}

// name returns the opening of a game, the zero Name if it has none.
func (o *opener) name(item pgn.Item) opening.Name {
	if item.Format != nil || !o.line.Read(item, o.games.games) {
		return opening.Name{}
	}
	return o.names.Game(o.line.Keys, "")
}

// known returns the value of a tag, "" if it means unknown.
func known(value string) string {
	if strings.Trim(value, "?- ") == "" {
		return ""
	}
	return value
}

// Text returns the text of a game that names this opening in its tags. Tags that are there
// stay if they do not contradict it.
func (o Opened) Text(item pgn.Item) string {
	title, variation := o.Name.Parts()
	set := []record.Tag{{Name: "ECO", Value: o.Name.ECO}}
	switch other := o.Was != "" && !strings.HasPrefix(strings.ToUpper(o.Was), o.Name.ECO); {
	case other:
		set = append(set, record.Tag{Name: "Opening", Value: title})
		if variation != "" {
			set = append(set, record.Tag{Name: "Variation", Value: variation})
		} else if item.Tag("Variation") != "" {
			set = append(set, record.Tag{Name: "Variation", Value: "?"})
		}
	default:
		if o.Was != "" {
			set = nil
		}
		if known(item.Tag("Opening")) == "" {
			set = append(set, record.Tag{Name: "Opening", Value: title})
			if variation != "" && known(item.Tag("Variation")) == "" {
				set = append(set, record.Tag{Name: "Variation", Value: variation})
			}
		}
	}
	return pgn.Retag(item, set)
}
