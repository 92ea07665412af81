package pgn

import "passedpawn/game/record"

// An arena hands out the nodes of a game in blocks: they are many and live as
// long as each other.
type arena struct {
	nodes, freeNodes []record.Node // the block, and what is left of it
	links, freeLinks []*record.Node
	texts, freeTexts []string
}

// node is an empty node. The length of the movetext tells how many to expect
// of a game: a move and its number take five bytes and more.
func (a *arena) node(text int) *record.Node {
	if len(a.freeNodes) == 0 {
		n := min(text/5+4, 256)
		a.nodes, a.links = make([]record.Node, n), make([]*record.Node, n)
		a.freeNodes, a.freeLinks = a.nodes, a.links
	}
	n := &a.freeNodes[0]
	a.freeNodes = a.freeNodes[1:]
	return n
}

// link is a list of n alone, of which there is one for each node.
func (a *arena) link(n *record.Node) []*record.Node {
	a.freeLinks[0] = n
	l := a.freeLinks[:1:1]
	a.freeLinks = a.freeLinks[1:]
	return l
}

// say is a list of one comment: most have no other beside them.
func (a *arena) say(text string) []string {
	if len(a.freeTexts) == 0 {
		a.texts = make([]string, 64)
		a.freeTexts = a.texts
	}
	a.freeTexts[0] = text
	l := a.freeTexts[:1:1]
	a.freeTexts = a.freeTexts[1:]
	return l
}

// reuse takes the last block back; nothing of the games in it is used any more.
func (a *arena) reuse() {
	clear(a.nodes[:len(a.nodes)-len(a.freeNodes)])
	a.freeNodes, a.freeLinks, a.freeTexts = a.nodes, a.links, a.texts
}
