package report

import (
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/clock"
	"passedpawn/game/records/pgn"
)

// A tempo is a kind of time control.
type tempo int

// The kinds of time controls, the longest first.
const (
	daily tempo = iota
	classical
	rapid
	blitz
	bullet
	untold // no time control is known
	tempos
)

// name returns the name of a tempo.
func (t tempo) name() phrase.Phrase {
	return phrase.Say([tempos]string{"report.daily", "report.classical", "report.rapid", "report.blitz", "report.bullet", "report.untold"}[t])
}

// tempoOf returns the kind of the time control in the tags of a game. Its measure is the
// time for 60 moves: blitz is up to ten minutes, rapid less than an hour (FIDE Laws,
// Appendices A.1 and B.1). Bullet, of less than three minutes, is not a term of FIDE.
func tempoOf(item pgn.Item) tempo {
	c := clock.FromTags(item.Tag)
	if !c.Used() {
		return untold
	}
	var whole time.Duration
	moves := 0
	for _, s := range c[0] {
		whole += s.Time
		n := fideMoves - moves
		if s.Moves > 0 {
			n = min(n, s.Moves)
		}
		whole += time.Duration(n) * s.Bonus
		if moves += n; moves >= fideMoves {
			break
		}
	}
	switch {
	case whole >= day:
		return daily
	case whole >= time.Hour:
		return classical
	case whole > 10*time.Minute:
		return rapid
	case whole >= 3*time.Minute:
		return blitz
	}
	return bullet
}

const (
	fideMoves = 60
	day       = 24 * time.Hour
)
