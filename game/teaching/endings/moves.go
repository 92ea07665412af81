package endings

import (
	"cmp"
	"slices"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/endgames/ending"
	"passedpawn/game/endgames/tables"
	"passedpawn/game/endgames/wdl"
)

// A Trainer trains endings. The tables of distances may be incomplete.
type Trainer struct{ Tables *tables.Tables }

// A move is a legal move and what it leads to.
type move struct {
	bitboard.Move
	result wdl.Result // for the side that moves
	plies  int        // to mate, 0 for a draw or if it is not known
	free   int        // how many replies there are
	leaves bool       // it captures or promotes
}

// moves returns the legal moves, the best first: those with the best result, of wins the fastest
// and of losses the slowest. If that is not known, those come first that leave the fewest replies.
func (t Trainer) moves(p *bitboard.Position) (all []move) {
	var l bitboard.List
	p.Generate(&l)
	for _, m := range l.All() {
		next := *p
		next.Make(m)
		r, _ := wdl.Probe(&next)
		var replies bitboard.List
		next.Generate(&replies)
		one := move{m, -r, 0, replies.Count, p.Captured(m) != bitboard.NoKind || m.Promotion() != bitboard.NoKind}
		if d, ok := t.Tables.Probe(&next); ok && (d.Mated || d.Plies != 0) {
			one.plies = max(d.Plies, -d.Plies) + 1
		}
		all = append(all, one)
	}
	slices.SortStableFunc(all, func(a, b move) int {
		return cmp.Or(cmp.Compare(b.result, a.result), int(a.result)*cmp.Compare(a.plies, b.plies), cmp.Compare(a.free, b.free))
	})
	return all
}

// keeping returns the moves that keep the best result: those at the beginning.
func keeping(all []move) []move {
	n := slices.IndexFunc(all, func(m move) bool { return m.result != all[0].result })
	if n < 0 {
		n = len(all)
	}
	return all[:n]
}

// slack is how many plies a defence may shorten a loss to make it harder for people.
const slack = 6

// reply returns the defence that is hardest for people: of the moves that are about as good as
// the best one, that after which the fewest keep the other side's result, and of these the slowest
// loss. One that gives a man away counts as a last resort.
func (t Trainer) reply(p *bitboard.Position) (m bitboard.Move, ok bool) {
	all := t.moves(p)
	if len(all) == 0 {
		return 0, false
	}
	good := keeping(all)
	best, fewest := good[0], 1<<30
	for _, one := range good {
		if one.plies+slack < good[0].plies {
			continue
		}
		next := *p
		next.Make(one.Move)
		after := t.moves(&next)
		if len(after) == 0 {
			continue // the game would be over
		}
		kept := keeping(after)
		n := len(kept)
		if slices.ContainsFunc(kept, func(m move) bool { return m.leaves }) {
			n += 100 // it is easy to see
		}
		if n < fewest {
			best, fewest = one, n
		}
	}
	return best.Move, true
}

// Load reads what is known of positions, which takes some hundredths of a second. Without it, the
// first exercise takes longer.
func (t Trainer) Load() {
	for _, e := range ending.All() {
		for index := 0; ; index++ {
			if p, err := e.Board(ending.White, e.Squares(index), false); err == nil {
				t.moves(&p)
				break
			}
		}
	}
}
