package match

import (
	"slices"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Claim makes a claim for the side to move: for the position on the board or, in a casual
// game, for a draw after one of the claimant's legal moves (9.2, 9.3). By tournament
// rules a wrong claim is not an error but costs time (9.5.3).
func (m *Match) Claim() error {
	if err := m.mayClaim(); err != nil {
		return err
	}
	claim := m.outcome()
	_, own := rules.ExplainClaim(m.config.Rules, m.line.position())
	if m.strict() && !own {
		if claim.Claim == rules.NoReason {
			m.penalise(phrase.Say("match.claim-wrong"))
			m.offer = offer{promised: true, by: m.line.position().Turn()} // a claim is also a draw offer (9.1.2.1)
			m.changed()
			return nil
		}
		return m.end(ending{Outcome: claim.Claimed(m.line.position().Turn())})
	}
	for _, mv := range m.line.position().Moves() {
		if claim.Claim != rules.NoReason {
			break
		}
		claim.Claim = m.line.claimable(mv)
	}
	if claim.Claim == rules.NoReason {
		return ErrNoClaim
	}
	return m.end(ending{Outcome: claim.Claimed(m.line.position().Turn())})
}

// ClaimWith claims a draw, by tournament rules, with a move that was written down but not
// made. If the claim is wrong it costs time, and the move is made (9.5.3).
func (m *Match) ClaimWith(mv rules.Move) error {
	switch err := m.mayClaim(); {
	case err != nil:
		return err
	case !m.strict():
		return ErrCasual
	case !rules.Legal(m.line.position(), mv):
		return phrase.Errorf("common.move-from-not-legal", mv.From, mv.To)
	}
	by := m.line.position().Turn()
	if why := m.line.claimable(mv); why != rules.NoReason {
		return m.end(ending{Outcome: rules.Outcome{Claim: why}.Claimed(by)})
	}
	m.penalise(phrase.Say("match.claim-wrong"))
	note := m.note
	m.offer = offer{promised: true, by: by}
	m.play(len(m.line.moves), mv)
	if !m.outcome().Over() {
		m.note = note
		m.changed()
	}
	return nil
}

// mayClaim returns why no claim can be made now, nil if one can.
func (s *state) mayClaim() error {
	if err := s.stopped(); err != nil {
		return err
	}
	switch {
	case !s.mover().Human():
		return ErrNotYours
	case len(s.touches.touched) > 0: // 9.4
		return ErrTouched
	}
	return nil
}

// claimWith returns what may be claimed at the end of a line with a move.
func claimWith(r rules.Rules, line []rules.Position, mv rules.Move) rules.Reason {
	next, err := line[len(line)-1].Play(mv)
	if err != nil {
		return rules.NoReason
	}
	return r.Outcome(append(line[:len(line):len(line)], next)).ByMove()
}

// Claimable reports whether the side to move can claim a draw, for the position on the board
// or with a move (9.2, 9.3).
func (s Snapshot) Claimable(r rules.Rules) bool {
	switch {
	case s.Outcome.Over():
		return false
	case s.Outcome.Claim != rules.NoReason:
		return true
	}
	const fewest = 7 // quiet plies before the move that repeats a position for the second time
	repeater, ok := r.(rules.Repeater)
	return ok && repeater.Quiet(s.Now()) >= fewest && slices.ContainsFunc(s.Now().Moves(), func(m rules.Move) bool {
		return claimWith(r, s.Line, m) != rules.NoReason
	})
}

// claimedFor returns the ending after a move if draws are claimed on people's behalf.
// Either side could have claimed it.
func (s *state) claimedFor(mover rules.Side) ending {
	o := s.line.outcome()
	anyone := s.config.Seats[0].Human() || s.config.Seats[1].Human()
	if s.config.Conduct != ClaimForMe || o.Over() || o.ByMove() == rules.NoReason || !anyone {
		return ending{}
	}
	return ending{Outcome: rules.Outcome{Claim: o.ByMove()}.Claimed(mover)}
}
