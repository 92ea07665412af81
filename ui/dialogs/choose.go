package dialogs

import (
	"slices"

	"fyne.io/fyne/v2/dialog"
)

// A Deed is an answer and what it leads to.
type Deed struct {
	Text string
	Do   func()
}

// Choose puts a question with several answers, the last of which is the one to
// press next.
func (h *Host) Choose(title, text string, answers ...Deed) *Question {
	var deeds []deed
	for _, a := range answers {
		deeds = append(deeds, deed{a.Text, a.Do})
	}
	h.question(title, text, deeds...)
	return &Question{h, h.open[len(h.open)-1]}
}

// A Question is one that was put. A nil Question was never put.
type Question struct {
	host   *Host
	dialog dialog.Dialog
}

// Open reports whether the question still waits for an answer.
func (q *Question) Open() bool { return q != nil && slices.Contains(q.host.open, q.dialog) }

// Close takes the question back.
func (q *Question) Close() {
	if q.Open() {
		q.dialog.Hide()
	}
}
