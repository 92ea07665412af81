package record

import (
	"fmt"
	"strings"
)

// The most that a game may contain. Games that people and programs write stay far below:
// no game of chess has more than 17,697 plies. Whatever exceeds the bounds stays in the
// record as text. The bounds keep a file that is not a game from using up memory and time.
const (
	LongestLine  = 20_000  // plies from the start
	MostDrawings = 250     // arrows and circles of a move
	mostNotes    = 5_000   // annotations of a move, and variations on it
	mostParts    = 200_000 // moves and annotations

	// mostReach is the highest sum of the distances of all variations from the start, in
	// plies. A window keeps the path to each variation.
	mostReach = 5_000_000
)

// Noted counts what is attached to a move: annotations, with the commands in them, and
// arrows and circles.
type Noted struct{ notes, drawings int }

// Bounds counts the parts of a game while it is read. Its methods say which bound is
// exceeded, "" if none is.
type Bounds struct{ parts, reach int }

// Move counts a move, by its number of plies from the start.
func (b *Bounds) Move(ply int) string {
	if ply > LongestLine {
		return fmt.Sprintf("a line is longer than %d plies", LongestLine)
	}
	return b.part(1)
}

// Note counts an annotation of a move that has the annotations in move already. A NAG or a
// sign has no text.
func (b *Bounds) Note(move *Noted, text string) string {
	n := move.notes
	move.note(text)
	switch {
	case move.drawings > MostDrawings:
		return fmt.Sprintf("a move has more than %d arrows and circles", MostDrawings)
	case move.notes > mostNotes:
		return fmt.Sprintf("a move has more than %d annotations", mostNotes)
	}
	return b.part(move.notes - n)
}

// Variation counts a variation on a move, by the number of plies before that move.
func (b *Bounds) Variation(move *Noted, ply int) string {
	if b.reach += ply; b.reach > mostReach {
		return "the game has too many variations far from its start"
	}
	return b.Note(move, "")
}

func (b *Bounds) part(n int) string {
	if b.parts += n; b.parts > mostParts {
		return fmt.Sprintf("the game has more than %d moves and annotations", mostParts)
	}
	return ""
}

// note counts an annotation.
func (n *Noted) note(comment string) {
	n.notes++
	for {
		i := strings.IndexByte(comment, '[')
		if i < 0 {
			return
		}
		if comment = comment[i+1:]; !strings.HasPrefix(comment, "%") {
			continue
		}
		if i = strings.IndexByte(comment, ']'); i < 0 {
			return
		}
		n.notes++
		n.drawings += drawings(comment[1:i])
		comment = comment[i+1:]
	}
}

// drawings returns how many arrows or circles a command adds. In a file, its line may end after
// the name.
func drawings(command string) int {
	if len(command) < 3 || command[0] != 'c' || command[1:3] != "al" && command[1:3] != "sl" ||
		len(command) > 3 && !strings.ContainsRune(" \n\r", rune(command[3])) {
		return 0
	}
	return 1 + strings.Count(command, ",")
}
