package play

import (
	"math"

	"passedpawn/game/play/session"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// told says in a sentence how the winning chances changed with the move on the board, as the
// graph shows it; "" where that is not known.
func told(s session.Snapshot) string {
	r, ply := s.Review, len(s.Place.Path)-1
	if ply < 0 || !s.Place.Path.Main() || ply >= len(r.Game.Moves) || !r.Evals[ply].Known || !r.Evals[ply+1].Known {
		return ""
	}
	was, is := r.Evals[ply].Score.Of(r.Own).Chance(), r.Evals[ply+1].Score.Of(r.Own).Chance()
	from, to := int(math.Round(was)), int(math.Round(is))
	number := (pgn.FirstPly(s.Game.Record.Start)+ply)/2 + 1
	if rules.CountsPlies(s.Rules) {
		number = pgn.FirstPly(s.Game.Record.Start) + ply + 1
	}
	switch {
	case from > to:
		return i18n.F("review.fell", s.Side(r.Own), from, to, number)
	case from < to:
		return i18n.F("review.rose", s.Side(r.Own), from, to, number)
	}
	return i18n.F("review.stayed", s.Side(r.Own), to, number)
}

// reviewSaid returns what the review says aloud: how far it is or how accurate both sides were,
// and what is certain about the move on the board.
func reviewSaid(p *Page) (lines []string) {
	s := p.snap
	if !s.Review.On {
		return nil
	}
	if s.Review.Running {
		return []string{evaluating(s.Review.By)}
	}
	for _, side := range p.review.ordered() {
		lines = append(lines, accuracyOf(s, side).text)
	}
	if said := leftOpening(s); said.Form != "" {
		lines = append(lines, p.earGame.says(said))
	}
	return append(lines, told(s), p.earGame.says(p.review.certain))
}
