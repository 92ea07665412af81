package pgn

import (
	"slices"
	"strconv"

	"passedpawn/game/chess/opening"
	"passedpawn/game/records/record"
)

// agreeing returns the text of an edited game with tags that agree with its moves: the
// number of plies and, if the game goes through another opening than its source did, the
// opening. Tags that the game lacks are not added, and those that were edited stay.
func agreeing(text string, rec, was *record.Record, source Item) string {
	var set []record.Tag
	change := func(name, value string) {
		if now := rec.Tag(name); now != "" && now == was.Tag(name) {
			set = append(set, record.Tag{Name: name, Value: value})
		}
	}
	if moves := rec.Moves(); !slices.Equal(moves, was.Moves()) {
		change("PlyCount", strconv.Itoa(len(moves)))
	}
	edited := Item{Number: 1, Line: 1, Text: text}
	edited.find()
	if rec.Tag("ECO")+rec.Tag("Opening")+rec.Tag("Variation") != "" {
		names := opening.Load().Finder()
		before, now := openingOf(names, source), openingOf(names, edited)
		if before != now {
			title, variation := now.Parts()
			for _, t := range []record.Tag{{Name: "ECO", Value: now.ECO}, {Name: "Opening", Value: title}, {Name: "Variation", Value: variation}} {
				if t.Value == "" {
					t.Value = "?"
				}
				change(t.Name, t.Value)
			}
		}
	}
	if len(set) == 0 {
		return text
	}
	return Retag(edited, set)
}

// openingOf returns the name of the opening of a game, the zero Name for none.
func openingOf(names opening.Finder, item Item) opening.Name {
	l := Line{Most: opening.Depth}
	if !l.Read(item, nil) {
		return opening.Name{}
	}
	return names.Game(l.Keys, "")
}
