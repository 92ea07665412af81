package match

// allowPonder returns the channel that lets programs think in their opponents' time. The
// same one lasts from question to question, so that a program can go on with what it has
// begun, and is closed as soon as the game does not simply go on.
func (m *Match) allowPonder() <-chan struct{} {
	if m.ponder == nil {
		m.ponder = make(chan struct{})
	}
	return m.ponder
}

// endPonder stops all thinking in the opponent's time. The next question allows it again.
func (m *Match) endPonder() {
	if m.ponder != nil {
		close(m.ponder)
		m.ponder = nil
	}
}
