package library

import (
	"strconv"

	"passedpawn/game/library/index"
	"passedpawn/game/library/names"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// A Census is how names are spelled in some games.
type Census struct {
	Players, Events, Sites []names.Spelling
	Met                    []names.Pair // players of one game, once each
}

// Census counts the spellings in some rows.
func (c Collection) Census(t *index.Table, rows []int32) Census {
	var players, events, sites counting
	met := map[names.Pair]bool{}
	for _, row := range rows {
		r := int(row)
		year := yearOf(t.Text(r, index.Date))
		pair := names.Pair{White: t.Text(r, index.White), Black: t.Text(r, index.Black)}
		players.add(pair.White, year, t.Elo(r, rules.White))
		players.add(pair.Black, year, t.Elo(r, rules.Black))
		events.add(t.Text(r, index.Event), year, 0)
		sites.add(t.Text(r, index.Site), year, 0)
		met[pair] = true
	}
	all := Census{Players: players.all, Events: events.all, Sites: sites.all}
	for pair := range met {
		all.Met = append(all.Met, pair)
	}
	return all
}

// yearOf returns the year of a date such as "2024.05", 0 for none.
func yearOf(date string) int {
	year, _ := strconv.Atoi(date[:min(4, len(date))])
	return year
}

// A counting counts spellings.
type counting struct {
	all []names.Spelling
	at  map[string]int
}

func (c *counting) add(text string, year, elo int) {
	if text == "" {
		return
	}
	i, known := c.at[text]
	if !known {
		if c.at == nil {
			c.at = map[string]int{}
		}
		i = len(c.all)
		c.at[text] = i
		c.all = append(c.all, names.Spelling{Text: text})
	}
	s := &c.all[i]
	s.Games++
	s.First, s.Last = widen(s.First, s.Last, year)
	s.Low, s.High = widen(s.Low, s.High, elo)
}

// widen extends a range by a value; 0 is not known.
func widen(low, high, value int) (int, int) {
	switch {
	case value == 0:
		return low, high
	case low == 0:
		return value, value
	}
	return min(low, value), max(high, value)
}

// A Renaming is new spellings for old ones.
type Renaming struct{ Players, Events, Sites map[string]string }

// Text returns the text of a game with the new spellings. It can be used for Files.Edit.
func (r Renaming) Text(_ int32, item pgn.Item) string {
	var set []record.Tag
	for _, of := range []struct {
		names map[string]string
		tag   string
	}{{r.Players, "White"}, {r.Players, "Black"}, {r.Events, "Event"}, {r.Sites, "Site"}} {
		if name, ok := of.names[item.Tag(of.tag)]; ok {
			set = append(set, record.Tag{Name: of.tag, Value: name})
		}
	}
	if set == nil {
		return item.Text
	}
	return pgn.Retag(item, set)
}

// Rows returns those of some rows in which a spelling changes.
func (r Renaming) Rows(t *index.Table, rows []int32) (changed []int32) {
	for _, row := range rows {
		for _, of := range []struct {
			names map[string]string
			in    index.Column
		}{{r.Players, index.White}, {r.Players, index.Black}, {r.Events, index.Event}, {r.Sites, index.Site}} {
			if _, ok := of.names[t.Text(int(row), of.in)]; ok {
				changed = append(changed, row)
				break
			}
		}
	}
	return changed
}
