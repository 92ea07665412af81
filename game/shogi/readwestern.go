package shogi

import (
	"regexp"

	"passedpawn/game/shogi/shogiboard"
)

// western matches the notation of books: the kind, as much of its origin as is given, a
// sign for what the piece does, the square with a letter or a digit for the rank, and
// whether the piece promotes.
var western = regexp.MustCompile(`^(\+?[PLNSGBRK]|[DHT])([1-9][1-9a-i])?([-x*@':]?)([1-9][1-9a-i])(\+|=)?$`)

// readWestern reads "P-7f", "P76", "G6g-5h", "Bx3c+", "S*5e" and "S@5e". A dragon, a
// horse and a tokin may have separate letters.
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

// anySquare reads a square whose rank is a letter or a digit.
func anySquare(text string) (shogiboard.Square, bool) {
	if s, ok := shogiboard.ParseSquare(text); ok {
		return s, true
	}
	return digits(text)
}
