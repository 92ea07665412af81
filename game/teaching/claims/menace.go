package claims

import "passedpawn/game/chess/bitboard"

const (
	menaceMoves   = 5   // moves of the loser in which it might mate
	menaceReplies = 3   // the most that its first check may leave
	menaceBound   = 600 // positions of which all moves are looked at, for one check
)

// allowsMate reports whether the first moves of a proof run into a mate by force that captures and
// checks alone do not show: a check with few replies, after the winner's first move or after its
// answer to a reply.
func (f *forcer) allowsMate(w *plan) bool {
	s := newMateSearch(f.earlier)
	p, need := w.from, w.need-gain(&w.from, w.first)
	if p.Make(w.first); s.checksAndMates(p) {
		return true
	}
	var all bitboard.List
	p.Generate(&all)
	f.left = forceBound
	for _, m := range all.All() {
		won := gain(&p, m)
		undo := p.Make(m)
		answer := f.wins(&p, need+won, w.plies-2)
		if next := p; answer != 0 {
			if next.Make(answer); s.checksAndMates(next) {
				return true
			}
		}
		p.Unmake(m, undo)
	}
	return false
}

// checksAndMates reports whether a check of the side to move that leaves few replies mates soon.
func (s *mateSearch) checksAndMates(p bitboard.Position) bool {
	var all bitboard.List
	p.Generate(&all)
	sights := bitboard.NewSights(&p)
	for _, m := range all.All() {
		if !sights.Checks(&p, m) {
			continue
		}
		undo := p.Make(m)
		s.left = menaceBound
		if bitboard.Mobility(&p) <= menaceReplies && s.defend(&p, menaceMoves-1) {
			return true
		}
		p.Unmake(m, undo)
	}
	return false
}
