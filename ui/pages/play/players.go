package play

import (
	"time"

	"passedpawn/game/files/plain"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// players are the bars of the two players, above and below the board.
type players struct {
	bars [2]*playerBar
	elo  func(session.Rival) int // the measured rating of the bundled engine, 0 for none
}

// newPlayers returns empty bars. pause is called when a clock is clicked.
func newPlayers(c Config, tips *widgets.Tips, pause func()) players {
	return players{
		bars: [2]*playerBar{newPlayerBar(c.Pieces, tips, pause), newPlayerBar(c.Pieces, tips, pause)},
		elo:  c.Opponents.Elo,
	}
}

// sides returns the sides above and below the board.
func sides(s session.Snapshot) [2]rules.Side {
	bottom := s.Bottom()
	return [2]rules.Side{bottom.Other(), bottom}
}

// show shows the players of a snapshot.
func (p players) show(s session.Snapshot, now time.Time) {
	turn := s.Place.Position().Turn()
	for i, side := range sides(s) {
		p.bars[i].show(playerBarView{
			name:   titled(s.Game.Record, side.String(), plain.Short(i18n.P(s.Game.Names[side]), 200)),
			rating: rating(s.Game.Record, side, p.elo),
			side:   side, about: sideNoted(s, side), board: rules.ShapeOf(s.Rules),
			moves:    turn == side && !s.Game.Outcome.Over(),
			thinking: turn == side && s.Live() && s.Game.Thinking,
			taken:    taken(s, side), lead: lead(s, side),
			timed: s.HasClocks(), clock: clockOf(s, side, now),
		})
	}
}

// showClocks shows the present times.
func (p players) showClocks(s session.Snapshot, now time.Time) {
	for i, side := range sides(s) {
		p.bars[i].showClock(clockOf(s, side, now))
	}
}
