package assets

import (
	"bytes"
	"encoding/xml"
	"slices"
	"strings"
	"testing"
)

func TestPieces(t *testing.T) {
	drawn, err := files.ReadDir("pieces/founders")
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	for _, f := range drawn {
		want = append(want, strings.TrimSuffix(f.Name(), ".svg"))
	}
	for _, kind := range []string{"bishop", "king", "knight", "pawn", "queen", "rook"} {
		if !slices.Contains(want, kind) {
			t.Errorf("the set draws %v and no %s", want, kind)
		}
	}
	p := Palette{Body: "#aaaaaa", Outline: "#bbbbbb", Detail: "#cccccc"}
	for _, set := range []string{"founders", "staunton", "flat"} {
		for _, kind := range want {
			data, ok := Piece(set, kind, p)
			if !ok {
				t.Fatalf("%s has no %s", set, kind)
			}
			if err := xml.Unmarshal(data, new(struct{})); err != nil {
				t.Errorf("%s of %s: %v", kind, set, err)
			}
			for _, colour := range []string{p.Body, p.Outline} {
				if !bytes.Contains(data, []byte(colour)) {
					t.Errorf("%s of %s does not use %s", kind, set, colour)
				}
			}
			for _, left := range []string{body, outline, detail} {
				if strings.Contains(string(data), left) {
					t.Errorf("%s of %s keeps %s, which no palette changes", kind, set, left)
				}
			}
		}
	}
	for _, set := range []string{"kanji", "kanji2", "international"} {
		for kind, colours := range map[string][]string{
			"black king": {p.Body, p.Outline}, "silver": {p.Body, p.Outline},
			"promoted silver": {p.Body, p.Outline, p.Detail},
		} {
			data, ok := Piece(set, kind, p)
			if err := xml.Unmarshal(data, new(struct{})); !ok || err != nil {
				t.Errorf("%s has a %s: %v, %v", set, kind, ok, err)
			}
			for _, colour := range colours {
				if !bytes.Contains(data, []byte(colour)) {
					t.Errorf("the %s of %s does not use %s", kind, set, colour)
				}
			}
		}
	}
	if licence, err := files.ReadFile("pieces/OFL.txt"); err != nil || !bytes.Contains(licence, []byte("SIL OPEN FONT LICENSE Version 1.1")) {
		t.Errorf("the licence of the kanji is not beside them: %v", err)
	}
	if _, ok := Piece("founders", "../../icon", p); ok {
		t.Error("a kind that is a path")
	}
	if _, ok := Piece("none", "king", p); ok {
		t.Error("a set that is not there")
	}
}

// TestSymbols reads every picture for a button, and looks for a colour that is not
// replaced.
func TestSymbols(t *testing.T) {
	drawn, err := files.ReadDir("icons")
	if err != nil || len(drawn) == 0 {
		t.Fatalf("%d symbols, %v", len(drawn), err)
	}
	for _, f := range drawn {
		data, ok := Symbol(strings.TrimSuffix(f.Name(), ".svg"), "#bbbbbb")
		if err := xml.Unmarshal(data, new(struct{})); !ok || err != nil {
			t.Errorf("%s: %v, %v", f.Name(), ok, err)
		}
		if strings.Contains(string(data), outline) || !strings.Contains(string(data), "#bbbbbb") {
			t.Errorf("%s is not in the colour that was asked for", f.Name())
		}
	}
	if _, ok := Symbol("none", "#000000"); ok {
		t.Error("a symbol that is not there")
	}
}
