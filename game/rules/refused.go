package rules

import (
	"errors"

	"passedpawn/game/phrase"
)

// An illegal is an error about a position, and not about the text that describes it.
type illegal struct{ error }

func (i illegal) Unwrap() error { return i.error }

// Illegal marks an error as being about a position that could be read but not played.
func Illegal(err error) error { return illegal{err} }

// Refused returns the error of Parse: whether the text is not a position or the position is
// not legal, and why.
func Refused(err error) error {
	if _, ok := errors.AsType[illegal](err); ok {
		return phrase.Errorf("common.position-cannot-used", err)
	}
	return phrase.Errorf("common.position-cannot-read", err)
}

// Cause returns why Refused refuses, without the words that there is no position.
func Cause(refused error) error {
	if f, ok := refused.(interface{ Unwrap() []error }); ok && len(f.Unwrap()) == 1 {
		return f.Unwrap()[0]
	}
	return refused
}
