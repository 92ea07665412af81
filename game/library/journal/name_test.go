package journal

import (
	"path/filepath"
	"runtime"
	"testing"
)

// TestNameInAnotherEncoding changes a file whose name is not UTF-8.
func TestNameInAnotherEncoding(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("other systems have no such names")
	}
	b := newBench(t, "one two three")
	b.path = filepath.Join(filepath.Dir(b.path), "partidas de Jos\xe9")
	b.put("one two three")
	b.add("two", "2")
	if files := b.dir.Files(); len(files) != 1 || files[0] != b.path {
		t.Errorf("the files are %q, want %q", files, b.path)
	}
	if err := b.bring(func() { b.add("three", "3") }); err != nil {
		t.Fatal(err)
	}
	b.want("one 2 three", "one 2 3", 1)
	if err := b.bring(func() {}); err != nil {
		t.Fatal(err)
	}
	b.want("one 2 3", "one 2 3", 0)
	if files := b.dir.Files(); len(files) > 0 {
		t.Errorf("there are changes to %q", files)
	}
}
