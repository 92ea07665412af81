package startup

import (
	"bytes"
	"os"
	"strings"
	"testing"
)

func TestFlags(t *testing.T) {
	for _, tt := range []struct {
		args      string
		code      int
		out, errs string
	}{
		{"--version", 0, "passedpawn 1.2.3", ""},
		{"--help", 0, "Usage: passedpawn [--new-window]", ""},
		{"-help", 0, "Usage: passedpawn [--new-window]", ""},
		{"--uci", 0, "uciok", ""},
		{"--match --help", 0, "Usage: passedpawn --match", ""},
		{"--match level:1", 2, "", "--pgn"},
		{"--bench", 0, " nps", ""},
		{"bench", 0, " nps", ""},
		{"--export", 2, "", "--export"},
		{"--export folder", 2, "", "--export needs"},
		{"--nonsense", 2, "", "Usage: passedpawn [--new-window]"},
	} {
		var out, errs bytes.Buffer
		if code := Run("1.2.3", strings.Fields(tt.args), strings.NewReader("uci\n"), &out, &errs); code != tt.code {
			t.Errorf("%s: exit status %d, want %d", tt.args, code, tt.code)
		}
		if !strings.Contains(out.String(), tt.out) || !strings.Contains(errs.String(), tt.errs) {
			t.Errorf("%s: said %q and %q", tt.args, out.String(), errs.String())
		}
	}
}

// TestForEngine tells commands for the engine from files.
func TestForEngine(t *testing.T) {
	t.Chdir(t.TempDir())
	if got, are := forEngine([]string{"genfens 2 seed 1 book None", "quit"}); !are || got != "genfens 2 seed 1 book None\nquit\n" {
		t.Errorf("%v: %q", are, got)
	}
	if _, are := forEngine([]string{"games.pgn", "bench"}); are {
		t.Error("files are commands")
	}
	if err := os.WriteFile("bench", []byte("1. e4 *"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, are := forEngine([]string{"bench"}); are {
		t.Error("a file that is there is a command")
	}
}
