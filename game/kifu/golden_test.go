package kifu

import (
	"os"
	"path/filepath"
	"testing"

	"passedpawn/game/pgn"
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
	for _, e := range Extensions {
		path := filepath.Join("testdata", "golden", "game"+e.Name)
		got := e.Format.Write(rec, string(e.Encoding))
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
