package index

// sizeBits is the number of bits for the size of a game in a spot. The scanners of games
// end a file with a game of half that size.
const sizeBits = 26

// spotOf returns a number for the offset of a game in its file and its size, in bytes. It
// saves a third of the memory for both. An offset has 38 bits; files are limited to 34. A
// size that is too large becomes the largest, so that the game is not found there and is
// looked for by its number.
func spotOf(offset int64, size int) uint64 {
	return uint64(offset)<<sizeBits | uint64(min(size, 1<<sizeBits-1))
}

// placeOf returns the offset and the size of a game.
func placeOf(spot uint64) (offset int64, size int) {
	return int64(spot >> sizeBits), sizeOf(spot)
}

// sizeOf returns the size of a game.
func sizeOf(spot uint64) int { return int(spot & (1<<sizeBits - 1)) }
