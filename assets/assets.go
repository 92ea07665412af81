// Package assets contains what the program shows apart from code: the pieces, the
// lessons, the translations, the voices and the icon. All of it was made for this project,
// except the outlines of the kanji on shogi pieces and the font for shogi moves, whose
// sources pieces/OFL.txt names, and the puzzles, whose source puzzles.go names. A program says
// the numbers of the voices. Lookups return bytes.
//
// An asset is in the program. A page in a browser fetches those that its first frame does not
// need when they are first asked for, see beside_page.go.
package assets

//go:generate go test -tags tools -run TestGenerate .

import "strings"

// A Palette contains the colours of a piece: its body, its outline and the lines of
// detail on it, each as "#rrggbb".
type Palette struct{ Body, Outline, Detail string }

// The drawings use these three colours, which a Palette replaces.
const (
	body    = "#ffffff"
	outline = "#000000"
	detail  = "#888888"
)

// Piece returns the picture of a kind, such as "knight", in a set, as SVG in the colours
// of the palette, and false if the set has no such picture. A set draws each kind once:
// the sides differ only in colour or direction.
func Piece(set, kind string, p Palette) ([]byte, bool) {
	name := strings.ReplaceAll(kind, " ", "-")
	data, err := read("pieces/" + set + "/" + name + ".svg") // embed.FS refuses ".."
	if err != nil {
		return nil, false
	}
	return p.colour(data), true
}

// colour returns a drawing in the colours of the palette.
func (p Palette) colour(data []byte) []byte {
	return []byte(strings.NewReplacer(body, p.Body, outline, p.Outline, detail, p.Detail).Replace(string(data)))
}

// Scene returns a scene in which pieces stand, such as "learn", as SVG in the colours of the
// palette, and false if there is no scene of that name. It fills the upper two thirds of a
// square of 144 units; the pieces are not part of it.
func Scene(name string, p Palette) ([]byte, bool) {
	data, err := read("scenes/" + name + ".svg")
	if err != nil {
		return nil, false
	}
	return p.colour(data), true
}

// Symbol returns the picture of a button, such as "flip", as SVG in a colour ("#rrggbb"),
// and false if there is no symbol of that name.
func Symbol(name, colour string) ([]byte, bool) {
	data, err := read("icons/" + name + ".svg")
	if err != nil {
		return nil, false
	}
	return []byte(strings.ReplaceAll(string(data), outline, colour)), true
}

// Icon returns the program's icon as PNG, drawn from icon.svg for a window: Fyne takes
// longer over an SVG icon than over the whole board.
func Icon() []byte { return must("icon-window.png") }
