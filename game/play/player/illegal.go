package player

// An IllegalMove is the error of a program that chose a move that is not legal.
type IllegalMove struct {
	Err  error  // says so
	Move string // as the program wrote it
}

// Error implements error.
func (e *IllegalMove) Error() string { return e.Err.Error() }

// Unwrap returns what says so, for errors.As.
func (e *IllegalMove) Unwrap() error { return e.Err }
