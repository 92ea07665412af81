package session

import (
	"passedpawn/game/play/match"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// playing is the mode while a game is being played.
type playing struct {
	*state
	edits *Edits
}

// move plays a move in the game's current position. In an earlier one, or in a variation,
// it shows a move that is in the tree, adds one to a variation as a remark, or else
// returns how to continue the game from there.
func (p playing) move(m rules.Move) (replace func()) {
	at := p.now.Place
	switch {
	case p.now.Live():
		p.try(p.match.Play(m))
	case p.edits.walk(at, m):
	case p.now.remarks():
		p.edits.remark(m)
	case !p.now.Helped():
		p.try(match.ErrStrict)
	default:
		return func() { p.from(at, m) }
	}
	return nil
}

// from continues the game from an earlier place, unless the game has changed meanwhile.
func (p playing) from(at Place, m rules.Move) {
	p.do(func() {
		ply := len(at.Moves)
		if g := p.now.Game; at.Game != g.Game || ply >= len(g.Line) || !at.is(p.place(record.Mainline(ply))) {
			return
		}
		p.now.Place = p.place(record.Mainline(len(p.now.Game.Moves)))
		p.try(p.match.PlayFrom(ply, m))
	})
}
