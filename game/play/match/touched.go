package match

import (
	"slices"
	"strings"

	"passedpawn/game/rules"
)

// touchedCommand is the command in the notes for the pieces that were touched after a
// move, as in [%touched a2 a7 a7-a8], where the pawn was released on a8. It is this
// program's. A touch binds a person also after the program was closed. The move made
// removes it.
const touchedCommand = "touched"

// String returns the touches as a command's value, "" for none.
func (t touches) String() string {
	var words []string
	for _, s := range t.touched {
		words = append(words, s.String())
	}
	if t.arrived {
		words = append(words, t.from.String()+"-"+t.to.String())
	}
	return strings.Join(words, " ")
}

// touches returns the touches that the record has for the person to move. It leaves out
// what does not fit the position, because a record can be edited elsewhere.
func (l *Line) touches() (t touches) {
	p := l.position()
	for _, word := range strings.Fields(l.last().Command(touchedCommand)) {
		name, target, arrived := strings.Cut(word, "-")
		s, err := rules.ParseSquare(name)
		if _, there := p.At(s); err != nil || !there {
			continue
		}
		if !slices.Contains(t.touched, s) {
			t.touched = append(t.touched, s)
		}
		if to, err := rules.ParseSquare(target); arrived && err == nil && len(rules.Choices(p, rules.On(s), to)) > 1 {
			t.from, t.to, t.arrived = s, to, true
		}
	}
	return t
}

// release removes the touches from the record when they no longer bind.
func (l *Line) release() {
	if last := l.last(); last.Command(touchedCommand) != "" {
		last.Set(touchedCommand, "")
	}
}
