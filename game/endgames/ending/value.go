package ending

// A Value is what a position is worth to the side to move with best play by both, as the
// tables hold it. Counters and repetitions are ignored.
type Value uint8

// The values besides the distances. What has no position may have any value.
const (
	Drawn   Value = 0
	Mated   Value = 1
	NoValue Value = 255
)

// Won reports whether the side to move mates.
func (v Value) Won() bool { return v != 0 && v&1 == 0 }

// Lost reports whether the side to move is mated.
func (v Value) Lost() bool { return v&1 == 1 && v != NoValue }

// Plies returns the number of plies to mate, 0 for a draw.
func (v Value) Plies() int { return max(int(v)-1, 0) }
