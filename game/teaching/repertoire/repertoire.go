package repertoire

import (
	"slices"
	"time"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/training"
)

// A Choice is a move in a position, which has the first four fields of a FEN and the move in
// English SAN.
type Choice struct{ Position, Move string }

// A Repertoire is the positions of a graph for a side.
type Repertoire struct {
	*Graph
	Side rules.Side
	side bitboard.Side
	off  map[Place][]bitboard.Move // moves of the side that are switched off
	// roots are where training begins; reached are the positions that the side's moves lead to
	// from there.
	roots   []Place
	reached []bool
	cards   []Place // those with an answer, in the order in which they come up
	byID    map[string]Place
	before  [][]Place // from which places the repertoire's moves lead to a place
}

// New returns the repertoire of a side. Some of its moves may be switched off. It begins at the
// position that root has, in the first four fields of a FEN, or where the games begin for "".
func New(g *Graph, side rules.Side, off []Choice, root string) *Repertoire {
	r := &Repertoire{Graph: g, Side: side, side: bitboard.Side(side), roots: g.roots}
	if root != "" {
		if r.roots = nil; g.placeOf(root) != Nowhere { // or the games no longer have it
			r.roots = []Place{g.placeOf(root)}
		}
	}
	r.Switch(off)
	return r
}

// Switch switches the given moves off, and all others on. A tour that is under way goes on with
// what is left.
func (r *Repertoire) Switch(off []Choice) {
	r.off = map[Place][]bitboard.Move{}
	for _, c := range off {
		if at := r.placeOf(c.Position); at != Nowhere {
			if m, _ := r.nodes[at].position.ReadSAN(c.Move); m != 0 {
				r.off[at] = append(r.off[at], m)
			}
		}
	}
	r.reach()
}

// placeOf returns the place of a position by the first fields of its FEN.
func (g *Graph) placeOf(fen string) Place {
	p, err := bitboard.Parse(fen)
	if err != nil {
		return Nowhere
	}
	return g.find(p)
}

// reach finds out which positions come up, and which of them are cards.
func (r *Repertoire) reach() {
	r.reached, r.before = make([]bool, r.Len()), make([][]Place, r.Len())
	r.cards, r.byID = nil, map[string]Place{}
	left := slices.Clone(r.roots)
	slices.Reverse(left)
	for len(left) > 0 {
		at := left[len(left)-1]
		left = left[:len(left)-1]
		if r.reached[at] {
			continue
		}
		r.reached[at] = true
		next := r.moves(at)
		if r.mine(at) && len(next) > 0 {
			r.cards = append(r.cards, at)
			r.byID[r.id(at)] = at
		}
		for _, e := range slices.Backward(next) {
			left = append(left, e.to)
			r.before[e.to] = append(r.before[e.to], at)
		}
	}
}

// Begins returns the place where the repertoire begins if it is not where its games begin, and
// Nowhere otherwise.
func (r *Repertoire) Begins() Place {
	if len(r.roots) == 1 && !slices.Contains(r.Graph.roots, r.roots[0]) {
		return r.roots[0]
	}
	return Nowhere
}

// Gone reports whether the games no longer have the position where the repertoire begins.
func (r *Repertoire) Gone() bool { return len(r.roots) == 0 }

// mine reports whether it is the person's turn.
func (r *Repertoire) mine(at Place) bool { return r.nodes[at].position.Turn() == r.side }

// moves returns the moves of the repertoire in a position: all of the opponent's, and those of
// the person that are right.
func (r *Repertoire) moves(at Place) []edge {
	if r.mine(at) {
		return r.answers(at)
	}
	return r.nodes[at].edges
}

// answers returns the moves of the person that are right in a position: those that are neither
// switched off nor marked as mistakes.
func (r *Repertoire) answers(at Place) (all []edge) {
	for _, e := range r.nodes[at].edges {
		if e.good && !slices.Contains(r.off[at], e.move) {
			all = append(all, e)
		}
	}
	return all
}

// answered reports whether a position is of the repertoire and the person has an answer in it.
func (r *Repertoire) answered(at Place) bool {
	return at != Nowhere && r.reached[at] && r.mine(at) && len(r.answers(at)) > 0
}

// inside reports whether a position is one of the repertoire.
func (r *Repertoire) inside(at Place) bool { return at != Nowhere && r.reached[at] }

// Has returns the place of a card by its ID, Nowhere if it is none of the repertoire.
func (r *Repertoire) Has(id string) Place {
	if at, ok := r.byID[id]; ok {
		return at
	}
	return Nowhere
}

// cost is what it costs not to know an opening move, in percentage points of winning chances.
// It is less than what any mistake of the person has cost.
const cost = 5

// Items returns the cards that the person has answered before, as items that come back. usual
// is the usual time of an answer, 0 if it is not known.
func (r *Repertoire) Items(m training.Memory, usual time.Duration) (all []training.Item) {
	for id := range r.byID {
		if _, seen := m.States[id]; seen && !m.Suspended(id) {
			all = append(all, training.Item{ID: id, Cost: cost, Takes: training.Each(usual)})
		}
	}
	return all
}

// A Standing is how far the person knows a repertoire.
type Standing struct {
	Cards int // positions in which the person has to find a move
	Known int // that have been answered
	Due   int // that are due, those that were never answered among them
}

// Stand returns how far the person knows the repertoire at a time.
func (r *Repertoire) Stand(m training.Memory, now time.Time) (s Standing) {
	for id := range r.byID {
		if m.Suspended(id) {
			continue
		}
		s.Cards++
		if _, seen := m.States[id]; seen {
			s.Known++
		}
		if due(m, id, now) {
			s.Due++
		}
	}
	return s
}

// due reports whether a card is due.
func due(m training.Memory, id string, now time.Time) bool {
	return !m.Suspended(id) && !m.Due(id, now.Location()).After(now)
}

// A Candidate is a move of the person in a position where there are several.
type Candidate struct {
	Choice
	At   Place
	Move rules.Move
	Off  bool
}

// Candidates returns the moves of the person in all positions with several, in the order of the
// games.
func (r *Repertoire) Candidates() (all []Candidate) {
	for at := range Place(r.Len()) {
		if !r.reached[at] || !r.mine(at) {
			continue
		}
		if several := r.CandidatesAt(at); len(several) > 1 {
			all = append(all, several...)
		}
	}
	return all
}

// CandidatesAt returns the moves of the person in a position, those that are switched off, too.
func (r *Repertoire) CandidatesAt(at Place) (all []Candidate) {
	p := &r.nodes[at].position
	for _, e := range r.nodes[at].edges {
		if e.good {
			all = append(all, Candidate{Choice{fields(p, ""), p.SAN(e.move)}, at, convert.Move(e.move), slices.Contains(r.off[at], e.move)})
		}
	}
	return all
}
