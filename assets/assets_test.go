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
	for _, kind := range want {
		data, ok := Piece("founders", kind, p)
		if !ok {
			t.Fatalf("no %s", kind)
		}
		if err := xml.Unmarshal(data, new(struct{})); err != nil {
			t.Errorf("%s: %v", kind, err)
		}
		for _, colour := range []string{p.Body, p.Outline, p.Detail} {
			if !bytes.Contains(data, []byte(colour)) {
				t.Errorf("%s does not use %s", kind, colour)
			}
		}
		for _, left := range []string{body, outline, detail} {
			if strings.Contains(string(data), left) {
				t.Errorf("%s keeps %s, which no palette changes", kind, left)
			}
		}
	}
	if _, ok := Piece("founders", "../../icon", p); ok {
		t.Error("a kind that is a path")
	}
	if _, ok := Piece("none", "king", p); ok {
		t.Error("a set that is not there")
	}
}
