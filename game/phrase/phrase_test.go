package phrase

import (
	"errors"
	"io"
	"testing"
)

func TestErrorf(t *testing.T) {
	err := Errorf("the file: %v", io.EOF)
	if !errors.Is(err, io.EOF) || err.Error() != "the file: EOF" {
		t.Errorf("%v is not its cause", err)
	}
	// The joined error says more than the phrase in it.
	around := errors.Join(err, io.ErrShortWrite)
	if got := Of(around).String(); got != around.Error() {
		t.Errorf("%q, want %q", got, around)
	}
	if got := Of(err); got.Form != "the file: %v" {
		t.Errorf("%q is not said by its form", got.Form)
	}
}
