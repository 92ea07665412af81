package kifu

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/records/pgn"
)

// everything is a game with everything that a record can contain.
const everything = `[Event "第1回 試験戦"]
[Site "東京"]
[Date "2024.05.06"]
[White "甲野"]
[Black "乙山"]
[Result "1-0"]
[StartTime "2024/05/06 10:00:00"]
[TimeLimit "各10分"]
[WhiteElo "1500"]
[Header "天気：晴れ"]
[Termination "resignation"]
[Variant "Shogi"]

{はじめ} {[%line]} {二行目} 1. P-7f {[%emt 0:00:16]} 1... P-3d {[%emt 0:01:03]} $1 {良い手}
({変化の前} 1... P-8d {別} 2. P-2f (2. P-6f {[%bookmark ここ]})) 2. Bx2b+ {[%emt 0:00:03.5]} 2... Sx2b
3. B@5e 3... B@6d (3... B@3c {[%end CHUDAN]}) 4. Bx6d Px6d 5. G4i-5h {[%end TORYO 0:00:09]} 1-0
`

// TestGolden compares games in each format with the stored files. After an intended
// change, delete the file and look at what the test writes.
func TestGolden(t *testing.T) {
	rec, err := pgn.Read(pgn.Scan(everything)[0], games{})
	if err != nil {
		t.Fatal(err)
	}
	for _, to := range []struct {
		extension string
		format    Format
		encoding  pgn.Encoding
	}{
		{".kif", KIF, pgn.ShiftJIS},
		{".kifu", KIF, pgn.UTF8},
		{".ki2", KI2, pgn.ShiftJIS},
		{".ki2u", KI2, pgn.UTF8},
		{".csa", CSA, pgn.UTF8},
		{".bod", BOD, pgn.UTF8},
		{".sfen", USI, pgn.UTF8},
		{".usi", USI, pgn.UTF8},
		{".jkf", JKF, pgn.UTF8},
	} {
		path := filepath.Join("testdata", "golden", "game"+to.extension)
		got := to.format.Write(rec, to.encoding)
		want, err := os.ReadFile(path)
		if os.IsNotExist(err) {
			err = os.WriteFile(path, []byte(got), 0o644)
			t.Errorf("%s was written: look at it", path)
		}
		if err != nil {
			t.Fatal(err)
		}
		if want != nil && string(want) != got {
			t.Errorf("%s is now\n%s", path, got)
		}
	}
}

// TestHandicapSummary names the winner of a handicap game by the names that its sides
// have: the receiver and the giver.
func TestHandicapSummary(t *testing.T) {
	for text, want := range map[string]string{
		"手合割：香落ち\n1 ３四歩(33)\n2 投了\n":            "まで1手で上手の勝ち",
		"手合割：香落ち\n1 ３四歩(33)\n2 ７六歩(77)\n3 投了\n": "まで2手で下手の勝ち",
		"手合割：香落ち\n1 ３四歩(33)\n2 反則負け\n":          "まで1手で下手の反則負け",
		"手合割：平手\n1 ７六歩(77)\n2 投了\n":             "まで1手で先手の勝ち",
	} {
		items := scan(text)
		rec, errs := items[0].Format.Read(items[0], games{})
		if len(errs) > 0 {
			t.Fatal(errs)
		}
		for _, f := range []Format{KIF, KI2} {
			if got := f.Write(rec, "UTF-8"); !strings.Contains(got, want+"\n") {
				t.Errorf("%v of %q has no %s:\n%s", f, text, want, got)
			}
		}
	}
}
