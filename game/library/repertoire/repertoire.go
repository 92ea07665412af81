// Package repertoire answers what a person means to play in a position: the moves of the games
// and variations in a file of theirs, by any order of moves. It knows orthodox chess only, and
// reads no file.
package repertoire

import (
	"cmp"
	"slices"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// A Move is a move of a repertoire, and the number of its lines that go on with it.
type Move struct {
	Move  bitboard.Move
	Lines int
}

// A Repertoire is what is played in each of its positions. It may be read from any goroutine
// once all games have been added.
type Repertoire struct {
	moves map[uint64][]Move // by the key of the position
	size  int               // moves in all positions
}

// New returns an empty repertoire.
func New() *Repertoire { return &Repertoire{moves: map[uint64][]Move{}} }

// most is how many different moves a repertoire can have: 2,000 games without a common move, and
// some 100 MB.
const most = 1 << 18

// errTooLarge means that a file is a collection of games rather than a repertoire.
var errTooLarge = phrase.Errorf("repertoire.too-large")

// Add adds a game with its variations, as far as its moves are legal. Games of variants add
// nothing. The error says that there is no room for more.
func (r *Repertoire) Add(rec *record.Record) error {
	start := bitboard.Start()
	if rec.Start != "" {
		p, err := bitboard.Parse(rec.Start)
		if err != nil {
			return nil
		}
		start = p
	}
	if !rules.Orthodox(rec.Rules) {
		return nil
	}
	r.walk(start, rec.Root())
	if r.size > most {
		return errTooLarge
	}
	return nil
}

// walk adds what follows a node, and returns how many lines that are. The main line comes
// without recursion: it may be long.
func (r *Repertoire) walk(p bitboard.Position, n record.Node) (lines int) {
	type step struct {
		key  uint64
		move bitboard.Move
		own  int // the lines that leave the main line here
	}
	var path []step
	lines = 1
	for next, more := n.Next(); more; next, more = n.Next() {
		here, m := step{key: p.Key()}, legal(&p, next.Move())
		if m != 0 {
			r.note(here.key, m, 0) // before the variations
		}
		for v := range n.Variations() {
			here.own += r.enter(p, v)
		}
		if m == 0 {
			lines = max(1, here.own)
			break
		}
		here.move = m
		path = append(path, here)
		p.Make(m)
		n = next
	}
	for _, s := range slices.Backward(path) {
		r.note(s.key, s.move, lines)
		lines += s.own
	}
	return lines
}

// enter adds a variation, and returns how many lines it has.
func (r *Repertoire) enter(p bitboard.Position, v record.Node) (lines int) {
	m := legal(&p, v.Move())
	if m == 0 {
		return 0
	}
	key := p.Key()
	p.Make(m)
	lines = r.walk(p, v)
	r.note(key, m, lines)
	return lines
}

// note counts lines that go on with a move.
func (r *Repertoire) note(key uint64, m bitboard.Move, lines int) {
	known := r.moves[key]
	if i := slices.IndexFunc(known, func(k Move) bool { return k.Move == m }); i >= 0 {
		known[i].Lines += lines
		return
	}
	r.moves[key] = append(known, Move{m, lines})
	r.size++
}

// Moves returns the moves in a position, those with the most lines first.
func (r *Repertoire) Moves(p *bitboard.Position) []Move {
	all := slices.Clone(r.moves[p.Key()])
	slices.SortStableFunc(all, func(a, b Move) int { return cmp.Compare(b.Lines, a.Lines) })
	return all
}

// Empty reports whether there is no move.
func (r *Repertoire) Empty() bool { return r.size == 0 }

// legal returns a move of a record on the fast board, 0 if it is not legal there.
func legal(p *bitboard.Position, m rules.Move) bitboard.Move {
	kind, known := convert.PieceType(m.Promote)
	if !known || m.Null() {
		return 0
	}
	return p.Legal(convert.FastSquare(m.From), convert.FastSquare(m.To), kind)
}
