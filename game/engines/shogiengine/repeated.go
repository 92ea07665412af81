package shogiengine

import "passedpawn/game/shogi/shogiboard"

// repeated reports whether the position has occurred before, and returns its score if
// play continues in this way: a draw, or a loss for a side that gave check with every
// move.
func (s *searcher) repeated() (score int, again bool) {
	last := len(s.line) - 1
	key := s.line[last].key
	for i := last - 4; i >= 0; i -= 2 {
		if s.line[i].key == key {
			return s.cycle(i), true
		}
	}
	return 0, false
}

// cycle returns the score of a line that has led from a position back to it.
func (s *searcher) cycle(from int) int {
	ours, theirs := true, true // the side was in check on every turn since then
	for i := len(s.line) - 1; i > from; i -= 2 {
		ours, theirs = ours && s.line[i].check, theirs && s.line[i-1].check
	}
	switch {
	case ours == theirs:
		return 0
	case ours:
		return perpetual
	}
	return -perpetual
}

// declares reports whether the side to move may declare a win: its king and ten other
// pieces are in the promotion zone, without check, and these and its hand are worth
// enough points.
func (s *searcher) declares() bool {
	b := &s.board
	us := b.Turn()
	zone := shogiboard.Zone(us)
	king := b.King(us)
	if king == shogiboard.None || !zone.Has(king) || s.line[len(s.line)-1].check {
		return false
	}
	men := b.Side(us).And(zone)
	n := men.Count() - 1
	if n < 10 {
		return false
	}
	big := b.Pieces(shogiboard.Bishop, us).Or(b.Pieces(shogiboard.Rook, us)).Or(b.Pieces(shogiboard.Horse, us)).Or(b.Pieces(shogiboard.Dragon, us))
	points := n + 4*big.And(zone).Count()
	for k := range shogiboard.King {
		points += b.Hand(us, k)
	}
	points += 4 * (b.Hand(us, shogiboard.Bishop) + b.Hand(us, shogiboard.Rook))
	return points >= s.points[us]
}
