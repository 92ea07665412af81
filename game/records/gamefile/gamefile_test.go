package gamefile

import (
	"iter"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/records/kifu"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

// games knows chess and shogi.
type games struct{}

func (games) Find(name string) (rules.Rules, bool) {
	if strings.EqualFold(name, "shogi") {
		return shogi.Rules{}, true
	}
	return orthodox.Rules{}, rules.Orthodox(name)
}

const (
	kif = "手合割：平手\n先手：甲\n後手：乙\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:16/00:00:16)\n*良い手\n   2 ３四歩(33)   ( 0:00/00:00:00)\n   3 投了\nまで2手で後手の勝ち\n" +
		"\n変化：2手\n   2 ８四歩(83)\n"
	csa = "V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%TORYO\n"
	jkf = `{"header":{"先手":"甲","後手":"乙"},"moves":[{},{"move":{"color":0,"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"}},{"special":"TORYO"}]}` + "\n"
)

// TestFormats recognises formats by their content, and by the name if the content is
// unclear.
func TestFormats(t *testing.T) {
	sjis, _ := pgn.ShiftJIS.Encode(kif)
	var utf16 strings.Builder
	w := pgn.Marked(&utf16, "\xff\xfe")
	_, _ = w.Write([]byte(kif))
	_ = w.Close()
	for _, tt := range []struct {
		text, path string
		want       Format
		games      int
	}{
		{kif, "", kifu.KIF, 1},
		{kif, "x.pgn", kifu.KIF, 1},
		{sjis, "x.kif", kifu.KIF, 1},
		{utf16.String(), "x.kifu", kifu.KIF, 1},
		{csa, "x.txt", kifu.CSA, 1},
		{jkf, "", kifu.JKF, 1},
		{jkf, "x.json", kifu.JKF, 1},
		{"\ufeff" + jkf + jkf, "x.pgn", kifu.JKF, 2},
		{`{"moves":[]}`, "", kifu.JKF, 1},
		{`{"moves":"e4 e5"}`, "", PGN{}, 0},
		{`{"moves": [%csl Ga1]} 1. e4 *`, "", PGN{}, 1},
		{`{"name":"x"}`, "x.jkf", kifu.JKF, 1},
		{"position startpos moves 7g7f\n", "", kifu.USI, 1},
		{"position startpos moves e2e4\n", "", PGN{}, 1},
		{"position startpos\n", "x.usi", kifu.USI, 1},
		{"手合割：平手\n", "X.KIF", kifu.KIF, 1},
		{"▲７六歩\n", "x.ki2", kifu.KI2, 1},
		{"[Event \"x\"]\n\n1. e4 *\n", "x.kif", PGN{}, 1},
		{"1. e4 e5 2. Nf3 *\n", "", PGN{}, 1},
		{"12 Nf3 (34) e5\n", "", PGN{}, 1},
		{"N-KB3 P-K4\n", "x.pgn", PGN{}, 1},
		{"", "x.kif", kifu.KIF, 0},
		{"", "", PGN{}, 0},
	} {
		s := NewScanner(strings.NewReader(tt.text), tt.path, pgn.Automatic)
		n := 0
		for s.Scan() {
			n++
			if got := Of(s.Item().Format); got != tt.want {
				t.Errorf("%q in %q is %v, not %v", tt.text, tt.path, got, tt.want)
			}
		}
		if n != tt.games {
			t.Errorf("%q in %q has %d games, not %d", tt.text, tt.path, n, tt.games)
		}
	}
}

// TestTargets writes a game as a file of another format, in the encoding for its name,
// and games of several files into one.
func TestTargets(t *testing.T) {
	rec, err := pgn.Read(Scan(kif, "")[0], games{})
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{"a.kif", "a.kifu", "a.ki2", "a.ki2u", "a.csa", "a.sfen", "a.usi", "a.pgn", "a.bod", "a.jkf"} {
		to := TypeOf(path)
		_, raw := to.New(rec, games{})
		items := Scan(raw, path)
		if len(items) != 1 || Of(items[0].Format) != to.Format && to.Format != kifu.BOD {
			t.Fatalf("%s is read as %v", path, items)
		}
		if to.Encoding == pgn.ShiftJIS && (items[0].Encoding != pgn.ShiftJIS || !strings.Contains(raw, "\r\n")) {
			t.Errorf("%s is in %v: %q", path, items[0].Encoding, raw)
		}
		back, err := pgn.Read(items[0], games{})
		if err != nil || len(back.Moves()) != 2 {
			t.Errorf("%s: %v", path, err)
		}
	}
	rec.SetTag("White", "甲 😀") // no sign of Shift_JIS
	if _, raw := TypeOf("a.kif").New(rec, games{}); !strings.HasPrefix(raw, "#KIF version=2.0 encoding=UTF-8\n") {
		t.Errorf("%q", raw)
	}
	mixed := func(texts ...string) iter.Seq2[pgn.Item, error] {
		return func(yield func(pgn.Item, error) bool) {
			for _, text := range texts {
				if !yield(Scan(text, "")[0], nil) {
					return
				}
			}
		}
	}
	for _, path := range []string{"a.kif", "a.csa", "a.pgn", "a.usi", "a.ki2", "a.jkf"} {
		var out strings.Builder
		if err := TypeOf(path).Write(&out, games{}, mixed(kif, csa, jkf)); err != nil {
			t.Fatal(err)
		}
		if items := Scan(out.String(), path); len(items) != 3 {
			t.Errorf("%s holds %d games:\n%s", path, len(items), out.String())
		}
	}
	if err := TypeOf("a.kif").Write(new(strings.Builder), games{}, mixed(kif, "1. e4 *")); err == nil {
		t.Error("a game of chess is written as KIF")
	}
}

// TestUnedited keeps the text of an unchanged game, and writes a changed one.
func TestUnedited(t *testing.T) {
	rec, _ := pgn.Read(Scan(kif, "")[0], games{})
	if got := Text(rec, kifu.KIF, pgn.UTF8, games{}); strings.TrimSpace(got) != strings.TrimSpace(kif) {
		t.Errorf("it is saved as\n%s", got)
	}
	rec.Root().Say("新しい")
	if got := Text(rec, kifu.KIF, pgn.UTF8, games{}); !strings.Contains(got, "*新しい") || !strings.Contains(got, "変化：2手") {
		t.Errorf("it is saved as\n%s", got)
	}
}

// TestTypesFor offers the types that hold a game, with the usual one first and PGN last.
func TestTypesFor(t *testing.T) {
	for game, want := range map[string]string{
		"": ".pgn", "chess": ".pgn", "Shogi": ".kif .kifu .ki2 .ki2u .csa .usi .jkf .pgn", "shogi-24": ".kif .kifu .ki2 .ki2u .csa .usi .jkf .pgn",
	} {
		var got []string
		for _, to := range TypesFor(game) {
			got = append(got, to.Extension)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("a game of %q can be saved as %v, want %s", game, got, want)
		}
	}
}

// TestWriteApart writes games of which the first ends inside a comment: the second does not
// become a part of it.
func TestWriteApart(t *testing.T) {
	texts := []string{"1. e4 {and", "1. d4 d5 *", "[Event \"C\"]\n\n1. c4 *"}
	var out strings.Builder
	err := TypeOf(".pgn").Write(&out, games{}, func(yield func(pgn.Item, error) bool) {
		for _, text := range texts {
			if !yield(Scan(text, "")[0], nil) {
				return
			}
		}
	})
	items := Scan(out.String(), "")
	if err != nil || len(items) != len(texts) {
		t.Fatalf("%v: %q", err, out.String())
	}
	for i, item := range items {
		if !strings.Contains(item.Text, texts[i]) {
			t.Errorf("game %d is %q", i+1, item.Text)
		}
	}
}
