package phrase

import (
	"strings"
	"unicode/utf8"
)

// Aloud returns a phrase as it is said: with what how returns for each of its words. A word of
// Leading has a capital letter where it begins a sentence.
func (l *Language) Aloud(p Phrase, how func(Word) Word) string {
	speaking := *l
	speaking.aloud = how
	return l.begin(p.In(&speaking))
}

// said returns what is said for a word.
func (l *Language) said(w Word) Word {
	if l.aloud == nil {
		return w
	}
	return l.aloud(w)
}

// Leading returns a word that can begin a sentence which is said, although it is written small
// elsewhere.
func Leading(w Word) Word { return leading{w} }

type leading struct{ Word }

// lead stands before a word of Leading until its sentence is known.
const lead = "\uE000"

// In implements Word.
func (w leading) In(l *Language) string {
	if l.aloud == nil {
		return w.Word.In(l)
	}
	return lead + strings.ReplaceAll(w.Word.In(l), lead, "")
}

// begin gives a capital letter to what leads a sentence. What is not a sentence, such as a row of
// a list, begins as it is.
func (l *Language) begin(text string) string {
	parts := strings.Split(text, lead)
	said := parts[0]
	for _, part := range parts[1:] {
		if before := strings.TrimRight(said, " \n"+opening); before == "" && ended(text) || ended(before) {
			part = l.Capital(part)
		}
		said += part
	}
	return said
}

// Signs that can be before the first letter of a sentence, and after its last one.
const (
	opening = `"'“„«‚‘(¿¡`
	closing = `"'”“»’)`
)

// ended reports whether a text ends as a sentence does.
func ended(text string) bool {
	last, _ := utf8.DecodeLastRuneInString(strings.TrimRight(text, " \n"+closing))
	return strings.ContainsRune(".!?…", last)
}
