package notation

import (
	"slices"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// beside adds the variations on the first child of a node.
func (b *builder) beside(node record.Node, path record.Path, ply, depth int) {
	children := node.Children()
	for i, v := range children[1:] {
		b.variation(v, path.Down(i+1), ply, depth)
	}
	b.unread(children[0])
	b.flush(depth)
}

// variation adds a variation and, further in, the variations beside it.
func (b *builder) variation(v record.Node, path record.Path, ply, depth int) {
	b.fold, b.fresh = path, true
	if b.folds.has(path) {
		b.numbered(v, path, ply)
		b.words = append(b.words, word{kind: remark, text: "…"})
		b.flush(depth)
		b.rows[len(b.rows)-1].folded = true
		return
	}
	b.said(v, path, ply, depth)
	b.unread(v)
	line := v.End(path) // the paths share it
	for node := v; ; {
		next, more := node.Next()
		if !more {
			b.rest(node)
			break
		}
		ply++
		down := slices.Clip(line[:len(path)+1])
		b.said(next, down, ply, depth)
		if !next.Alone() || next.Says(record.Unread) {
			b.flush(depth)
			b.beside(node, path, ply, depth+1)
			b.fresh = true
		}
		node, path = next, down
	}
	b.flush(depth)
}

// said adds a move and the remarks on it.
func (b *builder) said(n record.Node, path record.Path, ply, depth int) {
	if intro := n.Intro(); intro != "" {
		b.remark(intro, path)
		b.fresh = true
	}
	b.numbered(n, path, ply)
	if text := n.Text(); text != "" {
		b.remark(text, path)
		b.fresh = true
	}
	if len(b.words) > longestRow {
		b.flush(depth)
	}
}

// numbered adds a move, with its number if it needs one.
func (b *builder) numbered(n record.Node, path record.Path, ply int) {
	if at := b.First + ply; at%2 == 0 || b.fresh {
		b.words = append(b.words, word{kind: number, text: rules.MoveNumber(b.Rules, at, "…")})
	}
	b.fresh = false
	b.words = append(b.words, b.move(n, path))
	if b.Ruled[n] {
		b.words = append(b.words, word{kind: section, text: sectionSign, path: path})
	}
}
