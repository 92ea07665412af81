package desk

import (
	"testing"

	"passedpawn/game/phrase"
)

// TestDefaultAnswer asks questions with and without an answer that loses nothing.
func TestDefaultAnswer(t *testing.T) {
	q := &questions{}
	for _, tt := range []struct {
		answers []answer
		want    int
	}{
		{[]answer{{phrase.Say("window.replace"), nil, false}}, 0},
		{[]answer{{phrase.Say("window.dont-save"), nil, false}, {phrase.Say("common.save"), nil, true}}, 2},
	} {
		if a := q.ask(phrase.Phrase{}, phrase.Phrase{}, tt.answers...); a.Default != tt.want {
			t.Errorf("%v: the default is %d, want %d", a.Answers, a.Default, tt.want)
		}
	}
}
