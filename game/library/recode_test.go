package library

import (
	"bytes"
	"slices"
	"testing"

	"passedpawn/game/records/pgn"
)

// TestRecode writes a file in other encodings. All of the text stays.
func TestRecode(t *testing.T) {
	const text = "% Größe\r\n[White \"Müller\"]\r\n\r\n1. e4 {Ł} *\r\n\r\n\r\n1. d4 {ä} *\n; Ende: ß\n"
	utf8 := "\ufeff" + text
	west := "% Gr\xf6\xdfe\r\n[White \"M\xfcller\"]\r\n\r\n1. e4 {?} *\r\n\r\n\r\n1. d4 {\xe4} *\n; Ende: \xdf\n"
	for _, tt := range []struct {
		name    string
		file    string
		as, to  pgn.Encoding
		want    string
		lacks   int
		missing string
	}{
		{"a mark that is not needed", utf8, pgn.Automatic, pgn.UTF8, text, 0, ""},
		{"to Windows-1252", text, pgn.Automatic, pgn.Western, "% Größe\r\n[White \"Müller\"]\r\n\r\n1. e4 {Ł} *\r\n\r\n\r\n1. d4 {\xe4} *\n; Ende: \xdf\n", 1, "Ł"},
		{"to UTF-8", west, pgn.Western, pgn.UTF8, "% Größe\r\n[White \"Müller\"]\r\n\r\n1. e4 {?} *\r\n\r\n\r\n1. d4 {ä} *\n; Ende: ß\n", 0, ""},
		{"to UTF-16", "1. e4 {x} *\n", pgn.Automatic, UTF16, utf16("1. e4 {x} *\n"), 0, ""},
		{"from UTF-16", utf16("1. e4 {x} *\n"), pgn.Automatic, pgn.UTF8, "1. e4 {x} *\n", 0, ""},
	} {
		r := Recoding{File(fileOf(t, tt.file), "", chess).As(tt.as), tt.to}
		if n, letters, err := r.Lacks(); n != tt.lacks || letters != tt.missing || err != nil {
			t.Errorf("%s: %d games with %q, %v", tt.name, n, letters, err)
		}
		var out bytes.Buffer
		if err := r.Recode(&out); err != nil || out.String() != tt.want {
			t.Errorf("%s: %v\n%q, want\n%q", tt.name, err, out.String(), tt.want)
		}
	}
	if err := (Recoding{File(fileOf(t, "手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)\n"), "", chess), pgn.UTF8}).Recode(&bytes.Buffer{}); err == nil {
		t.Error("a shogi record was recoded")
	}
}

func TestSamples(t *testing.T) {
	c := File(fileOf(t, "[White \"A\"]\n\n*\n\n[White \"Kor\xe8noj\"]\n[Black \"M\xfcller\"]\n\n*\n\n[White \"Kor\xe8noj\"]\n\n*\n"), "", chess)
	all, err := c.Samples()
	if err != nil || !slices.Equal(all, []Sample{"Kor\xe8noj", "M\xfcller"}) || all[0].In(pgn.Central) != "Korčnoj" || all[0].In(pgn.Western) != "Korènoj" {
		t.Errorf("%v %q", err, all)
	}
}
