package player

import (
	"time"

	"passedpawn/game/rules"
)

// A Thought is the progress of a program with a position.
type Thought struct {
	Game     *Game // the game it belongs to, set by Question.Tell
	Position rules.Position
	Rank     int           // 1 for the best line, 2 for the next
	Depth    int           // plies
	SelDepth int           // plies of the longest line examined at this depth, 0 if it is not reported
	Score    int           // centipawns for the side to move
	Mate     int           // moves to mate, negative for being mated, 0 for no mate
	Nodes    int           // positions examined, by all threads, 0 if it is not reported
	Time     time.Duration // since the search began, 0 if it is not reported
	Speed    int           // positions examined per second, 0 if it is not reported
	Threads  int           // that search, 0 if it is not reported
	HashFull int           // thousandths of the hash table in use, 0 if it is not reported
	Line     []rules.Move  // the best line, beginning with the move itself
	// Proved means that the result is certain: the mate if there is one, otherwise a draw if
	// Score is 0, and a win of the side that is better if it is not.
	Proved bool
}

// Decided is the least score, in centipawns, of a win that is certain although nobody has
// counted the moves to mate. No side is likelier to win than one that is so far ahead.
const Decided = 1000

// Spent returns the thought with the positions examined so far and the time that took,
// and the speed that follows from them. Times below a millisecond say nothing of the
// speed.
func (t Thought) Spent(nodes int, took time.Duration) Thought {
	t.Nodes, t.Time, t.Speed = nodes, took, 0
	if took >= time.Millisecond {
		t.Speed = int(float64(nodes) / took.Seconds())
	}
	return t
}
