package dialogs

import "slices"

// A Deed is an answer to a question, and what it does.
type Deed struct {
	Text    string
	Do      func()
	Default bool // it loses nothing, and is the default
}

// Choose asks a question with several answers. The first one is the answer of Esc, and the
// default if no other is.
func (h *Host) Choose(title, text string, answers ...Deed) *Question {
	var deeds []deed
	for _, a := range answers {
		deeds = append(deeds, deed{a.Text, a.Do})
	}
	s := h.question(title, text, max(0, slices.IndexFunc(answers, func(a Deed) bool { return a.Default })), deeds...)
	s.left = answers[0].Do
	return &Question{h, s}
}

// A Question is a question that was asked. A nil Question was never asked.
type Question struct {
	host  *Host
	sheet *sheet
}

// Open reports whether the question still waits for an answer.
func (q *Question) Open() bool { return q != nil && slices.Contains(q.host.open, opened(q.sheet)) }

// Close closes the question without an answer.
func (q *Question) Close() {
	if q.Open() {
		q.sheet.Dismiss()
	}
}
