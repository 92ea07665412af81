package claims

import "passedpawn/game/chess/bitboard"

// A route says how a line goes: along the way of an engine, and on until it shows exactly what is
// proved.
type route struct {
	way   []bitboard.Move
	exact bool
}

// line returns moves that show how the winner, who is to move, wins so much material,
// beginning with a move that is proved to do so within some plies. Both sides play the moves
// of a way as long as they are proved to win. After it, the loser replies as stubbornly as it
// can. The line ends when the material is won and, if the route is to be exact, what the loser wins
// back of it is shown.
func (f *forcer) line(p bitboard.Position, first bitboard.Move, need, plies int, r route) (line []bitboard.Move) {
	start, total, way := p, need, r.way
	m := first
	for plies--; m != 0; plies -= 2 {
		line = append(line, m)
		need -= gain(&p, m)
		p.Make(m)
		f.left = forceBound
		if plies <= 0 || need <= 0 && f.ends(&p, need) {
			if end := f.rest(p, need, f.further, line); plies <= 0 || !r.exact || shows(start, end) == total {
				return end
			}
		}
		var reply bitboard.Move
		if reply, way = f.reply(&p, need, plies, way); reply == 0 { // mate
			return line
		}
		need += gain(&p, reply)
		p.Make(reply)
		line = append(line, reply)
		m, plies, way = f.next(p, need, plies, way)
	}
	return line
}

// reply returns the loser's move of a line, and the rest of the way.
func (f *forcer) reply(p *bitboard.Position, need, plies int, way []bitboard.Move) (bitboard.Move, []bitboard.Move) {
	if len(way) > 0 {
		return way[0], way[1:]
	}
	rough := f
	if f.rough != nil {
		rough = f.rough
	}
	return rough.toughest(p, need, plies), nil
}

// next returns the winner's move of a line, within how many plies it wins, counted as line does,
// and the rest of the way.
func (f *forcer) next(p bitboard.Position, need, plies int, way []bitboard.Move) (bitboard.Move, int, []bitboard.Move) {
	if len(way) > 0 && f.after(p, way[0], need, plies-1) {
		return way[0], plies, way[1:]
	}
	for depth := 1; depth < plies; depth += 2 { // the shortest way
		f.left = forceBound
		if m := f.wins(&p, need, depth); m != 0 {
			return m, depth + 1, nil
		}
	}
	return 0, plies, nil
}

// toughest returns the reply after which the winner is proved to win least. Captures come
// first among equals.
func (f *forcer) toughest(p *bitboard.Position, need, plies int) (toughest bitboard.Move) {
	var all bitboard.List
	f.replies(p, &all, plies)
	least := 0
	for _, m := range all.All() {
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

// rest adds the captures and checks by which the loser wins back some of what is won, and the
// winner's answers to them. need is how much is still to be won, less than 0 if there is more.
func (f *forcer) rest(p bitboard.Position, need, further int, line []bitboard.Move) []bitboard.Move {
	if need >= 0 || further == 0 {
		return line
	}
	var all bitboard.List
	forceful(&p, &all)
	best, least := bitboard.Move(0), -need
	for _, m := range all.All() {
		won := gain(&p, m)
		undo := p.Make(m)
		kept := 0
		for f.left = forceBound; kept < least && f.answers(&p, m.To(), need+won+kept+1, further); {
			kept++
		}
		p.Unmake(m, undo)
		if kept < least {
			best, least = m, kept
		}
	}
	if best == 0 {
		return line
	}
	need += gain(&p, best)
	line = append(line, best)
	p.Make(best)
	if need+least <= 0 && !p.InCheck() {
		return line
	}
	var answers bitboard.List
	p.Captures(&answers)
	for _, m := range answers.All() {
		won := gain(&p, m)
		undo := p.Make(m)
		f.left = forceBound
		if need+least <= won && f.settled(&p, need+least-won, further-1) {
			return f.rest(p, need-won, further-1, append(line, m))
		}
		p.Unmake(m, undo)
	}
	return line
}
