package rules

import "strings"

// A Family is the games that one bundled engine plays, at the same levels.
type Family string

// The families.
const (
	ChessFamily   Family = "chess"
	ShogiFamily   Family = "shogi"
	VariantFamily Family = "variants" // any game whose pieces are data
)

// FamilyOf returns the family of a game by its ID.
func FamilyOf(id string) Family {
	switch first, _, _ := strings.Cut(id, "-"); {
	case Chess(id):
		return ChessFamily
	case first == "shogi":
		return ShogiFamily
	}
	return VariantFamily
}
