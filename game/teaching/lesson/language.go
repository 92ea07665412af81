package lesson

import (
	"slices"
	"strconv"

	"passedpawn/game/phrase"
)

// In returns the lesson with its texts in a language. The English texts are in the
// lesson's file. A translation has an identifier such as "lesson.rook.title", or
// "lesson.rook.2.ask" for the task of the second step.
func (l Lesson) In(said *phrase.Language) Lesson {
	say := func(text *string, name string) {
		id := "lesson." + l.ID + "." + name
		if other := said.Text(id); other != id {
			*text = other
		}
	}
	say(&l.Title, "title")
	l.Steps = slices.Clone(l.Steps)
	for i := range l.Steps {
		s, step := &l.Steps[i], strconv.Itoa(i+1)+"."
		say(&s.Text, step+"text")
		say(&s.Ask, step+"ask")
		say(&s.Hint, step+"hint")
		say(&s.Done, step+"done")
	}
	return l
}
