// Package assets holds what the program shows and is not code: the pieces, the
// lessons, the translations and the icon. All of it was made for this project, but for
// the outlines of the kanji on pieces of shogi and the font of its moves: pieces/OFL.txt
// says where they are from.
// Lookups return bytes.
package assets

//go:generate go test -tags tune -run TestGenerate .

import (
	"embed"
	"strings"
)

//go:embed fonts help icons pieces lessons translations icon-window.png
var files embed.FS

// A Palette colours a piece: its body, its outline and the line of detail on
// it, as "#rrggbb".
type Palette struct{ Body, Outline, Detail string }

// The drawings are made in these three colours, which a Palette replaces.
const (
	body    = "#ffffff"
	outline = "#000000"
	detail  = "#888888"
)

// Piece is the picture of a kind ("knight") in a set, as SVG in the colours of
// the palette, and false if the set has no such picture. A set draws each kind
// once: the sides differ in colour or direction alone.
func Piece(set, kind string, p Palette) ([]byte, bool) {
	name := strings.ReplaceAll(kind, " ", "-")
	data, err := files.ReadFile("pieces/" + set + "/" + name + ".svg") // an embed.FS refuses ".."
	if err != nil {
		return nil, false
	}
	colours := strings.NewReplacer(body, p.Body, outline, p.Outline, detail, p.Detail)
	return []byte(colours.Replace(string(data))), true
}

// Symbol is the picture on a button ("flip"), as SVG in a colour as "#rrggbb", and false
// if there is none of that name.
func Symbol(name, colour string) ([]byte, bool) {
	data, err := files.ReadFile("icons/" + name + ".svg")
	if err != nil {
		return nil, false
	}
	return []byte(strings.ReplaceAll(string(data), outline, colour)), true
}

// Icon is the program's icon as PNG, drawn from icon.svg for a window: Fyne
// takes longer over an SVG than all of the board does.
func Icon() []byte {
	data, err := files.ReadFile("icon-window.png")
	if err != nil {
		panic(err) // it is embedded
	}
	return data
}
