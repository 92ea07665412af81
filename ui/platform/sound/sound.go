// Package sound generates the sounds of a game from sines and noise: the knock of a piece
// on wood, and bells. Voices that count come from assets. It does not play them.
package sound

// A Sound is one of the sounds of a game.
type Sound int

// The sounds and the events that they stand for.
const (
	Move    Sound = iota // a piece is put down
	Capture              // a piece captures another
	Check                // a move gives check
	End                  // the game has ended
	Hurry                // little time is left
	Ten                  // ten seconds are left
	Tick                 // one of the seconds between ten and five
	Five                 // five seconds are left, and so on
	Four
	Three
	Two
	One
	spoken // the first word of the first voice
)

// All contains all sounds but the spoken ones.
var All = [...]Sound{Move, Capture, Check, End, Hurry, Ten, Tick, Five, Four, Three, Two, One}

// Countdown returns the sound for a number of seconds left, from 10. Each of the last
// five has its own tone, higher than the one before, so that they can be told apart
// without looking at the clock.
func Countdown(left int) Sound {
	switch {
	case left >= 10:
		return Ten
	case left > 5:
		return Tick
	}
	return One - Sound(max(left, 1)-1)
}

// rising contains the tones of the last five seconds, from a pentatonic scale, in Hz.
var rising = [...]float64{523.25, 587.33, 659.26, 783.99, 1046.50}

// Rate is the number of samples per second.
const Rate = 44_100

// Samples returns the sound as signed samples of one channel.
func (s Sound) Samples() []int16 {
	var t track
	switch s {
	default:
		t.say(int(s - spoken))
	case Move:
		t.knock(0, 420, 0.50)
	case Capture:
		t.knock(0, 330, 0.55)
		t.knock(0.05, 500, 0.35)
	case Check:
		t.knock(0, 420, 0.45)
		t.bell(0.03, 988, 0.16, 0.18)
	case End:
		for i, pitch := range []float64{523.25, 659.26, 783.99} {
			t.bell(0.11*float64(i), pitch, 0.45, 0.16)
		}
	case Hurry:
		t.knock(0, 900, 0.30)
		t.knock(0.14, 900, 0.30)
	case Ten:
		t.bell(0, 392, 0.14, 0.20)
		t.bell(0.16, 392, 0.14, 0.20)
	case Tick:
		t.knock(0, 1300, 0.25)
	case Five, Four, Three, Two:
		t.knock(0, 1300, 0.20)
		t.bell(0.01, rising[s-Five], 0.10, 0.18)
	case One:
		t.bell(0, rising[s-Five], 0.30, 0.22)
	}
	return t.samples()
}
