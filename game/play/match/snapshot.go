package match

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// A Snapshot is the whole state of a match at one moment. It never changes, so views can
// keep it and compare it with the next one.
type Snapshot struct {
	Game    *player.Game     // identifies the game; no other game has the same pointer
	Line    []rules.Position // from the start to now, inclusive
	Moves   []rules.Move
	SANs    []string
	Outcome rules.Outcome
	Names   [2]phrase.Phrase
	Human   [2]bool
	// Thinking means that a program is thinking about its move.
	Thinking bool
	// Offered means that a draw offer is waiting for the answer of a person or a program.
	Offered   bool
	OfferedBy rules.Side
	// Promised means that a draw offer will be made with the next move.
	Promised bool
	// Conduct is how strictly the game is played.
	Conduct Conduct
	// Touched is the pieces that the person to move has touched, by tournament rules.
	// Bound is the moves that are left after that, nil if any legal move may be made.
	Touched []rules.Square
	Bound   []rules.Move
	Arrived bool // a pawn was released on its promotion square
	// CanTakeBack reports whether TakeBack would do something.
	CanTakeBack bool
	// Unsettled means that the winner may turn out to be unable to mate, so that the game
	// is a draw. Settle has to be called.
	Unsettled bool
	// Note is a sentence about what has just happened, usually empty.
	Note phrase.Phrase
	// Fault is why a program could not move, nil if it could.
	Fault error
	// Clock is the clocks of the game, the zero value if it has none.
	Clock clock.Clock
	// Sleep is the last time during which the computer slept on a person's move. It was not
	// counted.
	Sleep Sleep
	// Record is a copy of the game so far.
	Record *record.Record
}

// Now is the position on the board.
func (s Snapshot) Now() rules.Position { return s.Line[len(s.Line)-1] }

// Yours reports whether a person may move now.
func (s Snapshot) Yours() bool { return !s.Outcome.Over() && s.Human[s.Now().Turn()] }

// LastOwn returns how many moves were made before the last one that a person made, -1 if
// no person has made a move.
func (s Snapshot) LastOwn() int {
	for plies := len(s.Moves) - 1; plies >= 0; plies-- {
		if s.Human[s.Line[plies].Turn()] {
			return plies
		}
	}
	return -1
}

// Snapshot returns the current state.
func (m *Match) Snapshot() Snapshot {
	n, o := len(m.line.moves), m.outcome()
	bound, _ := m.touches.bound(m.line.position())
	return Snapshot{
		Game: m.game,
		Line: m.line.positions[: n+1 : n+1], Moves: m.line.moves[:n:n], SANs: m.line.sans[:n:n],
		Outcome:     o,
		Names:       [2]phrase.Phrase{m.config.Seats[0].Name, m.config.Seats[1].Name},
		Human:       [2]bool{m.config.Seats[0].Human(), m.config.Seats[1].Human()},
		Thinking:    m.questions.open() && !m.offer.open,
		Offered:     m.offer.open,
		OfferedBy:   m.offer.by,
		Promised:    m.offer.promised,
		Conduct:     m.config.Conduct,
		Touched:     m.touches.touched,
		Bound:       bound,
		Arrived:     m.touches.arrived,
		CanTakeBack: !m.config.Study && !m.strict() && !o.Over() && m.takeTo() >= 0,
		Unsettled:   m.ending.unsettled,
		Note:        m.note,
		Fault:       m.fault,
		Clock:       m.timer.clock,
		Sleep:       m.timer.sleep,
		Record:      m.line.record.Clone(),
	}
}
