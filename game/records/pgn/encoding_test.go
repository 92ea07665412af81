package pgn

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"passedpawn/game/testing/longtest"
)

// TestEncodings reads games in many encodings, one at a time, and checks their texts and
// that encoding them gives the same bytes.
func TestEncodings(t *testing.T) {
	for _, tt := range []struct {
		raw, name string
		as        Encoding
	}{
		{"Müller", "Müller", UTF8},
		{"M\xfcller, Andr\xe9", "Müller, André", Western},
		{"\x9d\x81 M\xfcller", "\u009d\u0081 Müller", Western},
		{"Fran\xe7ois Lef\xe8vre, \x9cuvre", "François Lefèvre, œuvre", Western},
		{"S\xf8ren \xc5g\xe5rd", "Søren Ågård", Western},
		{"Dvo\xf8\xe1k, Mach\xe1\xe8ek", "Dvořák, Macháček", Central},
		{"Gda\xf1sk, Wojciech Wi\xb6niewski \xb3\xf3d\x9f", "Gdańsk, Wojciech Wi¶niewski łódź", Central},
		{"Ivani\xe6, Kova\xe8evi\xe6", "Ivanić, Kovačević", Central},
		{"\xca\xe0\xf0\xef\xee\xe2, \xc0\xed\xe0\xf2\xee\xeb\xe8\xe9", "Карпов, Анатолий", Cyrillic},
		{"\xeb\xc1\xd2\xd0\xcf\xd7, \xe1\xce\xc1\xd4\xcf\xcc\xc9\xca", "Карпов, Анатолий", koi},
		{"\x8a\xa0\xe0\xaf\xae\xa2, \x80\xad\xa0\xe2\xae\xab\xa8\xa9", "Карпов, Анатолий", cyrillic2},
	} {
		text := "[White \"" + tt.raw + "\"]\n\n1. e4 {" + tt.raw + "} *"
		items := Scan("[White \"č\"]\n\n1. d4 *\n\n" + text)
		if len(items) != 2 || items[0].Tag("White") != "č" {
			t.Fatalf("%s: %+v", tt.name, items)
		}
		got := items[1]
		if got.Encoding != tt.as || got.Tag("White") != tt.name || !strings.Contains(got.Text, "{"+tt.name+"}") {
			t.Errorf("%q is read as %s: %q, want %q in %s", tt.raw, got.Encoding, got.Tag("White"), tt.name, tt.as)
		}
		if back, ok := got.Encoding.Encode(got.Text); !ok || back != text {
			t.Errorf("%q goes back as %q, %v", text, back, ok)
		}
	}
}

// TestEncodingChosen reads a game in the encoding that the user chose for its file.
func TestEncodingChosen(t *testing.T) {
	items := Scan("\n\n[White \"\xc0\xed\xe0\xf2\"]\n\n1. e4 *\n\n[White \"ü\"]\n1. d4 *")
	greek := items[0].As("Windows-1253")
	if greek.Tag("White") != "ΐνΰς" || greek.Line != 3 || greek.Offset != 2 || greek.Raw != items[0].Raw {
		t.Errorf("%+v", greek)
	}
	if same := items[1].As("Windows-1253"); same.Tag("White") != "ü" {
		t.Errorf("%+v", same)
	}
	for _, e := range Encodings() {
		all := make([]byte, 0, 256)
		for b := range 256 {
			all = append(all, byte(b))
		}
		text := e.Decode(string(all))
		if back, ok := e.Encode(text); !ok || back != string(all) && e.multibyte() == nil || e.Decode(back) != text { // Japanese has signs with two codes
			t.Errorf("%s loses bytes", e)
		}
	}
	if _, ok := Western.Encode("č"); ok {
		t.Error("Windows-1252 holds č")
	}
}

// TestUTF16 reads UTF-16 with and without its mark.
func TestUTF16(t *testing.T) {
	for _, tt := range []string{
		"\xff\xfe1\x00.\x00 \x00e\x004\x00 \x00{\x00\xfc\x00}\x00", "1\x00.\x00 \x00e\x004\x00 \x00{\x00\xfc\x00}\x00",
		"\xfe\xff\x001\x00.\x00 \x00e\x004\x00 \x00{\x00\xfc\x00}", "\x001\x00.\x00 \x00e\x004\x00 \x00{\x00\xfc\x00}",
	} {
		items := Scan(tt)
		if len(items) != 1 || items[0].Text != "1. e4 {ü}" {
			t.Errorf("%q is read as %+v", tt, items)
		}
		if err := whole(tt); err != nil || !sameBytes(tt) {
			t.Errorf("%q is not written back: %v", tt, err)
		}
	}
}

// TestDecodeHead decodes random games in all encodings as fast as their tags allow, and
// slowly.
func TestDecodeHead(t *testing.T) {
	parts := []string{
		"[White \"", "\"]", "\n", "\r\n", "[Black 'x", "']", "[FEN \"k", "M\xfcller", "\xa0", "\xff", "\xe2\x80\x89", "\xd1\xe0\xf8\xe0", "\x93", "\x94", "\x96",
		"\\\"", "{", "}", "; ", "1. e4", "1-0", "1\xbd", " ", "x", "(", ")", "\xab", "[Event \"", "\x85", "\xca",
		"{M\xfcller}", "{\xa0 1-0\n}", "[%x ", "\n% ", "\n[x \"",
	}
	random, fast := rand.New(rand.NewPCG(1, 2)), 0
	for range longtest.OfNight(100_000, 600_000, 3_000_000) {
		text := "[Event \"\xe9\"]\n"
		for range random.IntN(12) {
			text += parts[random.IntN(len(parts))]
		}
		g, _ := cut(text, 0, true, nil)
		raw := text[g.from:g.to]
		as := Encodings()[random.IntN(len(Encodings()))]
		head := Item{Text: raw, Raw: raw, Tags: g.tags, moves: g.moves - g.from, ended: g.ended, loose: g.loose, Encoding: as.Of(raw)}
		all := head
		all.Tags = slices.Clone(g.tags)
		if utf8.ValidString(raw) || !head.decodeHead() {
			continue
		}
		fast++
		if all.decodeAll(as); !reflect.DeepEqual(head, all) {
			t.Fatalf("%q in %q\n%+v\n%+v", raw, as, head, all)
		}
	}
	if fast < 1000 {
		t.Errorf("only %d games", fast)
	}
}
