package review

import (
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// start is the evaluation of the usual starting position of chess, which no file states.
// lichess has the same.
var start = Eval{Known: true, Score: Score{Centipawns: 15}}

// FromFile is the review of a game by the [%eval] commands in its record, which no search is
// to confirm. ok is false unless every position has one, except the start of the game and its
// end.
func FromFile(g Game, rec *record.Record) (r Review, ok bool) {
	r = New(g)
	if rec.Start == "" && rules.Orthodox(g.Rules.ID()) {
		r.Evals[0] = start
	}
	for i, n := range rec.Along(record.Mainline(len(g.Moves))) {
		s, told := ParseScore(n.Command("eval"))
		s.Scale = rules.Scale(g.Rules)
		r.Evals[i+1] = Eval{Known: told, Score: s}
	}
	if last := len(g.Line) - 1; !r.Evals[last].Known {
		r.Evals[last], _ = g.end(last)
	}
	if len(g.Moves) > 0 && !r.Evals[0].Known {
		r.Evals[0] = Eval{Known: r.Evals[1].Known, Score: r.Evals[1].Score}
	}
	for i := range r.Evals {
		r.Evals[i].Sure = r.Evals[i].Known
	}
	return r, len(g.Moves) > 0 && r.Complete()
}

// Unknown is the time of a move that the record does not tell.
const Unknown time.Duration = -1

// Times are how long the first moves of a record took, by its notes: [%emt], or the change
// of [%clk] and the increment. The first move of a side is measured from the time control.
func Times(rec *record.Record, line []rules.Position) []time.Duration {
	control := clock.FromTags(rec.Tag)
	var left [2]time.Duration
	var told [2]bool
	for side := range left {
		if len(control[side]) > 0 {
			left[side], told[side] = control[side][0].Time, true
		}
	}
	nodes := rec.Along(record.Mainline(len(line) - 1))
	times := make([]time.Duration, len(nodes))
	for i, n := range nodes {
		times[i] = Unknown
		side := line[i].Turn()
		has, noted := clock.ParseNote(n.Command("clk"))
		if noted && told[side] && control.Plain() {
			if used := left[side] - has + bonus(control[side]); used >= 0 {
				times[i] = used
			}
		}
		if used, ok := clock.ParseNote(n.Command("emt")); ok && used >= 0 {
			times[i] = used
		}
		left[side], told[side] = has, noted
	}
	return times
}

// bonus is the increment of each move, as long as all stages have the same.
func bonus(s clock.Stages) time.Duration {
	if len(s) == 0 {
		return 0
	}
	return s[0].Bonus
}
