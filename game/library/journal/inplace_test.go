package journal

import (
	"os"
	"testing"
)

// TestWrittenInPlace brings a file up to date that has got a second name meanwhile, so that
// it is written in place: a change that is added meanwhile stays.
func TestWrittenInPlace(t *testing.T) {
	b := newBench(t, "one two three")
	b.add("two", "2")
	if err := os.Link(b.path, b.path+"-copy"); err != nil {
		t.Skip(err)
	}
	if err := b.bring(func() { b.add("three", "") }); err != nil {
		t.Fatal(err)
	}
	b.want("one 2 three", "one 2 ", 1)
	if err := b.bring(func() {}); err != nil {
		t.Fatal(err)
	}
	b.want("one 2 ", "one 2 ", 0)
}
