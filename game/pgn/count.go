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
	c.node(rec.Root)
	c.line(rec.Root, &c.Plies)
}

func (c *Counts) line(n *record.Node, plies *int) {
	for len(n.Children) > 0 {
		for _, v := range n.Children[1:] {
			c.Variations++
			c.VariationPlies++
			c.node(v)
			c.line(v, &c.VariationPlies)
		}
		n = n.Children[0]
		c.node(n)
		*plies++
	}
}

func (c *Counts) node(n *record.Node) {
	if n.Notes != nil {
		c.Comments += len(n.Notes.Before) + len(n.Notes.After)
		c.Glyphs += len(n.Notes.Glyphs)
	}
}
