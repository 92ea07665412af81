package library

import (
	"encoding/json"
	"fmt"
	"strings"
	"unicode/utf8"

	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// An undoFile is a history as text.
type undoFile struct {
	At    int        `json:"at"`
	Steps []undoStep `json:"steps"`
}

// An undoStep is a step of a history. Its text is that of the step before it with some lines
// replaced.
type undoStep struct {
	What  said        `json:"what"`
	Path  record.Path `json:"path"`
	Start int         `json:"start"` // bytes in common at the start
	End   int         `json:"end"`   // and at the end
	Lines string      `json:"lines"` // what is between them
}

func (s undoStep) step(r *record.Record) record.Step {
	return record.Step{Record: r, Path: s.Path, What: s.What.phrase()}
}

// mostText is more text than the program writes for a history.
const mostText = 64 << 20

// writeUndo returns a history as text, and false if that cannot hold it.
func writeUndo(h record.History, texts []string) (data []byte, ok bool) {
	file, before := undoFile{At: h.At}, ""
	for i, s := range h.Steps {
		if !utf8.ValidString(texts[i]) {
			return nil, false
		}
		start, end := common(before, texts[i])
		file.Steps = append(file.Steps, undoStep{saidOf(s.What), s.Path, start, end, texts[i][start : len(texts[i])-end]})
		before = texts[i]
	}
	data, err := json.Marshal(file)
	return data, err == nil
}

// readUndo reads a history, and the texts of its steps. There are none if it is damaged.
func readUndo(data []byte) (file undoFile, texts []string) {
	if json.Unmarshal(data, &file) != nil {
		return file, nil
	}
	before, total := "", 0
	for _, s := range file.Steps {
		if s.Start < 0 || s.End < 0 || s.Start > len(before) || s.End > len(before)-s.Start || total > mostText {
			return file, nil
		}
		before = before[:s.Start] + s.Lines + before[len(before)-s.End:]
		texts, total = append(texts, before), total+len(before)
	}
	return file, texts
}

// common returns how many bytes two texts have in common at their start and end, in whole
// lines.
func common(a, b string) (start, end int) {
	for start < min(len(a), len(b)) && a[start] == b[start] {
		start++
	}
	start = strings.LastIndexByte(a[:start], '\n') + 1
	a, b = a[start:], b[start:]
	for end < min(len(a), len(b)) && a[len(a)-1-end] == b[len(b)-1-end] {
		end++
	}
	_, whole, _ := strings.Cut(a[len(a)-end:], "\n")
	return start, len(whole)
}

// said is a phrase as text. Its words are texts, numbers, moves and phrases.
type said struct {
	Form  string `json:"form"`
	Words []word `json:"words,omitempty"`
}

type word struct {
	Text   string     `json:"text,omitempty"`
	Number *int       `json:"number,omitempty"`
	Move   *rules.SAN `json:"move,omitempty"`
	Said   *said      `json:"said,omitempty"`
}

func saidOf(p phrase.Phrase) said {
	s := said{Form: p.Form}
	for _, w := range p.Words {
		switch w := w.(type) {
		case int:
			s.Words = append(s.Words, word{Number: &w})
		case rules.SAN:
			s.Words = append(s.Words, word{Move: &w})
		case phrase.Phrase:
			of := saidOf(w)
			s.Words = append(s.Words, word{Said: &of})
		default:
			s.Words = append(s.Words, word{Text: fmt.Sprint(w)})
		}
	}
	return s
}

func (s said) phrase() phrase.Phrase {
	p := phrase.Phrase{Form: s.Form}
	for _, w := range s.Words {
		switch {
		case w.Number != nil:
			p.Words = append(p.Words, *w.Number)
		case w.Move != nil:
			p.Words = append(p.Words, *w.Move)
		case w.Said != nil:
			p.Words = append(p.Words, w.Said.phrase())
		default:
			p.Words = append(p.Words, w.Text)
		}
	}
	return p
}
