package pgn

import (
	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// Notation is every move of a record as it is written where it stands, and the
// number of the ply before the first: 0 where White begins with move 1. The
// error names a move that the rules do not allow; those before it are there.
func Notation(rec *record.Record, r rules.Rules) (texts map[*record.Node]string, first int, err error) {
	b, err := newBoard(r, rec.Start)
	if err != nil {
		return nil, 0, err
	}
	n := notation{texts: map[*record.Node]string{}}
	if rec.Start != "" {
		first = firstPly(rec.Start)
	}
	return n.texts, first, n.line(rec.Root, b)
}

type notation struct {
	texts  map[*record.Node]string
	buffer []byte
}

func (n *notation) line(node *record.Node, b board) error {
	for len(node.Children) > 0 {
		if err := n.move(node.Children[0], b); err != nil {
			return err
		}
		for _, v := range node.Children[1:] {
			side := b.back()
			if err := n.move(v, side); err != nil {
				return err
			}
			if err := n.line(v, side); err != nil {
				return err
			}
		}
		node = node.Children[0]
	}
	return nil
}

func (n *notation) move(node *record.Node, b board) (err error) {
	n.buffer, err = b.write(n.buffer[:0], node.Move)
	n.texts[node] = string(n.buffer)
	return err
}
