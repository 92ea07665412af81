package session

import (
	"slices"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
)

// writtenPlies is how many plies of a better line are written at most.
const writtenPlies = 8

// WriteReview writes the review into the game: evaluations, signs for the marked moves,
// the better lines as variations, and what is certain about the moves that mattered most.
// It is one edit, which can be undone. A sign that the person has given stays.
func (s *Session) WriteReview() {
	r := s.now.Review
	if r.Done() == 0 {
		return
	}
	s.edit(phrase.Say("session.review"), func(rec *record.Record) record.Path {
		nodes := rec.Along(record.Mainline(len(r.Game.Moves)))
		for ply, n := range nodes {
			if e := r.Evals[ply+1]; e.Known && !e.Score.Over {
				n.Set("eval", e.Score.String())
			}
			if mark := r.Mark(ply); mark != review.None {
				sign(n, mark)
				s.writeBetter(rec, r, ply)
			}
		}
		for _, m := range r.Moments {
			s.writeClaims(nodes[m.Ply], m)
		}
		return s.now.Place.Path
	})
}

// sign gives a move the sign of a mark, unless it has one of the six that judge a move.
func sign(n record.Node, m review.Mark) {
	for nag := range n.NAGs() {
		if nag >= 1 && nag <= 6 {
			return
		}
	}
	n.AddNAG(m.NAG())
}

// writeBetter adds the best line instead of a move as a variation.
func (s *Session) writeBetter(rec *record.Record, r Reviewed, ply int) {
	at, way := r.Game.Line[ply], record.Mainline(ply)
	line := r.Evals[ply].Line
	for _, m := range line[:min(len(line), writtenPlies)] {
		next, err := at.Play(m)
		if err != nil {
			return
		}
		way = rec.Try(way, m, rules.Written(s.now.Rules, at, m).Text)
		at = next
	}
}

// writeClaims adds what is certain about a move to the comments after it, unless they say
// so already.
func (s *Session) writeClaims(n record.Node, m Moment) {
	for _, c := range m.Spoken() {
		text := s.config.Say(c.Text)
		if said := n.Said(); !slices.ContainsFunc(said.After, func(c string) bool { return strings.Contains(c, text) }) {
			n.Remark(record.After, text)
		}
	}
}
