package index

import "passedpawn/game/chess/bitboard"

// A shape is a hash of where the pawns of a position are, 0 for none. A game has few of
// them, and late ones hardly any other game has: they say in which games to look for a
// position.
type shape uint32

// shapeOf returns the shape of pawns. It mixes their squares as SplitMix64 does (Steele,
// Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
func shapeOf(white, black bitboard.Bitboard) shape {
	h := uint64(white)*0x9e3779b97f4a7c15 ^ uint64(black)
	h = (h ^ h>>30) * 0xbf58476d1ce4e5b9
	h = (h ^ h>>27) * 0x94d049bb133111eb
	return shape(max(1, h>>32))
}

// hintOf returns the part of a key by which a rare position is found.
func hintOf(key uint64) uint32 { return uint32(key >> 32) }
