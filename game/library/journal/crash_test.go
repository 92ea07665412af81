package journal

import (
	"errors"
	"os"
	"testing"
)

// TestCrashAfterAllChanges finds a file that was replaced by one with all its changes, and a
// journal that still has them: bringing the file up to date forgets them, so that they are
// not made again when another program changes the file.
func TestCrashAfterAllChanges(t *testing.T) {
	b := newBench(t, "one two three")
	b.add("one", "1")
	f := b.open()
	defer f.Close()
	b.put("1 two three")
	info, err := os.Stat(b.path)
	if err != nil {
		t.Fatal(err)
	}
	l, err := read(b.dir.name(b.path))
	if err != nil {
		t.Fatal(err)
	}
	if err := l.add(b.dir.name(b.path), record{Done: 1, After: StateOf(info)}); err != nil {
		t.Fatal(err)
	}
	if err := b.bring(func() {}); err != nil {
		t.Fatal(err)
	}
	if pending := b.dir.Pending(b.path); len(pending) > 0 {
		t.Errorf("%d changes are still to be made", len(pending))
	}
	b.put("one two three, once more")
	if err := b.bring(func() {}); errors.Is(err, ErrForeign) {
		t.Errorf("then: %v", err)
	}
	b.want("one two three, once more", "one two three, once more", 0)
}
