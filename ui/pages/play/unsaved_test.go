package play

import (
	"errors"
	"testing"
)

func TestTroubleWithTheDisk(t *testing.T) {
	tb := sit(t, against())
	tb.SetUnsaved(errors.New("no space left"))
	tb.types("e4")
	tb.expect("e4", "Not saved yet: no space left. Trying again.")
	tb.SetUnsaved(nil)
	tb.expect("e4", "is thinking.")
}
