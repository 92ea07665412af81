package phrase

import "testing"

// TestAloud says words that are written small, at the start of sentences and inside them.
func TestAloud(t *testing.T) {
	move := Decimal(1)
	how := func(w Word) Word {
		if w == Word(move) {
			return Leading(Say("i%v", Leading(Say("-move"))))
		}
		return w
	}
	for want, p := range map[string]Phrase{
		"I-move is right.":                    Say("%v is right.", move),
		"No. I-move is right.":                Say("%v %v", Say("No."), Say("%v is right.", move)),
		"Is it i-move? (I-move!) “I-move.”":   Say("Is it %v? (%v!) “%v.”", move, move, move),
		"Hint: i-move.":                       Say("Hint: %v.", move),
		"i-move":                              Say("%v", move),
		"i-move  2 votes":                     Say("%v  2 votes", move),
		"It goes on:\ni-move, i-move":         Say("It goes on:\n%v, %v", move, move),
		"I-move":                              Capital(Say("%v", move)),
		"¿I-move? I-move, and then… I-move…":  Say("¿%v? %v, and then… %v…", move, move, move),
		"A number, such as 2. i-move, i-move": Say("A number, such as %v, %v", Leading(Say("%s %v", "2.", Leading(Say("i-move")))), move),
	} {
		if got := English().Aloud(p, how); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if got := Say("%v is right.", Leading(Say("i-move"))).String(); got != "i-move is right." {
		t.Errorf("what is drawn changes: %q", got)
	}
	l, err := NewLanguage(nil, "tr")
	if err != nil {
		t.Fatal(err)
	}
	if got := l.Aloud(Say("%v.", move), how); got != "İ-move." {
		t.Errorf("in Turkish it is %q", got)
	}
}
