package claims

import "passedpawn/game/shogi/shogiboard"

// shogiGain returns what a move changes in the difference of material at once.
func shogiGain(p *shogiboard.Position, m shogiboard.Move) (points int) {
	if m.Drop() != shogiboard.NoKind {
		return 0
	}
	if taken := p.On(m.To()); taken != shogiboard.NoKind {
		points = shogiWorth[taken] + shogiWorth[taken.Plain()]
	}
	if m.Promotes() {
		kind := p.On(m.From())
		points += shogiWorth[kind.Promoted()] - shogiWorth[kind]
	}
	return points
}

// shogiSwap returns the most material that the side to move can win by an exchange on a
// square: both sides capture there, with any legal move, for as long as they like.
func shogiSwap(p *shogiboard.Position, on shogiboard.Square) int {
	_, won := shogiTrade(p, on)
	return won
}

// shogiTrade returns the first move of the best exchange on a square for the side to move,
// 0 if it wins nothing, and what it wins.
func shogiTrade(p *shogiboard.Position, on shogiboard.Square) (best shogiboard.Move, most int) {
	if !p.Attackers(p.Turn(), on, p.Occupied()).Meets(p.Side(p.Turn())) {
		return 0, 0
	}
	var all shogiboard.List
	p.Loud(&all)
	for _, m := range all.All() {
		if m.To() != on || m.Drop() != shogiboard.NoKind || p.On(on) == shogiboard.NoKind {
			continue
		}
		won := shogiGain(p, m)
		if won <= most {
			continue
		}
		undo := p.Make(m)
		_, back := shogiTrade(p, on)
		p.Unmake(m, undo)
		if won-back > most {
			best, most = m, won-back
		}
	}
	return best, most
}

// shogiExchange returns the moves of the best exchange on a square.
func shogiExchange(p shogiboard.Position, on shogiboard.Square) (line []shogiboard.Move) {
	for m, _ := shogiTrade(&p, on); m != 0; m, _ = shogiTrade(&p, on) {
		line = append(line, m)
		p.Make(m)
	}
	return line
}

// shogiMated reports whether the side to move, which is in check, is mated.
func shogiMated(p *shogiboard.Position) bool {
	var all shogiboard.List
	p.Generate(&all)
	return all.Count == 0
}
