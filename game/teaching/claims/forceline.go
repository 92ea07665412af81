package claims

import "passedpawn/game/chess/bitboard"

// line returns moves that show how the winner, who is to move, wins so much material,
// beginning with a move that is proved to do so within some plies. The loser replies as
// stubbornly as it can. The line ends when the material is won and the loser gains nothing by
// captures.
func (f *forcer) line(p bitboard.Position, first bitboard.Move, need, plies int) (line []bitboard.Move) {
	m := first
	for plies--; m != 0; plies -= 2 {
		line = append(line, m)
		need -= gain(&p, m)
		p.Make(m)
		f.left = forceBound
		if plies <= 0 || need <= 0 && f.settled(&p, need, f.further) {
			return f.exchanges(p, need, line)
		}
		rough := f
		if f.rough != nil {
			rough = f.rough
		}
		reply := rough.toughest(&p, need, plies)
		if reply == 0 { // mate
			return line
		}
		need += gain(&p, reply)
		p.Make(reply)
		line = append(line, reply)
		f.left = forceBound
		m = f.wins(&p, need, plies-1)
		for _, shorter := range []int{1, 3} { // the shortest way
			if at := f.wins(&p, need, shorter); shorter < plies-1 && at != 0 {
				m, plies = at, shorter+1
				break
			}
		}
	}
	return line
}

// toughest returns the reply after which the winner is proved to win least. Captures come
// first among equals.
func (f *forcer) toughest(p *bitboard.Position, need, plies int) (toughest bitboard.Move) {
	var all bitboard.List
	p.Generate(&all)
	least := 0
	for _, m := range f.replies(p, &all, plies) {
		lost := gain(p, m)
		undo := p.Make(m)
		f.left = forceBound / 10
		more := 0
		for more < 9 && (toughest == 0 || more < least) && f.wins(p, need+lost+more+1, plies-1) != 0 {
			more++
		}
		p.Unmake(m, undo)
		if toughest == 0 || more < least {
			toughest, least = m, more
		}
	}
	return toughest
}

// exchanges adds the captures that follow at once: the loser's best, and the winner's
// answer to it.
func (f *forcer) exchanges(p bitboard.Position, need int, line []bitboard.Move) []bitboard.Move {
	var all bitboard.List
	p.Captures(&all)
	best, most := bitboard.Move(0), 0
	for _, m := range all.All() {
		if won := gain(&p, m); won > most && m.To() == line[len(line)-1].To() {
			best, most = m, won
		}
	}
	if best == 0 {
		return line
	}
	need += most
	p.Make(best)
	line = append(line, best)
	if need <= 0 {
		return line
	}
	var answers bitboard.List
	p.Captures(&answers)
	for _, m := range answers.All() {
		won := gain(&p, m)
		undo := p.Make(m)
		f.left = forceBound
		if need-won <= 0 && f.settled(&p, need-won, f.further-1) {
			return f.exchanges(p, need-won, append(line, m))
		}
		p.Unmake(m, undo)
	}
	return line
}
