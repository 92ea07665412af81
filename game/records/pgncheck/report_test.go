package pgncheck

import (
	"io"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/records/pgn"
	"passedpawn/game/records/pgn/pgntest"
	"passedpawn/game/variants"
)

// checked returns the report on a text, and the errors and notices.
func checked(text, path string, rewrite bool) (rep Report, told []string) {
	rep = Check(strings.NewReader(text), path, variants.All(), rewrite, func(err error) { told = append(told, err.Error()) })
	return rep, told
}

// TestRealFiles checks every game of files made by people, and compares the counts with
// those of another program.
func TestRealFiles(t *testing.T) {
	for name, want := range map[string]pgn.Counts{
		"annotated-latin1-crlf.pgn": {Games: 347, Plies: 27742, VariationPlies: 5531, Variations: 1121, Comments: 2270, NAGs: 3022},
		"bom.pgn":                   {Games: 2},
		"deep-variations.pgn":       {Games: 1, Plies: 304, VariationPlies: 9903, Variations: 290, Comments: 304},
		"end-of-line-comments.pgn":  {Games: 3, Plies: 216, VariationPlies: 1287, Variations: 195, Comments: 322, NAGs: 381},
		"fen-fullmove-zero.pgn":     {Games: 375, Plies: 1875},
		"lichess-clocks.pgn":        {Games: 438, Plies: 28538, Comments: 28538, NAGs: 503},
		"plain-1110-games.pgn":      {Games: 1110, Plies: 101487},
		"study-fen-starts.pgn":      {Games: 64, Plies: 587, VariationPlies: 777, Variations: 232, Comments: 567, NAGs: 331},
	} {
		t.Run(name, func(t *testing.T) {
			text := pgntest.File(t, name)
			for _, rewrite := range []bool{false, true} {
				if rep, told := checked(text, name, rewrite); rep.Counts != want || !rep.Good() || len(told) > 0 {
					t.Errorf("%+v, want %+v: %q", rep, want, told)
				}
			}
		})
	}
}

// TestCheckTells checks a file in which several lines of a game break off: each is
// reported, up to a limit. It makes no difference whether the games are rewritten or only
// checked.
func TestCheckTells(t *testing.T) {
	for _, tt := range []struct {
		text string
		want []string
	}{
		{
			"1. e4 e5 2. Ke3 Nc6 3. Kd4 *\n\n1. d4 d5 (1... Nf6 2. c4 g6\n3. Qh8) 2. Nd2 Nc6 (2... Ke6)\n3. Nf3 *\n",
			[]string{
				`game 1, line 1, move 2.Ke3: "Ke3" is not a legal move here`,
				`game 2, line 4, move 3.Qh8: "Qh8" is not a legal move here`,
				`game 2, line 4, move 2...Ke6: "Ke6" is not a legal move here`,
				`game 2, line 5, move 3.Nf3: "Nf3" could be Ngf3 or Ndf3`,
			},
		},
		{
			"1. e4 " + strings.Repeat("(1. e5)\n", 130) + "e5 *",
			[]string{`game 1, line 1, move 1.e5: "e5" is not a legal move here`, "game 1, line 1: in 30 more places a move cannot be read"},
		},
		{"[FEN \"nothing\"]\n1. e4 *", []string{"game 1, line 1: "}},
		{"1. e4 *\n\n1. d4 (1. c4", []string{"game 2, line 3: the file ends inside a variation"}},
		{"1. e4 *\n\n[Result \"0-1\"]\n\n1. e4 1-0\n", []string{"game 2, line 3: the Result tag says 0-1, but the moves end with 1-0"}},
	} {
		for _, rewrite := range []bool{false, true} {
			rep, got := checked(tt.text, "", rewrite)
			if wrong := !strings.Contains(tt.text, "0-1"); rep.Good() == wrong || wrong && rep.Errors != len(got) {
				t.Errorf("%+v, %d told", rep, len(got))
			}
			if rewrite && !(rep.SameBytes && rep.ReadsBack) {
				t.Errorf("%+v", rep.Rewritten)
			}
			if len(got) > 100 {
				got = slices.Delete(got, 1, 100)
			}
			if !slices.EqualFunc(got, tt.want, strings.HasPrefix) {
				t.Errorf("%q\nwant %q", got, tt.want)
			}
		}
	}
}

const (
	kif = "手合割：平手\n先手：甲\n後手：乙\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:16/00:00:16)\n*良い手\n   2 ３四歩(33)   ( 0:00/00:00:00)\n   3 投了\nまで2手で後手の勝ち\n" +
		"\n変化：2手\n   2 ８四歩(83)\n"
	csa = "V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%TORYO\n"
	jkf = "{\"header\":{},\n\"moves\":[{},\n{\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\"color\":0,\"piece\":\"FU\"},\"comments\":[\"x\"],\n" +
		"\"forks\":[[{\"move\":{\"from\":{\"x\":2,\"y\":7},\"to\":{\"x\":2,\"y\":6},\"color\":0,\"piece\":\"FU\"}}]]},\n{\"special\":\"TORYO\"}]}\n"
)

// TestShogi checks shogi records: their counts, and what is wrong where.
func TestShogi(t *testing.T) {
	sjis, _ := pgn.ShiftJIS.Encode(kif)
	for _, tt := range []struct {
		text string
		want pgn.Counts
		told string
	}{
		{kif, pgn.Counts{Games: 1, Plies: 2, VariationPlies: 1, Variations: 1, Comments: 1}, ""},
		{sjis, pgn.Counts{Games: 1, Plies: 2, VariationPlies: 1, Variations: 1, Comments: 1}, ""},
		{csa + "/\n" + csa, pgn.Counts{Games: 2, Plies: 4}, ""},
		{
			csa + "/\n" + strings.Replace(csa, "-3334", "-3335", 1),
			pgn.Counts{Games: 2, Plies: 3},
			"game 2, line 16, move 2 -3335FU: \"-3335FU\" is not a legal move here; the text from here on is kept (lines: 2)",
		},
		{jkf, pgn.Counts{Games: 1, Plies: 1, VariationPlies: 1, Variations: 1, Comments: 1}, ""},
		{
			jkf + strings.Replace(jkf, "\"y\":6", "\"y\":5", 1),
			pgn.Counts{Games: 2, Plies: 1, VariationPlies: 1, Variations: 1, Comments: 1},
			"game 2, line 8, move 1: \"7775FU\" is not a legal move here; the text from here on is kept (lines: 2)",
		},
		{
			jkf + "{\"moves\":[\n{\"move\"\n",
			pgn.Counts{Games: 2, Plies: 1, VariationPlies: 1, Variations: 1, Comments: 1},
			"game 2, line 7: the JSON is damaged here, or it is not JKF",
		},
		{"1 ７六歩(77)\n**評価値=35\n", pgn.Counts{Games: 1, Plies: 1, Comments: 1}, ""},
		{"[Variant \"shogi\"]\n\n1. P-76 P-34 {x} *\n", pgn.Counts{Games: 1, Plies: 2, Comments: 1}, ""},
	} {
		for _, rewrite := range []bool{false, true} {
			rep, told := checked(tt.text, "", rewrite)
			if rep.Counts != tt.want || strings.Join(told, "") != tt.told || rewrite && !(rep.SameBytes && rep.ReadsBack) {
				t.Errorf("%s\nis %+v %+v: %q", tt.text, rep, rep.Rewritten, told)
			}
		}
	}
}

// A lame reader fails after a text.
type lame struct{ io.Reader }

func (l lame) Read(b []byte) (int, error) {
	n, err := l.Reader.Read(b)
	if err == io.EOF {
		err = io.ErrClosedPipe
	}
	return n, err
}

// TestUnreadable checks a file whose end cannot be read.
func TestUnreadable(t *testing.T) {
	told := 0
	rep := Check(lame{strings.NewReader("1. e4 *\n\n1. d4 *\n")}, "x.pgn", variants.All(), false, func(error) { told++ })
	if rep.Games != 2 || rep.Errors != 1 || told != 1 {
		t.Errorf("%+v", rep)
	}
}

func benchmarkCheck(b *testing.B, name string, rewrite bool) {
	text := pgntest.File(b, name)
	b.ReportAllocs()
	b.SetBytes(int64(len(text)))
	games := 0
	for b.Loop() {
		games += Check(strings.NewReader(text), name, variants.All(), rewrite, func(err error) { b.Fatal(err) }).Games
	}
	b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
}

// BenchmarkCheck checks files, and BenchmarkRewrite also writes and reads them back.
func BenchmarkCheck(b *testing.B)   { benchmarkFiles(b, false) }
func BenchmarkRewrite(b *testing.B) { benchmarkFiles(b, true) }

func benchmarkFiles(b *testing.B, rewrite bool) {
	for _, name := range []string{"plain-1110-games.pgn", "lichess-clocks.pgn", "annotated-latin1-crlf.pgn"} {
		b.Run(name, func(b *testing.B) { benchmarkCheck(b, name, rewrite) })
	}
}
