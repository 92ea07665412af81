package play

import (
	"passedpawn/game/match"
	"passedpawn/game/rules"
	"passedpawn/ui/sound"
)

// playMoveSound plays the sound of the move that led from one position to the next.
func (p *Page) playMoveSound(before, after rules.Position, over bool) {
	x := sound.Move
	switch {
	case over:
		x = sound.End
	case len(after.Checks()) > 0:
		x = sound.Check
	case p.men(after) < p.men(before):
		x = sound.Capture
	}
	p.playSound(x)
}

func (p *Page) playSound(x sound.Sound) {
	if p.settings.Sound {
		p.PlaySound(x)
	}
}

// playGameSound plays what has happened in the game since a snapshot: a move more, or
// its end.
func (p *Page) playGameSound(old, s match.Snapshot) {
	n, over := len(s.Moves), s.Outcome.Over()
	switch {
	case n > 0 && n == len(old.Moves)+1:
		p.playMoveSound(s.Line[n-1], s.Line[n], over)
	case n == len(old.Moves) && over && !old.Outcome.Over():
		p.playSound(sound.End)
	}
}

// men is how many men are on the board.
func (p *Page) men(at rules.Position) int {
	sum := 0
	files, ranks := p.rules.Size()
	for _, n := range rules.PieceCounts(at, files, ranks) {
		sum += n
	}
	return sum
}
