package kifu

import (
	"strings"
	"testing"

	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
)

// TestRemarks reads what engines say in records of several programs, for sente in
// hundredths of a pawn, as the PGN command for an evaluation.
func TestRemarks(t *testing.T) {
	for said, want := range map[string]string{
		"**評価値=35\n**読み筋=△３四歩(33)▲２六歩(27)\n**深さ=18": "0.35,18",
		"*#評価値=-1234":               "-12.34",
		"**詰み=先手勝ち:5手\n**評価値=30000": "#3",
		"*#詰み=後手勝ち":                 "#-1",
		"**対局 時間 00:01.0 深さ 12/15 ノード数 1 評価値 35 読み筋 △３四歩(33)": "0.35,12",
		"**解析 0 候補1 深さ 9 評価値 -7\n**解析 0 候補2 深さ 11 評価値 -90":    "-0.07,9",
		"*#形勢[120]▲２六歩":           "1.20",
		"** 40 -8384FU #7":        "0.40",
		"**評価値=0":                 "0.00",
		"**評価値=-0.2":              "0.00",
		"*評価値=35":                 "",
		"** 3 reasons":            "",
		"**評価値=99999999":          "",
		"*[%eval 0.50]\n**評価値=35": "0.50",
		"**評価値=35\n*[%eval 0.50]": "0.50",
	} {
		text := "1 ７六歩(77)\n" + said + "\n2 ３四歩(33)\n"
		rec, errs := KIF.Read(pgn.Item{Number: 1, Line: 1, Text: text}, games{})
		if len(errs) > 0 {
			t.Fatal(errs)
		}
		n := rec.Main()[0]
		if got := n.Command("eval"); got != want {
			t.Errorf("%q says %q, want %q", said, got, want)
		}
		for _, f := range []Format{KIF, CSA, JKF, KI2} {
			again(t, f, rec)
			if written := f.Write(rec, "UTF-8"); strings.Contains(written, "%eval") != strings.Contains(said, "%eval") {
				t.Errorf("%q is written as\n%s", said, written)
			}
		}
	}
}

// TestChangedEvaluation writes an evaluation that differs from the engine's remark, such
// as one of a review.
func TestChangedEvaluation(t *testing.T) {
	rec, _ := KIF.Read(pgn.Item{Number: 1, Line: 1, Text: "1 ７六歩(77)\n**評価値=35\n"}, games{})
	rec.At(record.Mainline(1)).Set("eval", "0.80")
	for _, f := range []Format{KIF, CSA, JKF} {
		again(t, f, rec)
		if written := f.Write(rec, "UTF-8"); !strings.Contains(written, "[%eval 0.80]") || !strings.Contains(written, "*評価値=35") {
			t.Errorf("it is written as\n%s", written)
		}
	}
}
