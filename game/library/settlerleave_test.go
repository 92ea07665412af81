package library

import (
	"testing"
	"time"
)

// TestFlushDoesNotWaitLong ends while another program holds a file: what was changed is safe,
// and is written later.
func TestFlushDoesNotWaitLong(t *testing.T) {
	f, s := settler(t)
	s.leave = time.Millisecond
	path := fileOf(t, three)
	c := File(path, "", chess).Over(f)
	o := originalIn(t, f, c, list(t, c), 0)
	if _, err := f.Save(o, "[White \"New\"]\n\n1. d4 *", Refuse); err != nil {
		t.Fatal(err)
	}
	want := seen(t, c)
	_, unlock, err := f.hold(path, "-settle")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Flush(); err != nil || seen(t, c) != want {
		t.Errorf("%v, %q", err, seen(t, c))
	}
	unlock()
	s.leave = time.Hour
	if err := s.Flush(); err != nil || contents(t, path) != want {
		t.Errorf("%v, %q", err, contents(t, path))
	}
}
