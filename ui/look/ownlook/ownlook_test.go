package ownlook

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/ui/look"
)

const king = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45"><rect x="5" y="5" width="30" height="30" fill="#ff0000"/></svg>`

func write(t *testing.T, dir, name, text string) {
	t.Helper()
	path := filepath.Join(dir, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestNothing(t *testing.T) {
	dir := t.TempDir()
	if f := Read(dir); f.Sets != nil || f.Boards != nil || f.Wrong != nil {
		t.Errorf("an empty folder has %+v", f)
	}
	if err := Make(dir); err != nil {
		t.Fatal(err)
	}
	if f := Read(dir); f.Wrong != nil {
		t.Errorf("the folders are wrong: %v", f.Wrong)
	}
}

// TestOwnSet draws what a set has, and the rest as in the first set.
func TestOwnSet(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "pieces/mine/wK.svg", king)
	f := Read(dir)
	if len(f.Sets) != 1 || f.Sets[0].ID() != "own:mine" || len(f.Sets[0].Pictures) != 1 || len(f.Wrong) != 11 {
		t.Fatalf("found %+v", f)
	}
	p := look.NewPieces("own:mine", "kanji")
	piece := rules.Piece{Side: rules.White, Kind: rules.King}
	before := p.Image(piece, 45)
	p.Own(f.Sets)
	p.Use("own:mine", "kanji")
	after := p.Image(piece, 45)
	if r, g, _, a := after.At(20, 20).RGBA(); r != 0xffff || g != 0 || a != 0xffff || after == before {
		t.Error("the king is not the person's own")
	}
	if p.Another().Image(piece, 45).At(20, 20) != after.At(20, 20) {
		t.Error("another does not have the set")
	}
	if p.Image(rules.Piece{Kind: rules.Queen}, 45) == nil || p.Image(rules.Piece{Kind: "camel"}, 45) == nil {
		t.Error("what the set lacks is not drawn")
	}
	if p.Own(nil); p.Image(piece, 45).At(20, 20) != before.At(20, 20) {
		t.Error("a set that is gone is drawn on")
	}
}

// TestBadFiles names each file that cannot be used, and goes on.
func TestBadFiles(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"wK.svg": king, "wQ.svg": "no svg", "wR.svg": "", "wB.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45"></svg>`,
		"wN.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 0"><path d="M1 1L5"/></svg>`, "wP.svg": strings.Repeat("x", 2<<20),
		"bK.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45"><path d="M5 5L30 5L30 30Z" style="fill:url(#none)"/><use href="#none"/></svg>`,
		"bQ.svg": `<svg viewBox="a b c d"><g transform="rotate(`, "bR.svg": "\xff\xfe\x00",
	} {
		write(t, dir, "pieces/bad/"+name, text)
	}
	write(t, dir, "boards/good.json", `{"light": "#ffffff", "dark": "#808080"}`)
	write(t, dir, "boards/bad.json", `{"light": "white", "dark": "#80"}`)
	write(t, dir, "boards/worse.json", `[`)
	write(t, dir, "boards/note.txt", `mine`)
	f := Read(dir)
	var said []string
	for _, err := range f.Wrong {
		said = append(said, err.Error())
	}
	all := strings.Join(said, "\n")
	for _, name := range []string{
		"pieces/bad/wQ.svg", "pieces/bad/wR.svg", "pieces/bad/wB.svg", "pieces/bad/wP.svg", "pieces/bad/bQ.svg", "pieces/bad/bR.svg",
		"pieces/bad/bN.svg", "boards/bad.json", "boards/worse.json",
	} {
		if strings.Count(all, name+":") != 1 {
			t.Errorf("%s is not named once in\n%s", name, all)
		}
	}
	if strings.Contains(all, "wK.svg") || len(f.Sets) != 1 || len(f.Boards) != 1 || f.Boards[0] != (Board{"good", "#ffffff #808080"}) {
		t.Errorf("found %+v", f)
	}
	c := look.BoardFor(rules.Shape{}, f.Boards[0].ID, "")
	if c.Light.R != 255 || c.Dark.R != 0x80 {
		t.Errorf("the board is %+v", c)
	}
}
