package review

import (
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// writtenPlies is how many plies of a better line are written at most.
const writtenPlies = 8

// Write writes what is known into the record of the game: evaluations, signs for the marked
// moves, and the better lines as variations. A sign that a person has given stays.
func (r Review) Write(rec *record.Record) {
	for ply, n := range rec.Along(record.Mainline(len(r.Game.Moves))) {
		if e := r.Evals[ply+1]; e.Known && !e.Score.Over {
			n.Set("eval", e.Score.String())
		}
		if mark := r.Mark(ply); mark != None {
			sign(n, mark)
			r.writeBetter(rec, ply)
		}
	}
}

// sign gives a move the sign of a mark, unless it has one of the six that judge a move.
func sign(n record.Node, m Mark) {
	for nag := range n.NAGs() {
		if nag >= 1 && nag <= 6 {
			return
		}
	}
	n.AddNAG(m.NAG())
}

// writeBetter adds the best line instead of a move as a variation.
func (r Review) writeBetter(rec *record.Record, ply int) {
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
