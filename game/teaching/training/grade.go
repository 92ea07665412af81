package training

import "time"

// A Grade is how well a card was remembered. It follows from the answer: nobody is asked for it.
type Grade uint8

// The grades, from the worst to the best.
const (
	Again Grade = iota
	Hard
	Good
	Easy
	// Suspend and Resume grade no answer. They are lines of the log: after Suspend a card no
	// longer comes, until Resume.
	Suspend
	Resume
)

var gradeNames = [...]string{"again", "hard", "good", "easy", "suspend", "resume"}

// String returns the grade as the log has it.
func (g Grade) String() string { return gradeNames[g] }

// Right reports whether the card was remembered.
func (g Grade) Right() bool { return g > Again && g <= Easy }

// A Try is how a person found the move of a card.
type Try struct {
	Wrong bool // another move was tried first
	Hints int  // 1 if the piece was shown, 2 if the move was
	Took  time.Duration
}

// Grade returns the grade of a try by a person who usually takes a time for a right answer,
// 0 if that is not known.
func (t Try) Grade(usual time.Duration) Grade {
	switch {
	case t.Wrong || t.Hints > 1:
		return Again
	case t.Hints == 1 || usual > 0 && t.Took > 2*usual:
		return Hard
	case usual > 0 && t.Took < usual/2:
		return Easy
	}
	return Good
}
