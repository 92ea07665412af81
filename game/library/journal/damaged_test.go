package journal

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// TestDamagedInside damages a change to a file that has more of them. What can no longer be
// applied is set aside before the journal is written again.
func TestDamagedInside(t *testing.T) {
	b := newBench(t, "one two three")
	b.add("one", "1")
	name := b.dir.name(b.path)
	whole, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	b.add("two", "2")
	b.add("three", "3")
	all, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	all[len(whole)+20] ^= 1
	if err := os.WriteFile(name, all, 0o644); err != nil {
		t.Fatal(err)
	}
	b.want("one two three", "1 two three", 1)
	b.add("two", "zwei")
	b.want("one two three", "1 zwei three", 2)
	kept, _ := filepath.Glob(filepath.Join(string(b.dir), "*.damaged"))
	if len(kept) != 1 {
		t.Fatalf("the damaged journals are %q", kept)
	}
	if got, _ := os.ReadFile(kept[0]); string(got) != string(all) {
		t.Errorf("it was set aside with %d bytes, want %d", len(got), len(all))
	}
}

// TestNotRead finds no way to read a journal for a moment: nothing is added to the file then,
// and the changes stay.
func TestNotRead(t *testing.T) {
	b := newBench(t, "one two three")
	b.add("one", "1")
	name := b.dir.name(b.path)
	err := errors.Join(os.Rename(name, name+"~"), os.Mkdir(name, 0o755))
	if err != nil {
		t.Fatal(err)
	}
	f := b.open()
	defer f.Close()
	if _, err := b.dir.Add(f, Change{Cuts: []Cut{{New: []byte("x")}}}); err == nil || !f.Damaged() {
		t.Error("a change is added")
	}
	if err := b.bring(func() {}); err == nil {
		t.Error("the file is said to be up to date")
	}
	if err := errors.Join(os.Remove(name), os.Rename(name+"~", name)); err != nil {
		t.Fatal(err)
	}
	b.want("one two three", "1 two three", 1)
}
