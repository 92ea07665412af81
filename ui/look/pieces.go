package look

import (
	"fyne.io/fyne/v2"

	"passedpawn/assets"
	"passedpawn/game/rules"
)

// Pieces are the pictures of one set.
type Pieces struct{ set string }

// NewPieces is the set of a name in assets.
func NewPieces(set string) Pieces { return Pieces{set} }

var palettes = [2]assets.Palette{
	rules.White: {Body: "#FCF8EE", Outline: "#2A2522", Detail: "#8A7F72"},
	rules.Black: {Body: "#3B3734", Outline: "#14110F", Detail: "#D8CFC0"},
}

// Resource is the picture of a piece; nil if the set does not draw its kind.
// use tells apart sizes shown at the same time ("board", "list"), because Fyne
// keeps one rendering for each name.
func (p Pieces) Resource(piece rules.Piece, use string) fyne.Resource {
	data, ok := assets.Piece(p.set, string(piece.Kind), palettes[piece.Side])
	if !ok {
		return nil
	}
	return fyne.NewStaticResource(p.set+"-"+use+"-"+piece.Side.String()+"-"+string(piece.Kind)+".svg", data)
}

// Figurine is the picture of a kind for the move list, in the colour of text.
func (p Pieces) Figurine(kind rules.Kind, dark bool) fyne.Resource {
	ink := assets.Palette{Body: "#FFFEFC", Outline: "#20242A", Detail: "#8A8A88"}
	name := "light"
	if dark {
		ink, name = assets.Palette{Body: "#17191D", Outline: "#E8E6E3", Detail: "#A8A6A3"}, "dark"
	}
	data, ok := assets.Piece(p.set, string(kind), ink)
	if !ok {
		return nil
	}
	return fyne.NewStaticResource(p.set+"-figurine-"+name+"-"+string(kind)+".svg", data)
}
