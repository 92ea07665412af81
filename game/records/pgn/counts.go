package pgn

import "passedpawn/game/records/record"

// Counts counts the contents of games.
type Counts struct {
	Games          int `json:"games"`
	Plies          int `json:"plies"` // in main lines
	VariationPlies int `json:"variationPlies"`
	Variations     int `json:"variations"`
	Comments       int `json:"comments"`
	NAGs           int `json:"glyphs"`
}

// Add adds the counts of other games.
func (c *Counts) Add(d Counts) {
	c.Games += d.Games
	c.Plies += d.Plies
	c.VariationPlies += d.VariationPlies
	c.Variations += d.Variations
	c.Comments += d.Comments
	c.NAGs += d.NAGs
}

// CountsOf counts the contents of a game. isComment says which texts are comments and not
// commands, which depends on the format.
func CountsOf(rec *record.Record, isComment func(text string) bool) Counts {
	c := counter{Counts{Games: 1}, isComment}
	c.said(rec.Root())
	c.line(rec.Root(), &c.Plies)
	return c.Counts
}

type counter struct {
	Counts
	isComment func(string) bool
}

// line counts the moves after a node.
func (c *counter) line(node record.Node, plies *int) {
	for main, more := node.Next(); more; main, more = main.Next() {
		*plies++
		c.said(main)
		for v := range node.Variations() {
			c.Variations++
			c.VariationPlies++
			c.said(v)
			c.line(v, &c.VariationPlies)
		}
		node = main
	}
}

// said counts the annotations of a move.
func (c *counter) said(n record.Node) {
	for _, role := range []record.Role{record.Before, record.After} {
		for text := range n.Texts(role) {
			if c.isComment(text) {
				c.Comments++
			}
		}
	}
	for range n.NAGs() {
		c.NAGs++
	}
}
