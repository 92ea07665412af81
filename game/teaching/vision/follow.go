package vision

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// follow gives one, three or five plies that are only read, and asks which pieces the one that
// moved last attacks then.
func (m maker) follow(level int) Question {
	for {
		p := m.empty
		for _, side := range []rules.Side{rules.White, rules.Black} {
			p, _ = m.among(p, side, rules.King)
			for range 4 {
				p, _ = m.among(p, side, rules.Queen, rules.Rook, rules.Rook, rules.Bishop, rules.Knight, rules.Knight, rules.Pawn, rules.Pawn)
			}
		}
		before, err := p.Playable()
		if err != nil {
			continue
		}
		if q, ok := m.after(before, 2*level-1); ok {
			return q
		}
	}
}

// after plays a number of random plies from a position, and asks about the position that they
// lead to. ok is false if there is nothing good to ask.
func (m maker) after(before rules.Position, plies int) (q Question, ok bool) {
	p := before
	var line rules.Moves
	var at rules.Square
	for ply := range plies {
		all := p.Moves()
		if len(all) == 0 {
			return q, false
		}
		move := all[m.draw(len(all))]
		san := rules.Written(m.game, p, move)
		if ply%2 == 0 {
			san = san.Numbered(rules.MoveNumber(m.game, ply, "") + " ")
		}
		next, err := p.Play(move)
		if err != nil {
			return q, false
		}
		line = append(line, san)
		p, at = next, move.To
	}
	switch piece, _ := p.At(at); piece.Kind {
	case rules.Pawn, rules.King: // they attack too little
		return q, false
	}
	squares := enemies(p, at)
	task := phrase.Say("vision.choose-after", line, at)
	if plies == 1 {
		task = phrase.Say("vision.choose-after-one", line, at)
	}
	return Question{Task: task, Before: before, After: p, Attacker: &at, squares: squares}, len(squares) > 0 && len(squares) <= most
}
