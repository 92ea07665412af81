package csvexport

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/opening"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// A game is a row of the table of games while it is made.
type game struct {
	number int    // in the export
	path   string // of its file
	item   pgn.Item

	variant string
	start   string // "" for the usual one
	opening opening.Name
	plies   int
	whole   bool // all of its moves could be read
}

// A writer writes the rows of games. It is used by one goroutine.
type writer struct {
	sets     rules.Games
	openings opening.Finder
	columns  []gameColumn
	line     pgn.Line

	games     []byte // rows
	row       []string
	positions rows
}

func newWriter(sets rules.Games, openings opening.Finder) *writer {
	return &writer{sets: sets, openings: openings, columns: gameColumns()}
}

// add writes the rows of a game.
func (w *writer) add(g *game) {
	if w.line.Read(g.item, w.sets) {
		w.chess(g)
	} else {
		w.other(g)
	}
	w.row = w.row[:0]
	for _, c := range w.columns {
		w.row = append(w.row, c.of(g))
	}
	w.games = appendFields(w.games, w.row)
}

// chess writes the positions of a game of orthodox chess or Chess960 on the fast board.
func (w *writer) chess(g *game) {
	l := &w.line
	g.variant, g.plies, g.whole = "chess", len(l.Moves), l.Whole
	g.opening = w.openings.Game(l.Keys, g.item.Tag("ECO"))
	p := l.Start
	if usual := bitboard.Start(); p.Chess960() || p != usual {
		g.start = p.String()
	}
	if p.Chess960() {
		g.variant = "chess960"
	}
	w.positions.line(g.number, l)
}

// other writes the positions of a game of another variant.
func (w *writer) other(g *game) {
	g.variant = g.item.Variant()
	rec, errs := pgn.ReadAll(g.item, w.sets) // despite an error, the moves before it are there
	if rec == nil {
		return
	}
	r, ok := w.sets.Find(rec.Rules)
	if !ok {
		return
	}
	g.variant = r.ID()
	p, err := r.Start(), error(nil)
	if rec.Start != "" {
		if p, err = r.Parse(rec.Start); err != nil {
			return
		}
		g.start = rec.Start
	}
	g.whole = len(errs) == 0
	out := others{rows: &w.positions, number: g.number}
	for _, m := range rec.Moves() {
		next, err := p.Play(m)
		if err != nil {
			g.whole = false
			break
		}
		out.add(rules.Placement(p), rules.Coordinates(r, m))
		p = next
		g.plies++
	}
	out.add(rules.Placement(p), "")
}
