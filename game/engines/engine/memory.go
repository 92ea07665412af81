package engine

// A memory is what searches have learnt about moves. The next search of a game goes on with
// it. It belongs to a table, but each thread beyond the first has its own.
type memory struct {
	history  [2][4096]int32        // by side, and by the squares of a move
	answered [labels][labels]int16 // how well a move did after another
}
