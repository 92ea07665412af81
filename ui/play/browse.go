package play

import (
	"passedpawn/game/pgn"
	"passedpawn/game/record"
	"passedpawn/game/rules"
	"passedpawn/ui/boardmodel"
	"passedpawn/ui/boardview"
	"passedpawn/ui/look"
	"passedpawn/ui/notation"
)

// A view is the place in the tree that the board shows, and the way there.
type view struct {
	path  record.Path
	line  []rules.Position
	moves []rules.Move
}

func (v view) node(r *record.Record) record.Node { return r.At(v.path) }

// show goes to a place in the tree, or as far towards it as there is a way.
func (p *Page) show(path record.Path) {
	played := 0
	for played < len(path) && path[played] == 0 && played < len(p.snap.Moves) {
		played++
	}
	v := view{line: p.snap.Line[: played+1 : played+1], moves: p.snap.Moves[:played:played]}
	for n := played; n < len(path); n++ {
		if !p.snap.Record.Has(path[:n+1]) {
			path = path[:n]
			break
		}
		m := p.snap.Record.At(path[:n+1]).Move()
		next, err := v.line[n].Play(m)
		if err != nil {
			path = path[:n]
			break
		}
		v.line, v.moves = append(v.line, next), append(v.moves, m)
	}
	v.path = path
	p.view = v
}

// Shown is the position on the board.
func (p *Page) Shown() rules.Position { return p.view.line[len(p.view.line)-1] }

// live reports whether the board shows where the game stands.
func (p *Page) live() bool {
	return p.view.path.Main() && len(p.view.path) == len(p.snap.Moves)
}

// studied reports whether a move on the board is a remark on the game and not
// the game itself: nobody plays it, or the board shows a variation.
func (p *Page) studied() bool {
	return !p.Playing() || !p.view.path.Main() || len(p.view.path) > len(p.snap.Moves)
}

// Browse shows the game at a place in its tree; it goes on meanwhile.
func (p *Page) Browse(path record.Path) {
	p.show(path)
	p.say, p.why.proof = "", nil
	p.forget()
	p.refresh()
}

// onward is the place one move on.
func (p *Page) onward() record.Path {
	path := p.view.path
	if on := path.Down(0); !p.live() && p.snap.Record.Has(on) {
		return on
	}
	return path
}

// toEnd is the end of the line on the board: of the main line, where it stands.
func (p *Page) toEnd() record.Path {
	if p.view.path.Main() {
		return record.Mainline(len(p.snap.Moves))
	}
	return p.snap.Record.End(p.view.path)
}

// game is the tree, for the list of its moves.
func (p *Page) game() notation.Game {
	return notation.Game{Of: p.begun, Record: p.snap.Record, First: pgn.FirstPly(p.snap.Record.Start), Plies: len(p.snap.Moves), Ruled: p.ruled(), Figures: p.figures()}
}

// drawings are the arrows and circles in the notes on a move.
func drawings(n record.Node) []boardview.Drawing {
	var all []boardview.Drawing
	for _, s := range n.Shapes() {
		all = append(all, boardview.Drawing{Arrow: boardmodel.Arrow{From: s.From, To: s.To}, Colour: look.DrawingColour(s.Colour)})
	}
	return all
}
