package export

import (
	"io"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/class"
	"passedpawn/ui/i18n"
	"passedpawn/ui/print/booklet"
)

// LetterSizes returns the sizes of letters on a worksheet from which a person chooses, in points.
func LetterSizes() []int { return []int{12, 18, 26} }

// ruled is how many lines a worksheet has for an answer. It is the same for all, because it would
// tell how long a solution is.
const ruled = 2

// Worksheet writes exercises as a PDF to be solved on paper, in letters of a size in points.
func (e *Exporter) Worksheet(out io.Writer, s class.Set, size int) error {
	c, err := e.booklet(s.Title, false)
	if err != nil {
		return err
	}
	w := booklet.Worksheet{Size: float64(size), SheetWords: booklet.SheetWords{
		Name: i18n.T("class.name"), Date: i18n.T("class.date"), Answers: i18n.T("class.answers"),
	}}
	for _, one := range s.Exercises {
		w.Tasks = append(w.Tasks, booklet.Task{
			Rules: one.Rules, Position: one.Line[0], Text: i18n.P(one.Task()), Answer: i18n.P(Answer(one)), Lines: ruled,
		})
	}
	return booklet.WriteWorksheet(out, c, w)
}

// Answer writes the solution of an exercise in the reader's language.
func Answer(e class.Exercise) phrase.Phrase {
	line, also := e.Solution()
	all := []phrase.Phrase{phrase.Say("%v", rules.Moves(line))}
	for _, m := range also {
		all = append(all, phrase.Say("%v", m))
	}
	return phrase.Join(" / ", all...)
}
