package session

import (
	"slices"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
)

// Write writes the review into the game: evaluations, signs for the marked moves,
// the better lines as variations, and what is certain about these moves.
// It is one edit, which can be undone. A sign that the person has given stays.
func (r *GameReview) Write() {
	now := r.now.Review
	if now.Done() == 0 {
		return
	}
	r.edits.edit(phrase.Say("session.review"), func(rec *record.Record) record.Path {
		now.Review.Write(rec)
		nodes := rec.Along(record.Mainline(len(now.Game.Moves)))
		for _, m := range now.Moments {
			m.write(nodes[m.Ply], r.config.Say)
		}
		return r.now.Place.Path
	})
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
