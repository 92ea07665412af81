package match

import (
	"passedpawn/game/clock"
	"passedpawn/game/phrase"
	"passedpawn/game/player"
	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// A Snapshot is the whole state of a match at one moment. Nothing in it
// changes later, so views keep it and compare it with the next.
type Snapshot struct {
	Game    *player.Game     // names the game; no other has the same
	Line    []rules.Position // from the start to now, the last
	Moves   []rules.Move
	SANs    []string
	Outcome rules.Outcome
	Names   [2]string
	Human   [2]bool
	// Thinking is set while a program has the move and works on it.
	Thinking bool
	// Offered is set while a draw offer by a person waits for a person's answer
	// or for a program's.
	Offered   bool
	OfferedBy rules.Side
	// Promised is set where a draw offer goes with the next move.
	Promised bool
	// Conduct is how strictly the game is played.
	Conduct Conduct
	// Touched are the men that a person who has the move has touched, by rules of
	// tournaments; Bound the moves that this leaves, nil where any legal move may be
	// made.
	Touched []rules.Square
	Bound   []rules.Move
	Arrived bool // a pawn was let go where it is promoted
	// CanTakeBack reports whether TakeBack would do something.
	CanTakeBack bool
	// Unsettled is set where the winner may turn out unable to mate: then it is a draw,
	// and Settle has to be called.
	Unsettled bool
	// Note is a sentence about what just happened, mostly empty.
	Note phrase.Phrase
	// Fault is why a program could not move.
	Fault error
	// Clock is the clocks of the game; the zero value where there are none.
	Clock clock.Clock
	// Nap is a time in which the computer slept during a person's move, the last
	// one: it was not counted.
	Nap Nap
	// Record is the game so far, to keep: a copy.
	Record *record.Record
}

// Now is the position on the board.
func (s Snapshot) Now() rules.Position { return s.Line[len(s.Line)-1] }

// Yours reports whether a person may move now.
func (s Snapshot) Yours() bool { return !s.Outcome.Over() && s.Human[s.Now().Turn()] }

// Snapshot is the present state.
func (m *Match) Snapshot() Snapshot {
	n, o := len(m.moves), m.outcome()
	bound, _ := m.hold.bound(m.position())
	return Snapshot{
		Game: m.game,
		Line: m.line[: n+1 : n+1], Moves: m.moves[:n:n], SANs: m.sans[:n:n],
		Outcome:     o,
		Names:       [2]string{m.config.Seats[0].Name, m.config.Seats[1].Name},
		Human:       [2]bool{m.config.Seats[0].Human(), m.config.Seats[1].Human()},
		Thinking:    m.withdraw != nil && !m.offer.open,
		Offered:     m.offer.open,
		OfferedBy:   m.offer.by,
		Promised:    m.offer.promised,
		Conduct:     m.config.Conduct,
		Touched:     m.hold.touched,
		Bound:       bound,
		Arrived:     m.hold.arrived,
		CanTakeBack: !m.config.Study && !m.strict() && !o.Over() && m.takeTo() >= 0,
		Unsettled:   m.unsettled,
		Note:        m.note,
		Fault:       m.fault,
		Clock:       m.clock,
		Nap:         m.nap,
		Record:      m.record.Clone(),
	}
}
