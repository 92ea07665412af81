package match

import (
	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// A Line is the moves played in a record, with their positions. Replaying ten thousand
// moves takes a while. If a window must not wait for it, Replay can be called beforehand
// on any goroutine.
type Line struct {
	of    *record.Record
	line  []rules.Position
	moves []rules.Move
	sans  []string
}

// Replay plays through a record. The error names the move that the rules do not allow.
func Replay(r rules.Rules, rec *record.Record) (*Line, error) {
	start := r.Start()
	if rec.Start != "" {
		p, err := r.Parse(rec.Start)
		if err != nil {
			return nil, err
		}
		start = p
	}
	l := &Line{of: rec, line: []rules.Position{start}}
	for i, mv := range played(rec) {
		last := l.line[i]
		next, err := last.Play(mv)
		if err != nil {
			return nil, phrase.Errorf("match.ply", i+1, err)
		}
		l.line, l.moves, l.sans = append(l.line, next), append(l.moves, mv), append(l.sans, r.Write(last, mv))
	}
	return l, nil
}
