package match

// allowPonder returns the channel that lets programs think in their opponents' time. The
// same one lasts from question to question, so that a program can go on with what it has
// begun, and is closed as soon as the game does not simply go on.
func (qs *questions) allowPonder() <-chan struct{} {
	if qs.ponder == nil {
		qs.ponder = make(chan struct{})
	}
	return qs.ponder
}

// endPonder stops all thinking in the opponent's time. The next question allows it again.
func (qs *questions) endPonder() {
	if qs.ponder != nil {
		close(qs.ponder)
		qs.ponder = nil
	}
}
