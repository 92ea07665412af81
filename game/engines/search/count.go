package search

// A Count counts the positions that a search examines, and ends the search.
type Count struct {
	Nodes    int
	Limit    int         // of nodes
	Every    int         // Stop is called once in so many nodes, a power of two
	Stop     func() bool // reports whether the search must end for another reason
	Over     bool        // the search must end; what it returns is meaningless
	Farthest int         // the greatest number of plies examined since it was set to 0
}

// Spent counts a node that is some plies from the root, and reports whether the search must
// end.
func (c *Count) Spent(plies int) bool {
	c.Farthest = max(c.Farthest, plies)
	if c.Nodes++; c.Nodes >= c.Limit || c.Nodes&(c.Every-1) == 0 && c.Stop() {
		c.Over = true
	}
	return c.Over
}
