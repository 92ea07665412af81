//go:build !windows

package startuperror

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestBox replaces zenity by a program and reads its arguments.
func TestBox(t *testing.T) {
	dir := t.TempDir()
	told := filepath.Join(dir, "told")
	if err := os.WriteFile(filepath.Join(dir, "zenity"), []byte("#!/bin/sh\nprintf '%s|' \"$@\" >"+told+"\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir)
	MessageBox("A <sentence> & more")
	got, err := os.ReadFile(told)
	if err != nil || !strings.HasSuffix(string(got), "--text|A <sentence> & more|") {
		t.Errorf("%v %q", err, got)
	}
}
