package uciclient

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestLog writes more than a log has room for: the newest entries stay, from their start.
func TestLog(t *testing.T) {
	path := filepath.Join(t.TempDir(), "deep", "engines.log")
	l := NewLog(path, func() time.Time { return time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC) })
	words := strings.Repeat("some words\n", 500)
	for i := range 60 {
		l.add(Config{Command: Command{"fake", []string{"--x"}}}, fmt.Errorf("fault %d", i), words)
	}
	text, err := os.ReadFile(path)
	if err != nil || len(text) > logSize || len(text) < logSize/2 {
		t.Errorf("%d bytes, %v", len(text), err)
	}
	if s := string(text); !strings.HasPrefix(s, "2026-11-23 12:00:00 fault ") ||
		!strings.Contains(s, "2026-11-23 12:00:00 fault 59\nfake [\"--x\"]\nsome words\n") {
		t.Errorf("the log begins with %.100s", s)
	}
	var none *Log
	none.add(Config{}, errors.New("x"), "")
	if none.Path() != "" || l.Path() != path {
		t.Error("a log is elsewhere")
	}
}

// TestTail keeps the last lines, and cuts long ones off.
func TestTail(t *testing.T) {
	var words tail
	for i := range 3 * tailLines {
		words.add("", fmt.Appendf(nil, "line %d", i))
	}
	words.add("stderr: ", []byte(strings.Repeat("x", 5*tailWidth)))
	got := strings.Split(strings.TrimSpace(words.String()), "\n")
	if len(got) != tailLines || got[0] != fmt.Sprintf("line %d", 2*tailLines+1) || got[tailLines-1] != "stderr: "+strings.Repeat("x", tailWidth)+" ..." {
		t.Errorf("%d lines, from %q to %q", len(got), got[0], got[len(got)-1])
	}
}
