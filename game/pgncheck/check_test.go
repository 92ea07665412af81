package pgncheck

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestCheck(t *testing.T) {
	dir := t.TempDir()
	good, bad := filepath.Join(dir, "good.pgn"), filepath.Join(dir, "bad.pgn")
	for path, text := range map[string]string{
		good: "1. e4 {x} (1. d4 $1 d5) e5 1-0\n",
		bad:  "1. e4 *\n\n[White \"A\"]\n\n1. e4 e5\n2. Ke3 *\n",
	} {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	check := func(want int, asJSON bool, args ...string) string {
		t.Helper()
		var out, errs bytes.Buffer
		if code := Files(args, asJSON, &out, &errs); code != want {
			t.Errorf("%v: exit status %d, want %d", args, code, want)
		}
		return out.String() + errs.String()
	}
	want := good + ": 1 game, 2 plies, 2 plies in variations, 1 variation, 1 comment, 1 glyph, 0 errors, same bytes when written back, export form reads back equal\n"
	if got := check(0, false, good); got != want {
		t.Errorf("said %q", got)
	}
	if got := check(1, false, good, bad); !strings.HasPrefix(got, want) || !strings.Contains(got, `bad.pgn: game 2, line 6, move 2.Ke3: "Ke3" is not a legal move here`) {
		t.Errorf("said %q", got)
	}
	if got := check(1, false, filepath.Join(dir, "missing.pgn")); !strings.Contains(got, "no such file") {
		t.Errorf("said %q", got)
	}
	if got := check(2, false); !strings.Contains(got, "needs the name of a file") {
		t.Errorf("said %q", got)
	}
	var rows []map[string]any
	for d := json.NewDecoder(strings.NewReader(check(1, true, bad))); d.More(); {
		var row map[string]any
		if err := d.Decode(&row); err != nil {
			t.Fatal(err)
		}
		rows = append(rows, row)
	}
	if len(rows) != 2 || rows[0]["game"] != 2.0 || rows[0]["line"] != 6.0 || rows[0]["move"] != "2.Ke3" || rows[1]["games"] != 2.0 || rows[1]["errors"] != 1.0 || rows[1]["sameBytes"] != true {
		t.Errorf("told %v", rows)
	}
}
