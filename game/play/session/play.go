package session

import (
	"passedpawn/game/rules"
)

// A mode decides what a move on the board means. There are playing and study, which follow
// from the game, and the interim modes.
type mode interface {
	// move handles a move in the position on the board. replace is as in Session.Play.
	move(m rules.Move) (replace func())
}

// An interim mode was entered by the user. It takes the place of playing or study until it
// is left.
type interim interface {
	mode
	// begin starts the mode and shows it in the snapshot.
	begin()
	// fits reports whether the mode still fits the game and the place on the board. It is
	// left after the first event for which it does not.
	fits() bool
	// end stops the mode's work and removes it from the snapshot.
	end()
}

// enter begins an interim mode, and leaves the one that was entered before.
func (s *state) enter(i interim) {
	s.leave()
	s.interim = i
	i.begin()
}

// leave ends the interim mode, if there is one.
func (s *state) leave() {
	if i := s.interim; i != nil {
		s.interim = nil
		i.end()
	}
}

// mode returns the present mode.
func (s *Session) mode() mode {
	switch {
	case s.interim != nil:
		return s.interim
	case s.now.Playing():
		return playing{s.state, s.Edits}
	default:
		return studying{s.Edits}
	}
}

// Play makes a move in the position on the board, which may be an earlier one. There, a
// move that is already in the tree is only shown, and any other move is added as a
// remark. If the move would replace moves of a game in progress, Play does not make it,
// but returns replace, which does so once the user has agreed. Otherwise replace is nil.
func (s *Session) Play(m rules.Move) (replace func()) {
	s.do(func() { replace = s.mode().move(m) })
	return replace
}
