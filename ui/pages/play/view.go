package play

import (
	"passedpawn/game/play/describe"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/look"
)

// viewOf returns what the board shows of a snapshot: the position, and the marks on it.
func viewOf(s session.Snapshot, chosen settings.Settings) boardview.View {
	at, shape := s.Sight(), rules.ShapeOf(s.Rules)
	v := boardview.View{
		Shape: shape, Position: s.Board(), Teach: rules.Described(s.Rules), Enabled: s.MayMove(),
		Ahead: s.Ahead, Waiting: s.Premove, Flipped: s.Flipped,
		Coordinates: chosen.Coordinates, Glide: chosen.Glide(), AlwaysQueen: chosen.AlwaysQueen,
		Colours: look.BoardFor(shape, chosen.Board, chosen.ShogiBoard), Ranks: chosen.ShogiRanks,
		Ear: chosen.ByEar, Spelled: chosen.EarStyle == string(describe.Spelled),
		Sides: rules.SideNames(s.Rules, s.Game.Line[0]), Ideas: ideas(s), Drawings: marks(s),
	}
	if m, ok := s.Arrow(); ok {
		v.Hint = &boardview.Hint{From: m.Origin(at.Position().Turn()), To: m.To}
	}
	if at, ok := s.Hint.Pointed(at.Position()); ok {
		v.Pointed = &at
	}
	if n := len(at.Moves); n > 0 && !at.Moves[n-1].Null() {
		last, before := at.Moves[n-1], at.Line[n-1]
		v.Last = []rules.Spot{last.Origin(before.Turn()), rules.On(last.To)}
		if was, ok := rules.PieceAt(before, v.Last[0]); ok && v.Teach && last.Promote != rules.NoKind {
			v.Was = was
		}
	}
	return v
}

// marks returns the arrows and circles on the board: those in the notes on the move and on
// the pieces that were touched, or those of a claim while it is shown; and the proof that a
// move is illegal or allowed.
func marks(s session.Snapshot) []boardview.Drawing {
	switch {
	case s.Showing != nil:
		return append(shown(s), proven(s.Proof)...)
	case s.Asked != nil:
		return append(proved(s.Asked), proven(s.Proof)...)
	}
	return append(append(drawings(s.Node()), touched(s)...), proven(s.Proof)...)
}

// proven returns the arrows and circles of a proof, nil for none.
func proven(p *session.Proof) (all []boardview.Drawing) {
	if p == nil {
		return nil
	}
	colour := byte('R')
	if p.Allows {
		colour = 'G'
	}
	mark := func(from, to rules.Square, colour byte) {
		all = append(all, boardview.Drawing{Arrow: boardmodel.Arrow{From: from, To: to}, Colour: look.DrawingColour(colour)})
	}
	mark(p.From, p.To, colour)
	all = append(all, boardview.Circles('Y', p.Wall)...)
	if p.Double {
		mark(p.Second, p.To, colour)
	}
	return all
}
