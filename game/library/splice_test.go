package library

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
)

// TestSplice holds files that are written around a game against the same files gone
// through game by game. UTF-16 can only be gone through.
func TestSplice(t *testing.T) {
	const games = "[White \"A\"]\n\n1. e4 *\n\n\n[White \"B\"]\r\n\r\n1. d4 {x} *\r\n\n% more\n[White \"B\"]\n\n1. d4 {x} *\n\nsome words\n\n1. c4 *"
	var wide strings.Builder
	w := pgn.Marked(&wide, "\xff\xfe")
	_, _ = w.Write([]byte(games))
	_ = w.Close()
	for name, text := range map[string]string{
		"plain.pgn": games, "mark.pgn": "\ufeff" + games + "\n\n", "latin.pgn": strings.ReplaceAll(games, "A", "M\xfcller"), "wide.pgn": wide.String(),
		"two.csa": "V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n%TORYO\n/\nV2.2\nPI\n+\n+2726FU\n%CHUDAN\n",
	} {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		for _, item := range gamefile.Scan(text, path) {
			at, found := OriginalOf(item, path, pgn.Automatic).find()
			var spliced, rescanned strings.Builder
			done, copied := at.splice(&spliced, path, "1. f4 *")
			if err := errors.Join(found, copied, at.rescan(&rescanned, path, "1. f4 *")); err != nil {
				t.Fatal(err)
			}
			if done != (name != "wide.pgn") || done && spliced.String() != rescanned.String() || rescanned.Len() == 0 {
				t.Errorf("%s, game %d: spliced %v\n%q\nrescanned\n%q", name, item.Number, done, spliced.String(), rescanned.String())
			}
		}
	}
}
