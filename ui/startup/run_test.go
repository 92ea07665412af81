package startup

import (
	"bytes"
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
