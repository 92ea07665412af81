package training

import (
	"slices"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// A Deck is the cards of a person: one for each position.
type Deck struct{ Cards []Card }

// A Fault is a line of a file that could not be read.
type Fault struct {
	File string
	Line int // from 1
	Err  error
}

// Phrase says what is wrong and where.
func (f Fault) Phrase() phrase.Phrase { return phrase.Say("training.fault", f.File, f.Line, f.Err) }

// named returns faults with the name of their file.
func named(file string, faults []Fault) []Fault {
	for i := range faults {
		faults[i].File = file
	}
	return faults
}

// parseDeck reads the lines of a deck, and names those that it cannot read.
func parseDeck(r rules.Rules, text string) (d Deck, faults []Fault) {
	var all []Card
	for i, line := range lines(text) {
		if line == "" {
			continue
		}
		c, err := parseEPD(r, line)
		if err != nil {
			faults = append(faults, Fault{Line: i + 1, Err: err})
			continue
		}
		all = append(all, c)
	}
	return d.with(all...), faults
}

// lines returns the lines of a text without their ends.
func lines(text string) []string {
	all := strings.Split(text, "\n")
	for i := range all {
		all[i] = strings.TrimSpace(all[i])
	}
	return all
}

// with returns the deck with more cards. A card of a position that the deck already has is
// merged with that one.
func (d Deck) with(more ...Card) Deck {
	d.Cards = slices.Clone(d.Cards)
	at := make(map[string]int, len(d.Cards))
	for i, c := range d.Cards {
		at[c.ID] = i
	}
	for _, c := range more {
		if i, there := at[c.ID]; there {
			d.Cards[i] = d.Cards[i].And(c)
			continue
		}
		at[c.ID] = len(d.Cards)
		d.Cards = append(d.Cards, c)
	}
	return d
}

// Active returns the cards that are trained, and those that the person has removed.
func (d Deck) Active(m Memory) (active Deck, suspended []Card) {
	for _, c := range d.Cards {
		if m.Suspended(c.ID) {
			suspended = append(suspended, c)
		} else {
			active.Cards = append(active.Cards, c)
		}
	}
	return active, suspended
}

// Find returns the card with an ID.
func (d Deck) Find(id string) (Card, bool) {
	i := slices.IndexFunc(d.Cards, func(c Card) bool { return c.ID == id })
	if i < 0 {
		return Card{}, false
	}
	return d.Cards[i], true
}
