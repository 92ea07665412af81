package shogi

import (
	"regexp"

	"passedpawn/game/shogiboard"
)

// western is the form of books: the kind, its origin as far as it is told, what it
// does, the square with a letter or a digit for the rank, and whether it promotes.
var western = regexp.MustCompile(`^(\+?[PLNSGBRK]|[DHT])([1-9][1-9a-i])?([-x*@':]?)([1-9][1-9a-i])(\+|=)?$`)

// readWestern reads "P-7f", "P76", "G6g-5h", "Bx3c+", "S*5e" and "S@5e". Dragon, horse
// and tokin may have letters of their own.
func readWestern(_ *position, text string) (wanted, bool) {
	w := anything()
	f := western.FindStringSubmatch(text)
	if f == nil {
		return w, false
	}
	switch name := f[1]; name {
	case "D":
		w.kind = shogiboard.Dragon
	case "H":
		w.kind = shogiboard.Horse
	case "T":
		w.kind = shogiboard.PromotedPawn
	default:
		w.kind, _ = letter(name[len(name)-1])
		if len(name) > 1 && !w.kind.MayPromote() {
			return w, false
		} else if len(name) > 1 {
			w.kind = w.kind.Promoted()
		}
	}
	if f[2] != "" {
		w.from, _ = anySquare(f[2])
	}
	w.to, _ = anySquare(f[4])
	switch f[3] {
	case "*", "@", "'":
		w.drop = yes
	default:
		w.drop = no
	}
	switch f[5] {
	case "+":
		w.promotes = yes
	case "=":
		w.promotes = no
	}
	return w, w.drop != yes || w.from == shogiboard.None && f[5] == ""
}

// anySquare is a square whose rank is a letter or a digit.
func anySquare(text string) (shogiboard.Square, bool) {
	if s, ok := shogiboard.ParseSquare(text); ok {
		return s, true
	}
	return digits(text)
}
