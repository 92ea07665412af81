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

// Write writes the review into the game: evaluations, signs for the marked moves,
// the better lines as variations, and what is certain about these moves.
// It is one edit, which can be undone. A sign that the person has given stays.
func (r *GameReview) Write() {
	now := r.now.Review
	if now.Done() == 0 {
		return
	}
	r.edits.edit(phrase.Say("session.review"), func(rec *record.Record) record.Path {
		nodes := rec.Along(record.Mainline(len(now.Game.Moves)))
		for ply, n := range nodes {
			if e := now.Evals[ply+1]; e.Known && !e.Score.Over {
				n.Set("eval", e.Score.String())
			}
			if mark := now.Mark(ply); mark != review.None {
				sign(n, mark)
				now.writeBetter(rec, ply)
			}
		}
		for _, m := range now.Moments {
			m.write(nodes[m.Ply], r.config.Say)
		}
		return r.now.Place.Path
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
func (r Reviewed) writeBetter(rec *record.Record, ply int) {
	at, way := r.Game.Line[ply], record.Mainline(ply)
	line := r.Evals[ply].Line
	for _, m := range line[:min(len(line), writtenPlies)] {
		next, err := at.Play(m)
		if err != nil {
			return
		}
		way = rec.Try(way, m, rules.Written(r.Game.Rules, at, m).Text)
		at = next
	}
}

// write adds what is certain about a move to the comments after it, unless they say so
// already. say returns a phrase in the user's language.
func (m Moment) write(n record.Node, say func(phrase.Phrase) string) {
	for _, c := range m.Spoken() {
		text := say(c.Sentence())
		if said := n.Said(); !slices.ContainsFunc(said.After, func(c string) bool { return strings.Contains(c, text) }) {
			n.Remark(record.After, text)
		}
	}
}
