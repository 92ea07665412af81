package journal

import "testing"

// TestAdoptInsertion lets another program sort a file into which a text is to be put back:
// the file is as long as before, but the place is another one.
func TestAdoptInsertion(t *testing.T) {
	b := newBench(t, "one three four")
	f := b.open()
	defer f.Close()
	if _, err := b.dir.Add(f, Change{Cuts: []Cut{{At: 3, New: []byte(" two")}}}); err != nil {
		t.Fatal(err)
	}
	b.put("four one three")
	if same, err := b.dir.Adopt(b.path); err != nil || same {
		t.Errorf("%v: another file is the same, and reads %q", err, b.read())
	}
}
