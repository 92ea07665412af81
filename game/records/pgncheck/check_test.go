package pgncheck

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"unicode"
	"unicode/utf8"

	"passedpawn/game/files/packed/packedtest"
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
	check := func(want int, how Options, args ...string) string {
		t.Helper()
		var out, errs bytes.Buffer
		if code := Files(args, how, &out, &errs); code != want {
			t.Errorf("%v: exit status %d, want %d", args, code, want)
		}
		return out.String() + errs.String()
	}
	want := good + ": 1 game, 2 plies, 2 plies in variations, 1 variation, 1 comment, 1 glyph, 0 errors"
	if got := check(0, Options{}, good); got != want+"\n" {
		t.Errorf("said %q", got)
	}
	if got := check(0, Options{Rewrite: true}, good); got != want+", unchanged when rewritten, its export has the same games\n" {
		t.Errorf("said %q", got)
	}
	if got := check(1, Options{}, good, bad); !strings.HasPrefix(got, want) ||
		!strings.Contains(got, `bad.pgn: game 2, line 6, move 2.Ke3: "Ke3" is not a legal move here`) {
		t.Errorf("said %q", got)
	}
	if got := check(1, Options{}, filepath.Join(dir, "missing.pgn")); !strings.Contains(got, syscall.ENOENT.Error()) {
		t.Errorf("said %q", got)
	}
	if got := check(2, Options{}); !strings.Contains(got, "needs the name of a file") {
		t.Errorf("said %q", got)
	}
	var rows []map[string]any
	for _, rewrite := range []bool{false, true} {
		for d := json.NewDecoder(strings.NewReader(check(1, Options{JSON: true, Rewrite: rewrite}, bad))); d.More(); {
			var row map[string]any
			if err := d.Decode(&row); err != nil {
				t.Fatal(err)
			}
			rows = append(rows, row)
		}
	}
	if len(rows) != 4 || rows[0]["game"] != 2.0 || rows[0]["line"] != 6.0 || rows[0]["move"] != "2.Ke3" || rows[1]["games"] != 2.0 || rows[1]["errors"] != 1.0 ||
		rows[1]["sameBytes"] != nil || rows[3]["sameBytes"] != true || rows[3]["readsBack"] != true {
		t.Errorf("told %v", rows)
	}
}

// TestControlBytes checks files whose names and games contain control sequences that
// reset a terminal: none is printed unescaped, and no overlong word is printed whole.
func TestControlBytes(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "a\x1bcb\u009b31m\x9b\u202e.pgn")
	text := "1. e4 e5 2. \x1bc\u009b31mNf9 *\n\n1. e4 \x07" + strings.Repeat("x", 60_000) + " *\n\n[Variant \"\x1bc" + strings.Repeat("y",
		60_000) + "\"]\n\n1. e4 *\n\n1. e4 * ) \x1b\u009b\n"
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, asJSON := range []bool{false, true} {
		var out, errs bytes.Buffer
		if code := Files([]string{path, path + "missing"}, Options{JSON: asJSON}, &out, &errs); code != 1 {
			t.Errorf("exit status %d", code)
		}
		told := out.String() + errs.String()
		if i := strings.IndexFunc(told, func(r rune) bool {
			return r != '\n' && unicode.IsControl(r) || r == '\u202e' || r == utf8.RuneError && !asJSON
		}); i >= 0 {
			t.Errorf("told %q", told[max(0, i-50):i+10])
		}
		if !strings.Contains(told, `\u001bc`) || !strings.Contains(told, `\u009b31m`) || len(told) > 8000 {
			t.Errorf("%d bytes are told: %.8000s", len(told), told)
		}
		for d := json.NewDecoder(strings.NewReader(told)); asJSON && d.More(); {
			var row map[string]any
			if err := d.Decode(&row); err != nil {
				t.Fatalf("%v in %s", err, told)
			}
		}
	}
}

// TestLongWord checks 100 MB without a space.
func TestLongWord(t *testing.T) {
	path := filepath.Join(t.TempDir(), "long.pgn")
	if err := os.WriteFile(path, bytes.Repeat([]byte("x"), 100<<20), 0o644); err != nil {
		t.Fatal(err)
	}
	var out, errs bytes.Buffer
	if code := Files([]string{path}, Options{}, &out, &errs); code != 1 || out.Len() > 1000 ||
		!strings.Contains(out.String(), "line 1: a word is longer than 64 KB") {
		t.Errorf("exit status %d, %d bytes: %.300s", code, out.Len(), out.String())
	}
}

// TestPacked checks compressed files: each member of a zip by itself, and what can be read
// of a file that is cut off. The name of the file does not matter.
func TestPacked(t *testing.T) {
	dir := t.TempDir()
	gz := packedtest.Gzip(t, "1. e4 e5 *\n\n1. d4 (1. c4")
	zipped := packedtest.Zip(t, zip.Deflate, "a/one.pgn", "1. e4 *\n", "two.kif", kif, "readme.txt", "Hello")
	for name, data := range map[string]string{
		"x.pgn": gz, "cut.gz": gz[:len(gz)-9], "x.zip": zipped, "x.7z": "7z\xbc\xaf\x27\x1c...",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(data), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for name, want := range map[string][]string{
		"x.pgn":  {"/x.pgn: game 2, line 3: the file ends inside a variation", "/x.pgn: 2 games, 3 plies", "1 error"},
		"cut.gz": {"/cut.gz: the compressed file is cut off"},
		"x.zip":  {"/x.zip/one.pgn: 1 game, 1 ply", "/x.zip/two.kif: 1 game, 2 plies"},
		"x.7z":   {"/x.7z: the file is compressed in a format that cannot be read here"},
	} {
		var out, errs bytes.Buffer
		code := Files([]string{filepath.Join(dir, name)}, Options{}, &out, &errs)
		if good := name == "x.zip"; (code == 0) != good || strings.Contains(out.String(), "readme") {
			t.Errorf("%s: exit status %d, %s", name, code, out.String())
		}
		for _, w := range want {
			if !strings.Contains(out.String(), w) {
				t.Errorf("%s: said %q, not %q", name, out.String(), w)
			}
		}
	}
}
