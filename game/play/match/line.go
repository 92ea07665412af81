package match

import (
	"strconv"

	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// A Line is the moves played in a record, with their positions. Replaying ten thousand
// moves takes a while. If a window must not wait for it, Replay can be called beforehand
// on any goroutine.
type Line struct {
	rules     rules.Rules
	record    *record.Record
	positions []rules.Position // from the start to now, inclusive
	moves     []rules.Move
	sans      []string
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
	l := &Line{rules: r, record: rec, positions: []rules.Position{start}}
	for i, mv := range played(rec) {
		last := l.positions[i]
		next, err := last.Play(mv)
		if err != nil {
			return nil, phrase.Errorf("match.ply", i+1, err)
		}
		l.positions, l.moves, l.sans = append(l.positions, next), append(l.moves, mv), append(l.sans, r.Write(last, mv))
	}
	l.outcome() // the positions remember what is compared: here it may take its time
	return l, nil
}

// playedTag says how many moves of the main line have been played, if a takeback left
// only variations after them or moves were tried after the end.
const playedTag = "Played"

// played returns the moves of the main line that were played.
func played(r *record.Record) []rules.Move {
	moves := r.Moves()
	if n, err := strconv.Atoi(r.Tag(playedTag)); err == nil && n >= 0 && n < len(moves) {
		moves = moves[:n]
	}
	return moves
}

// position returns the position on the board.
func (l *Line) position() rules.Position { return l.positions[len(l.positions)-1] }

// outcome returns the outcome that follows from the board.
func (l *Line) outcome() rules.Outcome { return l.rules.Outcome(l.positions) }

// claimable returns what the side to move may claim with a move that it has not made.
func (l *Line) claimable(mv rules.Move) rules.Reason { return claimWith(l.rules, l.positions, mv) }

// advance adds a legal move to the line, but not to the record.
func (l *Line) advance(mv rules.Move) error {
	last := l.position()
	next, err := last.Play(mv)
	if err != nil {
		return err
	}
	// Full slice expressions: snapshots share the arrays and must not see a later move
	// written after their end.
	l.sans = append(l.sans[:len(l.sans):len(l.sans)], l.rules.Write(last, mv))
	l.positions = append(l.positions[:len(l.positions):len(l.positions)], next)
	l.moves = append(l.moves[:len(l.moves):len(l.moves)], mv)
	return nil
}

// cut cuts the line off after a number of moves.
func (l *Line) cut(plies int) {
	l.positions, l.moves, l.sans = l.positions[:plies+1], l.moves[:plies], l.sans[:plies]
}

// last returns the node of the last move played, or the root.
func (l *Line) last() record.Node {
	if len(l.moves) == 0 {
		return l.record.Root()
	}
	return l.record.Main()[len(l.moves)-1]
}
