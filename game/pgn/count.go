package pgn

import "passedpawn/game/record"

// Counts say what games hold.
type Counts struct {
	Games          int `json:"games"`
	Plies          int `json:"plies"` // of main lines
	VariationPlies int `json:"variationPlies"`
	Variations     int `json:"variations"`
	Comments       int `json:"comments"`
	Glyphs         int `json:"glyphs"`
}

// add counts a game.
func (c *Counts) add(rec *record.Record) {
	c.Games++
	c.said(rec.Root())
	c.line(rec.Root(), &c.Plies)
}

func (c *Counts) line(n record.Node, plies *int) {
	for next, more := n.Next(); more; next, more = n.Next() {
		if !next.Alone() {
			for v := range n.Variations() {
				c.Variations++
				c.VariationPlies++
				c.said(v)
				c.line(v, &c.VariationPlies)
			}
		}
		c.said(next)
		*plies++
		n = next
	}
}

func (c *Counts) said(n record.Node) {
	if n.Silent() {
		return
	}
	c.Comments += n.Count(record.Before) + n.Count(record.After)
	c.Glyphs += n.Count(record.Glyph)
}
