package gamelist

import "passedpawn/ui/pages/gamelist/search"

// A moveOrder is how the moves of the explorer are sorted: those with the largest value first,
// or the smallest if up is set.
type moveOrder struct {
	by search.By
	up bool
}

// toggle returns the order by a value, reversed if it was that before. Names begin with A.
func (o moveOrder) toggle(by search.By) moveOrder {
	if o.by == by {
		return moveOrder{by, !o.up}
	}
	return moveOrder{by, by == search.ByName}
}
